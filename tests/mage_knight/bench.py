"""A workbench for Mage Knight: a real table, one hero on it, and only what the test wants.

First Reconnaissance is laid out for one hero. Then hand, deck and discard pile are emptied,
the dice of the Source are depleted (black by day, gold by night), and the hero stands on the
portal in its movement phase:

    bench = Bench()
    bench.hand("rage", "march")
    bench.mana("red")
    orc = bench.fight(enemy(armour=4, attack=3))[0]
    bench.phase("attack")
    bench.play("strong:rage")
    assert bench.attack() == 4
    bench.play("strike")
    assert orc.defeated

Questions are answered in words, `verb:name@space#amount`, where only the verb is required:
"basic:rage", "colour:red", "choose-effect#1", "step@7", "block:prowlers". A single option is
chosen automatically, as at a real table, except the first of a step ("end-phase"). When a step
is over the bench waits; the next one begins with the next question. Only the end of a turn
follows at once when it is chosen.
`bench.options()` lists what can be done now.
"""

from collections.abc import Sequence

from questhall.bench import not_offered
from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import (
    ABILITIES,
    AttackDef,
    DeedDef,
    EnemyDef,
    SkillDef,
    UnitDef,
)
from questhall.games.mage_knight.printed.kinds import (
    COLOURS,
    ELEMENTS,
    RANGES,
    SITES,
    TERRAINS,
    Element,
    Site,
    Token,
)
from questhall.games.mage_knight.rules.cards.wounds import new_wound
from questhall.games.mage_knight.rules.combat.begin import start
from questhall.games.mage_knight.rules.map.interaction import begin_interaction
from questhall.games.mage_knight.state.combat import Combat, Foe, Origin
from questhall.games.mage_knight.state.heroes import Hero, Skill, Unit
from questhall.games.mage_knight.state.realm import Die, Place, Realm
from questhall.games.mage_knight.state.turn import PHASES, Turn
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.games import OptionValue, Setup
from tests.played import note

# Steps that may be restarted after the test changed something on the table.
STEPS = {
    "moving": "movement",
    "acting": "action",
    "talking": "interaction",
    "ranged": "ranged",
    "block": "block",
    "damage": "damage",
    "attack": "attack",
    "afterwards": "afterwards",
    "resting": "rest",
}
PAUSES = (*STEPS.values(), "preparation", "assail", "parry", "spoils", "plan", "approach")
COLOUR_VERBS = ("colour", "pay-token", "pay-crystal", "pay-die", "pay-endless", "take-die")


def enemy(
    armour: int = 3,
    attack: int = 3,
    element: int = Element.PHYSICAL,
    abilities: int = 0,
    resistances: int = 0,
    fame: int = 2,
    key: str = "foe",
) -> EnemyDef:
    """An enemy token that is in no box."""
    kind = EnemyDef(key, Token.GREEN, armour, fame)
    kind.attacks = [AttackDef(attack, element)]
    kind.abilities = abilities
    kind.resistances = resistances
    return kind


class Bench:
    """One position, and what is being played in it."""

    def __init__(
        self,
        hero: str = "tovak",
        day: bool = True,
        seed: str = "bench",
        rivals: Sequence[str] = (),
        packs: tuple[str, ...] = (),
    ) -> None:
        heroes = [hero, *rivals]
        options: dict[str, OptionValue] = {"scenario": "first_reconnaissance"}
        setup = GAME.checked(Setup("quest", len(heroes), options, packs))
        self.realm: Realm = GAME.deal(setup, Chance(seed))
        self.flow: Flow[None] | None = None
        self.decision: Decision | None = None
        self._first = False  # is the open question the first one of its step?
        self.seat = 0  # the seat whose cards, units and mana the test deals out
        self._choose_heroes(heroes)
        self.realm.day = day
        self.realm.round = 1
        self.realm.order = list(range(len(heroes)))
        self.realm.turn = Turn(0)
        for each in self.realm.heroes:
            for pile in (each.hand, each.deck):
                self.realm.removed.extend(pile)
                pile.clear()
        self.source(*["black" if day else "gold"] * 3)
        self.hero.space = self._portal()
        self.phase("moving")

    def _choose_heroes(self, heroes: Sequence[str]) -> None:
        names = [kind.key for kind in library().heroes]
        flow = GAME.steps["heroes"](self.realm)
        decision = next(flow)
        try:
            while True:
                hero = heroes[decision.seats[0]]
                wanted = [each for each in decision.options if names[each.what] == hero]
                decision = flow.send(wanted[0])
        except StopIteration:
            return

    def _portal(self) -> int:
        return next(space for space, each in self.realm.places.items() if each.site == Site.PORTAL)

    # -- setting the position ----------------------------------------------------

    @property
    def hero(self) -> Hero:
        return self.realm.heroes[self.seat]

    @property
    def turn(self) -> Turn:
        return self.realm.turn

    @property
    def combat(self) -> Combat:
        assert self.realm.combat is not None
        return self.realm.combat

    def _deeds(self, names: Sequence[str], pile: list[int]) -> list[int]:
        found: list[int] = []
        for name in names:
            if name == "wound":
                found.append(new_wound(self.realm))
                continue
            kind = library().find(name)
            assert isinstance(kind, DeedDef)
            found.append(self.realm.new_card(kind))
        pile.extend(found)
        return found

    def cards(self, *names: str) -> list[int]:
        """Add cards of the box, in no pile yet; returns their numbers."""
        return self._deeds(names, [])

    def hand(self, *names: str) -> list[int]:
        """Add cards of the box to the hand ("wound" too); returns their numbers."""
        return self._deeds(names, self.hero.hand)

    def deck(self, *names: str) -> list[int]:
        """Put cards on the Deed deck, the last one on top."""
        return self._deeds(names, self.hero.deck)

    def discarded(self, *names: str) -> list[int]:
        return self._deeds(names, self.hero.discard)

    def action_offer(self, *names: str) -> list[int]:
        """Make these cards the whole offer, the first one at the top."""
        self.realm.action_offer = []
        return self._deeds(names, self.realm.action_offer)

    def spell_offer(self, *names: str) -> list[int]:
        self.realm.spell_offer = []
        return self._deeds(names, self.realm.spell_offer)

    def unit_offer(self, *names: str) -> list[int]:
        self.realm.unit_offer = [self.realm.new_card(self._unit_kind(name)) for name in names]
        return self.realm.unit_offer

    def _unit_kind(self, name: str) -> UnitDef:
        kind = library().find(name)
        assert isinstance(kind, UnitDef)
        return kind

    def mana(self, *colours: str) -> None:
        """Add mana tokens."""
        for colour in colours:
            self.hero.mana[COLOURS.index(colour)] += 1

    def crystals(self, *colours: str) -> None:
        for colour in colours:
            self.hero.crystals[COLOURS.index(colour)] += 1

    def source(self, *colours: str) -> None:
        """Set the dice of the Source."""
        self.realm.source = [Die(COLOURS.index(colour)) for colour in colours]

    def unit(self, kind: str | UnitDef, ready: bool = True, wounds: int = 0) -> Unit:
        """Add a unit, beyond the command tokens if need be."""
        printed = self._unit_kind(kind) if isinstance(kind, str) else kind
        unit = Unit(self.realm.new_card(printed), printed)
        unit.ready = ready
        unit.wounds = [new_wound(self.realm) for _ in range(wounds)]
        self.hero.units.append(unit)
        return unit

    def skill(self, name: str) -> Skill:
        kind = library().find(name)
        assert isinstance(kind, SkillDef)
        skill = Skill(self.realm.new_card(kind), kind)
        self.hero.skills.append(skill)
        return skill

    def tactic(self, key: str) -> None:
        """Let the hero have this tactic."""
        self.hero.tactic = self.realm.new_card(
            next(each for each in library().tactics if each.key == key)
        )

    def beside(self, number: int = 0) -> int:
        """A space beside the hero."""
        return self.realm.neighbours[self.hero.space][number]

    def paint(self, space: int, terrain: str, site: int = Site.NONE) -> int:
        """Change the terrain of a space, with nothing on it but the site."""
        self.realm.spaces[space].terrain = TERRAINS.index(terrain)
        self.realm.places[space] = Place(site)
        return space

    def phase(self, name: str) -> None:
        """Go on to a phase: "moving", "acting", "block", "afterwards" and so on."""
        self.flow = None
        self.turn.phase = PHASES.index(name)
        self.realm.next_step = STEPS[name]

    def talk(self, site: int = Site.VILLAGE) -> None:
        """Put the hero on such a site, its own if need be, and begin an interaction."""
        self.paint(self.hero.space, "plains", site)
        place = self.realm.places[self.hero.space]
        place.conquered = True
        place.shields = [0]
        begin_interaction(self.realm, self.hero)
        self.flow = None

    def fight(self, *kinds: str | EnemyDef, keep: bool = False) -> list[Foe]:
        """Begin a fight in its ranged phase: against rampaging enemies beside the hero, or against
        those of a keep that it assaults."""
        realm = self.realm
        beside = self.paint(self.beside(), "plains", Site.NONE if keep else Site.ORC_MARAUDERS)
        if keep:
            self.turn.path.append(beside)
            self.paint(self.hero.space, "plains", Site.KEEP)
        space = self.hero.space if keep else beside
        combat = Combat(self.hero.space)
        combat.site = combat.walls = keep
        for each in kinds:
            kind = library().find(each) if isinstance(each, str) else each
            assert isinstance(kind, EnemyDef)
            token = realm.new_card(kind)
            realm.places[space].tokens.append(token)
            realm.places[space].face_up.append(True)
            combat.foes.append(
                Foe(token, kind, Origin.GARRISON if keep else Origin.RAMPAGER, space)
            )
        start(realm, combat)
        self.flow = None
        return combat.foes

    # -- playing -----------------------------------------------------------------

    def ask(self) -> Decision:
        """The open question; before a step it is asked anew."""
        if self._first:
            self.flow = None
        while self.flow is None:
            self._run(None)
        assert self.decision is not None
        return self.decision

    def _run(self, answer: Option | None) -> None:
        """Run to the next question with more than one answer, or to the end of the step."""
        if self.flow is None:
            self.flow = GAME.steps[self.realm.next_step](self.realm)
        while True:
            if answer is not None:
                self._note_answer(answer)
            self._first = answer is None and self.realm.next_step in PAUSES
            try:
                decision = next(self.flow) if answer is None else self.flow.send(answer)
            except StopIteration:
                self.flow = None
                if self.realm.next_step != "end_of_turn":
                    return
                self.flow = GAME.steps["end_of_turn"](self.realm)
                answer = None
                continue
            self.decision = decision
            self._note_table()
            if self._first or len(decision.options) > 1 or decision.always_ask:
                return
            answer = decision.options[0]

    def _note_answer(self, answer: Option) -> None:
        """What is played here is tested."""
        cards = self.realm.cards
        if 0 <= answer.what < len(cards):
            note("mage_knight", answer.verb, cards[answer.what].key)
            if answer.verb == "activate":
                note("mage_knight", "ability", cards[answer.what].key, str(answer.amount))

    def _note_table(self) -> None:
        """So is what it is played with: tactics, the sites about a hero, the enemies it fights."""
        realm = self.realm
        for hero in realm.heroes:
            if hero.tactic != NOTHING:
                note("mage_knight", "tactic", realm.cards[hero.tactic].key)
            for space in (hero.space, *realm.neighbours[hero.space]):
                note("mage_knight", "site", SITES[realm.site_at(space)])
        for foe in realm.combat.foes if realm.combat is not None else []:
            abilities = foe.kind.abilities
            for attack in foe.kind.attacks:
                abilities |= attack.abilities
            for number, ability in enumerate(ABILITIES):
                if abilities >> number & 1:
                    note("mage_knight", "enemy", ability)

    def begin(self, step: str) -> None:
        """Begin any step of the game, such as "turn" or "round", up to its first question or its
        end."""
        self.realm.next_step = step
        self.flow = None
        self._run(None)

    def end_turn(self, *choices: str) -> None:
        """Play the whole end of the turn, with these answers."""
        self.begin("end_of_turn")
        self.play(*choices)

    def options(self) -> list[str]:
        """The possible answers, in words."""
        return [self._spell(option) for option in self.ask().options]

    def offers(self, choice: str) -> bool:
        return any(self._fits(option, choice) for option in self.ask().options)

    def play(self, *choices: str) -> None:
        """Answer one question after another."""
        for choice in choices:
            fitting = [each for each in self.ask().options if self._fits(each, choice)]
            if not fitting:
                raise not_offered(choice, self.ask().prompt, self.options())
            self._run(fitting[0])

    def _fits(self, option: Option, choice: str) -> bool:
        rest, _, amount = choice.partition("#")
        rest, _, where = rest.partition("@")
        verb, _, name = rest.partition(":")
        if verb != option.verb or (name and name not in self._names(option.what)):
            return False
        if where and int(where) != option.where:
            return False
        return not amount or int(amount) == option.amount

    def _names(self, what: int) -> list[str]:
        """Everything that the number may stand for: a card, a token, a colour."""
        names = [str(what)]
        if 0 <= what < len(self.realm.cards):
            names.append(self.realm.cards[what].key)
        if 0 <= what < len(COLOURS):
            names.append(COLOURS[what])
        return names

    def _spell(self, option: Option) -> str:
        text = option.verb
        if option.verb in COLOUR_VERBS:
            text += f":{COLOURS[option.what]}"
        elif option.what != NOTHING:
            text += f":{self.realm.cards[option.what].key}"
        if option.where != NOTHING:
            text += f"@{option.where}"
        return text if option.amount == NOTHING else f"{text}#{option.amount}"

    # -- looking -----------------------------------------------------------------

    def attack(self) -> int:
        """All gathered attack points."""
        return sum(sum(row) for row in self.combat.attack)

    def block(self) -> int:
        return sum(self.combat.block)

    def keys(self, pile: Sequence[int]) -> list[str]:
        """The names of the cards in a pile."""
        return [self.realm.cards[card].key for card in pile]

    def points(self) -> dict[str, int]:
        """Everything gathered, in the words of the cards: {"ranged fire attack": 3}."""
        found = {
            "move": self.turn.move,
            "influence": self.turn.influence,
            "heal": self.turn.healing,
        }
        combat = self.realm.combat
        if combat is not None:
            for element, name in enumerate(ELEMENTS):
                found[f"{name} block"] = combat.block[element]
                for range_, how in enumerate(RANGES):
                    found[f"{how} {name} attack"] = combat.attack[range_][element]
        return {
            name.replace("melee ", "").replace("physical ", ""): amount
            for name, amount in found.items()
            if amount
        }
