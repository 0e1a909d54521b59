"""What each seat sees (RULES 23.3), as typed plain data."""

import msgspec

from questhall.kernel.decisions import NOTHING

from ..rules.formats import battle_order, first_attacker
from ..rules.numbers import attack_of, flies, life_of
from ..rules.ready import ACTIONS
from ..speech.kinds import card_name
from ..state.arena import (
    BLOOD_LIMIT,
    DEFENCE,
    ENERGY_LIMIT,
    Arena,
    Attack,
    Battlefield,
    Minion,
    Phase,
    Player,
    Side,
    skill_card,
)


class CardView(msgspec.Struct, omit_defaults=True):
    """A card whose face the seat may see."""

    id: str
    card: str
    owner: int


class AttachedView(msgspec.Struct, omit_defaults=True):
    id: str
    card: str
    owner: int
    controller: int
    follower: bool = False


class MinionView(msgspec.Struct, omit_defaults=True):
    """A minion with its current numbers; the printed ones are known from the card."""

    id: str
    card: str
    seat: int
    attack: int
    life: int
    ready: bool
    damage: int = 0
    flame: int = 0
    arthropods: int = 0
    flying: bool = False
    blank: bool = False
    attachments: list[AttachedView] = []


class SideView(msgspec.Struct):
    team: int
    track: int
    unopposed: bool
    minions: list[MinionView]


class FieldView(msgspec.Struct, omit_defaults=True):
    """A battlefield; `order` and `first` say when it is fought over and who begins."""

    name: str
    order: int
    first: int
    sides: list[SideView]
    exhausted: bool = False
    conquered_by: int | None = None


class SkillView(msgspec.Struct):
    id: str
    card: str
    ready: bool


class PlayerView(msgspec.Struct, omit_defaults=True):
    """A player's board. `hand` holds the cards this seat may see, `hand_size` counts all."""

    seat: int
    team: int
    energy: int
    actions: int
    omens: int
    packs: list[str]
    skills: list[SkillView]
    hand_size: int
    grimoire_size: int
    hand: list[CardView]
    graveyard: list[CardView]
    resolving: list[CardView] = []
    avatar: str | None = None
    blood: int | None = None
    points: int = 0


class AttackView(msgspec.Struct):
    """The attack in progress: dice as faces M, H, D, C."""

    attacker: str
    field: str
    unopposed: bool
    bonus: int
    dice: str
    critical_points: int
    hit_points: int


class LimitsView(msgspec.Struct):
    """The ends of the tracks: the most energy (SO-3.2.2) and blood (SO-21.3.4) of a player, the
    actions of a round (SO-14.4.1), the damage that conquers a battlefield."""

    energy: int
    blood: int
    actions: int
    damage: int


class TableView(msgspec.Struct, omit_defaults=True):
    format: str
    round: int
    phase: int
    first: int
    fate: list[bool]
    players: list[PlayerView]
    fields: list[FieldView]
    limits: LimitsView
    attack: AttackView | None = None
    results: list[float] = []


def view(arena: Arena, seat: int) -> TableView:
    """The table as a seat sees it; -1 is a spectator."""
    order = battle_order(arena)
    return TableView(
        format=arena.format,
        round=arena.round,
        phase=arena.phase,
        first=arena.first,
        fate=arena.fate[:],
        players=[_player(arena, player, seat) for player in arena.players],
        fields=[
            _field(arena, number, field, order.index(number))
            for number, field in enumerate(arena.fields)
        ],
        limits=LimitsView(ENERGY_LIMIT, BLOOD_LIMIT, ACTIONS, DEFENCE),
        attack=_attack(arena, arena.attack) if arena.attack is not None else None,
        results=arena.results[:],
    )


def _card(arena: Arena, card: int) -> CardView:
    return CardView(f"card:{card}", arena.cards[card].key, arena.owners[card])


def _player(arena: Arena, player: Player, seat: int) -> PlayerView:
    return PlayerView(
        seat=player.seat,
        team=player.team,
        energy=player.energy,
        actions=player.actions,
        omens=player.omens,
        packs=[pack.key for pack in player.packs],
        skills=_skills(arena, player),
        hand_size=len(player.hand),
        grimoire_size=len(player.grimoire),
        hand=[_card(arena, card) for card in player.hand if _sees(arena, player, card, seat)],
        graveyard=[_card(arena, card) for card in player.graveyard],
        resolving=[_card(arena, card) for card in player.resolving],
        avatar=None if player.avatar == NOTHING else arena.fields[player.avatar].name,
        blood=None if player.blood_pool is None else player.blood,
        points=player.points,
    )


def _sees(arena: Arena, player: Player, card: int, seat: int) -> bool:
    """Own cards, a teammate's if the table agreed, and what was shown (SO-23.3.1)."""
    if seat == NOTHING:
        return False
    if seat == player.seat or arena.knows(seat, card):
        return True
    allies = arena.players[seat].team == player.team and arena.format == "team"
    return allies and arena.rules.team_shows_hands


def _skills(arena: Arena, player: Player) -> list[SkillView]:
    return [
        SkillView(
            card_name(arena, skill_card(player.seat, place)).thing,
            player.skills[place].key,
            player.skill_ready[place],
        )
        for place in range(len(player.skills))
    ]


def _field(arena: Arena, number: int, field: Battlefield, order: int) -> FieldView:
    return FieldView(
        name=field.name,
        order=order,
        first=first_attacker(arena, number),
        sides=[_side(arena, field, side) for side in field.sides],
        exhausted=field.exhausted,
        conquered_by=None if field.conquered_by == NOTHING else field.conquered_by,
    )


def _side(arena: Arena, field: Battlefield, side: Side) -> SideView:
    enemy = field.opposite(side.team)
    opposed = enemy.had_minion if arena.phase == Phase.BATTLE else len(enemy.minions) > 0
    return SideView(
        team=side.team,
        track=side.track,
        unopposed=bool(side.minions) and not opposed,  # SO-18.20.2
        minions=[_minion(arena, minion) for minion in side.minions],
    )


def _minion(arena: Arena, minion: Minion) -> MinionView:
    return MinionView(
        id=f"card:{minion.card}",
        card=minion.kind.key,
        seat=minion.seat,
        attack=attack_of(arena, minion),
        life=life_of(arena, minion),
        ready=minion.ready,
        damage=minion.damage,
        flame=minion.flame,
        arthropods=minion.arthropods,
        flying=flies(minion),
        blank=minion.blank != 0,
        attachments=[
            AttachedView(
                f"card:{each.card}", each.kind.key, each.owner, each.controller, each.follower
            )
            for each in minion.attachments
        ],
    )


def _attack(arena: Arena, attack: Attack) -> AttackView:
    return AttackView(
        attacker=f"card:{attack.attacker.card}",
        field=arena.fields[attack.field].name,
        unopposed=attack.unopposed,
        bonus=attack.bonus,
        dice="".join("MHDC"[face] for face in attack.dice),
        critical_points=attack.critical_points,
        hit_points=attack.hit_points,
    )
