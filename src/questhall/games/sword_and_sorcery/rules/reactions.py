"""Reactions: items and powers that are used outside the hero's own turn (SS-6.5.0.1)."""

from questhall.kernel.decisions import Flow, Option, ask, meant_by, refusal

from ..printed.heroes import PowerLevel, UseDef, UseTarget
from ..printed.kinds import ActionKind, Condition
from ..state.adventure import Adventure, Phase
from ..state.attacks import Deed
from ..state.figures import Figure
from ..state.heroes import Hero, gift_of
from .moments import note_use, uses_left
from .outfits import outfit_of
from .powers import begin_power, note_cooldown_to_come, open_levels, ready
from .targets import in_reach


def may_react(adventure: Adventure, hero: Hero) -> bool:
    """Neither in his own turn (SS-R25) nor stunned (SS-10.6.6.1)."""
    own_turn = _in_own_turn(adventure, hero) and not _evading(adventure, hero)
    return not hero.ghost and not own_turn and not adventure.figure_of(hero).has(Condition.STUN)


def _evading(adventure: Adventure, hero: Hero) -> bool:
    """Against a reaction attack in his own turn a hero may react only if that was agreed."""
    if not adventure.rules.own_reaction_on_evade or not adventure.attacks:
        return False
    return adventure.attacks[-1].reaction and adventure.attacks[-1].target == hero.place


def _in_own_turn(adventure: Adventure, hero: Hero) -> bool:
    return adventure.phase == Phase.BATTLE and hero.place == adventure.active and not hero.acted


def react(adventure: Adventure, moment: int, target: Figure) -> Flow[None]:
    """Each hero in the order of the seats, as long as he likes."""
    for hero in adventure.heroes:
        while not hero.ghost and moment in outfit_of(adventure, hero).answers_to:
            if adventure.over or not may_react(adventure, hero):
                break
            options = _options(adventure, hero, moment, target)
            if not options:
                break
            options.append(refusal("no-more"))
            answer = yield ask(hero.seat, "react", options, "SS-6.5.0.1", target.id)
            if answer.declines:
                break
            deed = _deed(hero, target)
            if isinstance(answer.meant, UseDef):
                yield from _use_innate(adventure, hero, answer.meant, deed)
            else:
                yield from _use_power(adventure, hero, answer, deed)


def _options(adventure: Adventure, hero: Hero, moment: int, target: Figure) -> list[Option]:
    options: list[Option] = []
    for power in outfit_of(adventure, hero).reactions:
        card = adventure.power(power.card)
        if card.moment != moment or not ready(adventure, hero, power):
            continue
        deed = _deed(hero, target)
        for level in open_levels(adventure, hero, card):
            near = _reaches(adventure, hero, target, card.target, level.range)
            fits = near and level.test.holds(adventure, deed)
            if fits and level.effect.possible(adventure, deed):
                options.append(Option("use", power.card, level.level, meant=level))
    figure = adventure.figure_of(hero)
    for place, use in enumerate(hero.card.innate_uses):
        if use.action != ActionKind.REACTION or use.moment != moment:
            continue
        if not uses_left(adventure, figure, use.key, use.limit):
            continue
        if _reaches(adventure, hero, target, use.target, use.range):
            gift = gift_of(hero, place)
            options.append(Option("react-innate", hero.place, gift, meant=use))
    return options


def _reaches(adventure: Adventure, hero: Hero, target: Figure, kind: int, range: int) -> bool:
    if kind == UseTarget.SELF:
        return target.id == hero.place
    return in_reach(adventure, adventure.figure_of(hero), target, range)


def _deed(hero: Hero, target: Figure) -> Deed:
    deed = Deed(hero.place, level=hero.soulrank)
    deed.target = target.id
    deed.area = target.area
    return deed


def _use_power(adventure: Adventure, hero: Hero, option: Option, deed: Deed) -> Flow[None]:
    level = meant_by(option, PowerLevel)
    deed.card = option.what
    begin_power(adventure, hero, option.what, level)
    yield from level.effect.resolve(adventure, deed)
    note_cooldown_to_come(adventure, option.what, level)


def _use_innate(adventure: Adventure, hero: Hero, use: UseDef, deed: Deed) -> Flow[None]:
    deed.power = use.key
    note_use(adventure, adventure.figure_of(hero), use.key, use.limit)
    adventure.tell("uses-innate", "SS-5.2.2.1", hero.place)
    yield from use.effect.resolve(adventure, deed)
