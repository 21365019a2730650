"""Tags of a record: what they may say, and which mistake is reported first (record.md, Tags)."""

import pytest

from bot.record import Record, RecordError, read, replay, write
from bot.record.replay import Replayed

SEATS = '[Seats "Ada | Ben | Cleo"]'


def error(*rows: str) -> str:
    """Where a record is wrong, and why."""
    wrong = read("\n".join(rows))
    assert isinstance(wrong, RecordError), wrong
    return f"{wrong.line}:{wrong.column} {wrong.code}"


def good(*rows: str) -> Record:
    record = read("\n".join(rows))
    assert isinstance(record, Record), record
    return record


def rewritten(*rows: str) -> str:
    replayed = replay(good(*rows))
    assert isinstance(replayed, Replayed), replayed
    return write(replayed)


class TestShape:
    def test_a_record_needs_seats(self) -> None:
        assert error('[Edition "tutto"]') == "1:1 unreadable"

    def test_nothing_at_all_is_no_record(self) -> None:
        assert error("") == "1:1 unreadable"

    def test_a_missing_line_stands_before_every_other_mistake(self) -> None:
        assert error('[Event "x"]', '[Edition "chess"]', '[Event "x"]') == "1:1 unreadable"

    def test_a_tag_twice_is_unreadable_the_second_time(self) -> None:
        assert error(SEATS, '[Event "x"]', '[Event "y"]') == "3:1 unreadable"

    def test_a_line_that_is_no_tag_is_unreadable(self) -> None:
        assert error(SEATS, "[Event x]", '[Site "y"]') == "2:1 unreadable"

    def test_no_comment_stands_on_a_tags_line(self) -> None:
        assert error(SEATS, '[Event "x"] ; y') == "2:1 unreadable"

    def test_a_value_may_hold_quotes_brackets_and_semicolons(self) -> None:
        assert good(SEATS, '[Event "a "b"] c; d"]').others == (("Event", 'a "b"] c; d'),)

    def test_a_wrong_value_above_an_unreadable_line_is_reported_first(self) -> None:
        assert error('[House "colour=red"]', "[Event x]", SEATS) == "1:1 unknown-house-rule"

    def test_a_wrong_value_below_an_unreadable_line_is_not(self) -> None:
        assert error(SEATS, "[Event x]", '[House "colour=red"]') == "2:1 unreadable"

    def test_of_two_wrong_values_the_upper_is_reported(self) -> None:
        assert error(SEATS, '[Scores "1"]', '[Edition "chess"]') == "2:1 unknown-tag-value"

    def test_a_tag_below_the_turns_is_unreadable(self) -> None:
        wrong = replay(good(SEATS, "", "Ada: STOP", '[Event "x"]'))
        assert isinstance(wrong, RecordError)
        assert (wrong.line, wrong.column, wrong.code) == (4, 1, "unreadable")

    def test_what_is_not_utf_8_is_unreadable_at_its_beginning(self) -> None:
        wrong = read(SEATS.encode() + b"\n\nAda: \xff")
        assert isinstance(wrong, RecordError)
        assert (wrong.line, wrong.column, wrong.code) == (1, 1, "unreadable")

    def test_line_ends_of_windows_are_read(self) -> None:
        assert good(SEATS + "\r\n\r\nAda: STOP\r").lines[0].text == "Ada: STOP"


class TestSeats:
    @pytest.mark.parametrize(
        "names",
        [
            "",
            "Ada | ",
            "Ada |Ben",
            "Ada|Ben",
            "Ada  | Ben",
            " Ada | Ben",
            "Ada | Ada",
            "Be;n",
            "Be:n",
            "Be[n",
            "Be]n",
            'Be"n',
            "Be\u2028n",
            " | ".join("abcdefghijk"),
        ],
    )
    def test_names_that_cannot_stand_are_no_value(self, names: str) -> None:
        assert error(f'[Seats "{names}"]') == "1:1 unknown-tag-value"

    @pytest.mark.parametrize("name", ["Ada Lovelace", "5", "bank", "B300", "time", "李雷", "👩‍🚀", "a=1", "_", "Ada-1"])
    def test_other_names_can(self, name: str) -> None:
        assert good(f'[Seats "{name}"]').seats == (name,)


class TestValues:
    @pytest.mark.parametrize(
        "tag",
        [
            '[Edition "Tutto"]',
            '[First "Dov"]',
            '[RollOff "1 2"]',
            '[RollOff "1 2 7"]',
            '[RollOff "6 6 1"]',
            '[RollOff "6 6 1 / 2 2"]',
            '[RollOff "6 5 1 / 2"]',
            '[RollOff "6 6 1 / 2 3 4"]',
            '[RollOff ""]',
            '[Deck "open"]',
            '[Scores "0 0"]',
            '[Scores "0 0 x"]',
            '[Scores "0 0 6000"]',
            '[Scores "0 0 -50"]',
            '[Scores "0 0 25"]',
        ],
    )
    def test_a_known_tag_with_a_value_it_cannot_have(self, tag: str) -> None:
        assert error(SEATS, tag) == "2:1 unknown-tag-value"

    @pytest.mark.parametrize("house", ["colour=red", "target=1", "vengeance=optional", "hardcore", "bowman"])
    def test_a_house_rule_that_is_unknown(self, house: str) -> None:
        assert error(SEATS, f'[House "{house}"]') == "2:1 unknown-house-rule"

    def test_scores_may_be_below_0_where_the_house_says_so(self) -> None:
        assert good(SEATS, '[Scores "0 0 -50"]', '[House "below_zero=on"]').scores == (0, 0, -50)

    def test_scores_stand_below_the_target_of_the_house(self) -> None:
        assert error(SEATS, '[Scores "0 0 3000"]', '[House "target=3000"]') == "2:1 unknown-tag-value"

    def test_the_winner_of_the_roll_off_begins(self) -> None:
        assert good(SEATS, '[RollOff "4 6 6 / 2 5"]').first == 2

    def test_first_must_agree_with_the_roll_off(self) -> None:
        assert error(SEATS, '[RollOff "4 6 6 / 2 5"]', '[First "Ben"]') == "3:1 figure-differs"

    def test_without_either_the_first_named_begins(self) -> None:
        assert good(SEATS).first == 0

    def test_a_result_is_judged_last(self) -> None:
        wrong = replay(good(SEATS, '[Result "Ben"]', "", "Ada: STOP"))
        assert isinstance(wrong, RecordError)
        assert (wrong.line, wrong.column, wrong.code) == (2, 1, "figure-differs")

    def test_a_result_that_agrees_is_right(self) -> None:
        rows = ('[Seats "Ada | Ben"]', '[Result "Ben"]', "", "Ada: leaves")
        assert isinstance(replay(good(*rows)), Replayed)


class TestWriting:
    def test_tags_are_written_in_the_tables_order_unknown_ones_last(self) -> None:
        rows = ('[Foo "1"]', '[Salt "2"]', '[Date "3"]', '[Scores "50 0 0"]', SEATS, '[Edition "fill-or-bust"]')
        order = ('[Edition "fill-or-bust"]', SEATS, '[Scores "50 0 0"]', '[Date "3"]', '[Salt "2"]', '[Foo "1"]')
        assert rewritten(*rows) == "\n".join(order) + "\n\n"

    def test_what_leaving_out_says_as_well_is_left_out(self) -> None:
        rows = ('[Edition "tutto"]', SEATS, '[First "Ada"]', '[House "target=6000"]', '[Deck "printed"]')
        assert rewritten(*rows, '[Scores "0 0 0"]') == f"{SEATS}\n\n"

    def test_comments_among_the_tags_stand_above_them(self) -> None:
        assert rewritten("; one", SEATS, "  ; two", '[Event "x"]') == f'; one\n; two\n{SEATS}\n[Event "x"]\n\n'

    def test_comments_below_the_tags_keep_their_place(self) -> None:
        rows = (SEATS, "; before", "", "Ada:   STOP  ; at the end", "; after")
        assert rewritten(*rows) == f"{SEATS}\n\n; before\nAda: STOP =0 ; at the end\n; after\n"
