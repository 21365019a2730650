"""What may be imported where, beyond the layers that import-linter holds."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")))
MAY_KNOW_DISCORD = {"bot/app.py", "bot/playground.py", "bot/i18n/translator.py"}
STANDARD_ONLY = ("bot/engine/",)


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_discord_is_known_at_the_edge_only(path: Path) -> None:
    if name(path).startswith("cogs/") or name(path) in MAY_KNOW_DISCORD:
        return
    assert [] == [module for module in imported(path) if module.split(".")[0] == "discord"]


@pytest.mark.parametrize("path", [path for path in SOURCES if name(path).startswith(STANDARD_ONLY)], ids=name)
def test_the_engine_imports_the_standard_library_and_itself(path: Path) -> None:
    foreign = [
        module
        for module in imported(path)
        if not module.startswith("bot.engine") and module.split(".")[0] not in {*sys.stdlib_module_names, "_typeshed"}
    ]
    assert [] == foreign


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_a_module_opens_with_what_it_knows(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_a_module_stays_short_enough_to_be_read(path: Path) -> None:
    assert 450 >= len(path.read_text(encoding="utf-8").splitlines())


def test_locale_is_no_package() -> None:
    assert not (ROOT / "locale" / "__init__.py").exists()
