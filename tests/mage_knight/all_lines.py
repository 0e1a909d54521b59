"""A plain search of a fight: every line of play to its end."""

from hashlib import sha256
from random import Random
from typing import Any

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import SkillUse
from questhall.games.mage_knight.state.combat import Origin
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.tools.adviser.line import STEPS
from questhall.games.mage_knight.tools.adviser.moment import Moment
from questhall.games.mage_knight.tools.adviser.price import price
from questhall.kernel.codec import field_names
from questhall.kernel.decisions import Decision, Option

Outcome = tuple[int, int]  # less is better: the worth that is lost, then the price
TOO_MANY = 60_000


class TooManyLines(Exception):
    """The fight is not small enough."""


def ask_with(realm: Realm, answers: list[Option]) -> Decision | None:
    """Play one step of the engine with these answers; returns the open question."""
    flow = GAME.steps[realm.next_step](realm)
    try:
        decision = next(flow)
        for answer in answers:
            decision = flow.send(answer)
    except StopIteration:
        return None
    return decision


class AllLines:
    """Looks at equal tables once and leaves out nothing else."""

    def __init__(self, root: Realm, most: int = TOO_MANY) -> None:
        assert root.combat is not None
        self.root = root
        self.most = most
        self.purse = Moment(root).purse
        foes = [foe for foe in root.combat.foes if foe.origin != Origin.SUMMONED]
        self.foes = [(foe.token, 16 * foe.kind.fame + 1) for foe in foes]
        self.known: dict[str, Outcome] = {}
        self.steps = 0

    def best(self, realm: Realm) -> Outcome:
        if realm.combat is None:
            return sum(worth for token, worth in self.foes if token not in realm.turn.defeated), 0
        key = looks_of(realm)
        if key not in self.known:
            self.known[key] = min(self._ways_on(realm))
        return self.known[key]

    def _ways_on(self, realm: Realm) -> list[Outcome]:
        found: list[Outcome] = []
        open_ways: list[list[Option]] = [[]]
        while open_ways:
            answers = open_ways.pop()
            self.steps += 1
            if self.steps > self.most:
                raise TooManyLines
            copy = realm.clone()
            decision = ask_with(copy, answers)
            if decision is not None:
                if decision.seats == [realm.turn.seat]:
                    open_ways.extend([*answers, option] for option in decision.options)
            elif copy.combat is not None and copy.next_step not in STEPS:
                continue  # others decide what comes of it
            elif copy.marks == realm.marks or not answers or answers[0].ends:
                lost, cost = self.best(copy)
                if copy.combat is not None:
                    cost += price(self.purse, Moment(realm), Moment(copy))
                found.append((lost, cost))
        return found


def looks_of(realm: Realm) -> str:
    """Everything on the table, except the order in which cards were played."""
    copy = realm.clone()
    hero = copy.hero_of_turn()
    for pile in (hero.played, hero.discard, hero.hand, copy.removed, copy.wounds):
        pile.sort()
    copy.turn.wounds_taken.sort()
    copy.turn.defeated.sort()
    assert copy.combat is not None
    copy.combat.fought.sort()
    return sha256(repr(_plain(copy)).encode()).hexdigest()


def _plain(thing: object) -> object:
    if isinstance(thing, list | tuple):
        return [_plain(each) for each in thing]
    if isinstance(thing, dict):
        return {key: _plain(each) for key, each in thing.items()}
    if hasattr(thing, "clone"):
        names = [name for name in field_names(thing) if name not in SAME]
        return {name: _plain(getattr(thing, name)) for name in names}
    return thing if isinstance(thing, int | str | bool | None) else str(type(thing))


SAME = (
    "audience",
    "cards",
    "spaces",
    "neighbours",
    "rules",
    "laid",
    "kind",
    "chance",
    "journal",
    "places",
)


def tiny_fight(seed: int) -> dict[str, Any]:
    """Two or three things of any kind in the hand, perhaps a unit and a skill, and one or two
    enemies."""
    chance = Random(seed)
    deeds = [key for key, deed in library().deeds.items() if deed.kind < 4 or key == "wound"]
    skills = [
        key
        for key, each in library().skills.items()
        if each.use not in (SkillUse.ALWAYS, SkillUse.INTERACTIVE)
    ]
    units = [unit.key for unit in library().all_units]
    colours = ("red", "blue", "green", "white")
    enemies = [enemy.key for enemy in library().enemies]
    return {
        "hand": chance.sample(deeds, chance.randint(2, 3)),
        "units": [{"unit": chance.choice(units)}] if chance.random() < 0.6 else [],
        "skills": [chance.choice(skills)] if chance.random() < 0.6 else [],
        "mana": {
            "tokens": {chance.choice((*colours, "gold", "black")): 1},
            "crystals": {chance.choice(colours): 1},
            "source": [chance.choice((*colours, "gold", "black"))],
        },
        "day": chance.random() < 0.5,
        "level": chance.choice((1, 3, 7)),
        "site": chance.choice(("none", "keep", "dungeon", "city:green")),
        "enemies": [{"enemy": chance.choice(enemies)} for _ in range(chance.randint(1, 2))],
    }


TURNING_CARDS = ("agility", "diplomacy")
POINT_CARDS = ("march", "promise", "rage", "tirelessness", "instinct", "shield_bash", "wound")
PRICED_UNITS = ("heroes_white", "heroes_red", "thugs", "peasants")
SIDEWAYS_SKILLS = (
    "tovak_i_dont_give_a_damn",
    "goldyx_universal_power",
    "arythea_power_of_pain",
    "braevalar_shapeshift",
    "norowas_forward_march",
    "braevalar_beguile",
    "krang_battle_hardened",
)

CUMBERSOME = ("orc_stonethrowers", "zombie_horde", "fire_catapult")


def turning_fight(seed: int) -> dict[str, Any]:
    """A fight with points that turn into others: Agility, Diplomacy, units that cost influence,
    Cumbersome enemies, skills for sideways cards."""
    chance = Random(seed)
    hand = [chance.choice(TURNING_CARDS), *chance.sample(POINT_CARDS, chance.randint(1, 2))]
    enemies = [enemy.key for enemy in library().enemies if enemy.fame <= 4]
    return {
        "hand": hand,
        "units": [{"unit": chance.choice(PRICED_UNITS)}] if chance.random() < 0.4 else [],
        "skills": [chance.choice(SIDEWAYS_SKILLS)] if chance.random() < 0.4 else [],
        "mana": {"tokens": {"white": chance.randint(0, 1)}, "crystals": {"red": 1}},
        "level": chance.choice((1, 3, 7)),
        "site": chance.choice(("none", "keep", "city:white")),
        "enemies": [
            {"enemy": chance.choice(CUMBERSOME if chance.random() < 0.4 else enemies)}
            for _ in range(chance.randint(1, 2))
        ],
    }
