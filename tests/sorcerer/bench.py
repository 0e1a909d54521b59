"""A workbench for Sorcerer: set a small position, play a step of it, look at the table.

Seats and battlefields are numbers (B0, B1, B2 as P0 sees the row). Cards are described by
the same fields and words as in the content files:

    bench = Bench()
    blade = bench.minion(0, field=1, attack=2, life=3)
    bench.attach(blade, tactic="pay(weaken(host), attack_bonus(2))")
    bench.fight(blade, dice="M H H D")
    bench.choose("tactic")
"""

from typing import Any

import yaml

from questhall.bench import Asked, Rigged, RunningMatch, told
from questhall.games.sorcerer import Sorcerer
from questhall.games.sorcerer.library.library import library, read_card, read_skill
from questhall.games.sorcerer.printed.cards import CardDef
from questhall.games.sorcerer.rules.dice import BATTLE_DIE
from questhall.games.sorcerer.rules.in_play import attach, enter_play
from questhall.games.sorcerer.rules.ready import fill_fate
from questhall.games.sorcerer.setup.setup import LONDON, lay_out
from questhall.games.sorcerer.state.arena import Arena, Attached, Minion, Phase, Player
from questhall.games.sorcerer.state.house_rules import house_rules
from questhall.kernel.chance import Chance
from questhall.kernel.content import Entry
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_id
from tests.played import note

FACES = {"M": "miss", "H": "hit", "D": "double", "C": "critical"}
B0, B1, B2 = LONDON


def card_def(**fields: Any) -> CardDef:
    """A card as a content file would print it; a plain 1/1 minion by default."""
    full: dict[str, Any] = {"id": "test_card", "kind": "minion", "cost": 1}
    full.update(fields)
    if full["kind"] == "minion":
        full = {"attack": 1, "life": 1, **full}
    if full["kind"] == "attachment":
        full = {"attack": 0, "life": 0, **full}
    return read_card(entry(full))


def entry(fields: dict[str, Any]) -> Entry:
    """The fields as a content file would hold them."""
    node = yaml.compose(yaml.safe_dump(fields), Loader=yaml.SafeLoader)
    assert isinstance(node, yaml.MappingNode)
    return Entry("test", node)


class Bench(Asked):
    """One small position and the match that plays it."""

    def __init__(
        self, format: str = "duel", seats: int = 2, first: int = 0, **options: OptionValue
    ) -> None:
        self.setup = Sorcerer().checked(Setup(format, seats, options))
        rules = house_rules(self.setup.options)
        self.arena: Arena = lay_out(Chance("bench"), format, seats, rules, [])
        self.arena.first = first
        self.arena.turn = first
        self.arena.phase = Phase.ACTION
        self.arena.round = 2
        fill_fate(self.arena)
        for player in self.arena.players:
            player.avatar = player.fields[0]
        self.rigged = Rigged(self.arena)
        self.game = Sorcerer()
        self._running: RunningMatch | None = None

    @staticmethod
    def from_the_box(
        format: str = "duel", seats: int = 2, seed: str = "bench", **options: OptionValue
    ) -> "Bench":
        """The table as the box is opened: no decks are taken yet (play it from "create")."""
        bench = Bench(format, seats, 0, **options)
        rules = house_rules(bench.setup.options)
        bench.arena = lay_out(Chance(seed), format, seats, rules, library().packs)
        bench.rigged = Rigged(bench.arena)
        return bench

    # -- setting the position --------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.arena.players[seat]

    def new_card(self, owner: int, printed: CardDef) -> int:
        """The number of a new card of an owner, not in any zone yet."""
        number = len(self.arena.cards)
        self.arena.cards.append(printed)
        self.arena.owners.append(owner)
        self.arena.known.append(0)
        if printed.has_entombed:
            self.player(owner).entombs = True
        return number

    def _printed(self, name: str | None, fields: dict[str, Any]) -> CardDef:
        if name is None:
            return card_def(**fields)
        found = library().find(name)
        assert isinstance(found, CardDef)
        return found

    def minion(
        self,
        seat: int,
        field: int = 1,
        *,
        name: str | None = None,
        damage: int = 0,
        flame: int = 0,
        ready: bool = True,
        **fields: Any,
    ) -> Minion:
        """Put a minion into play; `name` takes one from the box."""
        card = self.new_card(seat, self._printed(name, fields))
        minion = enter_play(self.arena, seat, card, field)
        minion.damage = damage
        minion.flame = flame
        minion.ready = ready
        self.arena.unsettled.clear()
        return minion

    def attach(
        self, host: Minion, *, by: int | None = None, name: str | None = None, **fields: Any
    ) -> Attached:
        """Put an attachment on a minion, played by its controller or by another seat."""
        seat = host.seat if by is None else by
        card = self.new_card(seat, self._printed(name, {"kind": "attachment", **fields}))
        attached = attach(self.arena, card, seat, host)
        self.arena.unsettled.clear()
        return attached

    def hand(self, seat: int, *, name: str | None = None, **fields: Any) -> int:
        card = self.new_card(seat, self._printed(name, fields))
        self.player(seat).hand.append(card)
        self.arena.show(card, seat)
        return card

    def graveyard(self, seat: int, *, name: str | None = None, **fields: Any) -> int:
        card = self.new_card(seat, self._printed(name, fields))
        self.player(seat).graveyard.append(card)
        self.arena.show_to_all(card)
        return card

    def grimoire(self, seat: int, *, name: str | None = None, **fields: Any) -> int:
        """Put a card on top of the grimoire."""
        card = self.new_card(seat, self._printed(name, fields))
        self.player(seat).grimoire.append(card)
        return card

    def skill(self, seat: int, pack: str) -> None:
        """Give the seat a pack's skill card (and its Blood Pool), in the pack's place."""
        for found in library().packs:
            if found.key == pack:
                player = self.player(seat)
                while len(player.skills) < 3:
                    player.skills.append(found.skill)
                    player.skill_ready.append(False)
                player.skills[found.kind] = found.skill
                player.skill_ready[found.kind] = True
                if found.blood_pool is not None:
                    player.blood_pool = found.blood_pool
                return
        raise LookupError(pack)

    def own_skill(self, seat: int, place: int, **fields: Any) -> None:
        """Give the seat a skill card that is not in the box, in one of the three places."""
        for other in ("blade_dancer", "necromancer", "temple"):
            self.skill(seat, other)
        player = self.player(seat)
        player.skills[place] = read_skill(entry({"id": "test_skill", **fields}), place)
        player.skill_ready = [number == place for number in range(3)]

    def no_rerolls(self) -> None:
        """Nobody has omens, and fate is empty: the dice stay as they fall."""
        self.arena.fate = [False] * len(self.arena.fate)
        for player in self.arena.players:
            player.omens = 0

    def decks(self, seat: int, *packs: str) -> None:
        """Say which decks a seat plays; their cards stay in the box."""
        self.player(seat).packs = [pack for pack in library().packs if pack.key in packs]

    def track(self, field: int, team: int) -> int:
        """The damage a side has suffered in a battlefield."""
        return self.arena.fields[field].side_of(team).track

    def set_track(self, field: int, team: int, value: int) -> None:
        self.arena.fields[field].side_of(team).track = value

    def rig(self, dice: str) -> None:
        """Rig the next battle dice, by face: "M H D C"."""
        self.rigged.roll(BATTLE_DIE, *(FACES[face] for face in dice.split()))

    # -- playing it ------------------------------------------------------------

    def run(self, step: str, *stops: str) -> None:
        """Play from a step, and stop before the given ones."""
        self.arena.next_step = step
        self.arena.unsettled.clear()
        self._running = RunningMatch(self.game, self.setup, self.arena, stops)

    def act(self, seat: int, *choices: str) -> None:
        """Take one action of a seat, with the given choices."""
        self.arena.turn = self.player(seat).team
        if self.player(seat).actions == 0:
            self.player(seat).actions = 6
        self.run("action", "action", "battle")
        for choice in choices:
            self.choose(choice)

    def cast(self, seat: int, effect: str, *choices: str, field: str = "") -> int:
        """Cast a sorcery with this text for free; `field` is where its swords point."""
        card = self.hand(seat, kind="sorcery", cost=0, effect=effect)
        placed = f"cast:{card}@{field}" if field else f"cast-sorcery:{card}"
        self.act(seat)
        if self.prompt == "acting-member":
            self.choose(f"member:{seat}")
        for choice in (placed, *choices):
            self.choose(choice)
        return card

    def fight(self, attacker: Minion, dice: str = "", *choices: str) -> None:
        """Make one attack with a minion, with the given dice and choices."""
        self.arena.phase = Phase.BATTLE
        for field in self.arena.fields:
            for side in field.sides:
                side.had_minion = side.had_minion or bool(side.minions)
        self.rig(dice)
        self.arena.battle_order = [attacker.field]
        self.arena.battle_first = [attacker.team] * len(self.arena.fields)
        self.arena.battle_turn = attacker.team
        self.run("fight", "fight", "end")
        if self.prompt == "attacker":
            self.choose(f"attack:{attacker.card}")
        for choice in choices:
            self.choose(choice)

    def battle_phase(self) -> None:
        self.run("battle", "end")

    def end_phase(self) -> None:
        self.run("end", "ready")

    def ready_phase(self) -> None:
        self.run("ready", "action")

    # -- asking and answering --------------------------------------------------

    @property
    def running(self) -> RunningMatch:
        assert self._running is not None, "nothing is being played: run a step first"
        return self._running

    @property
    def playing(self) -> Match:
        return self.running.match

    @property
    def reached(self) -> str:
        """The step before which it stopped."""
        return self.running.reached

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the part under test is over."""
        return self.running.decision

    @property
    def finished(self) -> bool:
        return self.decision is None

    def spelled(self, option: Option) -> str:
        return option_id(self.game, self.arena, option)

    def take(self, option: Option) -> None:
        self._note(option)
        self.running.take(option)

    def _note(self, option: Option) -> None:
        """A card that is cast, or in play when somebody chooses, is tested."""
        if option.verb.startswith("cast"):
            note("sorcerer", "card", self.arena.cards[option.what].key)
        for field in self.arena.fields:
            for side in field.sides:
                for minion in side.minions:
                    note("sorcerer", "card", minion.kind.key)
                    for each in minion.attachments:
                        note("sorcerer", "card", each.kind.key)

    def events(self, key: str) -> list[tuple[int, int, int]]:
        """The events of one kind: (what, where, amount) of each."""
        found = told(self.playing.journal, key)
        return [(event.what, event.where, event.amount) for event in found]

    @property
    def attackers(self) -> list[int]:
        """The cards that have attacked, in order."""
        return [what for what, _, _ in self.events("attacks")]

    @property
    def rolls(self) -> list[list[int]]:
        """The faces shown after each roll and re-roll."""
        return [event.values or [] for event in told(self.playing.journal, "rolled")]

    @property
    def dice_rolled(self) -> int:
        """The number of dice in the last battle roll."""
        return len(self.rolls[-1]) if self.rolls else 0


def quiet(format: str = "duel", seats: int = 2, first: int = 0, **options: OptionValue) -> Bench:
    """A bench on which nobody can re-roll."""
    bench = Bench(format, seats, first, **options)
    bench.no_rerolls()
    return bench
