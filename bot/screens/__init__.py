"""What people see, as plain values: state and language in, `Screen` out. Knows no Discord and no store."""

from bot.screens._screen import (
    Attachment,
    Blank,
    Button,
    Choice,
    Embed,
    Field,
    Form,
    Link,
    Menu,
    People,
    Pick,
    Row,
    Screen,
    Style,
)

__all__ = [
    "Attachment",
    "Blank",
    "Button",
    "Choice",
    "Embed",
    "Field",
    "Form",
    "Link",
    "Menu",
    "People",
    "Pick",
    "Row",
    "Screen",
    "Style",
]
