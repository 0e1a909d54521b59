"""The heroes' areas and the dummy player as a seat sees them (MK-22.1, MK-22.3)."""

import msgspec

from ..rules.cards.gaining import free_command
from ..rules.cards.tracks import LEVEL_FROM, armour_of, command_of, hand_limit_of, influence_of
from ..rules.map.movement import is_ours
from ..rules.scenario import scenario_of
from ..state.heroes import Hero, Skill, Unit
from ..state.realm import Realm
from .pieces import (
    CardView,
    TokenView,
    card_id,
    cards_view,
    name_of_card,
    name_of_colour,
    space_name,
    token_view,
)


class UnitView(msgspec.Struct, omit_defaults=True):
    """A unit with what lies on it; `bonded` and `under_banner` ones need no command token."""

    id: str
    card: str
    ready: bool
    wounds: int = 0
    banner: str = ""
    banner_id: str = ""
    banner_used: bool = False
    bonded: bool = False
    under_banner: bool = False
    mana: str = ""


class SkillView(msgspec.Struct, omit_defaults=True):
    """A skill: `used` this turn; face down if it is `spent` or `flipped`."""

    id: str
    card: str
    used: bool = False
    spent: bool = False
    in_centre: bool = False
    flipped: bool = False
    counter: int = 0


class HeroView(msgspec.Struct, omit_defaults=True):
    """A hero's area. `hand`, `drafted` and `pack` hold only cards that this seat may see; `stored`
    counts the cards under the tactic, which nobody sees. `next_level` is the fame for the next
    level, 0 on the last. `chosen` is its team's secret until the end."""

    seat: int
    kind: str
    fame: int
    level: int
    reputation: int
    influence: int
    armour: int
    hand_limit: int
    command: int
    hand: list[CardView]
    hand_size: int
    deck_size: int
    discard: list[CardView]
    discard_size: int
    played: list[CardView]
    units: list[UnitView]
    skills: list[SkillView]
    crystals: list[int]
    mana: list[int]
    free_command: int
    next_level: int
    space: str = ""
    in_city: str = ""
    tactic: str = ""
    tactic_id: str = ""
    tactic_used: bool = False
    token_down: bool = False
    stored: int = 0
    set_aside: list[CardView] = []
    kept: list[TokenView] = []
    drafted: list[CardView] = []
    drafted_size: int = 0
    pack: list[CardView] = []
    skills_left: int = 0
    plundered: bool = False
    read_incantation: bool = False
    out: bool = False
    chosen: bool = False


class DummyView(msgspec.Struct):
    kind: str
    deck_size: int
    discard_size: int
    crystals: list[int]
    tactic: str
    skills_left: int


def hero_view(realm: Realm, hero: Hero, seat: int) -> HeroView:
    own = seat == hero.seat
    return HeroView(
        seat=hero.seat,
        kind=hero.kind.key,
        fame=hero.fame,
        level=hero.level,
        reputation=hero.reputation,
        influence=influence_of(hero),
        armour=armour_of(hero),
        hand_limit=hand_limit_of(hero),
        command=command_of(hero),
        hand=cards_view(realm, hero.hand) if own else [],
        hand_size=len(hero.hand),
        deck_size=len(hero.deck),
        discard=cards_view(realm, hero.discard if own else hero.discard[-1:]),
        discard_size=len(hero.discard),
        played=cards_view(realm, hero.played),
        units=[_unit(realm, unit) for unit in hero.units],
        skills=[_skill(skill) for skill in hero.skills],
        crystals=hero.crystals,
        mana=hero.mana,
        free_command=free_command(hero),
        next_level=LEVEL_FROM[hero.level] if hero.level < len(LEVEL_FROM) else 0,
        space=space_name(realm, hero.space),
        in_city=space_name(realm, hero.in_city),
        tactic=name_of_card(realm, hero.tactic),
        tactic_id=card_id(hero.tactic),
        tactic_used=hero.tactic_used,
        token_down=hero.token_down,
        stored=len(hero.under_tactic),
        set_aside=cards_view(realm, hero.set_aside),
        kept=[token_view(realm, token, True, seat) for token in hero.kept_tokens],
        drafted=cards_view(realm, hero.drafted) if own else [],
        drafted_size=len(hero.drafted),
        pack=cards_view(realm, hero.pack) if own else [],
        skills_left=len(hero.skill_pile),
        plundered=hero.plundered,
        read_incantation=hero.read_incantation,
        out=hero.out,
        chosen=_is_known(realm, hero, seat) and scenario_of(realm).is_chosen(realm, hero.seat),
    )


def _is_known(realm: Realm, hero: Hero, seat: int) -> bool:
    """MK-15.11.7"""
    return realm.over or (seat >= 0 and is_ours(realm, hero, seat))


def _unit(realm: Realm, unit: Unit) -> UnitView:
    return UnitView(
        id=card_id(unit.card),
        card=unit.kind.key,
        ready=unit.ready,
        wounds=len(unit.wounds),
        banner=name_of_card(realm, unit.banner),
        banner_id=card_id(unit.banner),
        banner_used=unit.banner_used,
        bonded=unit.bonded,
        under_banner=unit.under_banner,
        mana=name_of_colour(unit.mana),
    )


def _skill(skill: Skill) -> SkillView:
    return SkillView(
        id=card_id(skill.card),
        card=skill.kind.key,
        used=skill.used,
        spent=skill.spent,
        in_centre=skill.in_centre,
        flipped=skill.flipped,
        counter=skill.counter,
    )


def dummy_view(realm: Realm) -> DummyView | None:
    dummy = realm.dummy
    if dummy is None:
        return None
    return DummyView(
        dummy.kind.key,
        len(dummy.deck),
        len(dummy.discard),
        dummy.crystals,
        name_of_card(realm, dummy.tactic),
        len(dummy.skill_pile),
    )
