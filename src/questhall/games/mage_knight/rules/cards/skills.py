"""Skills on the table: in the centre, face down, and turned up again (MK-4.3)."""

from typing import Final

from questhall.kernel.decisions import Flow, Option, no_decisions

from ...printed.cards import TURNED_BY_ACTION, TURNED_BY_REST, Play, SkillEffect
from ...printed.kinds import COLOURS, NO_COLOUR
from ...state.heroes import Hero, Skill
from ...state.realm import Realm
from ...state.turn import Phase
from ..deals import Deal
from .mana import can_pay, pay


def skill_named(hero: Hero, card: int) -> Skill:
    for skill in hero.skills:
        if skill.card == card:
            return skill
    raise KeyError(card)


# -- in the centre (MK-4.3.4) --------------------------------------------------------


def take_back(realm: Realm, hero: Hero) -> Flow[None]:
    """MK-5.2.3"""
    for skill in hero.skills:
        if skill.in_centre:
            _put_down(skill)
            effect = skill.kind.effect
            if isinstance(effect, SkillEffect):
                yield from effect.comes_back(realm, hero, skill)


def _put_down(skill: Skill) -> None:
    """Return it to its owner, face down until the next round."""
    skill.in_centre = False
    skill.spent = True


def begin_under_skills(realm: Realm, hero: Hero) -> None:
    """Skills in the centre affect the hero whose turn begins, unless they are a team-mate's
    (MK-13.4.2)."""
    for skill in hero.skills:
        effect = skill.kind.effect
        if isinstance(effect, SkillEffect):
            effect.turn_starts(realm, hero, skill)
    for other in realm.heroes:
        if other.seat == hero.seat or other.out or realm.rules.same_team(other.seat, hero.seat):
            continue
        for skill in other.skills:
            effect = skill.kind.effect
            if skill.in_centre and isinstance(effect, SkillEffect):
                effect.weighs_on(realm, hero, skill)


def tokens_to_return(realm: Realm, hero: Hero) -> list[Option]:
    """Other heroes' tokens in the centre that give a benefit to whoever returns them."""
    options: list[Option] = []
    for other in realm.heroes:
        if other.seat == hero.seat or other.out:
            continue
        for skill in other.skills:
            if skill.in_centre and _may_return(realm, hero, other, skill):
                options.append(Option("return-skill", skill.card, other.seat, meant=RETURN_TOKEN))
    return options


def _may_return(realm: Realm, hero: Hero, owner: Hero, skill: Skill) -> bool:
    """A token that harms rivals offers nothing to a team-mate (MK-13.4.2)."""
    if skill.kind.competitive and realm.rules.same_team(owner.seat, hero.seat):
        return False
    effect = skill.kind.effect
    return isinstance(effect, SkillEffect) and effect.may_return(realm, hero, skill)


def return_token(realm: Realm, hero: Hero, skill: Skill) -> Flow[None]:
    effect = skill.kind.effect
    assert isinstance(effect, SkillEffect)
    _put_down(skill)
    realm.tell("returns-skill", "MK-4.3.4", hero.seat, skill.card)
    play = Play(skill.card, NO_COLOUR)
    play.skill = True
    yield from effect.returned(realm, hero, play, skill)


# -- face down for a while -------------------------------------------------------------


def _turned_by(skill: Skill) -> int:
    effect = skill.kind.effect
    return effect.turned_up_by if skill.flipped and isinstance(effect, SkillEffect) else NO_COLOUR


def turn_up(realm: Realm, hero: Hero, skill: Skill) -> None:
    skill.flipped = False
    skill.spent = False
    realm.tell("turns-skill-up", "MK-4.3.3", hero.seat, skill.card)


def turn_up_by_rest(realm: Realm, hero: Hero) -> None:
    for skill in hero.skills:
        if _turned_by(skill) == TURNED_BY_REST:
            turn_up(realm, hero, skill)


def turned_by_action(hero: Hero) -> list[Option]:
    return [
        Option("turn-up-skill", skill.card, meant=TURN_UP)
        for skill in hero.skills
        if _turned_by(skill) == TURNED_BY_ACTION
    ]


def turned_by_mana(realm: Realm, hero: Hero) -> list[Option]:
    options: list[Option] = []
    for skill in hero.skills:
        colour = _turned_by(skill)
        if NO_COLOUR < colour < len(COLOURS) and can_pay(realm, hero, colour):
            options.append(Option("pay-skill-up", skill.card, meant=PAY_SKILL_UP))
    return options


def pay_skill_up(realm: Realm, hero: Hero, skill: Skill) -> Flow[None]:
    yield from pay(realm, hero, _turned_by(skill), "MK-4.3.3", skill.card)
    turn_up(realm, hero, skill)


class ReturnToken(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return return_token(realm, hero, skill_named(realm.heroes[option.where], option.what))


class PaySkillUp(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return pay_skill_up(realm, hero, skill_named(hero, option.what))

    def costs_mana(self, realm: Realm, hero: Hero, option: Option) -> bool:
        return True


class TurnUp(Deal):
    """As the action of the turn."""

    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        turn_up(realm, hero, skill_named(hero, option.what))
        realm.turn.acted = True
        realm.turn.phase = Phase.AFTERWARDS
        realm.next_step = "afterwards"
        return no_decisions()


RETURN_TOKEN: Final = ReturnToken()
PAY_SKILL_UP: Final = PaySkillUp()
TURN_UP: Final = TurnUp()
