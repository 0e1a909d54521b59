"""Long campaigns at random: towns and roads are played, of scenarios only the outcome is drawn."""

from random import Random

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.special_conditions import CONDITIONS
from questhall.games.gloomhaven.rules.movement.treasures import FoundItem
from questhall.games.gloomhaven.state.scene import Ending, Scene
from questhall.kernel.campaigns import Offer, written_ledger
from questhall.kernel.chance import Chance
from questhall.kernel.match import Match
from questhall.kernel.phrases import say_option, say_prompt
from questhall.kernel.text import LANGUAGES
from tests.marks import rule

from .party import CAMPAIGNS, begun, read

EVENINGS = 30
ASIDE = ("casual", "dungeon", "roster")


def choose(ledger: Chronicle, dice: Random) -> Offer:
    """Mostly something that the campaign goes on with."""
    offers = [offer for offer in CAMPAIGNS.offers(ledger) if offer.why is None]
    onward = [offer for offer in offers if not offer.key.startswith(ASIDE)]
    return dice.choice(onward if onward and dice.random() < 0.9 else offers)


def an_evening(ledger: Chronicle, dice: Random) -> Chronicle:
    offer = choose(ledger, dice)
    seed = f"{offer.key} {dice.random()}"
    setup = CAMPAIGNS.setup(ledger, offer, offer.seats[0])
    before = written_ledger(ledger, CAMPAIGNS)
    dealt = CAMPAIGNS.deal(read(before), offer, setup, Chance(seed))
    match = Match.begin(GAME, setup, seed, dealt, None)
    if isinstance(match.state, Scene):
        draw_outcome(match.state, ledger, dice)
    else:
        play_at_random(match, dice)
    return CAMPAIGNS.close(read(before), offer, match)


def draw_outcome(scene: Scene, ledger: Chronicle, dice: Random) -> None:
    """Most scenarios are won; treasures are found, and sometimes somebody dies."""
    scene.outcome = Ending.VICTORY if dice.random() < 0.8 else Ending.LOSS
    treasures = [number for number in scene.scenario.treasures if number not in ledger.treasures]
    for hero in scene.heroes:
        hero.goals = []
        hero.xp, hero.gold, hero.checks = (dice.randint(0, most) for most in (40, 60, 2))
        hero.dead = scene.rules.permanent_death and dice.random() < 0.1
        if treasures and dice.random() < 0.5:
            number = treasures.pop()
            hero.treasures.append(number)
            for reward in scene.scenario.treasures[number].rewards:
                if isinstance(reward, FoundItem):
                    reward.hand_over(scene, hero)


def play_at_random(match: Match, dice: Random) -> None:
    while not match.over:
        decision = dice.choice(match.pending)
        seat = dice.choice(decision.seats)
        options = decision.options_for(seat)
        if options:
            option = dice.choice(options)
            texts = GAME.texts(dice.choice(LANGUAGES))
            assert say_prompt(GAME, match.state, decision, texts)
            assert say_option(GAME, match.state, option, texts)
            match.take(seat, option)


@rule("GH-9.1.1", "GH-9.7.9", "GH-10.1.1", "GH-11.1.5")
@pytest.mark.parametrize("seed", range(16))
@pytest.mark.sampled(2)
def test_nothing_is_lost_doubled_or_forgotten_in_a_long_campaign(seed: int) -> None:
    dice = Random(f"long {seed}")
    options = {name: dice.random() < 0.3 for name in ("permanent_death", "all_classes")}
    ledger = begun(dice.choice((2, 3, 4)), {**options})
    for _ in range(EVENINGS):
        ledger = an_evening(ledger, dice)
        assert CAMPAIGNS.faults(read(written_ledger(ledger, CAMPAIGNS))) == []
        met = [name for name, condition in CONDITIONS.items() if condition(ledger)]
        assert set(met) <= set(ledger.conditions_met)
        assert CAMPAIGNS.view(ledger)
