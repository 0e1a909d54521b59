"""How fights end (MK-8.8, MK-8.9)."""

from questhall.kernel.decisions import NOTHING

from ...printed.kinds import Site, Token
from ...rules.audience import listeners
from ...state.combat import Combat, Foe, Origin
from ...state.heroes import Hero
from ...state.moments import Moment
from ...state.realm import Place, Realm
from ...state.turn import Phase
from ..cards.tracks import change_reputation, gain_fame
from ..map.cities import share_fate
from ..map.tokens import discard_token, put_token
from ..scenario import scenario_of

REPUTATION_FOR = {Site.ORC_MARAUDERS: 1, Site.DRACONUM: 2}  # MK-8.8.3
REWARDS = {
    Site.DUNGEON: ["spell_or_artifact"],
    Site.TOMB: ["spell", "artifact"],
    Site.MONSTER_DEN: ["crystal", "crystal"],
    Site.SPAWNING_GROUNDS: ["artifact", "crystal", "crystal", "crystal"],
    Site.MAGE_TOWER: ["spell"],
    Site.MONASTERY: ["artifact"],
}


def finish(realm: Realm, combat: Combat) -> None:
    """MK-8.8.1"""
    hero = realm.hero_of_turn()
    for foe in combat.foes:
        if foe.origin == Origin.RAMPAGER and foe.defeated:
            _beat_rampager(realm, hero, foe)
    defenders = [foe for foe in combat.foes if foe.origin in (Origin.GARRISON, Origin.SITE_MONSTER)]
    if defenders:
        _settle_site(realm, hero, combat, defenders)
        share_fate(realm, realm.places[combat.space])
    realm.combat = None
    realm.turn.phase = Phase.AFTERWARDS
    realm.next_step = "afterwards" if realm.joint is None else "joint_next"
    for each in listeners(realm, Moment.combat_ended):
        each.combat_ended(realm, hero, combat)


def note_conquered(realm: Realm, hero: Hero, space: int) -> None:
    for each in listeners(realm, Moment.conquered):
        each.conquered(realm, hero, space)


def _beat_rampager(realm: Realm, hero: Hero, foe: Foe) -> None:
    """MK-8.8.3"""
    place = realm.places[foe.space]
    _take_token(place, foe.token)
    change_reputation(realm, hero, reputation_for_rampager(realm, foe), "MK-8.8.3")


def reputation_for_rampager(realm: Realm, foe: Foe) -> int:
    """A brown token gives none: it only came along (MK-14.6.2)."""
    extra = foe.kind.colour == Token.BROWN
    return 1 if extra else REPUTATION_FOR[realm.places[foe.space].site]


def _settle_site(realm: Realm, hero: Hero, combat: Combat, defenders: list[Foe]) -> None:
    place = realm.places[combat.space]
    beaten = [foe for foe in defenders if foe.defeated]
    left = [foe for foe in defenders if not foe.defeated]
    if combat.half_fame:  # MK-8.1.2, MK-15.10.13
        gain_fame(realm, hero, (sum([foe.kind.fame for foe in beaten]) + 1) // 2, "MK-8.1.2")
    if place.site == Site.CITY:  # MK-8.8.2
        place.shields.extend([hero.seat] * len(beaten))
    if realm.joint is not None:  # MK-12.7.1
        for foe in beaten:
            _take_token(place, foe.token)
        return
    _keep_tokens(realm, place, left)
    if not left:
        conquer(realm, hero, combat.space)
    elif combat.walls:
        _withdraw(realm, hero)
    elif place.site == Site.SPAWNING_GROUNDS:
        for _ in beaten:  # MK-18.4.2
            put_token(realm, place, Token.BROWN, False)


def _keep_tokens(realm: Realm, place: Place, left: list[Foe]) -> None:
    """MK-8.8.10, MK-8.8.11, MK-8.8.13, MK-18.4.9"""
    vanish = place.site in (Site.DUNGEON, Site.TOMB, Site.MONASTERY) or (
        place.conquered and place.site != Site.CITY
    )
    place.tokens = []
    place.face_up = []
    for foe in left:
        if vanish:
            discard_token(realm, foe.token)
        else:
            place.tokens.append(foe.token)
            place.face_up.append(True)


def _take_token(place: Place, token: int) -> None:
    number = place.tokens.index(token)
    del place.tokens[number]
    del place.face_up[number]


def conquer(realm: Realm, hero: Hero, space: int) -> None:
    """MK-8.8.5 to MK-8.8.8, MK-8.9.3"""
    place = realm.places[space]
    again = place.conquered and place.site in (Site.DUNGEON, Site.TOMB)  # MK-18.3.3
    realm.turn.path = []  # it stays where it is
    if again:
        return
    place.conquered = True
    realm.tell("conquers", "MK-8.8.7", hero.seat, space)
    if place.site != Site.CITY:
        place.shields = [hero.seat]
    share_fate(realm, place)
    if place.site == Site.RUINS:
        realm.turn.rewards.extend(realm.ruin(place.ruin).rewards)
    elif place.site == Site.KEEP or place.site == Site.CITY:
        pass
    elif place.site != Site.MAGE_TOWER or scenario_of(realm).towers_give_spells:
        realm.turn.rewards.extend(REWARDS.get(place.site, []))
    if place.site == Site.MONASTERY:
        place.site = Site.NONE
    note_conquered(realm, hero, space)


def _withdraw(realm: Realm, hero: Hero) -> None:
    """Back to where the assault began; this costs no wounds (MK-8.8.12)."""
    hero.space = realm.turn.path.pop()
    hero.in_city = NOTHING
    realm.tell("withdraws", "MK-8.8.12", hero.seat, hero.space)
