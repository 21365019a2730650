"""A topic is found by any language's words, by card tokens, and by what is nearly one of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import Card
from bot.i18n.catalogue import Words, shipped
from bot.i18n.topics import MOST_CHOICES, TOKENS, TOPICS, Topics, fold

LANGUAGES = shipped().languages
RULEBOOK = Topics([shipped().speaking(lang) for lang in LANGUAGES])
THEIR_WORDS = [
    (lang, topic, word.strip())
    for lang in LANGUAGES
    for topic in TOPICS
    for word in shipped().speaking(lang)(f"topic-{topic}.words").split(",")
]


@pytest.mark.parametrize(
    ("typed", "topic"),
    [
        ("clover", "clover"),
        ("klavertje", "clover"),
        ("Klavertje-4", "clover"),
        ("trébol", "clover"),
        ("TREBOL", "clover"),
        ("kleeblatt", "clover"),
        ("CL", "clover"),
        ("cl", "clover"),
        ("b300", "bonus"),
        ("x2", "x2"),
        ("×2", "x2"),
        ("FW", "fireworks"),
        ("feux d'artifice", "fireworks"),
        ("+/-", "plus-minus"),
        ("Más/Menos", "plus-minus"),
        ("straße", "straight"),
        ("STRASSE", "straight"),
        ("nulworp", "null"),
        ("triplet", "scoring"),
        ("drieling", "scoring"),
        ("ND", "no-dice"),
        ("F1000", "fill-1000"),
        ("MB", "must-bust"),
        ("DT", "double-trouble"),
        ("V2500", "vengeance"),
        ("keine würfel", "no-dice"),
        ("Tutto 1000", "fill-1000"),
        ("Pech", "must-bust"),
        ("Doppeltes Tutto", "double-trouble"),
        ("Rache 2500", "vengeance"),
        ("house rules", "house"),
        ("huisregels", "house"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_topic_is_found_by_its_words_in_any_language(typed: str, topic: str, lang: str) -> None:
    assert topic == RULEBOOK.find(typed, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_title_in_any_language_opens_its_topic_for_every_reader(lang: str) -> None:
    titles = {shipped().speaking(lang)(f"topic-{topic}.title"): topic for topic in TOPICS}
    assert [] == [
        (title, reader)
        for title, topic in titles.items()
        for reader in LANGUAGES
        if RULEBOOK.find(title, reader) != topic
    ]


@pytest.mark.parametrize(("lang", "topic", "word"), THEIR_WORDS)
def test_each_search_word_leads_its_own_reader_to_its_own_topic(lang: str, topic: str, word: str) -> None:
    assert topic == RULEBOOK.find(word, lang)


@pytest.mark.parametrize(
    ("typed", "topic"),
    [
        ("clovre", "clover"),
        ("firewroks", "fireworks"),
        ("nulwrop", "null"),
        ("vuurwrek", "fireworks"),
        ("¿?", "glance"),
    ],
)
def test_a_word_nobody_wrote_leads_to_the_nearest_topic(typed: str, topic: str) -> None:
    assert topic == RULEBOOK.find(typed, "en")


def test_the_readers_own_word_goes_before_another_languages() -> None:
    english, dutch = _rulebook("en", lot="stop"), _rulebook("nl", lot="clover")
    topics = Topics([english, dutch])
    assert ("stop", "clover") == (topics.find("lot", "en"), topics.find("lot", "nl"))


def _rulebook(lang: str, *, lot: str, word: str = "lot") -> Words:
    """A rulebook in which one word stands for the topic `lot`, and nothing else has a meaning."""
    words = {topic: word if topic == lot else f"{place} of {lang}" for place, topic in enumerate(TOPICS)}
    return Words(
        lang, "\n".join(f"topic-{topic} =\n    .title = {lang}\n    .words = {words[topic]}" for topic in TOPICS)
    )


@given(st.sampled_from(THEIR_WORDS), st.sampled_from([str.upper, str.lower, str.title, str.swapcase]))
def test_case_does_not_matter(word: tuple[str, str, str], recase: object) -> None:
    lang, topic, typed = word
    assert callable(recase)
    assert topic == RULEBOOK.find(f"  {recase(typed)} ", lang)


@given(st.text(), st.sampled_from(LANGUAGES))
def test_anything_typed_leads_somewhere(typed: str, lang: str) -> None:
    assert RULEBOOK.find(typed, lang) in TOPICS


@given(st.text(max_size=8), st.sampled_from(LANGUAGES))
def test_choices_are_few_and_each_once(typed: str, lang: str) -> None:
    offered = [choice.topic for choice in RULEBOOK.choices(typed, lang)]
    assert 1 <= len(offered) == len(set(offered)) <= MOST_CHOICES


def test_a_choice_that_was_taken_leads_to_its_topic_whatever_it_means_as_a_word() -> None:
    topics = Topics([_rulebook("en", lot="stop"), _rulebook("nl", lot="end", word="clover")])
    assert "clover" == topics.find("clover", "nl")


@given(st.text(max_size=8).filter(lambda typed: typed not in TOPICS), st.sampled_from(LANGUAGES))
def test_the_first_choice_is_what_would_be_found(typed: str, lang: str) -> None:
    assert RULEBOOK.find(typed, lang) == RULEBOOK.choices(typed, lang)[0].topic


def test_with_nothing_typed_every_topic_is_offered_in_order() -> None:
    assert list(TOPICS) == [choice.topic for choice in RULEBOOK.choices(" ", "en")]


def test_choices_have_titles_in_the_readers_language() -> None:
    assert ["Klavertje-4"] == [choice.title for choice in RULEBOOK.choices("clover", "nl")]


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(text) == fold(fold(text))


def test_every_card_has_a_topic() -> None:
    assert {card.value for card in Card} == set(TOKENS)


@pytest.mark.parametrize("card", Card)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cards_rule_is_one_short_line(card: Card, lang: str) -> None:
    rule = shipped().speaking(lang)(f"card-{card.value}.rule")
    assert (True, False) == (len(rule) <= 120, "\n" in rule)
