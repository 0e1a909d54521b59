"""What an ability card prints, and what is seen on the table when a monster plays it.

Nothing here asks the code that carries cards out: a printed action is read as an expression, and
every word of it claims something about what was seen.
"""

from collections.abc import Callable

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.monsters import NO_VALUE, MonsterCard, MonsterDef, Stats
from questhall.games.gloomhaven.rules.attack.damage import die
from questhall.games.gloomhaven.rules.monsters.acting import take_monster_turn
from questhall.games.gloomhaven.state.figures import CONDITIONS, Figure
from questhall.games.gloomhaven.state.scene import ELEMENTS, Strength, TileKind
from questhall.kernel.decisions import Flow
from questhall.kernel.events import Event, Journal
from questhall.kernel.language.expressions import Expression, parse_expression
from tests.played import note

from ..bench import Bench, field

MANY = 60  # hit points
HURT = 20
HURT_MORE = 10
ARMOUR = 1  # Shield of the characters
NEAR, FAR = 6, 12  # radius of the field
NEAR_PLACES = ("1,0", "0,1")
FAR_PLACES = (f"{FAR},0", f"{FAR - 1},1")
A_BOSS = "inox_bodyguard"


def monster_of(deck: str) -> MonsterDef:
    """A monster that uses the deck."""
    kinds = [kind for kind in library().monsters.values() if kind.deck == deck]
    return next(kind for kind in kinds if not kind.boss or kind.key == A_BOSS)


class Seen:
    """A monster has played a card, and this was seen. Two characters stand beside it, or far
    away; near them it has an ally beside itself and the first character."""

    def __init__(self, deck: str, card: int, elements: bool = False, far: bool = False) -> None:
        self.kind = monster_of(deck)
        scenario = field(FAR if far else NEAR, (self.kind.key,))
        brute, tinkerer = FAR_PLACES if far else NEAR_PLACES
        self.bench = bench = Bench(level=9, scenario=scenario, brute=brute, tinkerer=tinkerer)
        self.scene = scene = bench.scene
        self.elements = elements
        scene.elements = [Strength.STRONG if elements else Strength.INERT] * len(ELEMENTS)
        self.monster = bench.monster(self.kind.key, f"{-FAR},0" if far else "0,0", hp=MANY)
        self.monster.hp = HURT
        self.friends: list[Figure] = []
        if not far:
            self.friends.append(bench.monster(self.kind.key, "1,-1", hp=MANY))
            self.friends[0].hp = HURT_MORE
        self.heroes = [bench.figure(0), bench.figure(1)]
        for hero in self.heroes:
            hero.hp = hero.max_hp = MANY
            hero.shield = ARMOUR
            bench.hero(hero.owner).leading = 10 + hero.owner
        self.card: MonsterCard = library().decks[deck].cards[card - 1]
        if any(text.startswith("loot") for text in self.card.texts):
            for cell in scene.board.neighbours[self.monster.cell]:
                scene.coins[cell] += 1
        self.coins = sum(scene.coins)
        self.stood = {figure.id: figure.cell for figure in scene.figures}
        journal = Journal()
        scene.journal = journal
        bench.reveal_card(self.monster, card)
        note("gloomhaven", "monster", library().decks[deck].key, str(card))
        self._play(take_monster_turn(scene, self.monster))
        self.charging = scene.charging[:]
        if self.card.on_death is not None:
            self._play(die(scene, self.monster))
        self.events: list[Event] = journal.events

    def _play(self, flow: Flow[object]) -> None:
        self.bench.start(flow)
        while self.bench.decision is not None:
            self.bench.choose(self.bench.offered[0])

    @property
    def stats(self) -> Stats:
        return self.scene.stats(self.monster)

    def told(self, key: str, who: list[Figure], amount: int | None = None) -> list[Event]:
        """The events of this kind about one of these figures."""
        numbers = [figure.id for figure in who]
        found = [event for event in self.events if event.key == key and event.what in numbers]
        return [event for event in found if amount is None or event.amount == amount]

    def gained(self, who: list[Figure], condition: str) -> bool:
        number = CONDITIONS.index(condition)
        return any(event.where == number for event in self.told("gains", who))

    def steps(self) -> int:
        return len(self.told("moves", [self.monster]))

    def newcomers(self) -> list[str]:
        """The types of the monsters that appeared."""
        new = [figure for figure in self.scene.figures if figure.id not in self.stood]
        return [self.scene.types[figure.type].kind.key for figure in new]


def number_in(expression: Expression, level: int = 0) -> int:
    """The first number in its brackets, `2` or `by_level(3, 3, 4)`."""
    for each in expression.arguments:
        if isinstance(each, int):
            return each
        if isinstance(each, Expression) and each.word == "by_level":
            return int(str(each.arguments[level]))
    raise LookupError(expression)


def named(expression: Expression, name: str, default: int) -> int:
    value = expression.named.get(name, default)
    assert isinstance(value, int)
    return value


def steps_claimed(seen: Seen) -> int:
    """How many hexes the card moves a monster that has a long way to go."""
    if seen.stats.move == NO_VALUE:
        return 0
    moves = [number_in(each) for each in printed(seen) if each.word == "move"]
    return sum(max(0, seen.stats.move + each) for each in moves)


def printed(seen: Seen) -> list[Expression]:
    """The actions of the card; for `special(1)`, those of the boss's stat card."""
    found: list[Expression] = []
    for text in seen.card.texts:
        action = parse_expression(text)
        if action.word == "special":
            specials = seen.kind.special_texts[number_in(action) - 1]
            found += [parse_expression(each) for each in specials]
        else:
            found.append(action)
    return found


def unseen(seen: Seen) -> list[str]:
    """The actions of the card that left no trace on the table."""
    return [str(each) for each in printed(seen) if not Claim(seen, each).holds()]


class Claim:
    """What one action of a card says must have happened."""

    def __init__(self, seen: Seen, action: Expression) -> None:
        self.seen = seen
        self.action = action
        self.used = [each for each in action.inside() if each.word == "use" and seen.elements]
        self.parts = [each for each in action.inside() if each.word != "use"]
        for use in self.used:
            self.parts += use.inside()

    def holds(self) -> bool:
        holds: Callable[[], bool] = getattr(self, self.action.word)
        return holds()

    @property
    def amount(self) -> int:
        """Its number, with what spent elements add."""
        return number_in(self.action, self.seen.monster.level) + sum(
            number_in(each) for use in self.used for each in use.inside() if each.word == "plus"
        )

    def whom(self) -> list[Figure]:
        """Those whom it may mean."""
        words = {word for part in self.parts for word in part.words()}
        own = [self.seen.monster]
        if "self_and_ally" in words:
            return own + self.seen.friends
        if "ally" in words:
            return self.seen.friends
        if "self" in words:
            return own
        return self.seen.heroes

    # -- attacks -------------------------------------------------------------------

    def attack(self) -> bool:
        seen = self.seen
        value = seen.stats.attack + self.amount
        strikes = seen.told("attacks", [seen.monster], value)
        targets = {event.where for event in strikes}
        return (
            bool(targets)
            and len(targets) >= self._targets()
            and self._repeats(len(strikes))
            and all(self._rider(part, value, [*targets]) for part in self.parts)
            and all(self._hurts(value, target) for target in targets)
        )

    def _targets(self) -> int:
        """How many targets at least: both characters stand together."""
        most = max([named(each, "targets", 1) for each in (self.action, *self.used)])
        each = any(part.word == "each" for part in self.parts)
        stays = self.seen.monster.cell == self.seen.stood[self.seen.monster.id]
        return 2 if most > 1 or (each and stays) else 1

    def _repeats(self, strikes: int) -> bool:
        at_one = any(part.word == "all_at_one" for part in self.parts)
        return not at_one or strikes == self.seen.stats.targets

    def _hurts(self, value: int, target: int) -> bool:
        """By the attack's value, less the Shield that PIERCE leaves; more if poisoned or if a
        condition on the target is met."""
        words = {part.word: part for part in self.parts}
        pierce = self.seen.stats.pierce
        pierce += number_in(words["pierce"]) if "pierce" in words else 0
        least = value - max(0, ARMOUR - pierce)
        if "plus" in words and "when" in words["plus"].named:
            beside = self.seen.stood[target] == self.seen.stood[self.seen.heroes[0].id]
            least += number_in(words["plus"]) if beside else 0
        figure = self.seen.scene.figures[target]
        wounds = [event.amount for event in self.seen.told("suffers", [figure])]
        return least <= 0 or least in wounds or least + 1 in wounds

    def _rider(self, part: Expression, value: int, targets: list[int]) -> bool:
        seen = self.seen
        figures = [seen.scene.figures[target] for target in targets]
        if part.word in CONDITIONS:
            return seen.gained(figures, part.word)
        if part.word == "push":
            return any(figure.cell != seen.stood[figure.id] for figure in figures)
        if part.word == "splash":
            others = [hero for hero in seen.heroes if hero.id not in targets[:1]]
            return bool(seen.told("suffers", others, number_in(part)))
        if part.word == "summon":
            return str(part.arguments[0]) in seen.newcomers()
        if part.word == "per_target_damaged":
            return all(Claim(seen, each).holds() for each in part.inside())
        return True

    # -- other actions -------------------------------------------------------------

    def move(self) -> bool:
        """What it claims is measured where there is a long way to go."""
        return True

    def heal(self) -> bool:
        words = {word for part in self.parts for word in part.words()}
        whom = self.whom() if words & {"self", "ally"} else [self.seen.monster, *self.seen.friends]
        least = 2 if any("targets" in use.named for use in self.used) else 1
        return len(self.seen.told("heals", whom, self.amount)) >= least

    def shield(self) -> bool:
        whom = self.whom() if self.parts and self.whom() != self.seen.heroes else []
        return all(each.shield == self.amount for each in whom or [self.seen.monster])

    def retaliate(self) -> bool:
        return self.seen.monster.retaliate == [self.amount, named(self.action, "range", 1)]

    def attackers_disadvantage(self) -> bool:
        return self.seen.monster.hindering

    def charge(self) -> bool:
        return ELEMENTS.index(str(self.action.arguments[0])) in self.seen.charging

    def suffer(self) -> bool:
        return bool(self.seen.told("suffers", [self.seen.monster], self.amount))

    def damage(self) -> bool:
        return bool(self.seen.told("suffers", self.whom(), self.amount))

    def inflict(self) -> bool:
        conditions = [part.word for part in self.parts if part.word in CONDITIONS]
        return all(self.seen.gained(self.whom(), each) for each in conditions)

    def push(self) -> bool:
        stood = self.seen.stood
        return any(hero.cell != stood[hero.id] for hero in self.seen.heroes)

    def summon(self) -> bool:
        return str(self.action.arguments[0]) in self.seen.newcomers()

    def create_trap(self) -> bool:
        traps = [tile for tile in self.seen.scene.tiles if tile.kind == TileKind.TRAP]
        return [trap.damage for trap in traps] == [named(self.action, "damage", 0)]

    def loot(self) -> bool:
        return sum(self.seen.scene.coins) < self.seen.coins

    def on_death(self) -> bool:
        return all(Claim(self.seen, each).holds() for each in self.action.inside())

    def use(self) -> bool:
        """Without the element nothing of it happens."""
        inner = [each for each in self.action.inside() if each.word not in (*ELEMENTS, "any")]
        if self.seen.elements:
            return all(Claim(self.seen, each).holds() for each in inner)
        return not any(Claim(self.seen, each).holds() for each in inner)
