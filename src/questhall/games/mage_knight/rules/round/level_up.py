"""Levels (MK-9.6)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ...printed.cards import SkillEffect
from ...state.heroes import Hero, Skill
from ...state.realm import Realm
from ..cards.gaining import take_from_offer
from ..cards.tracks import level_of


def level_ups(realm: Realm, hero: Hero) -> Flow[None]:
    """Level up for every line of the fame track, in order (MK-9.6.1)."""
    while hero.level < level_of(hero.fame):
        hero.level += 1
        realm.tell("level", "MK-9.6.1", hero.seat, amount=hero.level)
        if hero.level % 2 == 0:
            yield from _gain_skill(realm, hero)


def _gain_skill(realm: Realm, hero: Hero) -> Flow[None]:
    """MK-9.6.5 to MK-9.6.8"""
    for _ in range(min(2, len(hero.skill_pile))):
        hero.shown_skills.append(hero.skill_pile.pop())
    realm.mark_information()
    others = [
        card
        for card, owner in zip(realm.common_skills, realm.common_owners, strict=True)
        if owner != hero.seat
    ]
    options = [Option("own-skill", card) for card in hero.shown_skills]
    options.extend([Option("common-skill", card, meant=True) for card in others])
    if options:
        answer = yield Decision([hero.seat], "skill", options, "MK-9.6.5")
        common = answer.meant is True
        take_skill(realm, hero, answer.what, common)
        yield from _gain_action(realm, hero, common)
    _show_dummy_skill(realm)


def take_skill(realm: Realm, hero: Hero, card: int, common: bool) -> None:
    if common:
        place = realm.common_skills.index(card)
        del realm.common_skills[place]
        del realm.common_owners[place]
    else:
        hero.shown_skills.remove(card)
    for left in hero.shown_skills:
        realm.common_skills.append(left)
        realm.common_owners.append(hero.seat)
    hero.shown_skills.clear()
    skill = Skill(card, realm.skill_card(card))
    hero.skills.append(skill)
    realm.tell("gains-skill", "MK-9.6.8", hero.seat, card)
    if isinstance(skill.kind.effect, SkillEffect):
        skill.kind.effect.gained(realm, hero, skill)


def _gain_action(realm: Realm, hero: Hero, lowest: bool) -> Flow[None]:
    """Any card of the offer; with a common skill the one in the lowest position."""
    if not realm.action_offer:
        return
    cards = realm.action_offer[-1:] if lowest else realm.action_offer
    options = [Option("take", card) for card in cards]
    answer = yield Decision([hero.seat], "take-card", options, "MK-9.6.6")
    take_from_offer(realm, realm.action_offer, realm.actions, answer.what, hero.deck)


def _show_dummy_skill(realm: Realm) -> None:
    """MK-13.3.2: in a solo game, reveal a skill for the next level."""
    dummy = realm.dummy
    if dummy is not None and len(realm.heroes) == 1 and dummy.skill_pile:
        realm.mark_information()
        realm.common_skills.append(dummy.skill_pile.pop())
        realm.common_owners.append(NOTHING)
