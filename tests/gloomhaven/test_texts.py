"""What the table says, and every face of the catalogue, in both languages."""

from functools import cache

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.page import FINDS
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.modifier_cards import BY_NAME
from questhall.games.gloomhaven.printed.scenario import IN_THE_BOOK
from questhall.games.gloomhaven.speech.wording import KEYWORDS
from questhall.games.gloomhaven.view.catalogue import catalogue, faces_in, icons
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.events import Event, Part
from questhall.kernel.faces import Face
from questhall.kernel.games import Setup
from questhall.kernel.language.speaking import message
from questhall.kernel.match import Match
from questhall.kernel.phrases import say_event, say_option, say_part, say_prompt
from questhall.kernel.text import LANGUAGES, Texts
from tests.gloomhaven.bench import Bench
from tests.texts import (
    assert_russian,
    assert_tidy,
    folder_of,
    messages,
    needed_phrases,
    written_phrases,
)

PACKAGE = "questhall.games.gloomhaven"
EN = GAME.texts("en")
RU = GAME.texts("ru")
TEXTS = (EN, RU)

# -- options, questions, events ------------------------------------------------------

PLACES = {  # calls in this game that name a phrase, and its role
    "choose": (4, "prompt"),
    "choose_or_skip": (2, "prompt"),
    "choose_tile": (4, "prompt"),
    "make_room": (5, "prompt"),
    "wants": (2, "prompt"),
    "item_for": (3, "prompt"),
    "choose_character": (2, "prompt"),
    "_shares": (3, "prompt"),
    "Part": (0, "sum"),
}
BY_NAME_ONLY = {  # phrases that a call receives as an argument
    *("prompt-before-rest", "prompt-after", "prompt-after-rest", "option-end-turn"),
    "prompt-stunned",
    *("option-charge", "prompt-charge", "option-use-element", "prompt-use-element"),
    *("option-monster-goal", "prompt-monster-goal", "option-disarm-trap", "prompt-pull"),
    *("prompt-guard-item", "prompt-strike-item", "prompt-first-target", "prompt-next-target"),
    *("prompt-push-whom", "prompt-pull-whom"),
    *("prompt-take-doll", "prompt-take-claw", "event-doll-carried-by", "event-claw-carried-by"),
}
IN_TOWN = {  # their names are known only there
    *("option-event-option", "option-keep-quest", "option-take-up"),
    *("option-choose-dot", "prompt-sticker", "option-stick"),
}
NEEDED = needed_phrases(folder_of(PACKAGE).rglob("*.py"), PLACES) | BY_NAME_ONLY


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_the_phrases_it_needs_and_no_others(language: str) -> None:
    assert written_phrases(PACKAGE, language) == NEEDED


def test_every_phrase_of_the_vocabulary_is_used() -> None:
    sums = {phrase for phrase in NEEDED if phrase.startswith("sum-")}
    used = {phrase.partition("-")[2] for phrase in NEEDED - sums}
    used |= {phrase.replace("-", ".", 1) for phrase in sums}
    values = {phrase for phrase in GAME.phrases if phrase.endswith(".values")}
    assert used | values == set(GAME.phrases)


def values_of(phrase: str, bench: Bench) -> list[int]:
    """A value for each place of a phrase."""
    values = {
        "card": bench.hero().hand[0],
        "modifier": bench.hero().deck.draw[0],
        "number": 3,
        "none": NOTHING,
    }
    kinds = [word.rpartition("=")[2] for word in GAME.phrases[phrase].split()]
    return ([values.get(kind, 0) for kind in kinds] + [NOTHING] * 3)[:3]


def position() -> Bench:
    bench = Bench(brute="0,0", tinkerer="1,0")
    bench.card("trample", pile="hand")
    bench.item("boots_of_striding")
    return bench


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_phrase_can_be_said(texts: Texts) -> None:
    bench = position()
    for needed in sorted(NEEDED - IN_TOWN):
        role, _, phrase = needed.partition("-")
        if role == "sum":
            assert_tidy(say_part(GAME, bench.scene, Part(phrase, 1), texts))
            continue
        what, where, amount = values_of(phrase, bench)
        if role == "option":
            text = say_option(GAME, bench.scene, Option(phrase, what, where, amount), texts)
        elif role == "prompt":
            decision = Decision([0], phrase, [], "", what, where, amount)
            text = say_prompt(GAME, bench.scene, decision, texts)
        else:
            event = Event(phrase, "", what, where, amount)
            if f"{phrase}.values" in GAME.phrases:
                event.values = [values_of(f"{phrase}.values", bench)[0]]
            text = say_event(GAME, bench.scene, event, texts)
        assert_tidy(text)
        if texts is RU and any(letter.isalpha() for letter in text):
            assert_russian(text)


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_table_option_has_its_texts(texts: Texts) -> None:
    for option in GAME.options:
        name = message("table-option", option.name)
        needed = [name, f"{name}.help"]
        needed += [f"{name}-{str(choice).lower()}" for choice in option.choices]
        assert [key for key in needed if not texts.has(key)] == []


@pytest.mark.parametrize("seats", [2, 4])
def test_a_scenario_can_be_told(seats: int) -> None:
    match = Match.start(GAME, Setup("party", seats, {"scenario": 2}), "told")
    chance = Chance("told")
    for _ in range(120):
        if match.over:
            break
        decision = match.pending[0]
        for texts in TEXTS:
            assert_tidy(say_prompt(GAME, match.state, decision, texts))
            for option in decision.options:
                assert_tidy(say_option(GAME, match.state, option, texts))
        index = chance.below("walk", len(decision.options))
        seat = decision.options[index].seat
        match.answer(0, index, seat if seat >= 0 else decision.seats[0])
    assert match.journal is not None
    for event in match.journal.events:
        assert_tidy(say_event(GAME, match.state, event, EN))
        assert_russian(say_event(GAME, match.state, event, RU))


# -- the catalogue -------------------------------------------------------------------


@cache
def faces(texts: Texts) -> dict[str, Face]:
    """Those of the catalogue, and those of the books of locked classes and of finds."""
    books = [FINDS, *[kind.key for kind in library().classes if kind.locked]]
    found = [*catalogue(texts), *[face for book in books for face in faces_in(book, texts)]]
    by_key = {face.key: face for face in found}
    assert len(by_key) == len(found)
    return by_key


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_everything_has_a_face(texts: Texts) -> None:
    box = library()
    found = faces(texts)
    needed = {key for key in box.by_key if not key.startswith("deck_")} | set(BY_NAME)
    needed |= {f"scenario_{number}" for number in IN_THE_BOOK}
    assert needed <= set(found)
    for face in found.values():
        assert face.title
        assert face.icon
        assert set(face.keywords) <= set(KEYWORDS)
        for line in (face.title, *face.text):
            assert_tidy(line.replace("\n", ". "))


def test_modifiers_say_whether_they_bode_well() -> None:
    """By what they do to the attack, not by how a line is written."""
    named = {"plus_1": "good", "critical": "good", "bless": "good", "plus_0": ""}
    named |= {"minus_2": "bad", "miss": "bad", "curse": "bad", "item_minus_1": "bad"}
    found = faces(RU)
    assert {key: found[key].tone for key in named} == named
    for kind in library().classes:
        for card in [card for perk in kind.perks for card in perk.added]:
            expected = "good" if card.value > 0 or card.riders else ""
            assert found[card.key].tone == ("bad" if card.value < 0 else expected), card.key


def test_objects_of_scenarios_have_icons() -> None:
    objects = set(messages(PACKAGE, "objects", "en"))
    assert "object-hail" in objects
    assert objects <= set(icons())


def test_faces_are_the_same_in_both_languages_but_for_their_words() -> None:
    english, russian = faces(EN), faces(RU)
    assert list(english) == list(russian)
    for key, face in english.items():
        other = russian[key]
        assert (face.kind, face.icon, face.numbers, face.marks, face.keywords) == (
            *(other.kind, other.icon, other.numbers, other.marks, other.keywords),
        )
        assert len(face.text) == len(other.text)


def test_an_ability_card() -> None:
    face = faces(EN)["warding_strength"]
    assert face == Face(
        key="warding_strength",
        title="Warding Strength",
        kind="ability",
        family="brute",
        icon=icons()["brute"],
        numbers={"initiative": 32, "level": 1},
        marks=["bottom-lost", "bottom-persistent"],
        text=[
            "Attack 3 · Push 2",
            "On the next 6 attacks against you: Shield 1\n○ ① ○ ① ○ ① · Persistent · Lost",
        ],
        keywords=["push", "shield", "lost", "persistent"],
    )
    assert faces(EN)["trample"].numbers == {"initiative": 72, "level": 1, "bottom-xp": 2}
    assert faces(EN)["skewer"].numbers["level"] == 0


def test_an_item_a_monster_card_and_a_goal() -> None:
    found = faces(RU)
    item = found["hide_armor"]
    assert (item.types, item.marks, item.copies) == (["Торс"], ["spent"], 2)
    assert item.numbers == {"price": 10, "number": 3, "prosperity": 1}
    card = found["guard-1"]
    assert (card.title, card.numbers, card.marks) == ("Страж", {"initiative": 15}, ["shuffle"])
    assert found["layabout"].numbers == {"checks": 2, "number": 459}
    assert found["hound"].text == []
    assert (
        found["jekserah"].text[-1] == "Невосприимчивость: РАЗОРУЖЕНИЕ, РАНА, ПРОКЛЯТИЕ, ОГЛУШЕНИЕ"
    )


def test_scenarios_conditions_and_elements() -> None:
    found = faces(EN)
    assert found["scenario_1"].title == "Black Barrow"
    assert found["scenario_1"].text[1] == "Kill all enemies."
    assert found["condition-stun"].text == [EN.say("keyword-stun")]
    assert found["element-ice"].keywords == ["element"]
    assert found["element-ice"].icon == icons()["element-ice"]


def test_a_class_tells_how_it_fights_and_lists_its_perks() -> None:
    face = faces(EN)["cragheart"]
    assert face.numbers == {"hand": 11, "hit_points": 10, "difficulty": 2}
    role, first, *perks = face.text
    assert role == EN.say("role-cragheart")
    assert first == "Remove four “+0” cards"
    assert len(perks) == len(library().class_named("cragheart").perks) - 1


def test_names_of_creatures_and_objects() -> None:
    for texts in TEXTS:
        for kind in library().classes:
            for creature in kind.summons:
                assert texts.has(message("summon", creature.key))
        for name in ("altar", "door", "hail"):
            assert texts.has(message("object", name))
