"""Discord's documented limits on what a bot sends, as the breaches a body has.

Knows no message that stands already; permissions and states are rest's.
"""

import re
from collections.abc import Iterable, Iterator

from tests.kit.discordd.errors import Breach
from tests.kit.discordd.things import JsonObject, embed_texts

COMPONENTS_V2 = 1 << 15
ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (STRING_SELECT, 5, 6, 7, 8)
TEXT_DISPLAY, LABEL = 10, 18
LINK_STYLE = 5
SUBCOMMAND, GROUP = 1, 2
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")


def message_breaches(body: JsonObject) -> Iterator[Breach]:
    """What Discord would refuse in a message, an edit or a callback's message."""
    yield from _length(body, "content", "", most=2000)
    yield from _length(body, "nonce", "", most=25)
    if (body.get("flags") or 0) & COMPONENTS_V2:
        yield Breach(path="flags", code="NOT_MODELLED", message="discordd knows no components v2")
    embeds = body.get("embeds") or []
    yield from _count(embeds, "embeds", most=10)
    for place, embed in enumerate(embeds):
        yield from _embed_breaches(embed, f"embeds.{place}")
    if sum(map(len, embed_texts(embeds))) > 6000:
        yield Breach(
            path="embeds",
            code="MAX_EMBED_SIZE_EXCEEDED",
            message="Embed size exceeds maximum size of 6000",
        )
    yield from _component_breaches(body.get("components") or [])


def _embed_breaches(embed: JsonObject, path: str) -> Iterator[Breach]:
    yield from _length(embed, "title", path, most=256)
    yield from _length(embed, "description", path, most=4096)
    yield from _length(embed.get("footer") or {}, "text", f"{path}.footer", most=2048)
    yield from _length(embed.get("author") or {}, "name", f"{path}.author", most=256)
    yield from _range(embed.get("color"), f"{path}.color", most=0xFFFFFF)
    entries = embed.get("fields") or []
    yield from _count(entries, f"{path}.fields", most=25)
    for place, entry in enumerate(entries):
        here = f"{path}.fields.{place}"
        yield from _length(entry, "name", here, most=256, least=1)
        yield from _length(entry, "value", here, most=1024, least=1)


def _component_breaches(rows: list[JsonObject]) -> Iterator[Breach]:
    yield from _count(rows, "components", most=5)
    seen: set[str] = set()
    for place, row in enumerate(rows):
        path = f"components.{place}"
        if row.get("type") != ROW:
            yield Breach(path=f"{path}.type", code="UNION_TYPE_CHOICES", message="Value of field must be one of (1,).")
            continue
        parts = row.get("components") or []
        yield from _count(parts, f"{path}.components", most=5, least=1)
        if len(parts) > 1 and any(part.get("type") in SELECTS for part in parts):
            yield Breach(
                path=f"{path}.components",
                code="COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                message="Component width exceeds row",
            )
        for inner, part in enumerate(parts):
            yield from _part_breaches(part, f"{path}.components.{inner}", seen)


def _part_breaches(part: JsonObject, path: str, seen: set[str]) -> Iterator[Breach]:
    custom_id = part.get("custom_id")
    if custom_id is not None and custom_id in seen:
        yield Breach(
            path=f"{path}.custom_id",
            code="COMPONENT_CUSTOM_ID_DUPLICATED",
            message="Component custom id cannot be duplicated",
        )
    seen.add(custom_id or "")
    if part.get("type") == BUTTON:
        yield from _button_breaches(part, path)
    elif part.get("type") in SELECTS:
        yield from _select_breaches(part, path)
    else:
        yield Breach(path=f"{path}.type", code="UNION_TYPE_CHOICES", message="Value of field must be a component.")


def _button_breaches(button: JsonObject, path: str) -> Iterator[Breach]:
    yield from _length(button, "label", path, most=80)
    yield from _range(button.get("style"), f"{path}.style", most=6, least=1)
    if not button.get("label") and not button.get("emoji"):
        yield Breach(path=path, code="BUTTON_COMPONENT_LABEL_OR_EMOJI", message="A label or emoji is required")
    if button.get("style") != LINK_STYLE:
        yield from _length(button, "custom_id", path, most=100, least=1)
        return
    yield from _length(button, "url", path, most=512, least=1)
    if button.get("custom_id"):
        yield Breach(
            path=f"{path}.custom_id",
            code="BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            message="A custom id and url cannot both be specified",
        )


def _select_breaches(select: JsonObject, path: str) -> Iterator[Breach]:
    yield from _length(select, "custom_id", path, most=100, least=1)
    yield from _length(select, "placeholder", path, most=150)
    yield from _range(select.get("min_values"), f"{path}.min_values", most=25)
    yield from _range(select.get("max_values"), f"{path}.max_values", most=25, least=1)
    if select.get("type") != STRING_SELECT:
        return
    options = select.get("options") or []
    yield from _count(options, f"{path}.options", most=25, least=1)
    for place, option in enumerate(options):
        here = f"{path}.options.{place}"
        yield from _length(option, "label", here, most=100, least=1)
        yield from _length(option, "value", here, most=100, least=1)
        yield from _length(option, "description", here, most=100)
    values = [option.get("value") for option in options]
    if len(set(values)) < len(values):
        yield Breach(
            path=f"{path}.options",
            code="SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            message="The specified option value is already used",
        )
    if (select.get("max_values") or 1) > len(options):
        yield Breach(
            path=f"{path}.max_values",
            code="SELECT_COMPONENT_MAX_VALUES",
            message="Must not be greater than the number of options",
        )


def modal_breaches(body: JsonObject) -> Iterator[Breach]:
    """What Discord would refuse in a form."""
    yield from _length(body, "custom_id", "", most=100, least=1)
    yield from _length(body, "title", "", most=45, least=1)
    parts = body.get("components") or []
    # Five inputs, by the prose; texts between them are not counted.
    yield from _count([part for part in parts if part.get("type") != TEXT_DISPLAY], "components", most=5, least=1)
    seen: set[str] = set()
    for place, outer in enumerate(parts):
        path = f"components.{place}"
        if outer.get("type") == LABEL:
            yield from _length(outer, "label", path, most=45, least=1)
            yield from _length(outer, "description", path, most=100)
            yield from _input_breaches(outer.get("component") or {}, f"{path}.component", seen)
            continue
        for inner, part in enumerate(outer.get("components") or []):
            yield from _length(part, "label", f"{path}.components.{inner}", most=45, least=1)
            yield from _input_breaches(part, f"{path}.components.{inner}", seen)


def _input_breaches(part: JsonObject, path: str, seen: set[str]) -> Iterator[Breach]:
    custom_id = part.get("custom_id") or ""
    if custom_id in seen:
        yield Breach(
            path=f"{path}.custom_id",
            code="COMPONENT_CUSTOM_ID_DUPLICATED",
            message="Component custom id cannot be duplicated",
        )
    seen.add(custom_id)
    if part.get("type") in SELECTS:
        yield from _select_breaches(part, path)
        return
    yield from _length(part, "custom_id", path, most=100, least=1)
    yield from _length(part, "placeholder", path, most=100)
    yield from _length(part, "value", path, most=4000)
    yield from _range(part.get("min_length"), f"{path}.min_length", most=4000)
    yield from _range(part.get("max_length"), f"{path}.max_length", most=4000, least=1)


def choices_breaches(body: JsonObject) -> Iterator[Breach]:
    """What Discord would refuse among the choices offered while someone types."""
    choices = body.get("choices") or []
    yield from _count(choices, "choices", most=25)
    for place, choice in enumerate(choices):
        yield from _choice_breaches(choice, f"choices.{place}")


def _choice_breaches(choice: JsonObject, path: str) -> Iterator[Breach]:
    yield from _length(choice, "name", path, most=100, least=1)
    for locale, name in (choice.get("name_localizations") or {}).items():
        yield from _length({locale: name}, locale, f"{path}.name_localizations", most=100, least=1)
    if isinstance(choice.get("value"), str):
        yield from _length(choice, "value", path, most=100)


def thread_breaches(body: JsonObject) -> Iterator[Breach]:
    """What Discord would refuse in a new thread."""
    yield from _length(body, "name", "", most=100, least=1)
    if body.get("auto_archive_duration") not in (None, 60, 1440, 4320, 10080):
        yield Breach(path="auto_archive_duration", code="BASE_TYPE_CHOICES", message="Must be 60, 1440, 4320 or 10080")


def command_breaches(commands: list[JsonObject]) -> Iterator[Breach]:
    """What Discord would refuse in a whole list of commands."""
    yield from _count([command for command in commands if command.get("type", 1) == 1], "commands", most=100)
    yield from _names_once(commands, "commands")
    for place, command in enumerate(commands):
        if command.get("type", 1) != 1:
            yield from _length(command, "name", str(place), most=32, least=1)
            continue
        yield from _option_breaches(command, str(place))
        if _weight(command) > 8000:
            yield Breach(
                path=str(place),
                code="APPLICATION_COMMAND_TOO_LARGE",
                message="Command exceeds maximum size (8000)",
            )


def _option_breaches(option: JsonObject, path: str) -> Iterator[Breach]:
    names = {"name": option.get("name"), **(option.get("name_localizations") or {})}
    for locale, name in names.items():
        if not COMMAND_NAME.fullmatch(name or "") or name != name.lower():
            yield Breach(
                path=f"{path}.{locale}", code="APPLICATION_COMMAND_INVALID_NAME", message="Command name is invalid"
            )
    yield from _length(option, "description", path, most=100, least=1)
    for locale, text in (option.get("description_localizations") or {}).items():
        yield from _length({locale: text}, locale, f"{path}.description_localizations", most=100, least=1)
    choices = option.get("choices") or []
    yield from _count(choices, f"{path}.choices", most=25)
    for place, choice in enumerate(choices):
        yield from _choice_breaches(choice, f"{path}.choices.{place}")
    inner = option.get("options") or []
    yield from _count(inner, f"{path}.options", most=25)
    yield from _names_once(inner, f"{path}.options")
    if [bool(each.get("required")) for each in inner] != sorted((bool(e.get("required")) for e in inner), reverse=True):
        yield Breach(
            path=f"{path}.options",
            code="APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            message="Required options must be placed before non-required options",
        )
    for place, each in enumerate(inner):
        yield from _option_breaches(each, f"{path}.options.{place}")


def _weight(option: JsonObject) -> int:
    """Characters of names, descriptions and values, the longest language of each."""
    names = [option.get("name") or "", *(option.get("name_localizations") or {}).values()]
    texts = [option.get("description") or "", *(option.get("description_localizations") or {}).values()]
    values = [str(choice.get("value", "")) for choice in option.get("choices") or []]
    inner = sum(map(_weight, [*(option.get("options") or []), *(option.get("choices") or [])]))
    return max(map(len, names)) + max(map(len, texts)) + sum(map(len, values)) + inner


def _names_once(options: list[JsonObject], path: str) -> Iterator[Breach]:
    names = [(option.get("name"), option.get("type", 1) if path == "commands" else 0) for option in options]
    if len(set(names)) < len(names):
        yield Breach(path=path, code="APPLICATION_COMMANDS_DUPLICATE_NAME", message="Names must be unique")


def _length(body: JsonObject, key: str, path: str, *, most: int, least: int = 0) -> Iterator[Breach]:
    where = f"{path}.{key}" if path else key
    text = body.get(key)
    if text is None or not str(text).strip():
        if least:
            yield Breach(path=where, code="BASE_TYPE_REQUIRED", message="This field is required")
        return
    if len(str(text)) > most:
        yield Breach(path=where, code="BASE_TYPE_MAX_LENGTH", message=f"Must be {most} or fewer in length.")


def _count(items: Iterable[object], path: str, *, most: int, least: int = 0) -> Iterator[Breach]:
    count = len(list(items))
    if not least <= count <= most:
        yield Breach(path=path, code="BASE_TYPE_BAD_LENGTH", message=f"Must be between {least} and {most} in length.")


def _range(number: int | None, path: str, *, most: int, least: int = 0) -> Iterator[Breach]:
    if number is not None and not least <= number <= most:
        yield Breach(path=path, code="NUMBER_TYPE_RANGE", message=f"int value should be {least} to {most}.")
