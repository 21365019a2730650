"""What becomes of the lines below a correction, line by line (record.md, last paragraph)."""

from bot.engine import Refusal, Ruleset, parse
from bot.engine.editions import Edition
from bot.engine.refusals import Code
from bot.record.drafting import anew
from bot.record.effect import Effect, effect
from bot.record.journal import CameIn, Corrected, Entered, Redone, Stopped, Struck, Undone, WentOut
from bot.record.sheet import EMPTY, How, Sheet, after
from tests.kit.desks import SetClock
from tests.kit.games import replayed
from tests.kit.sheets import Pen, begun

AT = SetClock().now()


def rules(house: str, edition: Edition = Edition.TUTTO) -> Ruleset:
    ruleset = parse(edition, house)
    assert isinstance(ruleset, Ruleset)
    return ruleset


def pen(
    *lines: str, house: str = "target=1000", seats: tuple[str, ...] = ("Ada", "Ben"), edition: Edition = Edition.TUTTO
) -> Pen:
    """A sheet with these lines on it."""
    made = Pen(begun(rules(house, edition), seats))
    for line in lines:
        made.tell(line)
    return made


def corrected(sheet: Pen, line: int, *tokens: str) -> Effect:
    """What it does to read a line so; then it does."""
    told = effect(sheet.reckoning, Corrected(by="", line=line, tokens=tokens))
    sheet.write(Corrected(by="", line=line, tokens=tokens))
    return told


def fates(sheet: Pen) -> list[str]:
    return [line.fate.value for line in sheet.reckoning.lines]


class TestTheEnd:
    def test_a_correction_that_ends_the_game_keeps_what_is_below_the_end_aside(self) -> None:
        sheet = pen("Ada: score 500", "Ben: score 50", "Ada: score 50", "Ben: score 100")
        told = corrected(sheet, 0, "score 1000")
        assert (told.ends, told.kept_aside, told.winners, sheet.scores) == (True, (2, 3), (0,), (1000, 50))

    def test_what_was_kept_aside_counts_again_when_the_end_goes_away(self) -> None:
        sheet = pen("Ada: score 500", "Ben: score 50", "Ada: score 50", "Ben: score 100")
        corrected(sheet, 0, "score 1000")
        told = corrected(sheet, 0, "score 600")
        assert (told.reopens, told.fits_again, sheet.scores) == (True, (2, 3), (650, 150))

    def test_a_correction_of_the_last_turn_reopens_the_game(self) -> None:
        sheet = pen("Ada: score 500", "Ben: score 1000")
        told = corrected(sheet, 1, "score 100")
        assert (told.reopens, told.turn, told.scores) == (True, 0, ((500, 500), (1000, 100)))

    def test_a_correction_may_change_who_has_won(self) -> None:
        sheet = pen("Ada: score 1000", "Ben: score 900")
        told = corrected(sheet, 1, "score 1100")
        assert (told.changes_winners, told.ends, told.winners) == (True, False, (1,))

    def test_a_line_below_the_end_is_not_entered_anew(self) -> None:
        sheet = pen("Ada: score 500", "Ben: score 50", "Ada: score 50")
        corrected(sheet, 0, "score 1000")
        answer = anew(sheet.reckoning, 2)
        assert isinstance(answer, Refusal)
        assert answer.code is Code.GAME_IS_OVER


class TestWhatNoLongerFits:
    def test_leaders_and_what_they_pay_are_worked_out_again(self) -> None:
        sheet = pen("Ada: score 500", "Ben: score 300", "Ada: score 50", "Ben: PM score 1000", house="target=6000")
        before = sheet.scores
        corrected(sheet, 0, "score 100")
        assert (before, sheet.scores) == ((0, 1300), (150, 1300))

    def test_a_turn_that_no_longer_fits_counts_as_forfeit(self) -> None:
        sheet = pen(
            "Ada: score 300",
            "Ben: score 50",
            "Ada: B300 112345:11 2345:5 bank",
            "Ben: score 50",
            house="opening_min=300",
        )
        told = corrected(sheet, 0, "STOP")
        assert (told.no_longer_fits, fates(sheet)[2], sheet.scores) == ((2,), "misfit", (0, 100))

    def test_it_says_why(self) -> None:
        sheet = pen(
            "Ada: score 300",
            "Ben: score 50",
            "Ada: B300 112345:11 2345:5 bank",
            "Ben: score 50",
            house="opening_min=300",
        )
        corrected(sheet, 0, "STOP")
        refusal = sheet.reckoning.lines[2].refusal
        assert refusal is not None
        assert refusal.code is Code.BELOW_MINIMUM

    def test_it_counts_again_when_it_fits_again(self) -> None:
        sheet = pen(
            "Ada: score 300",
            "Ben: score 50",
            "Ada: B300 112345:11 2345:5 bank",
            "Ben: score 50",
            house="opening_min=300",
        )
        corrected(sheet, 0, "STOP")
        told = corrected(sheet, 0, "score 350")
        assert (told.fits_again, sheet.scores) == ((2,), (600, 100))

    def test_the_newest_turn_that_no_longer_fits_is_to_be_entered_anew(self) -> None:
        sheet = pen("Ada: score 300", "Ben: score 50", "Ada: B300 112345:11 2345:5 bank", house="opening_min=300")
        told = corrected(sheet, 0, "STOP")
        assert (told.turn, sheet.reckoning.line_due, sheet.reckoning.under_way) == (0, 2, ())

    def test_what_it_was_stands_in_the_record(self) -> None:
        sheet = pen(
            "Ada: score 300",
            "Ben: score 50",
            "Ada: B300 112345:11 2345:5 bank",
            "Ben: score 50",
            house="opening_min=300",
        )
        corrected(sheet, 0, "STOP")
        assert sheet.record().splitlines()[-4:] == [
            "Ada: STOP =0 ; was score 300",
            "Ben: score 50 =50",
            "Ada: forfeit =0 ; entered B300 112345:11 2345:5 bank",
            "Ben: score 50 =50",
        ]

    def test_a_card_used_up_further_up_is_one_too_many_below(self) -> None:
        sheet = pen("Ada: STOP", "Ben: CL 111111:111111 234462:", "Ada: STOP", "Ben: STOP", house="")
        told = corrected(sheet, 0, "CL", "234462:")
        refusal = sheet.reckoning.lines[1].refusal
        assert (told.no_longer_fits, refusal and refusal.code) == ((1,), Code.NO_SUCH_CARD)

    DOUBLE = ("DT", "555234:555", "111:111", "123456:123456")
    """Banks 3,000 by itself (§7.7); then the player stops, or the game is over."""

    def banked_at_once(self) -> Pen:
        lines = ("Ada: score 50", "Ben: ND", f"Ada: {' '.join(self.DOUBLE)} bank", "Ben: score 50")
        return pen(*lines, house="target=4000, banked_at_once=on", edition=Edition.FILL_OR_BUST)

    def test_a_bank_too_many_is_forgiven_where_the_game_now_ends_by_itself(self) -> None:
        sheet = self.banked_at_once()
        told = corrected(sheet, 0, "score 2000")
        assert (fates(sheet)[2], told.ends, sheet.scores) == ("stands", True, (5000, 0))

    def test_a_bank_that_was_not_needed_is_made_up_where_the_game_goes_on(self) -> None:
        sheet = self.banked_at_once()
        corrected(sheet, 0, "score 2000")
        corrected(sheet, 2, *self.DOUBLE)
        told = corrected(sheet, 0, "score 50")
        assert (told.reopens, sheet.scores) == (True, (3050, 50))
        assert replayed(sheet.record()).lines[2].startswith(f"Ada: {' '.join(self.DOUBLE)} bank =3000")

    def test_a_game_ended_in_the_middle_of_a_turn_in_which_somebody_left_has_its_record(self) -> None:
        sheet = pen("Ada: B300 112346", seats=("Ada", "Ben", "Cleo"))
        sheet.write(WentOut(by="", player="Cleo"))
        sheet.write(Stopped(by=""))
        assert replayed(sheet.record()).lines == ("Ada: B300 112346", "; Cleo: leaves")


class TestOrder:
    SEATS = ("Ada", "Ben", "Cleo")

    def test_a_seat_that_stays_after_all_has_forfeited_the_turns_it_has_no_line_for(self) -> None:
        sheet = pen(
            "Ada: score 50", "Ben: B300 leaves", "Cleo: score 50", "Ada: score 50", "Cleo: score 50", seats=self.SEATS
        )
        told = corrected(sheet, 1, "score 200")
        assert (told.newly_skipped, fates(sheet), sheet.scores) == (((4, (1,)),), ["stands"] * 5, (100, 200, 100))

    def test_the_last_seat_of_the_round_that_stays_after_all_has_too(self) -> None:
        sheet = pen(
            "Ada: score 50",
            "Ben: score 50",
            "Cleo: B300 leaves",
            "Ada: score 50",
            "Ben: score 50",
            "Ada: score 50",
            seats=self.SEATS,
        )
        told = corrected(sheet, 2, "score 200")
        assert (told.newly_skipped, fates(sheet), sheet.scores) == (((5, (2,)),), ["stands"] * 6, (150, 100, 200))

    def test_what_it_forfeits_stands_in_the_record(self) -> None:
        sheet = pen(
            "Ada: score 50", "Ben: B300 leaves", "Cleo: score 50", "Ada: score 50", "Cleo: score 50", seats=self.SEATS
        )
        corrected(sheet, 1, "score 200")
        assert [line for line in sheet.record().splitlines() if line.startswith("Ben")] == [
            "Ben: score 200 =200 ; was B300 leaves",
            "Ben: forfeit =0",
        ]

    def test_the_turns_of_a_seat_that_left_earlier_are_kept_aside(self) -> None:
        sheet = pen(
            "Ada: score 50",
            "Ben: score 50",
            "Cleo: score 50",
            "Ada: score 50",
            "Ben: score 50",
            "Cleo: score 50",
            seats=self.SEATS,
        )
        told = corrected(sheet, 1, "B300", "leaves")
        assert (told.no_longer_fits, sheet.scores) == ((4,), (100, 0, 100))

    def test_a_seat_that_came_in_where_it_may_no_longer_is_not_there(self) -> None:
        sheet = pen("Ada: score 50", "Ben: score 50")
        sheet.write(CameIn(by="", player="Cleo", score=0))
        sheet.tell("Ada: score 50")
        told = corrected(sheet, 0, "score 1000")
        assert (told.ends, sheet.scores, told.kept_aside) == (True, (1000, 50), (2, 3))


class TestHistory:
    def sheet(self) -> Sheet:
        sheet = EMPTY
        for event in (
            Entered(by="ada", line=0, player="Ada", tokens=("score 50",)),
            Entered(by="ada", line=1, player="Ben", tokens=("score 100",)),
            Corrected(by="ben", line=0, tokens=("score 150",)),
            Struck(by="ada", line=1),
        ):
            sheet = after(sheet, event, AT)
        return sheet

    def test_it_keeps_who_corrected_what_from_what(self) -> None:
        told = [(one.by, one.line, one.how, one.was, one.now) for one in self.sheet().corrections]
        assert told == [
            ("ben", 0, How.CORRECTED, ("score 50",), ("score 150",)),
            ("ada", 1, How.STRUCK, ("score 100",), ("forfeit",)),
        ]

    def test_a_correction_taken_back_is_in_it_too(self) -> None:
        last = after(self.sheet(), Undone(by="cleo"), AT).corrections[-1]
        assert (last.by, last.how, last.was, last.now) == ("cleo", How.UNDONE, ("forfeit",), ("score 100",))

    def test_a_correction_taken_again_is_as_well(self) -> None:
        undone = after(self.sheet(), Undone(by="cleo"), AT)
        last = after(undone, Redone(by="dan"), AT).corrections[-1]
        assert (last.by, last.how, last.was, last.now) == ("dan", How.REDONE, ("score 100",), ("forfeit",))

    def test_undo_goes_back_to_the_empty_page_and_redo_to_the_last(self) -> None:
        sheet = self.sheet()
        back = sheet
        for _ in range(4):
            back = after(back, Undone(by="ada"), AT)
        forth = back
        for _ in range(4):
            forth = after(forth, Redone(by="ada"), AT)
        assert (back.page, forth.page) == (EMPTY.page, sheet.page)

    def test_a_new_entry_clears_what_could_be_taken_again(self) -> None:
        undone = after(self.sheet(), Undone(by="ada"), AT)
        assert after(undone, Struck(by="ada", line=0), AT).redoable is None

    def test_undo_of_nothing_is_nothing(self) -> None:
        assert after(EMPTY, Undone(by="ada"), AT) == EMPTY
