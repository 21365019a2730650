"""The playground as a newcomer meets it: started from the command line, played in a browser."""

import os
import re
import shutil
import signal
import socket
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
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
PATIENCE_MS = 10_000
FORWARD = re.compile(r"^(🂠|🎲|🎉)")

needs_browser = pytest.mark.skipif(
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
        """Wait until the page has shown the outcome of what was done last."""
        self.page.wait_for_function("window.simcordPreview.ready")


@contextmanager
def playground(folder: Path) -> Iterator[str]:
    """Run `python -m bot playground` in a folder, yield the address it prints, and have it end without complaint."""
    complaints = folder / "stderr.txt"
    with (
        complaints.open("w") as stderr,
        subprocess.Popen(
            [sys.executable, "-m", "bot", "playground"],
            cwd=folder,
            env=ENVIRONMENT,
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
        page = browser.new_page(bypass_csp=True, viewport={"width": 1280, "height": 900})
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


@needs_browser
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


@needs_browser
def test_the_rules_and_the_leaderboard_can_be_asked_for(page: Page, tmp_path: Path) -> None:
    with playground(tmp_path) as address:
        page.goto(address)
        visitor = Visitor(page)
        visitor.type_command("tutto rules", ("topic", "clover"))
        expect(visitor.timeline).to_contain_text("Cloverleaf")
        visitor.type_command("tutto leaderboard")
        expect(visitor.timeline).to_contain_text("Leaderboard")


@needs_browser
def test_an_unfinished_game_has_a_fresh_board_after_a_restart(page: Page, tmp_path: Path) -> None:
    with playground(tmp_path) as address:
        begun_game(page, address)
    with playground(tmp_path) as address:
        page.goto(address)
        expect(Visitor(page).button(FORWARD)).to_be_visible()


def test_without_simcord_one_line_says_what_is_missing(tmp_path: Path) -> None:
    without = "import sys; sys.modules['simcord'] = None; from bot.__main__ import main; sys.exit(main(['playground']))"
    ended = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", without],
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert "simcord" in ended.stderr


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-m", "bot", "playground", "--port", str(port)],
            cwd=tmp_path,
            env=ENVIRONMENT,
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr.splitlines()[-1] == f"The playground can't start: preview could not bind port {port}"
