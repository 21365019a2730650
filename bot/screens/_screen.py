"""A message as plain values, before Discord. Knows rows, buttons and fields, not the library's classes for them."""

from dataclasses import dataclass
from enum import StrEnum


class Style(StrEnum):
    """The four colours a button can have."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """A press that comes back as `tutto:<verb>:<game>:<seq>[:<arg>]`; its label has at most 16 characters."""

    verb: str
    label: str
    arg: str = ""
    emoji: str = ""
    style: Style = Style.SECONDARY
    disabled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A button that opens an address."""

    label: str
    url: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One line of a menu; `value` comes back, `label` and `description` are read (100 characters each at most)."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Menu:
    """A select that fills its row; what is picked comes back as a press of this verb with one value."""

    verb: str
    placeholder: str
    choices: tuple[Choice, ...]
    arg: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class People:
    """A select of anybody on the server, which Discord fills itself; who is picked comes back as a press."""

    verb: str
    placeholder: str
    arg: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One named part of an embed."""

    name: str
    value: str
    inline: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Embed:
    """The card of a message: title, text in Discord's markdown, fields; `colour` is 0xRRGGBB."""

    title: str = ""
    description: str = ""
    fields: tuple[Field, ...] = ()
    footer: str = ""
    colour: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Attachment:
    """A text file that comes with a message."""

    name: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Blank:
    """A line of a form to type in: label 45 characters at most, example 100; `value` stands in it at first."""

    label: str
    longest: int
    key: str = "typed"
    value: str = ""
    example: str = ""
    required: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick:
    """A menu of a form, 25 choices at most; where none is chosen at first, none need be picked."""

    label: str
    key: str
    choices: tuple[Choice, ...]
    placeholder: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """A window to fill in, with five parts at most; it comes back as a press of this verb. The title has 45 characters.

    The keys of its parts tell them apart in the answer.
    """

    title: str
    verb: str
    parts: tuple[Blank | Pick, ...]
    arg: str = ""
    game: str = "-"
    seq: int = 0


Row = tuple[Button | Link, ...] | tuple[Menu] | tuple[People]


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """A whole message. Only the users in `pings` are ever notified, whatever the text says.

    `game` and `seq` go into every button's custom_id; a screen that belongs to no game has "-" and 0.
    """

    content: str = ""
    embed: Embed | None = None
    rows: tuple[Row, ...] = ()
    pings: tuple[int, ...] = ()
    silent: bool = False
    file: Attachment | None = None
    game: str = "-"
    seq: int = 0
