"""Laws of the enhancer: every class with any amount of gold gets through a visit (RULES 9.13)."""

from random import Random

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.enhancing import LINES, MOST_ON_A_HALF, price
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.levelling_up import LEAST_XP
from questhall.games.gloomhaven.campaign.prosperity import BOXES, prosperity_level
from questhall.games.gloomhaven.library.enhancing import dots_of, stickers_for
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.cards import CardDef, ClassDef
from questhall.kernel.campaigns import written_ledger
from questhall.kernel.phrases import option_id, option_things, say_option, say_prompt
from questhall.kernel.text import LANGUAGES
from tests.marks import rule

from .party import CAMPAIGNS, Outing, party, read

RICH = 20_000
REFUSALS = ("no-event", "no-rise", "leave-market", "enough-stickers", "keep-gold")
EVERY_CLASS = pytest.mark.parametrize("kind", library().classes, ids=lambda each: each.key)


def grown(kind: ClassDef, level: int, taken: list[CardDef], prosperity: int) -> Chronicle:
    """A party with a character of this level who took these cards on the way, in a town that knows
    how to enhance cards; the companion has no gold."""
    companion = "tinkerer" if kind.key != "tinkerer" else "brute"
    ledger = party(kind.key, companion, prosperity=prosperity)
    ledger.global_achievements = ["the_power_of_enhancement"]
    ledger.location = 1
    sheet = ledger.characters[0]
    sheet.level, sheet.xp = level, LEAST_XP[level - 1]
    sheet.pool = sheet.pool + taken
    perks = [place for place, perk in enumerate(kind.perks) for _ in range(perk.boxes)]
    sheet.perks = perks[: level - 1]
    ledger.characters[1].gold = 0
    return ledger


def cards_of_levels(kind: ClassDef, second: bool) -> list[CardDef]:
    """One card of each level from 2 to 9: all the first ones, or all the second ones."""
    return [[card for card in kind.cards if card.level == level][second] for level in range(2, 10)]


def at_the_enhancer(ledger: Chronicle) -> Outing:
    """Nobody wants anything else in town."""
    assert CAMPAIGNS.faults(read(written_ledger(ledger, CAMPAIGNS))) == []
    outing = Outing(ledger, "town")
    while not outing.match.over and not outing.asked(0).startswith("enhance"):
        seat, refusal = next(
            (seat, each) for each in REFUSALS for seat in (0, 1) if each in outing.offers(seat)
        )
        outing.take(seat, refusal)
    return outing


def dots_offered(outing: Outing) -> list[str]:
    return [each for each in outing.offers(0) if each.startswith("choose-dot")]


def speak(outing: Outing) -> None:
    """Everything that is asked and offered has a name in both languages, and an id of its own."""
    decision = outing.match.owed_by(0)
    assert decision is not None
    state = outing.match.state
    ids = [option_id(GAME, state, option) for option in decision.options]
    assert len(set(ids)) == len(ids)
    for language in LANGUAGES:
        texts = GAME.texts(language)
        assert say_prompt(GAME, state, decision, texts)
        for option in decision.options:
            assert say_option(GAME, state, option, texts)
            option_things(GAME, state, option)


@rule("GH-9.13.2", "GH-9.13.14")
@pytest.mark.parametrize("second", [False, True])
@EVERY_CLASS
def test_every_dot_is_offered_and_spoken(kind: ClassDef, second: bool) -> None:
    ledger = grown(kind, 9, cards_of_levels(kind, second), BOXES[-1])
    ledger.characters[0].gold = RICH
    outing = at_the_enhancer(ledger)
    dots = dots_offered(outing)
    assert len(dots) == sum(len(dots_of(card)) for card in ledger.characters[0].pool)
    speak(outing)


@rule("GH-9.13.2")
@pytest.mark.parametrize("line", LINES)
def test_what_may_be_stuck_beside_every_kind_of_line_is_spoken(line: str) -> None:
    for kind in library().classes:
        cards = [card for card in kind.cards if card.level <= 1]
        dots = [(card, dot) for card in cards for dot in dots_of(card) if dot.line == line]
        if dots:
            card, dot = dots[0]
            ledger = grown(kind, 1, [], 0)
            ledger.characters[0].gold = RICH
            outing = at_the_enhancer(ledger)
            outing.take(0, f"choose-dot:{card.key}@{dot.name}")
            assert len(outing.offers(0)) == 1 + len(stickers_for(card, dot))
            speak(outing)
            return


@rule("GH-9.13.10")
@EVERY_CLASS
def test_every_sticker_on_every_dot_has_a_price(kind: ClassDef) -> None:
    ledger = grown(kind, 1, [], 0)
    for card in kind.cards:
        for dot in dots_of(card):
            assert dot.place < MOST_ON_A_HALF
            for sticker in stickers_for(card, dot):
                assert price(ledger, card, dot, sticker) > 0, (card.key, dot.name, sticker)


@pytest.mark.sampled(10)
@rule("GH-9.13.2", "GH-9.13.12")
@pytest.mark.parametrize("seed", range(2))
@EVERY_CLASS
def test_random_visits_come_to_their_end(kind: ClassDef, seed: int) -> None:
    chance = Random(f"{kind.key} {seed}")
    level = chance.randint(1, 9)
    cards = cards_of_levels(kind, chance.random() < 0.5)[: level - 1]
    ledger = grown(kind, level, cards, chance.choice(BOXES))
    ledger.characters[0].gold = chance.choice([40, 150, 400, 1000, RICH])
    outing = at_the_enhancer(ledger)
    while outing.asked(0).startswith(("enhance", "sticker")):
        speak(outing)
        outing.take(0, chance.choice(outing.offers(0)[1:]))
        assert outing.sheet(0).gold >= 0
    after = outing.finished()
    enhanced = [key for key, stickers in after.enhancements.items() if stickers]
    assert len(enhanced) <= prosperity_level(after.prosperity)
    assert CAMPAIGNS.faults(read(written_ledger(after, CAMPAIGNS))) == []
