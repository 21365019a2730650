"""The host of a lobby chooses what is played, in private menus and forms; the lobby shows it to all."""

import discord
import pytest

from bot.engine import HOUSE_RULES
from tests.kit.plays import Players
from tests.kit.sim import Answer, Person, Sim, buttons, text


@pytest.fixture
async def players(sim: Sim) -> Players:
    server = sim.server()
    sitting = Players(sim, server.channel(), [server.person("Ada"), server.person("Ben")])
    host, guest = sitting.people
    await host.slash(sitting.channel, "tutto start", where="here")
    await guest.press(sitting.board(), verb="join")
    return sitting


class Settings:
    """Somebody's private settings, as their newest message shows them."""

    def __init__(self, person: Person, message: discord.Message) -> None:
        self.person = person
        self.message = message

    async def pick(self, arg: str, value: str) -> Answer:
        """Pick from the menu with this arg."""
        result = await self.person.actor.select(self.message, [value], custom_id=self._menu(arg).custom_id)
        return self._seen(self.person._sim.judged(Answer(result)))

    async def press(self, arg: str) -> Answer:
        return self._seen(await self.person.press(self.message, verb="settings", arg=arg))

    async def type(self, arg: str, typed: str) -> Answer:
        """Open the form and send it."""
        return self._seen(await self.person.fill(await self.press(arg), typed=typed))

    async def choose(self, part: str, rule: str, value: str) -> Answer:
        """Pick a rule, then its value."""
        await self.pick(f"rule-{part}", rule)
        return await self.pick(f"value-{rule}", value)

    def offered(self, arg: str) -> list[str]:
        """The values of the menu with this arg."""
        return [option.value for option in self._menu(arg).options]

    def _menu(self, arg: str) -> discord.SelectMenu:
        parts = [part for row in self.message.components for part in row.children]
        [menu] = [part for part in parts if part.custom_id.endswith(f":{arg}")]
        return menu

    def _seen(self, answer: Answer) -> Answer:
        if answer.message is not None and answer.message.id == self.message.id:
            self.message = answer.message
        return answer


async def opened(players: Players) -> Settings:
    """The host's private settings."""
    host = players.people[0]
    answer = await host.press(players.board(), verb="settings")
    assert answer.message is not None
    return Settings(host, answer.message)


async def test_a_rule_that_is_chosen_stands_in_the_lobby(players: Players) -> None:
    await (await opened(players)).choose("game", "end", "immediate")
    assert "**End of the game**: the first to get there wins at once" in players.said()


async def test_rule_after_rule_can_be_chosen_in_one_message(players: Players) -> None:
    settings = await opened(players)
    await settings.choose("game", "target", "3000")
    await settings.choose("turn", "set_aside", "all")
    await settings.choose("cards", "x2_scope", "turn")
    assert ["Target", "Setting aside", "What ×2 doubles"] == [
        name for name in ("Target", "Setting aside", "What ×2 doubles") if f"**{name}**" in players.said()
    ]


async def test_a_preset_is_one_step(players: Players) -> None:
    await (await opened(players)).pick("preset", "=modern")
    assert "**Scores below 0**: a score may fall below 0" in players.said()


async def test_the_game_is_played_by_what_was_chosen(players: Players) -> None:
    settings = await opened(players)
    await settings.choose("game", "target", "1000")
    await players.people[0].press(players.board(), verb="begin")
    rules = await players.people[0].slash(players.channel, "tutto rules", topic="house")
    assert rules.message is not None
    assert "**Target**: 1,000 points" in text(rules.message)


@pytest.mark.parametrize("typed", ["3350", " 3350 "])
async def test_any_number_in_bounds_can_be_typed(players: Players, typed: str) -> None:
    settings = await opened(players)
    await settings.pick("rule-game", "target")
    await settings.type("other-target", typed)
    assert "To **3,350** points" in players.said()


async def test_a_number_out_of_bounds_is_refused_by_name_and_changes_nothing(players: Players) -> None:
    settings = await opened(players)
    await settings.pick("rule-game", "target")
    answer = await settings.type("other-target", "3333")
    assert "**Target** has to be a number from 500 to 100,000, in steps of 50." in answer.private
    assert "To **6,000** points" in players.said()


async def test_a_deck_is_typed_as_in_the_record_and_taken_back_with_a_press(players: Players) -> None:
    settings = await opened(players)
    await settings.pick("rule-game", "deck")
    await settings.type("other-deck", "STOP:5 CL:0")
    assert "5 × Stop, 0 × Cloverleaf" in players.said()
    await settings.pick("rule-game", "deck")
    await settings.press("plain-deck")
    assert "Official rules." in players.said()


async def test_a_deck_that_cannot_be_played_is_refused(players: Players) -> None:
    settings = await opened(players)
    await settings.pick("rule-game", "deck")
    dead = "B200:0 B300:0 B400:0 B500:0 B600:0 X2:0 FW:0 PM:0 ST:0 CL:0"
    answer = await settings.type("other-deck", dead)
    assert "that deck can’t be played with" in answer.private
    assert "Official rules." in players.said()


async def test_only_the_host_opens_the_settings(players: Players) -> None:
    answer = await players.people[1].press(players.board(), verb="settings")
    assert "Only Ada, the host, may do that." in answer.private


async def test_settings_left_open_choose_nothing_once_the_game_began(players: Players) -> None:
    settings = await opened(players)
    await players.people[0].press(players.board(), verb="begin")
    answer = await settings.pick("preset", "=short")
    assert "This game is under way" in answer.private


async def test_back_and_done_change_nothing(players: Players) -> None:
    settings = await opened(players)
    await settings.pick("rule-game", "end")
    await settings.press("back")
    await settings.press("close")
    assert "Official rules." in players.said()


async def test_the_settings_are_in_the_hosts_own_language(sim: Sim) -> None:
    server = sim.server(locale="nl", features=["COMMUNITY"])
    channel, ada = server.channel(), server.person("Ada", locale="de")
    await ada.slash(channel, "tutto start", where="here")
    answer = await ada.press(sim.board(channel), verb="settings")
    assert "Regeln dieses Tisches" in answer.private
    assert "Meedoen" in [button.label for button in buttons(sim.board(channel))]


async def test_the_choice_outlives_a_restart(sim: Sim, players: Players) -> None:
    await (await opened(players)).choose("game", "target", "1000")
    await sim.restart()
    await players.people[0].press(players.board(), verb="begin")
    rules = await players.people[1].slash(players.channel, "tutto rules", topic="end")
    assert rules.message is not None
    assert "• **Target**: 1,000 points" in text(rules.message)


async def test_fill_or_bust_is_opened_by_its_box(sim: Sim) -> None:
    server = sim.server()
    channel, ada = server.channel(), server.person("Ada")
    await ada.slash(channel, "tutto start", edition="fill-or-bust", target=3000)
    said = text(sim.board(channel))
    assert "**Fill or Bust**\nThe first to reach **3,000** points wins at once." in said


async def test_rules_open_in_the_book_of_what_is_played_here(sim: Sim) -> None:
    server = sim.server()
    channel, ada = server.channel(), server.person("Ada")
    await ada.slash(channel, "tutto start", edition="fill-or-bust", where="here")
    answer = await ada.slash(channel, "tutto rules", topic="end")
    assert answer.message is not None
    assert "Rules of Fill or Bust" in text(answer.message)
    await ada.press(answer.message, verb="topic", arg="fob-house")
    assert "In nothing: Fill or Bust by its sheet." in text(answer.message)


def test_every_rule_can_stand_in_a_custom_id() -> None:
    assert all(":" not in rule.id and "-" not in rule.id for rule in HOUSE_RULES)


async def test_the_host_chooses_what_the_board_says_of_chances(players: Players) -> None:
    settings = await opened(players)
    choice = await settings.person.press(settings.message, verb="hints", arg="open")
    await settings.person.pick(choice.message, "pick", "No hints")
    assert "**No hints** · Nothing but the dice and the card." in players.said()
