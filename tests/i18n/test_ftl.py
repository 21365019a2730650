"""The check itself: each kind of fault is found, and sound files have none."""

from tests.i18n import ftl

SOUND = "-tutto = TUTTO\ngreet = { -tutto }, { $player }!\n    .short = { $player }"


def between(english: str, dutch: str) -> list[str]:
    return ftl.faults_between({"a.ftl": english}, "nl", {"a.ftl": dutch})


def test_equal_files_have_no_fault() -> None:
    assert [] == between(SOUND, SOUND)


def test_a_missing_message_is_found() -> None:
    assert ["nl: bye is missing"] == between("hi = Hi\nbye = Bye", "hi = Hoi")


def test_a_missing_attribute_is_found() -> None:
    assert ["nl: hi.short is missing"] == between("hi = Hi\n    .short = H", "hi = Hoi")


def test_a_left_over_message_is_found() -> None:
    assert ["nl: bye is left over"] == between("hi = Hi", "hi = Hoi\nbye = Dag")


def test_a_message_in_another_file_is_found() -> None:
    assert ["nl: hi stands in b.ftl, not in a.ftl"] == ftl.faults_between(
        {"a.ftl": "hi = Hi"}, "nl", {"b.ftl": "hi = Hoi"}
    )


def test_a_forgotten_fact_is_found() -> None:
    assert ["nl: hi takes the facts none, not player"] == between("hi = Hi { $player }", "hi = Hoi")


def test_a_fact_that_only_a_referred_message_takes_counts() -> None:
    assert [] == between("hi = Hi { $player }\nwarm = { hi }!", "hi = Hoi { $player }\nwarm = Hee { $player }!")


def test_a_forgotten_term_is_found() -> None:
    english = "-tutto = TUTTO\nhi = { -tutto }"
    assert ["nl: hi uses the terms none, not -tutto"] == between(english, "-tutto = TUTTO\nhi = Tutto")


def test_a_plural_form_the_language_lacks_is_found() -> None:
    message = "n = { $n ->\n    [one] a\n    [few] b\n   *[other] c\n }"
    assert ["nl: n has plural forms the language lacks: ['few']"] == ftl.faults_of_one("nl", {"a.ftl": message})


def test_a_plural_form_that_was_left_out_is_found() -> None:
    message = "n = { $n ->\n    [one] a\n   *[other] c\n }"
    assert ["pl: n lacks the plural forms ['few', 'many']"] == [
        fault for fault in ftl.faults_of_one("pl", {"a.ftl": message}) if "lacks the plural" in fault
    ]


def test_a_choice_between_words_is_no_plural() -> None:
    message = "n = { $who ->\n    [you] a\n   *[other-player] c\n }"
    assert [] == ftl.faults_of_one("nl", {"a.ftl": message})


def test_junk_is_found() -> None:
    assert ["nl/a.ftl: no Fluent: hi Hoi"] == ftl.faults_of_one("nl", {"a.ftl": "hi Hoi"})


def test_a_message_written_twice_in_two_files_is_found() -> None:
    assert ["nl: hi is written 2 times"] == ftl.faults_of_one("nl", {"a.ftl": "hi = Hoi", "b.ftl": "hi = Hoi"})


def test_a_reference_to_nothing_is_found() -> None:
    assert ["nl: hi refers to -tuto, which is nowhere"] == ftl.faults_of_one("nl", {"a.ftl": "hi = { -tuto }"})


def test_samples_lead_through_every_variant() -> None:
    message = "n = { $who ->\n    [you] a\n   *[them] c\n } { $name }"
    known = {entry.key: entry for entry in ftl.entries({"a.ftl": message})}
    assert ["them", "you"] == sorted(str(facts["who"]) for facts in ftl.samples("n", known))


def test_a_language_may_have_fewer_wordings_with_fewer_facts() -> None:
    assert [] == between("win-1 = { $who } wins\nwin-2 = { $who } wins { $points }", "win-1 = { $who } wint")


def test_a_language_may_have_more_wordings() -> None:
    assert [] == between("win-1 = { $who } wins", "win-1 = { $who } wint\nwin-2 = Ja, { $who } wint")


def test_a_wording_with_a_fact_of_its_own_is_found() -> None:
    assert ["nl: win-2 takes the facts points, not who"] == between(
        "win-1 = { $who }", "win-1 = { $who }\nwin-2 = { $points }"
    )


def test_wordings_without_the_family_in_english_are_left_over() -> None:
    assert ["nl: win is left over"] == between("hi = Hi", "hi = Hoi\nwin-1 = Gewonnen")


def test_a_gap_between_wordings_is_found() -> None:
    assert ["nl: the wordings of win are not numbered from 1 to 2"] == ftl.faults_of_one(
        "nl", {"a.ftl": "win-1 = A\nwin-3 = B"}
    )


def test_a_number_at_the_end_of_a_name_is_no_wording_by_itself() -> None:
    assert {"fill-2": ["fill-2"]} == ftl.families(["fill-2"])
