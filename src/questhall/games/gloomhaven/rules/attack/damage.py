"""Damage, death and exhaustion (RULES 3.18, 3.19, 3.6.24)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.offers import Offer, taken

from ...printed.cards import NO_DECISIONS
from ...printed.lasting import Lasting
from ...printed.monsters import Rank
from ...state.figures import Figure, FigureKind, Side, is_companion
from ...state.heroes import Active, Feat, Hero
from ...state.scene import Scene
from ..cards.active_area import (
    bonuses_on,
    end_active,
    endings,
    leave_active_area,
    remove_from_map,
    use_circle,
)
from ..cards.piles import can_cancel_damage, lose
from ..cards.worn_items import rejoice_at_kill
from ..round.scenario_end import settle
from ..scenario import SpecialRule, is_invulnerable


class Harm:
    """What does damage besides figures, whose numbers are all smaller."""

    WOUND: Final = 100_000
    TRAP: Final = 100_001
    HAZARDOUS: Final = 100_002
    FALL: Final = 100_003
    CHEST: Final = 100_004
    REST: Final = 100_005
    SCENARIO: Final = 100_006


DEPARTED = "departed"  # in the memory of the scene, with a seat appended


def suffer(
    scene: Scene,
    figure: Figure,
    amount: int,
    rule: str,
    source: int,
    by: int = NOTHING,
) -> Flow[int]:
    """The figure suffers damage; return how much it was. `by` is the seat that caused it."""
    if amount <= 0 or figure.gone or is_invulnerable(scene, figure):
        return 0
    for special in scene.scenario.audience.at(SpecialRule.wards_off):
        if special.wards_off(scene, figure, source):
            return 0
    if _bonus_cancels(scene, figure, amount):
        return 0
    borne = yield from _is_borne(scene, figure, amount)
    if borne:
        return 0
    if figure.kind == FigureKind.CHARACTER or is_companion(figure):
        cancelled = yield from _is_cancelled(
            scene, scene.heroes[figure.owner], figure, amount, source
        )
        if cancelled:
            return 0
    elif figure.kind == FigureKind.ALLY or figure.kind == FigureKind.OBJECT:
        for special in scene.scenario.audience.at(SpecialRule.averts):
            averted = yield from special.averts(scene, figure, amount)
            if averted:
                return 0
    for special in scene.scenario.audience.at(SpecialRule.damaged):
        yield from special.damaged(scene, figure, amount, source)
    answering = bonuses_on(scene, figure, Lasting.damaged)
    yield from lose_hit_points(scene, figure, amount, rule, by)
    for active, bonus in answering:
        if not figure.gone or bonus.even_if_fatal:
            applied = yield from bonus.damaged(scene, active, figure)
            if applied:
                use_circle(scene, active)
    return amount


def lose_hit_points(scene: Scene, figure: Figure, amount: int, rule: str, by: int) -> Flow[None]:
    figure.hp -= amount
    scene.tell("suffers", rule, figure.id, NOTHING, amount)
    if figure.kind == FigureKind.CHARACTER:
        hero = scene.heroes[figure.owner]
        hero.tally[Feat.LOWEST_HP] = min(hero.tally[Feat.LOWEST_HP], figure.hp)
    if figure.hp <= 0:  # GH-3.6.24, GH-15.1.8
        yield from die(scene, figure, by)


def _bonus_cancels(scene: Scene, figure: Figure, amount: int) -> bool:
    """GH-14.6.1: bonuses that must cancel the damage come before any choice."""
    for active, bonus in bonuses_on(scene, figure, Lasting.cancels):
        if bonus.cancels(scene, active, figure, amount):
            scene.tell("cancels", "GH-3.12.5", active.card, NOTHING, amount)
            use_circle(scene, active)
            return True
    return False


def _is_borne(scene: Scene, figure: Figure, amount: int) -> Flow[bool]:
    """Does the owner of a bonus suffer the damage instead?"""
    for active in scene.actives[:]:
        for bonus in scene.bonuses_at(active, Lasting.bears):
            borne = yield from bonus.bears(scene, active, figure, amount)
            if borne:
                return True
    return False


def _is_cancelled(scene: Scene, hero: Hero, figure: Figure, amount: int, source: int) -> Flow[bool]:
    """The player's choice (GH-3.18.1)."""
    scene.underway.damage = amount
    while True:
        costs = _costs(scene, hero, figure)
        if not costs:
            return False
        options = [Option("suffer", NOTHING, NOTHING, amount)]
        options.extend(endings(scene, hero.seat, GiveUpCard(scene)))  # GH-3.12.11
        options.extend(costs)
        scene.underway.sufferer = figure.id
        answer = yield Decision(
            [hero.seat], "damage", options, "GH-3.18.1", figure.id, source, amount
        )
        scene.underway.sufferer = NOTHING
        if not isinstance(answer.meant, GiveUpCard):
            break
        yield from taken(answer)
    if answer.meant is None:
        return False
    yield from taken(answer)
    return True


class GiveUpCard(Offer):
    """Give up an active card first (GH-3.12.11)."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def take(self, option: Option) -> Flow[None]:
        end_active(self.scene, option.what)
        yield from NO_DECISIONS


class LoseFromHand(Offer):
    """Lose a card of the hand to cancel damage."""

    def __init__(self, scene: Scene, hero: Hero, figure: Figure) -> None:
        self.scene = scene
        self.hero = hero
        self.figure = figure

    def take(self, option: Option) -> Flow[None]:
        lose_card(self.scene, self.hero, option.what)
        yield from NO_DECISIONS


class LoseDiscards(LoseFromHand):
    """Lose two cards of the discard pile to cancel damage."""

    def take(self, option: Option) -> Flow[None]:
        scene, hero = self.scene, self.hero
        lose_card(scene, hero, option.what)
        left = [Option("lose-discard", card) for card in discards_of(scene, hero)]
        second = yield Decision([hero.seat], "second-discard", left, "GH-3.18.1", self.figure.id)
        lose_card(scene, hero, second.what)


def _costs(scene: Scene, hero: Hero, figure: Figure) -> list[Option]:
    """What cancels damage: losing a card from the hand, or two from the discard pile."""
    hand = [card for card in hero.hand if can_cancel_damage(scene, card)]
    from_hand = LoseFromHand(scene, hero, figure)
    options = [Option("lose-hand", card, meant=from_hand) for card in hand]
    discards = discards_of(scene, hero)
    if len(discards) >= 2:
        two = LoseDiscards(scene, hero, figure)
        options.extend([Option("lose-discard", card, meant=two) for card in discards])
    return options


def discards_of(scene: Scene, hero: Hero) -> list[int]:
    """The discard pile and the active cards that belong to it (GH-3.12.10)."""
    return hero.discard + [active.card for active in active_discards(scene, hero)]


def active_discards(scene: Scene, hero: Hero) -> list[Active]:
    """The active cards of the discard pile, except the one being used: it is in no pile yet
    (GH-3.18.3)."""
    return [
        active
        for active in scene.actives
        if active.seat == hero.seat
        and active.card != scene.underway.card
        and not scene.half_of(active).lost
    ]


def lose_card(scene: Scene, hero: Hero, card: int) -> None:
    """Move a card from the hand, the discard pile or the active area to the lost pile."""
    end_active(scene, card)
    if card in hero.hand:
        _lay_open(scene)
    for pile in (hero.hand, hero.discard):
        if card in pile:
            pile.remove(card)
            lose(scene, hero, card)
    scene.tell("loses-card", "GH-3.1.20", hero.seat, card)


def _lay_open(scene: Scene) -> None:
    """The others now see what only its owner knew (RULES 16)."""
    if len(scene.heroes) > 1 and not scene.rules.open_information:
        scene.mark_information()


def die(scene: Scene, figure: Figure, by: int = NOTHING) -> Flow[None]:
    """The figure leaves the map at once (GH-3.6.24)."""
    if figure.gone:
        return
    if figure.kind == FigureKind.CHARACTER:
        fall(scene, scene.heroes[figure.owner])
        settle(scene)
        return
    cell = figure.cell
    remove_from_map(scene, figure)
    scene.tell("dies", "GH-3.6.24", figure.id)
    if figure.kind == FigureKind.SUMMON:
        _end_summon(scene, figure)
        if figure.summon is not None and figure.summon.on_death is not None:
            yield from figure.summon.on_death.act(scene, figure, None)
    if figure.kind == FigureKind.MONSTER:
        if figure.drops_coin:  # GH-3.6.26
            scene.coins[cell] += 1
        if by != NOTHING and figure.side == Side.FOES:
            _count_kill(scene, scene.heroes[by], figure)
            rejoice_at_kill(scene, by)
        yield from _last_gasp(scene, figure)
    for special in scene.scenario.audience.at(SpecialRule.died):
        yield from special.died(scene, figure)
    yield from _answer_death(scene, figure)
    settle(scene)


def _answer_death(scene: Scene, figure: Figure) -> Flow[None]:
    """Active cards answer the death; then those that marked the figure are moved or put away."""
    for active in scene.actives[:]:
        for bonus in scene.bonuses_at(active, Lasting.fell):
            if active in scene.actives:
                yield from bonus.fell(scene, active, figure)
    for active in scene.actives[:]:
        for bonus in scene.bonuses_at(active, Lasting.buried):
            if active in scene.actives:
                yield from bonus.buried(scene, active, figure)


def _last_gasp(scene: Scene, figure: Figure) -> Flow[None]:
    """What this round's ability card makes a monster do as it dies."""
    card = scene.monster_card(figure.type)
    if card is not None and card.on_death is not None and figure.acted == scene.round:
        yield from card.on_death.act(scene, figure, None)


def _count_kill(scene: Scene, hero: Hero, figure: Figure) -> None:
    """Count a kill for battle goals (RULES 1.6) and personal quests; a kill by nobody does not
    count as the first either."""
    hero.killed.append(figure.id)
    tally = hero.tally
    if not any(each.tally[Feat.KILLS] for each in scene.heroes):
        tally[Feat.FIRST_KILLS] += 1
    tally[Feat.KILLS] += 1
    if figure.rank == Rank.ELITE:
        tally[Feat.ELITE_KILLS] += 1
    tally[Feat.MOST_OVERKILL] = max(tally[Feat.MOST_OVERKILL], -figure.hp)


def _end_summon(scene: Scene, figure: Figure) -> None:
    """With the last creature of its card, the card goes to the pile that its lost symbol says
    (GH-3.14.3)."""
    for active in scene.actives[:]:
        own = figure.name == scene.card(active.card).key and active.seat == figure.owner
        if own and figure.id in active.figures:
            active.figures.remove(figure.id)
            if not active.figures:
                leave_active_area(scene, active)


def fall(scene: Scene, hero: Hero) -> None:
    """A character whose hit points are gone is exhausted (GH-3.19.1), or dead (GH-12.2.1)."""
    _give_up(scene, hero)
    _take_off_the_map(scene, hero)
    if scene.rules.permanent_death:
        hero.dead = True
        scene.tell("dies-for-good", "GH-12.2.1", hero.seat)


def exhaust(scene: Scene, hero: Hero) -> None:
    """GH-3.19.3: all its cards are lost; the figure and its summons leave the map for good. Where
    death is permanent, the figure stays and can be attacked (GH-12.2.2)."""
    if hero.exhausted:
        return
    _give_up(scene, hero)
    if scene.rules.permanent_death:
        _dismiss_summons(scene, hero)
    else:
        _take_off_the_map(scene, hero)


def _give_up(scene: Scene, hero: Hero) -> None:
    if hero.exhausted:
        return
    _end_actives(scene, hero)
    hero.exhausted = True
    if hero.hand or hero.chosen:
        _lay_open(scene)
    for card in hero.hand + hero.chosen + hero.waiting + hero.discard:
        lose(scene, hero, card)
    hero.hand.clear()
    hero.chosen.clear()
    hero.waiting.clear()
    hero.discard.clear()
    hero.resting = False
    scene.tell("exhausted", "GH-3.19.1", hero.seat)


def depart(scene: Scene, hero: Hero) -> None:
    """A character leaves by an exit of the scenario: it takes no further part, but it is not
    exhausted in the sense of goals, and its cards are not lost."""
    _end_actives(scene, hero)
    hero.exhausted = True
    scene.memory[f"{DEPARTED}-{hero.seat}"] = 1
    hero.resting = False
    _take_off_the_map(scene, hero)
    scene.tell("departs", "GH-7.1.12", hero.seat)


def has_departed(scene: Scene, hero: Hero) -> bool:
    return f"{DEPARTED}-{hero.seat}" in scene.memory


def _end_actives(scene: Scene, hero: Hero) -> None:
    for active in [each for each in scene.actives if each.seat == hero.seat]:
        leave_active_area(scene, active)


def _take_off_the_map(scene: Scene, hero: Hero) -> None:
    figure = scene.figures[hero.figure]
    if not figure.gone:
        remove_from_map(scene, figure)
    _dismiss_summons(scene, hero)


def _dismiss_summons(scene: Scene, hero: Hero) -> None:
    for summon in scene.figures:  # GH-3.19.5
        if summon.kind == FigureKind.SUMMON and summon.owner == hero.seat and not summon.gone:
            remove_from_map(scene, summon)
