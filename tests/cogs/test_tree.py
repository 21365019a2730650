"""The commands as Discord is told of them, held against its published description and the tree that is fixed."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from bot.i18n.catalogue import shipped
from tests.kit.sim import Sim

SCHEMA = json.loads((Path(__file__).parent / "application_command.schema.json").read_text(encoding="utf-8"))
SUBCOMMAND, GROUP = 1, 2
MANAGE_GUILD = 1 << 5
TREE = {
    "tutto": {
        "start",
        "board",
        "leave",
        "stop",
        "rules",
        "odds",
        "leaderboard",
        "stats",
        "history",
        "fair",
        "export",
        "replay",
        "privacy",
        "me",
        "help",
    },
    "tutto-admin": {"language", "pace", "preset", "where"},
}
"""The whole tree; those of later issues come with them."""

Command = dict[str, Any]


@pytest.fixture
def commands(sim: Sim) -> list[Command]:
    """What the bot registered."""
    bodies = [
        request.json
        for request in sim.world.http_requests
        if request.method == "PUT" and request.path.endswith("/commands")
    ]
    return bodies[-1]


def options(command: Command) -> list[Command]:
    return list(command.get("options") or [])


def parts(command: Command) -> list[Command]:
    """The command and everything below it that has a description."""
    return [command, *(part for option in options(command) for part in parts(option))]


def choices(command: Command) -> list[Command]:
    return [choice for part in parts(command) for choice in part.get("choices") or []]


async def test_every_command_is_as_discord_describes_it(commands: list[Command]) -> None:
    for command in commands:
        jsonschema.validate(command, SCHEMA, format_checker=jsonschema.FormatChecker())


async def test_only_what_the_tree_names_is_registered(commands: list[Command]) -> None:
    registered = {command["name"]: [option["name"] for option in options(command)] for command in commands}
    assert set(TREE) == set(registered)
    for name, subcommands in registered.items():
        assert set(subcommands) <= TREE[name]


async def test_a_command_that_takes_options_has_no_subcommands(commands: list[Command]) -> None:
    for command in commands:
        kinds = {option["type"] for option in options(command)}
        assert kinds == {SUBCOMMAND}
        assert all(option["type"] not in {SUBCOMMAND, GROUP} for sub in options(command) for option in options(sub))


async def test_managing_commands_ask_for_manage_server(commands: list[Command]) -> None:
    asked = {command["name"]: command.get("default_member_permissions") for command in commands}
    assert {"tutto": None, "tutto-admin": MANAGE_GUILD} == {
        name: None if value is None else int(value) for name, value in asked.items()
    }


async def test_every_description_and_choice_is_said_in_every_language(commands: list[Command]) -> None:
    others = set(shipped().languages) - {"en"}
    for command in commands:
        for part in parts(command):
            said = set(part.get("description_localizations") or {})
            assert all(any(locale.split("-")[0] == lang for locale in said) for lang in others), part["name"]


async def test_names_stay_english(commands: list[Command]) -> None:
    assert all(not part.get("name_localizations") for command in commands for part in parts(command))


async def test_a_whole_command_has_at_most_eight_thousand_characters(commands: list[Command]) -> None:
    """Names, descriptions and values together, the longest language counted: it stands in Discord's prose only."""

    def longest(part: Command, field: str) -> int:
        return max(len(text) for text in (part.get(field) or "", *(part.get(f"{field}_localizations") or {}).values()))

    for command in commands:
        told = sum(longest(part, "name") + longest(part, "description") for part in parts(command))
        offered = sum(longest(choice, "name") + len(str(choice["value"])) for choice in choices(command))
        assert told + offered <= 8000
