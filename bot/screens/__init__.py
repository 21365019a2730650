"""What people see, as plain values: state and language in, `Screen` out. Knows no Discord and no store."""

from bot.screens._screen import Attachment, Button, Choice, Embed, Field, Form, Link, Menu, Row, Screen, Style

__all__ = ["Attachment", "Button", "Choice", "Embed", "Field", "Form", "Link", "Menu", "Row", "Screen", "Style"]
