"""The leaderboard shows games, wins and points, best first, and is kind while it is empty."""

from bot.i18n.catalogue import shipped
from bot.screens._screen import Screen
from bot.screens.leaderboard import MOST_LINES, leaderboard
from bot.tables.servers import Standing

ENGLISH, DUTCH = shipped().speaking("en"), shipped().speaking("nl")


def standing(name: str = "Ada", *, games: int = 7, wins: int = 3, points: int = 24_150) -> Standing:
    return Standing(player=name, user=1, name=name, games=games, wins=wins, points=points)


def text(screen: Screen) -> str:
    assert screen.embed is not None
    return screen.embed.description


def test_a_line_has_wins_games_and_points() -> None:
    assert "🥇 **Ada** · 3 wins in 7 games · 24,150 points" == text(leaderboard([standing()], ENGLISH))


def test_one_win_in_one_game_is_said_in_the_singular() -> None:
    line = text(leaderboard([standing(wins=1, games=1, points=6000)], ENGLISH))
    assert "🥇 **Ada** · 1 win in 1 game · 6,000 points" == line


def test_a_line_in_dutch() -> None:
    assert "🥇 **Ada** · 3 keer gewonnen in 7 potjes · 24.150 punten" == text(leaderboard([standing()], DUTCH))


def test_lines_stand_as_they_come_with_medals_for_three() -> None:
    standings = [standing(name, wins=wins) for name, wins in (("Ada", 5), ("Bo", 4), ("Cy", 3), ("Di", 2))]
    lines = text(leaderboard(standings, ENGLISH)).splitlines()
    assert ["🥇 **Ada**", "🥈 **Bo**", "🥉 **Cy**", "4. **Di**"] == [line.partition(" · ")[0] for line in lines]


def test_people_who_are_level_share_a_place_and_the_next_is_skipped() -> None:
    standings = [standing("Ada"), standing("Bo"), standing("Cy", wins=0)]
    lines = text(leaderboard(standings, ENGLISH)).splitlines()
    assert ["🥇", "🥇", "🥉"] == [line.partition(" ")[0] for line in lines]


def test_a_name_with_marks_shows_them() -> None:
    assert r"**\*Ada\*** ·" in text(leaderboard([standing("*Ada*")], ENGLISH))


def test_a_name_of_which_nothing_shows_is_somebody() -> None:
    assert "**Somebody** ·" in text(leaderboard([standing("\u200b")], ENGLISH))


def test_without_a_finished_game_it_says_how_to_get_on_it() -> None:
    assert ENGLISH("leaderboard-empty") == text(leaderboard([], ENGLISH))


def test_an_empty_one_does_not_explain_its_counting() -> None:
    screen = leaderboard([], ENGLISH)
    assert screen.embed is not None
    assert "" == screen.embed.footer


def test_the_most_lines_with_the_longest_names_fit_into_an_embed() -> None:
    longest = standing("*" * 32, games=100_000, wins=99_999, points=1_000_000_000)
    assert 4096 >= max(len(text(leaderboard([longest] * MOST_LINES, words))) for words in (ENGLISH, DUTCH))
