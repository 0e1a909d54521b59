"""What the table says, in both languages."""

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.effects.shapeshift import STRONG
from questhall.games.mage_knight.printed.cards import ABILITIES
from questhall.games.mage_knight.printed.kinds import (
    BASIC_COLOURS,
    ELEMENTS,
    RESISTANCES,
    Conversion,
    Site,
)
from questhall.games.mage_knight.printed.sayings import SAYINGS, saying_message
from questhall.games.mage_knight.rules.combat.opponents import as_enemy
from questhall.games.mage_knight.rules.map.shapes import position_of, spot_of
from questhall.games.mage_knight.rules.round.end_of_turn import REWARDS
from questhall.games.mage_knight.scenarios.book import BOOK
from questhall.games.mage_knight.speech.kinds import CONVERSIONS
from questhall.games.mage_knight.state.heroes import DUMMY_SEAT
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.state.turn import PHASES
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.events import Event
from questhall.kernel.language.speaking import message
from questhall.kernel.match import Match
from questhall.kernel.phrases import (
    option_id,
    option_things,
    say_event,
    say_option,
    say_prompt,
)
from questhall.kernel.text import LANGUAGES, Texts
from tests.mage_knight.bench import Bench
from tests.mage_knight.duels import DEFENDER, Duel
from tests.mage_knight.scenarios.stage import help_heroes, set_up
from tests.texts import (
    assert_russian,
    assert_tidy,
    folder_of,
    needed_phrases,
    written_phrases,
)

PACKAGE = "questhall.games.mage_knight"
EN = GAME.texts("en")
RU = GAME.texts("ru")
TEXTS = (EN, RU)

PLACES = {  # calls of this game that name a phrase, and its role
    "ask_with_hand": (1, "prompt"),
    "choose_card": (3, "prompt"),
    "discard_or_not": (3, "prompt"),
}
BY_NAME_ONLY = {"option-altar"}  # phrases that a call gets from elsewhere
# Counted before any test adds its own.
SAYINGS_IN_THE_BOX = len(SAYINGS)
NEEDED = needed_phrases(folder_of(PACKAGE).rglob("*.py"), PLACES) | BY_NAME_ONLY
MOST_DECISIONS = 600


# -- which phrases there are ---------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_the_phrases_it_needs_and_no_others(language: str) -> None:
    assert written_phrases(PACKAGE, language) == NEEDED


def test_the_vocabulary_holds_every_phrase_and_no_others() -> None:
    used = {phrase.partition("-")[2] for phrase in NEEDED}
    values = {phrase for phrase in GAME.phrases if phrase.endswith(".values")}
    assert used | values == set(GAME.phrases)


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_things_without_a_name_in_the_box_have_one_at_the_table(texts: Texts) -> None:
    shapes = [f"{half}-{element}" for half in ("basic", "strong") for element in ELEMENTS]
    needed = ["game-mage-knight", "game-mage-knight.tagline", "dummy-player"]
    needed += [message("format", each.name) for each in GAME.formats]
    needed += [message("phase", each) for each in PHASES]
    needed += [message("reward", each) for each in REWARDS]
    needed += [message("conversion", each) for each in CONVERSIONS]
    needed += [message("shape", each) for each in shapes]
    assert [key for key in needed if not texts.has(key)] == []


# -- every phrase can be said --------------------------------------------------------


class Scenery:
    """A fight, with something for each kind of number that a phrase may hold."""

    def __init__(self) -> None:
        bench = Bench()
        self.unit = bench.unit("peasants").card
        foe = bench.fight("prowlers")[0]
        self.realm = bench.realm
        self.values = {
            "card": self.unit,
            "enemy": foe.token,
            "foe": foe.token,
            "hex": bench.hero.space,
            "site": bench.hero.space,
            "land": spot_of(1, -1),
            "conversion": Conversion.MOVE_AS_ATTACK,
            "group": 1,
            "number": 3,
            "none": NOTHING,
        }

    def numbers(self, phrase: str) -> list[int]:
        found: list[int] = []
        for word in GAME.phrases[phrase].split():
            argument, _, kind = word.rpartition("=")
            found.append(self.values.get(argument, self.values.get(kind, 0)))
        return (found + [NOTHING] * 3)[:3]

    def say(self, needed: str, texts: Texts) -> str:
        role, _, phrase = needed.partition("-")
        what, where, amount = self.numbers(phrase)
        if role == "option":
            return say_option(GAME, self.realm, Option(phrase, what, where, amount), texts)
        if role == "prompt":
            decision = Decision([0], phrase, [], "", what, where, amount)
            return say_prompt(GAME, self.realm, decision, texts)
        event = Event(phrase, "", what, where, amount)
        if f"{phrase}.values" in GAME.phrases:
            event.values = [self.numbers(f"{phrase}.values")[0]]
        return say_event(GAME, self.realm, event, texts)


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_phrase_can_be_said(texts: Texts) -> None:
    scenery = Scenery()
    for needed in sorted(NEEDED):
        text = scenery.say(needed, texts)
        assert_tidy(text)
        assert needed.startswith("option-") or text[-1] in ".?", text
        if texts is RU and any(letter.isalpha() for letter in text):
            assert_russian(text)


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_phrases_fit_any_number(texts: Texts, number: int) -> None:
    scenery = Scenery()
    scenery.values["number"] = number
    for needed in sorted(NEEDED):
        assert_tidy(scenery.say(needed, texts))


# -- names ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("needed", "english", "russian"),
    [
        ("option-strike", "Defeat Prowlers", "Победить Налётчиков"),
        ("event-defeats", "Tovak defeats Prowlers.", "Товак побеждает Налётчиков."),
        ("event-draws", "Tovak draws 3 cards.", "Товак берёт 3 карты."),
        ("event-gains-mana", "Tovak gains red mana ×3.", "Товак получает красную ману ×3."),
    ],
)
def test_phrases_name_what_they_speak_of(needed: str, english: str, russian: str) -> None:
    scenery = Scenery()
    assert (scenery.say(needed, EN), scenery.say(needed, RU)) == (english, russian)


def test_enemies_with_the_same_name_are_numbered() -> None:
    bench = Bench()
    foes = bench.fight("prowlers", "diggers", "prowlers")
    said = [say_option(GAME, bench.realm, Option("aim", foe.token), EN) for foe in foes]
    assert said == ["Prowlers 1", "Diggers", "Prowlers 3"]
    group = Option("strike", NOTHING, NOTHING, 0b101)
    assert say_option(GAME, bench.realm, group, EN) == "Defeat enemies 1 + 3"
    assert say_option(GAME, bench.realm, group, RU) == "Победить врагов 1 + 3"
    last = Option("block", foes[2].token, NOTHING, 0)
    assert option_things(GAME, bench.realm, last) == ["foe:2"]
    assert option_id(GAME, bench.realm, last) == "block:e2#1"


def test_an_enemy_keeps_its_name_when_its_fight_is_over() -> None:
    """A choice is read out again later, perhaps in the middle of another fight."""
    bench = Bench()
    foes = bench.fight("prowlers", "diggers")
    chosen = Option("block", foes[0].token, NOTHING, 0)
    struck = Option("strike", foes[1].token, NOTHING, 0b10)
    bench.realm.combat = None
    assert say_option(GAME, bench.realm, chosen, EN) == "Block Prowlers"
    assert option_things(GAME, bench.realm, chosen) == []
    bench.fight("cursed_hags", "ironclads")
    assert say_option(GAME, bench.realm, chosen, RU) == "Заблокировать Налётчиков"
    assert say_option(GAME, bench.realm, struck, EN) == "Defeat Diggers"


def test_options_say_what_abilities_and_effects_do() -> None:
    bench = Bench()
    bench.unit("utem_swordsmen")
    bench.unit("northern_monks")
    bench.mana("blue")
    bench.fight("prowlers")
    bench.phase("block")
    said = [say_option(GAME, bench.realm, option, EN) for option in bench.ask().options]
    assert "Activate Utem Swordsmen: Attack 3 or Block 3" in said
    assert "Activate Northern Monks: Blue mana: Ice Attack 4 or Ice Block 4" in said
    bench.realm.combat = None
    bench.phase("moving")
    bench.hand("tranquility")
    bench.deck("march")
    bench.play("basic:tranquility")
    said = [say_option(GAME, bench.realm, option, RU) for option in bench.ask().options]
    assert said == ["Спокойствие: Лечение 1", "Спокойствие: Возьмите 1 карту"]


def test_a_burned_monastery_keeps_its_name() -> None:
    realm = Bench().realm
    space = next(each for each, place in realm.places.items() if place.site == Site.VILLAGE)
    realm.spaces[space].site = Site.MONASTERY
    realm.places[space].site = Site.NONE
    event = Event("conquers", "", 0, space)
    assert say_event(GAME, realm, event, EN) == "Tovak conquers the monastery."
    assert say_event(GAME, realm, event, RU) == "Товак захватывает монастырь."


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_everything_that_can_be_chosen_is_said(texts: Texts) -> None:
    said = [texts.say(saying_message(number)) for number in range(SAYINGS_IN_THE_BOX)]
    for text in said:
        assert_tidy(text)
        if texts is RU:
            assert_russian(text)
    assert len(said) == len(set(said))


def test_a_unit_of_the_other_hero_keeps_its_name() -> None:
    duel = Duel()
    duel.enlist(DEFENDER, "peasants")
    unit = duel.realm.heroes[DEFENDER].units[0]
    duel.fight(as_enemy(unit.kind))
    foe = duel.combat.foes[0]
    assert say_option(GAME, duel.realm, Option("aim", foe.token), RU) == "Крестьяне"


def test_the_dummy_player_stands_in_the_order() -> None:
    event = Event("order", "", values=[0, DUMMY_SEAT])
    realm = Bench().realm
    assert say_event(GAME, realm, event, EN) == "Order of the round: Tovak, Dummy player."


def test_things_are_those_of_the_view() -> None:
    bench = Bench()
    card = bench.hand("rage")[0]
    here = bench.realm.spaces[bench.hero.space]
    things = {
        Option("basic", card): [f"card:{card}"],
        Option("step", NOTHING, bench.hero.space, 2): [f"hex:{here.q},{here.r}"],
        Option("pay-die", 0, 1): ["die:1"],
        Option("pay-crystal", 2): ["crystal:green"],
        Option("invite", 0, NOTHING, 1): ["seat:0"],
        Option("scout-pile", 1): ["pile:grey"],
    }
    for option, expected in things.items():
        assert option_things(GAME, bench.realm, option) == expected


def test_new_land_is_named_by_the_centre_of_its_tile() -> None:
    for x, y in ((0, 0), (-1, 2), (3, -2), (4, -1)):
        assert position_of(spot_of(x, y)) == (x, y)
    option = Option("explore", NOTHING, spot_of(1, 0))
    assert option_things(GAME, Bench().realm, option) == ["land:3,-2"]


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_value_of_a_small_kind_has_a_name(texts: Texts) -> None:
    realm = Bench().realm
    counts = {
        "ability": len(ABILITIES),
        "resistance": len(RESISTANCES),
        "reward": len(REWARDS),
        "element": len(ELEMENTS),
        "colour": BASIC_COLOURS + 2,
    }
    values = [(kind, value) for kind, count in counts.items() for value in range(count)]
    values += [("conversion", word) for word in range(len(CONVERSIONS))]
    values += [("shape", half + element) for half in (0, STRONG) for element in range(4)]
    for kind, value in values:
        assert texts.say(GAME.name(realm, kind, value).message)


# -- whole games ---------------------------------------------------------------------


def tell_decision(match: Match, decision: Decision) -> None:
    for texts in TEXTS:
        assert_tidy(say_prompt(GAME, match.state, decision, texts))
        for option in decision.options:
            assert_tidy(say_option(GAME, match.state, option, texts))
    ids = [option_id(GAME, match.state, option) for option in decision.options]
    assert len(ids) == len(set(ids)), ids


@pytest.mark.slow
@pytest.mark.parametrize("scenario", [script.key for script in BOOK])
def test_a_scenario_can_be_told(scenario: str) -> None:
    seats = next(script.seats[-1] for script in BOOK if script.key == scenario)
    match = Match.start(GAME, set_up(scenario, seats), f"told {scenario}")
    chance = Chance(f"told {scenario}")
    for _ in range(MOST_DECISIONS):
        if match.over:
            break
        assert isinstance(match.state, Realm)
        help_heroes(match.state)
        decision = match.pending[0]
        tell_decision(match, decision)
        index = chance.below("walk", len(decision.options))
        seat = decision.options[index].seat
        match.answer(0, index, seat if seat >= 0 else decision.seats[0])
    assert match.journal is not None
    for event in match.journal.events:
        assert_tidy(say_event(GAME, match.state, event, EN))
        assert_russian(say_event(GAME, match.state, event, RU))
