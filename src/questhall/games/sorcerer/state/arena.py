"""What lies on the table: players with their boards, battlefields, minions (RULES 3 to 6)."""

from __future__ import annotations

from typing import ClassVar, Final

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING
from questhall.kernel.state import State
from questhall.kernel.triggers import Trigger
from questhall.kernel.zones import NOBODY, Zone

from ..printed.cards import Ability, BloodPool, CardDef, Pack, SkillDef
from .house_rules import HouseRules
from .references import (
    BlankedNo,
    CardNo,
    EndEffectNo,
    FieldNo,
    FieldOrNone,
    PhaseNo,
    SeatNo,
    SeatOrNobody,
    TeamNo,
    TeamOrNone,
)

ENERGY_LIMIT = 10
BLOOD_LIMIT = 10
DEFENCE = 12
MAX_DICE = 7


class Phase:
    """The parts of a game, in their order."""

    CREATION: Final = 0
    READY: Final = 1
    ACTION: Final = 2
    BATTLE: Final = 3
    END: Final = 4


class EndEffectKind:
    """Where an effect of the End of Round Phase comes from."""

    PRINTED: Final = 0
    ENTOMBED: Final = 1
    BURNING: Final = 2


SKILL_CARDS = 10_000
BLOOD_POOLS = 20_000


class Blanked:
    """How long the text of a minion counts for nothing."""

    AWAKE: Final = 0
    THIS_ROUND: Final = 1
    FOR_GOOD: Final = 2


def skill_card(seat: int, place: int) -> int:
    """The number of a skill card (0 character, 1 lineage, 2 domain), after those of other cards."""
    return SKILL_CARDS + 3 * seat + place


class Attached:
    """A card under a minion: an attachment, or a face-down arthropod follower."""

    def __init__(
        self, card: CardNo, kind: CardDef, owner: SeatNo, controller: SeatNo, follower: bool
    ) -> None:
        self.card = card
        self.kind = kind
        self.owner = owner
        self.controller = controller
        self.follower = follower

    def clone(self) -> Attached:
        return Attached(self.card, self.kind, self.owner, self.controller, self.follower)


class Minion:
    """A minion in play. Its current attack and Life are computed on demand (numbers.py)."""

    def __init__(
        self, card: CardNo, kind: CardDef, seat: SeatNo, team: TeamNo, field: FieldNo
    ) -> None:
        self.card = card
        self.kind = kind
        self.seat = seat
        self.team = team
        self.field = field
        self.ready = True
        self.damage = 0
        self.flame = 0
        self.arthropods = 0
        self.blank: BlankedNo = Blanked.AWAKE
        self.round_attack = 0
        self.extra_attack = 0
        self.extra_life = 0
        self.attachments: list[Attached] = []

    def clone(self) -> Minion:
        copy = Minion(self.card, self.kind, self.seat, self.team, self.field)
        copy.ready = self.ready
        copy.damage = self.damage
        copy.flame = self.flame
        copy.arthropods = self.arthropods
        copy.blank = self.blank
        copy.round_attack = self.round_attack
        copy.extra_attack = self.extra_attack
        copy.extra_life = self.extra_life
        if self.attachments:
            copy.attachments = [attached.clone() for attached in self.attachments]
        return copy

    @property
    def followers(self) -> int:
        return len([attached for attached in self.attachments if attached.follower])


class Side:
    """One side of a battlefield: its damage track (0 to 12) and its minions."""

    def __init__(self, team: TeamNo) -> None:
        self.team = team
        self.track = 0
        self.had_minion = False
        self.minions: list[Minion] = []

    def clone(self) -> Side:
        copy = Side(self.team)
        copy.track = self.track
        copy.had_minion = self.had_minion
        copy.minions = [minion.clone() for minion in self.minions]
        return copy


class Battlefield:
    """A battlefield between two sides."""

    def __init__(self, name: str, sides: list[Side]) -> None:
        self.name = name
        self.sides = sides
        self.exhausted = False
        self.conquered_by: TeamOrNone = NOTHING

    def clone(self) -> Battlefield:
        copy = Battlefield(self.name, [self.sides[0].clone(), self.sides[1].clone()])
        copy.exhausted = self.exhausted
        copy.conquered_by = self.conquered_by
        return copy

    def side_of(self, team: int) -> Side:
        return self.sides[0] if self.sides[0].team == team else self.sides[1]

    def opposite(self, team: int) -> Side:
        return self.sides[1] if self.sides[0].team == team else self.sides[0]


class Player:
    """A player's board, zones and skill cards."""

    SHARED: ClassVar[tuple[str, ...]] = ("fields",)

    def __init__(self, seat: SeatNo, team: TeamNo, fields: list[FieldNo]) -> None:
        self.seat = seat
        self.team = team
        self.fields = fields
        self.energy = 0
        self.actions = 0
        self.omens = 0
        self.blood = 0
        self.points = 0
        self.avatar: FieldOrNone = NOTHING
        self.packs: list[Pack] = []
        self.skills: list[SkillDef] = []
        self.skill_ready: list[bool] = []
        self.blood_pool: BloodPool | None = None
        self.entombs = False
        self.grimoire: list[CardNo] = []
        self.hand: list[CardNo] = []
        self.graveyard: list[CardNo] = []
        self.resolving: list[CardNo] = []

    def clone(self) -> Player:
        copy = Player(self.seat, self.team, self.fields)
        copy.energy = self.energy
        copy.actions = self.actions
        copy.omens = self.omens
        copy.blood = self.blood
        copy.points = self.points
        copy.avatar = self.avatar
        copy.packs = self.packs[:]
        copy.skills = self.skills[:]
        copy.skill_ready = self.skill_ready[:]
        copy.blood_pool = self.blood_pool
        copy.entombs = self.entombs
        copy.grimoire = self.grimoire[:]
        copy.hand = self.hand[:]
        copy.graveyard = self.graveyard[:]
        copy.resolving = self.resolving[:]
        return copy


class Attack:
    """The attack in progress (RULES 16.3 to 16.6)."""

    def __init__(self, attacker: Minion, unopposed: bool) -> None:
        self.attacker = attacker
        self.field: int = attacker.field
        self.unopposed = unopposed
        self.bonus = 0
        self.dice: list[int] = []
        self.critical_points = 0
        self.hit_points = 0
        self.reset = False


class Source:
    """Where an effect comes from: whose it is, which card, which battlefield is "here"."""

    def __init__(self, seat: int, card: int, field: int, minion: Minion | None) -> None:
        self.seat = seat
        self.card = card
        self.field = field
        self.minion = minion
        self.cost_destroyed = 0


class EndEffect:
    """One entry of the snapshot at the start of the End of Round Phase (SO-17.1.4)."""

    def __init__(self, seat: SeatNo, card: CardNo, kind: EndEffectNo, ordinal: int) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.ordinal = ordinal

    def clone(self) -> EndEffect:
        return EndEffect(self.seat, self.card, self.kind, self.ordinal)


class Arena(State):
    """The whole game of Sorcerer between two steps.

    Cards are numbers; `cards[number]` is what is printed on it and `owners[number]` whose
    grimoire it came from. Teams are seats, except in the team game.
    """

    TRANSIENT: ClassVar[tuple[str, ...]] = ("journal", "attack", "due", "unsettled")
    SHARED: ClassVar[tuple[str, ...]] = ("rules",)
    SAVED_AS: ClassVar[str] = "Table"  # its name in older saves

    def __init__(self, chance: Chance, format: str, rules: HouseRules) -> None:
        super().__init__(chance, "create")
        self.format = format
        self.rules = rules
        self.ring = format == "royale"
        self.room = 6 if format == "team" else 4
        self.players: list[Player] = []
        self.fields: list[Battlefield] = []
        self.cards: list[CardDef] = []
        self.owners: list[SeatNo] = []
        self.known: list[int] = []
        self.round = 1
        self.phase: PhaseNo = Phase.CREATION
        self.first: SeatNo = 0
        self.fate: list[bool] = []
        self.turn: SeatOrNobody = NOTHING
        self.box: list[Pack] = []
        self.picker: SeatOrNobody = NOTHING
        self.battle_order: list[FieldNo] = []
        self.battle_first: list[SeatNo] = []
        self.battle_turn: SeatOrNobody = NOTHING
        self.end_effects: list[EndEffect] = []
        self.idle_rounds = 0
        self.last_position: list[int] = []
        self.attack: Attack | None = None
        self.due: list[Trigger] = []
        self.unsettled: list[int] = []

    def clone(self) -> Arena:
        copy = Arena(self.chance.clone(), self.format, self.rules)
        self.copy_kernel_part_to(copy)
        copy.next_step = self.next_step
        copy.players = [player.clone() for player in self.players]
        copy.fields = [field.clone() for field in self.fields]
        copy.cards = self.cards[:]
        copy.owners = self.owners[:]
        copy.known = self.known[:]
        copy.round = self.round
        copy.phase = self.phase
        copy.first = self.first
        copy.fate = self.fate[:]
        copy.turn = self.turn
        copy.box = self.box[:]
        copy.picker = self.picker
        copy.battle_order = self.battle_order[:]
        copy.battle_first = self.battle_first[:]
        copy.battle_turn = self.battle_turn
        copy.end_effects = [effect.clone() for effect in self.end_effects]
        copy.idle_rounds = self.idle_rounds
        copy.last_position = self.last_position[:]
        return copy

    # -- finding things --------------------------------------------------------

    def minion(self, card: int) -> Minion | None:
        """The minion in play that is this card."""
        for field in self.fields:
            for side in field.sides:
                for minion in side.minions:
                    if minion.card == card:
                        return minion
        return None

    def in_play(self, minion: Minion) -> bool:
        return minion in self.fields[minion.field].side_of(minion.team).minions

    def minions(self) -> list[Minion]:
        """All minions, battlefield by battlefield."""
        found: list[Minion] = []
        for field in self.fields:
            found.extend(field.sides[0].minions)
            found.extend(field.sides[1].minions)
        return found

    def minions_of(self, seat: int) -> list[Minion]:
        player = self.players[seat]
        found: list[Minion] = []
        for number in player.fields:
            for minion in self.fields[number].side_of(player.team).minions:
                if minion.seat == seat:
                    found.append(minion)
        return found

    def members(self, team: int) -> list[int]:
        """The seats of a team (outside the team game, one seat)."""
        if self.format != "team":
            return [team]
        return [player.seat for player in self.players if player.team == team]

    # -- what a seat sees ------------------------------------------------------

    def zones(self) -> list[Zone]:
        found: list[Zone] = []
        for player in self.players:
            seat = player.seat
            pool = f"deck:{seat}"
            viewers = [seat]
            if self.format == "team" and self.rules.team_shows_hands:
                viewers = self.members(player.team)
            found.append(Zone(f"hand:{seat}", player.hand, viewers, pool))
            found.append(Zone(f"grimoire:{seat}", player.grimoire, NOBODY, pool))
            found.append(Zone(f"graveyard:{seat}", player.graveyard))
            found.append(Zone(f"resolving:{seat}", player.resolving))
        in_play: list[int] = []
        for minion in self.minions():
            in_play.append(minion.card)
            in_play.extend([attached.card for attached in minion.attachments])
        found.append(Zone("play", in_play))
        return found

    def knows(self, seat: int, card: int) -> bool:
        return self.known[card] & (1 << seat) != 0

    def show(self, card: int, seat: int) -> None:
        """Note that the seat has seen the card where it lies."""
        self.known[card] |= 1 << seat

    def show_to_all(self, card: int) -> None:
        self.known[card] = (1 << len(self.players)) - 1

    def forget(self, card: int) -> None:
        """Note that nobody knows any more where the card is (it was shuffled away)."""
        self.known[card] = 0


class Due(Trigger):
    """An ability whose moment has come; `skill` is its place among the skill cards, or -1."""

    def __init__(self, ability: Ability, source: Source, skill: int = NOTHING) -> None:
        super().__init__(source.seat, source.card)
        self.ability = ability
        self.source = source
        self.skill = skill
