"""Every screen in every language, as it always looked: what nobody meant to change stands out in a diff."""

from itertools import islice

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.i18n.catalogue import shipped
from bot.screens import Screen
from bot.screens._screen import Form
from tests.i18n.pseudo import read
from tests.i18n.test_pseudo import MAKERS, screens

SHOWN = 3
"""Samples of each screen that are kept."""


def looks(screen: Screen | Form) -> str:
    return "\n".join(filter(None, read(screen)))


@pytest.mark.parametrize("lang", shipped().languages)
@pytest.mark.parametrize("name", sorted(MAKERS))
def test_a_screen_looks_as_it_always_did(
    name: str, lang: str, snapshot: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.i18n.test_pseudo.pseudo", lambda: shipped().speaking(lang))
    made = [looks(screen) for _, screen in islice(screens(MAKERS[name]), SHOWN)]
    assert "\n────\n".join(made) == snapshot
