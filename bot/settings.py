"""What a host can set, by environment or `.env`, each bad name said at once. Knows nothing of what is done with it."""

from typing import Annotated, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from yarl import URL

from bot.advisor.place import CACHE_DIR

DISCORD_API = "https://discord.com/api/v10"
PREFIX = "TUTTO_"


class SettingsWrong(Exception):  # noqa: N818 — said to the host at start
    """One line for each setting that can't be used, by its name."""


class Settings(BaseSettings):
    """Every setting of `.env.example`."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=".env",
        env_file_encoding="utf-8",
        # As an example file leaves what is not set.
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
    )

    token: SecretStr | None = None
    database_url: str = "sqlite:///tutto.db"
    discord_api: str = DISCORD_API
    shards: Annotated[int, Field(ge=1)] | None = None
    cache_dir: str = CACHE_DIR
    tidy: bool = True
    computer_pace_s: Annotated[float, Field(ge=0, le=60, allow_inf_nan=False)] = 2.0
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @field_validator("discord_api")
    @classmethod
    def _is_an_http_address(cls, value: str) -> str:
        try:
            url = URL(value)
        except ValueError:
            url = URL()
        if url.scheme not in {"http", "https"} or not url.host:
            raise ValueError("must be an http or https address, such as " + DISCORD_API)
        return value.rstrip("/")

    @field_validator("database_url")
    @classmethod
    def _is_a_known_database(cls, value: str) -> str:
        if not value.startswith(("sqlite:///", "postgresql://")):
            raise ValueError("must begin with sqlite:/// or postgresql://")
        return value

    @field_validator("token")
    @classmethod
    def _is_one_line(cls, value: SecretStr | None) -> SecretStr | None:
        """An empty one is none; one with a line end in it can't stand in a request's header."""
        text = value.get_secret_value().strip() if value else ""
        if not text.isprintable():
            raise ValueError("must be one line without control characters")
        return value if text else None


def read_settings() -> Settings:
    """Read the environment and `.env`; raises `SettingsWrong` that names every bad one, without its value."""
    try:
        return Settings()
    except ValidationError as wrong:
        lines = [f"{PREFIX}{str(bad['loc'][0]).upper()}: {_reason(bad['msg'])}" for bad in wrong.errors()]
        raise SettingsWrong("\n".join(lines)) from None


def _reason(message: str) -> str:
    return message.removeprefix("Value error, ")
