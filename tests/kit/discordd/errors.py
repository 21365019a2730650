"""Discord's refusals, each with the status and code a client sees.

Knows no route and no rule.
"""

from dataclasses import dataclass

from tests.kit.discordd.things import JsonObject


@dataclass(frozen=True, slots=True, kw_only=True)
class Breach:
    """One broken limit: where in the body, and Discord's name for what is wrong."""

    path: str
    """Keys and places from the outside in, joined by dots."""
    code: str
    message: str


class ApiError(Exception):
    """An answer other than 2xx."""

    def __init__(self, status: int, code: int, message: str, breaches: tuple[Breach, ...] = ()) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status, self.code, self.message, self.breaches = status, code, message, breaches

    def json(self) -> JsonObject:
        body: JsonObject = {"message": self.message, "code": self.code}
        if not self.breaches:
            return body
        body["errors"] = {}
        for breach in self.breaches:
            place = body["errors"]
            for step in breach.path.split("."):
                place = place.setdefault(step, {})
            place.setdefault("_errors", []).append({"code": breach.code, "message": breach.message})
        return body


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def no_route() -> ApiError:
    return ApiError(404, 0, "404: Not Found")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    return ApiError(404, 10014, "Unknown Emoji")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    return ApiError(404, 10063, "Unknown application command")


def acknowledged_before() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def not_the_author() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")


def closed_dms() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def token_expired() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def invalid_form(breaches: tuple[Breach, ...]) -> ApiError:
    return ApiError(400, 50035, "Invalid Form Body", breaches)


def thread_archived() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def thread_locked() -> ApiError:
    return ApiError(400, 160005, "Thread is locked")


def thread_exists() -> ApiError:
    return ApiError(400, 160004, "A thread has already been created for this message")
