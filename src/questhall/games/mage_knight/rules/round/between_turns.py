"""Effects "before your turn" and "during another player's turn" (MK-5.1): everybody who has one is
asked directly before each turn."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions
from questhall.kernel.offers import carry_out

from ...printed.kinds import Site
from ...state.heroes import DUMMY_SEAT, OFF_MAP, Hero
from ...state.realm import Realm
from ..cards.playing import USE_SKILL, may_use
from ..cards.tactics import draw_cards
from ..cards.tracks import change_reputation
from ..deals import Deal

PLUNDERED_CARDS = 2
PLUNDERING = -1  # reputation (MK-18.1.2)


def ask_between_turns(realm: Realm) -> Flow[bool]:
    """Ask the next hero who has something to do; False if there is nobody left to ask."""
    if realm.order[realm.place_in_order] != DUMMY_SEAT:
        for hero in _in_order(realm):
            options = between_turns(realm, hero)
            if hero.seat in realm.waiting or not options:
                continue
            options.append(Option("wait", meant=WAIT))
            answer = yield Decision([hero.seat], "between-turns", options, "MK-5.1.1")
            yield from carry_out(realm, hero, answer)
            return True
    realm.waiting = []
    return False


def _in_order(realm: Realm) -> list[Hero]:
    """In round order from the hero whose turn begins."""
    seats = realm.order[realm.place_in_order :] + realm.order[: realm.place_in_order]
    return [realm.heroes[seat] for seat in seats if seat != DUMMY_SEAT]


def between_turns(realm: Realm, hero: Hero) -> list[Option]:
    """What the hero may do now (MK-5.1.5: nothing after its last turn of the round)."""
    counted = realm.scenario_ended or realm.round_ended_by != NOTHING
    if counted and hero.seat not in realm.last_turns:
        return []
    options = [
        Option("skill", skill.card, meant=USE_SKILL)
        for skill in hero.skills
        if skill.kind.any_turn and may_use(skill) and skill.kind.effect.useful(realm, hero)
    ]
    if may_plunder(realm, hero):
        options.append(Option("plunder", NOTHING, hero.space, meant=PLUNDER))
    return options


def may_plunder(realm: Realm, hero: Hero) -> bool:
    """MK-18.1.2"""
    if hero.plundered or hero.space == OFF_MAP:
        return False
    return realm.site_at(hero.space) == Site.VILLAGE


class Plunder(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        hero.plundered = True
        realm.tell("plunders", "MK-18.1.2", hero.seat, hero.space)
        change_reputation(realm, hero, PLUNDERING, "MK-18.1.2")
        return draw_cards(realm, hero, PLUNDERED_CARDS)


class Wait(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.waiting.append(hero.seat)
        return no_decisions()


PLUNDER: Final = Plunder()
WAIT: Final = Wait()
