"""Resting (GH-3.1.20 to GH-3.1.27)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal, together

from ...printed.lasting import Lasting
from ...state.heroes import Feat, Hero
from ...state.scene import Scene
from ..attack.damage import Harm, active_discards, discards_of, lose_card, suffer
from ..attack.healing import heal, more_healing
from ..cards.active_area import leave_active_area, use_circle
from ..cards.items import refresh_spent

REST_NEEDS = 2
LONG_REST_HEAL = 2
REDRAW_DAMAGE = 1


def can_rest(scene: Scene, hero: Hero) -> bool:
    """The discard pile has at least 2 cards, counting active cards that belong to it
    (GH-3.1.27)."""
    return len(discards_of(scene, hero)) >= REST_NEEDS


def gather(scene: Scene, hero: Hero) -> Flow[None]:
    """The owner decides which active cards of the discard pile take part in the rest; at least
    one card must be discarded."""
    for active in active_discards(scene, hero):
        options = [Option("gather", active.card)]
        if hero.discard or active is not active_discards(scene, hero)[-1]:
            options.insert(0, refusal("leave", active.card))
        answer = yield Decision([hero.seat], "gather", options, "GH-3.1.27", active.card)
        if not answer.declines:
            leave_active_area(scene, active)


def long_rest(scene: Scene, hero: Hero) -> Flow[None]:
    """GH-3.1.24: lose a discarded card, take back the others, heal 2, refresh spent items."""
    hero.resting = False
    if not can_rest(scene, hero) and not scene.rules.partial_long_rest:
        scene.tell("cannot-rest", "GH-3.1.26", hero.seat)
        return
    hero.tally[Feat.LONG_RESTS] += 1
    yield from _rest_well(scene, hero)
    scene.tell("long-rested", "GH-3.1.24", hero.seat)


def _rest_well(scene: Scene, hero: Hero) -> Flow[None]:
    """All benefits of a long rest."""
    yield from gather(scene, hero)
    if hero.discard:
        options = [Option("lose", card) for card in hero.discard]
        answer = yield Decision([hero.seat], "long-rest", options, "GH-3.1.24", hero.figure)
        lose_card(scene, hero, answer.what)
        take_back(scene, hero)
    figure = scene.figure_of(hero)
    heal(scene, figure, LONG_REST_HEAL + more_healing(scene, figure, [figure]), "GH-3.1.24")
    refresh_spent(hero)
    for active in [each for each in scene.actives if each.seat == hero.seat]:
        for bonus in scene.bonuses_at(active, Lasting.rested):
            applied = yield from bonus.rested(scene, active)
            if applied:
                use_circle(scene, active)


def take_back(scene: Scene, hero: Hero) -> None:
    hero.hand.extend(hero.discard)
    hero.discard.clear()


def short_rests(scene: Scene) -> Flow[None]:
    """At the end of the round, every player with 2 discarded cards may short rest (GH-5.1.5)."""
    parts: list[Decision] = []
    resters: list[Hero] = []
    for hero in scene.heroes:
        if not hero.exhausted and can_rest(scene, hero):
            options = [Option("short-rest"), refusal("no-rest")]
            parts.append(Decision([hero.seat], "short-rest", options, "GH-3.1.21", hero.figure))
            resters.append(hero)
    answers = yield from together(parts)
    for place in range(len(answers)):
        if not answers[place].declines:
            yield from short_rest(scene, resters[place])
    for hero in scene.heroes:
        hero.rests_well = False


def short_rest(scene: Scene, hero: Hero) -> Flow[None]:
    """Lose a random discarded card and take back the others (GH-3.1.21)."""
    hero.tally[Feat.SHORT_RESTS] += 1
    if hero.rests_well:
        yield from _rest_well(scene, hero)
        scene.tell("short-rested", "GH-3.1.21", hero.seat, NOTHING)
        return
    yield from gather(scene, hero)
    hero.discard.sort()
    card = hero.discard[scene.chance.below("rest", len(hero.discard))]
    scene.mark_information()
    if len(hero.discard) > 1:  # GH-3.1.22: once another card instead, for 1 damage
        options = [refusal("accept", card), Option("redraw", card)]
        answer = yield Decision([hero.seat], "redraw", options, "GH-3.1.22", card)
        if not answer.declines:
            others = [each for each in hero.discard if each != card]
            yield from suffer(scene, scene.figure_of(hero), REDRAW_DAMAGE, "GH-3.1.22", Harm.REST)
            if hero.exhausted:
                return
            others = [each for each in others if each in hero.discard]
            if others:
                card = others[scene.chance.below("rest", len(others))]
                scene.mark_information()
    if card in hero.discard:
        lose_card(scene, hero, card)
    take_back(scene, hero)
    scene.tell("short-rested", "GH-3.1.21", hero.seat, NOTHING)
