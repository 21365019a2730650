"""§8 House rules: the minimums, three nulls, and how rules are set."""

import pytest
from hypothesis import given, settings

from bot.engine import (
    DEFAULTS,
    FILL_OR_BUST,
    HOUSE_RULES,
    OFFICIAL,
    PRESETS,
    Edition,
    Refusal,
    Ruleset,
    departures,
    house_rules,
    parse,
)
from bot.engine.ruleset import Reshuffle, X2Scope
from tests.kit.games import code, fill, play, refused
from tests.kit.strategies import rulesets

NULL = "B300 223346:"
ALONE = {"seats": "Ada", "scores": "2500"}


def tutto(text: str) -> Ruleset:
    ruleset = parse(Edition.TUTTO, text)
    assert isinstance(ruleset, Ruleset)
    return ruleset


class TestMinimums:
    def test_nobody_banks_below_the_minimum(self) -> None:
        assert refused("Ada: B300 123466:1 bank", house="bank_min=200") == "bank below-minimum"

    def test_the_minimum_itself_may_be_banked(self) -> None:
        assert play("Ada: B300 112346:11 bank", house="bank_min=200").scores == (200, 0, 0)

    def test_the_first_points_of_a_seat_must_reach_the_opening_minimum(self) -> None:
        assert refused("Ada: B300 112346:11 5346:5 bank", house="opening_min=300") == "bank below-minimum"

    def test_a_seat_that_has_opened_stays_open(self) -> None:
        lines = ("Ada: B300 333246:333 bank", "Ben: STOP", "Cleo: STOP", "Ada: B300 523466:5 bank")
        assert play(*lines, house="opening_min=300").scores == (350, 0, 0)

    def test_a_seat_that_starts_above_0_is_open(self) -> None:
        assert play("Ada: B300 523466:5 bank", scores="50 0 0", house="opening_min=300").scores == (100, 0, 0)

    def test_an_opened_seat_that_fell_to_0_stays_open(self) -> None:
        lines = ("Ada: B300 111234:111 bank", "Ben: PM 111555:111555 bank", "Cleo: STOP", "Ada: B300 523466:5 bank")
        assert play(*lines, house="opening_min=300").scores == (50, 1000, 0)

    def test_fireworks_bank_below_the_minimum_and_open_the_seat(self) -> None:
        played = play("Ada: FW 123466:1 22346:", house="opening_min=500, bank_min=500")
        assert (played.scores[0], played.game.seats[0].opened) == (100, True)

    def test_banking_0_opens_nothing(self) -> None:
        assert not play("Ada: FW 223346:", house="opening_min=500").game.seats[0].opened

    def test_stop_keeps_below_the_minimum_and_opens_the_seat(self) -> None:
        lines = "Ada: B200 222333:222333 STOP"
        played = play(lines, house="opening_min=2000, stop_keeps=on")
        assert (played.scores[0], played.game.seats[0].opened) == (700, True)

    def test_a_plus_minus_that_ends_the_turn_banks_below_the_minimum(self) -> None:
        house = "plus_minus_after=end, opening_min=2000"
        assert play("Ada: PM 111555:111555", house=house).scores == (1000, 0, 0)

    def test_a_bank_at_once_is_exempt_and_opens_the_seat(self) -> None:
        house = "banked_at_once=on, opening_min=2000"
        played = fill("Ada: DT 222444:222444 222333:222333", house=house)
        assert (played.scores[0], played.game.seats[0].opened) == (1100, True)

    def test_stopping_with_nothing_at_risk_is_exempt(self) -> None:
        house = "banked_at_once=on, bank_min=2000"
        assert fill("Ada: DT 222444:222444 222333:222333 bank", house=house).brought == ("bank", 1100)

    def test_a_bank_that_is_the_only_way_on_is_exempt(self) -> None:
        house = "after_tutto=must_bank, bank_min=2000"
        assert play("Ada: B200 222333:222333 bank", house=house).scores == (700, 0, 0)

    def test_banking_before_the_tutto_is_not_exempt_under_that_rule(self) -> None:
        house = "after_tutto=must_bank, bank_min=2000"
        assert refused("Ada: B200 112346:11 bank", house=house) == "bank below-minimum"

    def test_where_banking_is_not_allowed_at_all_that_is_the_reason(self) -> None:
        assert refused("Ada: PM 112346:11 bank", house="bank_min=200") == "bank may-not-bank"


class TestThreeNulls:
    HOUSE = "three_nulls=500"

    def test_after_three_turns_in_a_row_lost_to_a_null_points_are_taken(self) -> None:
        played = play(*[f"Ada: {NULL}"] * 3, house=self.HOUSE, **ALONE)
        assert (played.scores, played.taken) == ((2000,), {"Ada": 500})

    def test_two_are_not_enough(self) -> None:
        assert play(*[f"Ada: {NULL}"] * 2, house=self.HOUSE, **ALONE).scores == (2500,)

    def test_the_count_then_starts_anew(self) -> None:
        assert play(*[f"Ada: {NULL}"] * 5, house=self.HOUSE, **ALONE).scores == (2000,)
        assert play(*[f"Ada: {NULL}"] * 6, house=self.HOUSE, **ALONE).scores == (1500,)

    def test_only_what_is_there_is_taken(self) -> None:
        assert play(*[f"Ada: {NULL}"] * 3, seats="Ada", scores="300", house=self.HOUSE).taken == {"Ada": 300}

    @pytest.mark.parametrize("turn", ["STOP", "B300 123466:1 bank", "FW 223346:", "forfeit", "score 0"])
    def test_every_other_end_of_a_turn_breaks_the_row(self, turn: str) -> None:
        lines = [f"Ada: {NULL}", f"Ada: {NULL}", f"Ada: {turn}", f"Ada: {NULL}"]
        assert play(*lines, house=self.HOUSE, **ALONE).taken == {}

    def test_a_null_in_a_turn_that_banked_something_does_not_count(self) -> None:
        house = f"{self.HOUSE}, banked_at_once=on"
        lines = [f"Ada: {NULL}", f"Ada: {NULL}", f"Ada: DT 222444:222444 222333:222333 {NULL}"]
        assert fill(*lines, seats="Ada", scores="2500", house=house).scores == (3600,)

    def test_it_is_no_rule_of_the_printed_game(self) -> None:
        assert play(*[f"Ada: {NULL}"] * 3, **ALONE).scores == (2500,)

    def test_each_seat_has_a_count_of_its_own(self) -> None:
        lines = [f"Ada: {NULL}", f"Ben: {NULL}"] * 2 + ["Ada: STOP", f"Ben: {NULL}"]
        assert play(*lines, seats="Ada | Ben", scores="2500 2500", house=self.HOUSE).scores == (2500, 2000)


class TestPlusMinusAtTheBank:
    def test_each_reads_the_leaders_anew_before_the_turns_points_are_added(self) -> None:
        lines = "Ada: PM 111555:111555 PM 111555:111555 bank"
        played = play(lines, scores="0 3000 2500", house="plus_minus_when=on_bank")
        assert (played.taken, played.scores) == ({"Ben": 1000, "Cleo": 1000}, (2000, 2000, 1500))

    def test_the_null_of_fireworks_is_a_bank(self) -> None:
        lines = "Ada: PM 111555:111555 FW 223346:"
        played = play(lines, scores="0 3000 0", house="plus_minus_when=on_bank")
        assert (played.taken, played.brought) == ({"Ben": 1000}, ("null", 1000))

    def test_a_stop_that_keeps_is_a_bank(self) -> None:
        lines = "Ada: PM 111555:111555 STOP"
        played = play(lines, scores="0 3000 0", house="plus_minus_when=on_bank, stop_keeps=on")
        assert played.taken == {"Ben": 1000}

    def test_leaders_are_read_at_the_bank_when_the_turn_ends_with_the_card(self) -> None:
        house = "plus_minus_when=on_bank, plus_minus_after=end"
        assert play("Ada: PM 111555:111555", scores="0 3000 0", house=house).taken == {"Ben": 1000}


class TestSetting:
    def test_no_departure_is_the_edition(self) -> None:
        assert (parse(Edition.TUTTO, ""), parse(Edition.FILL_OR_BUST, "")) == (OFFICIAL, FILL_OR_BUST)

    def test_a_departure_changes_its_rule(self) -> None:
        assert tutto("x2_scope=turn").x2_scope is X2Scope.TURN

    def test_departures_are_written_in_the_tables_order(self) -> None:
        assert departures(tutto("x2_scope=turn,end=round, bank_min=200 , target=3000")) == (
            "target=3000, bank_min=200, x2_scope=turn"
        )

    def test_what_is_said_but_does_not_depart_is_not_written(self) -> None:
        assert departures(tutto("target=6000")) == ""

    def test_the_same_value_may_depart_from_one_edition_and_not_from_the_other(self) -> None:
        filled = parse(Edition.FILL_OR_BUST, "end=immediate")
        assert isinstance(filled, Ruleset)
        assert (departures(tutto("end=immediate")), departures(filled)) == ("end=immediate", "")

    @pytest.mark.parametrize(
        "text",
        [
            "colour=red",
            "target",
            "target=",
            "target=6010",
            "target=450",
            "target=100050",
            "target=06000",
            "target=+6000",
            "target=６０００",
            "end=later",
            "time_limit=4",
            "time_limit=241",
            "time_limit=0",
            "round_limit=0",
            "round_limit=51",
            "opening_min=2001",
            "bank_min=-50",
            "three_nulls=250",
            "three_nulls=1500",
            "below_zero=yes",
            "below_zero=1",
            "fill_1000=add",
            "banked_at_once=on",
            "deck=",
            "deck=STOP",
            "deck=STOP:21",
            "deck=STOP:-1",
            "deck=ND:3",
            "deck=STOP:1 STOP:2",
            "deck=FOO:1",
            "target=3000, target=3000",
            "target=3000,",
            "short, bank_min=50",
            "bowman",
            "X2_SCOPE=turn",
        ],
    )
    def test_what_the_table_does_not_have_is_refused(self, text: str) -> None:
        assert code(parse(Edition.TUTTO, text)) == "unknown-house-rule"  # type: ignore[arg-type]

    def test_an_unknown_rule_is_refused_by_name(self) -> None:
        refusal = parse(Edition.TUTTO, "target=3000, colour=red")
        assert isinstance(refusal, Refusal)
        assert dict(refusal.facts) == {"rule": "colour", "value": "red"}

    @pytest.mark.parametrize(
        "text", ["target=500", "target=100000", "time_limit=5", "time_limit=240", "round_limit=50"]
    )
    def test_the_ends_of_each_range_can_be_set(self, text: str) -> None:
        assert departures(tutto(text)) == text

    def test_rules_are_refused_in_the_other_edition(self) -> None:
        alien = [rule.id for rule in HOUSE_RULES if Edition.FILL_OR_BUST not in rule.editions]
        values = {rule.id: rule.value(OFFICIAL) for rule in HOUSE_RULES}
        assert all(isinstance(parse(Edition.FILL_OR_BUST, f"{rule}={values[rule]}"), Refusal) for rule in alien)

    def test_every_rule_of_the_table_is_there(self) -> None:
        assert (len(house_rules(Edition.TUTTO)), len(house_rules(Edition.FILL_OR_BUST))) == (26, 22)

    def test_every_rule_can_be_set_to_what_its_edition_has(self) -> None:
        for edition, ruleset in DEFAULTS.items():
            rules = [rule for rule in house_rules(edition) if rule.id != "deck"]
            assert all(parse(edition, f"{rule.id}={rule.value(ruleset)}") == ruleset for rule in rules)

    @settings(max_examples=200, deadline=None)
    @given(rulesets())
    def test_what_is_written_is_read_again(self, ruleset: Ruleset) -> None:
        assert parse(ruleset.edition, departures(ruleset)) == ruleset


class TestDeck:
    def test_cards_that_are_not_named_keep_their_count(self) -> None:
        counts = dict(tutto("deck=STOP:5 CL:0").deck)
        assert sum(counts.values()) == 56 - 5 - 1

    def test_only_cards_that_depart_are_written_in_the_printed_order(self) -> None:
        assert departures(tutto("deck=CL:2 STOP:10 B200:0")) == "deck=B200:0 CL:2"

    def test_a_deck_of_stops_alone_is_refused(self) -> None:
        text = "deck=B200:0 B300:0 B400:0 B500:0 B600:0 X2:0 FW:0 ST:0 CL:0 PM:0"
        assert isinstance(parse(Edition.TUTTO, text), Refusal)

    def test_a_plus_minus_lets_dice_be_rolled(self) -> None:
        text = "deck=B200:0 B300:0 B400:0 B500:0 B600:0 X2:0 FW:0 ST:0 CL:0"
        assert isinstance(parse(Edition.TUTTO, text), Ruleset)

    def test_a_plus_minus_that_a_sole_leader_puts_by_does_not(self) -> None:
        text = "plus_minus_leader=redraw, deck=B200:0 B300:0 B400:0 B500:0 B600:0 X2:0 FW:0 ST:0 CL:0"
        assert isinstance(parse(Edition.TUTTO, text), Refusal)

    def test_a_deck_of_vengeance_and_no_dice_is_refused(self) -> None:
        assert isinstance(parse(Edition.FILL_OR_BUST, "deck=B300:0 B400:0 B500:0 F1000:0 MB:0 DT:0"), Refusal)


class TestPresets:
    @pytest.mark.parametrize(("edition", "name"), [(edition, name) for edition in Edition for name in PRESETS[edition]])
    def test_a_preset_is_its_departures(self, edition: Edition, name: str) -> None:
        assert parse(edition, name) == parse(edition, PRESETS[edition][name])

    @pytest.mark.parametrize(("edition", "name"), [(edition, name) for edition in Edition for name in PRESETS[edition]])
    def test_a_preset_is_written_as_it_stands_here(self, edition: Edition, name: str) -> None:
        ruleset = parse(edition, name)
        assert isinstance(ruleset, Ruleset)
        assert departures(ruleset) == PRESETS[edition][name]

    def test_these_are_shipped(self) -> None:
        assert {edition.value: set(names) for edition, names in PRESETS.items()} == {
            "tutto": {"official", "short", "classic-2004", "modern"},
            "fill-or-bust": {"official", "short", "bowman"},
        }


def test_rulesets_that_are_equal_are_one_object_however_they_were_written() -> None:
    assert parse(Edition.TUTTO, "target=3000,reshuffle=turn") is parse(Edition.TUTTO, "reshuffle=turn, target=3000")
    assert tutto("reshuffle=turn").reshuffle is Reshuffle.TURN
