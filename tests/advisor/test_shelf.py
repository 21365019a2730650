"""Solved situations are kept, read back, and never trusted when they are damaged."""

from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import product
from pathlib import Path

import pytest

from bot.advisor.shelf import Library, Shelf
from bot.advisor.situation import fresh, situation, with_cards, with_pile
from bot.advisor.solved import read
from bot.engine import FILL_OR_BUST, OFFICIAL, Edition, Ruleset, parse
from bot.engine.cards import Card
from tests.kit.games import play
from tests.kit.solved import solved_once

FRESH = fresh(FILL_OR_BUST)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "cache")


def threads() -> Executor:
    return ThreadPoolExecutor(1)


def rules(edition: Edition, house: str) -> Ruleset:
    ruleset = parse(edition, house)
    assert isinstance(ruleset, Ruleset)
    return ruleset


def test_what_was_put_there_is_read_back(shelf: Shelf) -> None:
    solved = solved_once(FRESH)
    shelf.put(solved)
    found = shelf.get(FRESH)
    assert found is not None
    assert (found.situation, found.plane, found.exact) == (solved.situation, solved.plane, solved.exact)
    assert found.reveal == solved.reveal
    assert (found.chances, found.burning) == (solved.chances, solved.burning)
    assert all(found.cards[stage].rolling == table.rolling for stage, table in solved.cards.items())


def test_the_turn_after_a_bank_is_kept_with_it(shelf: Shelf) -> None:
    before = fresh(rules(Edition.FILL_OR_BUST, "banked_at_once=on, opening_min=500"))
    shelf.put(solved_once(before))
    found = shelf.get(before)
    assert found is not None
    assert found.after_banking.revealing(0, 0) == solved_once(before).after_banking.revealing(0, 0)
    assert found.after_banking.situation.least == 0


def test_nothing_is_found_where_nothing_was_put(shelf: Shelf) -> None:
    assert shelf.get(FRESH) is None


@pytest.mark.parametrize("damage", [b"", b"PK\x03\x04nonsense", b"PK\x05\x06" + bytes(18)])
def test_a_file_that_is_something_else_is_solved_anew(shelf: Shelf, tmp_path: Path, damage: bytes) -> None:
    shelf.put(solved_once(FRESH))
    (file,) = (tmp_path / "cache").iterdir()
    file.write_bytes(damage)
    assert shelf.get(FRESH) is None
    assert shelf.solved(FRESH).revealing(0, 0) == solved_once(FRESH).revealing(0, 0)
    assert shelf.get(FRESH) is not None


def test_no_single_byte_that_is_wrong_in_a_files_directory_does_any_harm(shelf: Shelf, tmp_path: Path) -> None:
    kept = solved_once(FRESH)
    shelf.put(kept)
    (file,) = (tmp_path / "cache").iterdir()
    whole = file.read_bytes()
    first = whole.index(b"PK\x01\x02")
    for at, wrong in product(range(first, first + 46), (0, 1, 8, 14, 255)):
        found = read(FRESH, whole[:at] + bytes([wrong]) + whole[at + 1 :])
        assert found is None or found.reveal == kept.reveal, (at - first, wrong)


@pytest.mark.parametrize("kept", [0.3, 0.9, 0.999])
def test_half_a_file_is_as_good_as_none(shelf: Shelf, tmp_path: Path, kept: float) -> None:
    shelf.put(solved_once(FRESH))
    (file,) = (tmp_path / "cache").iterdir()
    content = file.read_bytes()
    file.write_bytes(content[: int(len(content) * kept)])
    assert shelf.get(FRESH) is None


def test_a_flipped_bit_is_noticed(shelf: Shelf, tmp_path: Path) -> None:
    shelf.put(solved_once(FRESH))
    (file,) = (tmp_path / "cache").iterdir()
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)
    assert shelf.get(FRESH) is None


def test_no_half_written_file_is_left(shelf: Shelf, tmp_path: Path) -> None:
    shelf.put(solved_once(FRESH))
    assert [file.suffix for file in (tmp_path / "cache").iterdir()] == [".zip"]


def test_where_nothing_can_be_written_it_is_solved_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert Shelf(tmp_path / "file" / "cache").solved(FRESH).revealing(0, 0) == solved_once(FRESH).revealing(0, 0)


def test_rulesets_that_differ_only_beside_the_turn_are_one() -> None:
    elsewhere = rules(Edition.FILL_OR_BUST, "target=3000, tie=extra_round, three_nulls=500, below_zero=on")
    assert fresh(elsewhere).key == FRESH.key


def test_every_rule_that_touches_a_turn_makes_another_file() -> None:
    houses = ["", "x2_scope=turn", "x2_scope=card", "bank_min=50", "deck=CL:0", "target=3000", "stop_keeps=on"]
    assert len({fresh(rules(Edition.TUTTO, house)).key for house in houses}) == len(houses)


async def test_the_library_knows_nothing_before_it_is_asked(shelf: Shelf) -> None:
    assert Library(shelf, threads).known(FRESH) is None


async def test_the_library_knows_what_it_has_solved_and_the_next_one_reads_it(shelf: Shelf) -> None:
    library = Library(shelf, threads)
    solved = await library.solved(FRESH)
    library.close()
    assert library.known(FRESH) is solved
    later = Library(shelf, threads).known(FRESH)
    assert later is not None
    assert later.revealing(0, 0) == solved.revealing(0, 0)


async def test_a_pile_is_never_kept_on_disk(shelf: Shelf, tmp_path: Path) -> None:
    library = Library(shelf, threads)
    pile = with_cards(FRESH, ((Card.NO_DICE, 3), (Card.B300, 1)))
    assert (await library.solved(pile)).situation == pile
    library.close()
    assert not (tmp_path / "cache").exists()


async def test_another_process_solves() -> None:
    library = Library(None)
    solved = await library.solved(FRESH)
    library.close()
    assert solved.revealing(0, 0) == solved_once(FRESH).revealing(0, 0)


def test_the_pile_of_a_game_is_what_can_still_come() -> None:
    game = play("Ada: STOP", deck="printed").game
    assert dict(with_pile(situation(game), game).counts)[Card.STOP] == 9


def test_an_unknown_pile_is_the_whole_deck() -> None:
    game = play("Ada: STOP").game
    assert with_pile(situation(game), game).counts == OFFICIAL.deck
