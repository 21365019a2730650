"""The playground as a newcomer meets it: started from the command line, played in a browser."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect, sync_playwright

REPOSITORY = Path(__file__).parent.parent
SCREENSHOTS = Path(__file__).parent / "screenshots"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
QUIETLY = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 10_000
FORWARD = re.compile(r"^(🂠|🎲|🎉)")

pytestmark = pytest.mark.skipif(
    CHROMIUM is None and os.environ.get("CI") != "true",
    reason="no Chromium on this machine (Debian: apt-get install chromium)",
)


class Visitor:
    """Whoever sits before the page, as one of its people at a time."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.timeline = page.locator("#channel-message-list")
        self.composer = page.locator("#channel-composer-input")

    def become(self, name: str) -> None:
        self.page.get_by_label("Viewing as").select_option(label=name)
        expect(self.page.locator("#viewer-picker option:checked")).to_have_text(name)
        self._at_rest()

    def whose_turn(self) -> str:
        """The name in the newest call."""
        call = self.timeline.get_by_text(re.compile(r"@\w+, your turn")).last.inner_text()
        return re.findall(r"@(\w+), your turn", call)[-1]

    def type_command(self, name: str, *options: tuple[str, str]) -> None:
        """Type a slash command, choosing each option from the list as one does in Discord."""
        self.composer.fill("/")
        self.composer.press_sequentially(name)
        self.page.get_by_role("option", name=f"/{name}").first.click()
        for option, value in options:
            self.page.get_by_role("option", name=re.compile(f"^{option}")).click()
            self.page.keyboard.type(value)
            if self.page.get_by_role("option", name=re.compile(value, re.IGNORECASE)).count():
                self.page.keyboard.press("Enter")
        before = self.timeline.inner_text()
        self.page.get_by_role("button", name="Send", exact=True).click()
        expect(self.timeline).not_to_have_text(before, use_inner_text=True)
        self._at_rest()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The newest button of this name in the channel, and not at the side, where the list repeats such words."""
        return self.timeline.get_by_role("button", name=name, exact=True).last

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press it, again if the page refuses: it does so while it shows something older than the latest news."""
        before = self.timeline.inner_text()
        for _ in range(5):
            self.button(name).click()
            self._at_rest()
            if self.page.locator("#action-status").inner_text() != "Action was not completed.":
                break
        expect(self.timeline).not_to_have_text(before, use_inner_text=True)

    def _at_rest(self) -> None:
        expect(self.page.locator("#preview-app")).to_have_attribute("aria-busy", "false")


@contextmanager
def playground(folder: Path) -> Iterator[str]:
    """Run `python -m bot playground` in a folder, yield the address it prints, and have it end without complaint."""
    complaints = folder / "stderr.txt"
    with (
        complaints.open("w") as stderr,
        subprocess.Popen(
            [sys.executable, "-m", "bot", "playground"],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        ) as process,
    ):
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address is not None, complaints.read_text()
            yield address[0]
            process.send_signal(signal.SIGINT)
            assert process.wait(timeout=20) == 0, complaints.read_text()
        finally:
            process.kill()
    assert "Traceback" not in complaints.read_text()


@pytest.fixture
def page() -> Iterator[Page]:
    assert CHROMIUM is not None, "CI needs a Chromium (Debian: apt-get install chromium)"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIETLY)
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.set_default_timeout(PATIENCE_MS)
        expect.set_options(timeout=PATIENCE_MS)
        yield page
        browser.close()


def begun_game(page: Page, address: str) -> Visitor:
    """Ada opens a table, Ben joins it, Ada begins."""
    page.goto(address)
    visitor = Visitor(page)
    visitor.type_command("tutto start", ("target", "3000"))
    visitor.become("Ben")
    visitor.press("Join")
    visitor.become("Ada")
    visitor.press("Begin")
    return visitor


def test_two_people_open_a_table_and_one_plays_a_turn_with_buttons(page: Page, tmp_path: Path) -> None:
    with playground(tmp_path) as address:
        visitor = begun_game(page, address)
        player, other = visitor.whose_turn(), {"Ada": "Ben", "Ben": "Ada"}
        visitor.become(player)
        while visitor.whose_turn() == player:
            bank = visitor.button(re.compile(r"^Bank \d"))
            visitor.press(re.compile(r"^Bank \d") if bank.is_visible() and bank.is_enabled() else FORWARD)
        SCREENSHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SCREENSHOTS / "playground.png")
        assert visitor.whose_turn() == other[player]


def test_the_rules_and_the_leaderboard_can_be_asked_for(page: Page, tmp_path: Path) -> None:
    with playground(tmp_path) as address:
        page.goto(address)
        visitor = Visitor(page)
        visitor.type_command("tutto rules", ("topic", "clover"))
        expect(visitor.timeline).to_contain_text("Cloverleaf")
        visitor.type_command("tutto leaderboard")
        expect(visitor.timeline).to_contain_text("Leaderboard")


def test_an_unfinished_game_has_a_fresh_board_after_a_restart(page: Page, tmp_path: Path) -> None:
    with playground(tmp_path) as address:
        begun_game(page, address)
    with playground(tmp_path) as address:
        page.goto(address)
        expect(Visitor(page).button(FORWARD)).to_be_visible()
