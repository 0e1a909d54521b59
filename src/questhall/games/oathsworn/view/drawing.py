"""A draw under way as everybody sees it: the cards so far, what they come to, and what each way to
go on may bring (OS-7.11, OS-8.8)."""

import msgspec

from questhall.kernel.decisions import NOTHING, Option

from ..printed.might import COLOURS, KINDS, MISSING_BLANKS, Side
from ..printed.tokens import Stat
from ..rules.attack.advice import advice_on, known_by, redraws_of
from ..rules.attack.stakes import added_to, parts_to_hit
from ..rules.board.numbers import defense_of, oathsworn_of, raised
from ..rules.board.parts import part_code
from ..rules.boss.attacking import damage_to, loss_of
from ..rules.might.drawing import face_code, total_without_lowest
from ..rules.might.odds import pool_of
from ..rules.might.stakes import Outcome
from ..state.battle import Battle
from ..state.company import CompanyState
from ..state.deeds import Attack, Blow
from ..state.draws import Draw, Drawn
from ..state.figures import Figure, FigureKind
from .foretelling import losses

ANSWERS_TO_A_DRAW = (
    *("white", "without", "raise", "raise-to", "no-more"),
    *("critical", "redraw", "redraw-token", "draw-stands"),
)


class DrawnView(msgspec.Struct, omit_defaults=True):
    """A card or die of a draw. Those drawn for criticals cannot make an attack miss."""

    id: str
    colour: str
    value: int
    critical: bool = False
    bonus: bool = False
    followed: bool = False
    ignored: bool = False


class AimView(msgspec.Struct, omit_defaults=True):
    """Whom an attack is on: the parts that may be hit, and what the draw costs it as it lies."""

    figure: str
    defense: int
    damage: int = 0
    loss: int = 0
    parts: list[str] = []


class OddsView(msgspec.Struct):
    """What an answer may bring: how likely it hits, the damage and the HP that the first target
    loses on average, and how likely that part breaks, or that character dies."""

    hit: float
    damage: float
    loss: float
    ends: float


class AttackView(msgspec.Struct, omit_defaults=True):
    """An attack of the company; `odds` are found by the parts of the options. The best of them aims
    to `win`, `kill`, `break` a part, or for a `loss`; `spare` redraws are reckoned with."""

    attacker: str
    targets: list[AimView]
    bonus: int
    wanted: list[int]
    drawn: list[DrawnView] = []
    total: int = 0
    blanks: int = 0
    most_blanks: int = MISSING_BLANKS
    sure: bool = False
    empower: int = 0
    redraws: int = 0
    odds: list[OddsView] = []
    best: int = NOTHING
    aim: str = ""
    spare: int = 0


class DefenseView(msgspec.Struct):
    """What a card played for its defense would make of the loss, on average."""

    card: str
    adds: int
    loss: float
    falls: float


class StruckView(msgspec.Struct, omit_defaults=True):
    """Whom a blow is on: the loss as the cards lie, or how likely each loss is."""

    figure: str
    defense: int
    damage: int = 0
    loss: int = 0
    chances: list[float] = []
    cards: list[DefenseView] = []


class BlowView(msgspec.Struct, omit_defaults=True):
    """An attack of enemies."""

    attackers: list[str]
    targets: list[StruckView]
    might: list[int]
    bonus: int = 0
    drawn: list[DrawnView] = []
    face_down: int = 0


def drawn_views(draw: Draw | None) -> list[DrawnView]:
    return [] if draw is None else [_drawn(card) for card in draw.cards]


def _drawn(card: Drawn) -> DrawnView:
    return DrawnView(
        id=f"face:{face_code(card)}",
        colour=COLOURS[card.colour],
        value=card.value,
        critical=card.critical,
        bonus=card.bonus,
        followed=card.followed,
        ignored=card.ignored,
    )


# -- attacks of the company ------------------------------------------------------------


def attack_view(battle: Battle) -> AttackView | None:
    attack = battle.attack
    if attack is None or not attack.targets:
        return None
    draw = attack.draw
    found = AttackView(
        attacker=f"figure:{attack.attacker}",
        targets=[_aim(battle, attack, place) for place in range(len(attack.targets))],
        bonus=attack.bonus,
        wanted=attack.wanted,
        sure=attack.sure,
        empower=attack.empower,
    )
    advice = advice_on(battle, attack)
    if advice.answers:
        found.odds = [_odds(each) for each in advice.outcomes]
        found.best, found.aim = advice.best, advice.aim
        found.spare = redraws_of(battle, attack).left()
    if draw is not None:
        found.drawn = drawn_views(draw)
        found.total = draw.total()
        found.blanks = draw.blanks()
        found.redraws = draw.free_redraws
    return found


def _aim(battle: Battle, attack: Attack, place: int) -> AimView:
    figure = battle.figures[attack.targets[place]]
    found = AimView(f"figure:{figure.id}", defense_of(battle, figure))
    found.parts = [
        f"part:{part_code(figure.id, part)}" for part in parts_to_hit(battle, attack, figure)
    ]
    if attack.draw is not None:
        drawn = attack.draw.total()
        if attack.chain:
            drawn = total_without_lowest(attack.draw, place)
        found.damage = drawn + added_to(attack, figure)
        found.loss = max(0, found.damage // found.defense)
    return found


def _odds(outcome: Outcome) -> OddsView:
    return OddsView(
        round(outcome.hit, 4),
        round(outcome.damage, 3),
        round(outcome.loss, 3),
        round(outcome.ends, 4),
    )


def odds_of(battle: Battle, option: Option) -> list[int]:
    """Where the odds of an answer stand in the view."""
    attack = battle.attack
    if attack is None or not attack.targets or option.verb not in ANSWERS_TO_A_DRAW:
        return []
    answers = advice_on(battle, attack).answers
    wanted = known_by(option)
    return [answers.index(wanted)] if wanted in answers else []


# -- attacks of enemies ------------------------------------------------------------------


def blow_view(battle: Battle) -> BlowView | None:
    blow = battle.blow
    if blow is None:
        return None
    draw = blow.draw
    return BlowView(
        attackers=[f"figure:{each}" for each in blow.attackers],
        targets=[_struck(battle, blow, battle.figures[each]) for each in blow.targets],
        might=blow.might,
        bonus=blow.bonus,
        drawn=drawn_views(draw),
        face_down=0 if draw is None else sum(len(cards) for cards in draw.hidden),
    )


def _struck(battle: Battle, blow: Blow, figure: Figure) -> StruckView:
    defense = defense_of(battle, figure) + blow.defense.get(figure.id, 0)
    found = StruckView(f"figure:{figure.id}", defense)
    if blow.draw is not None and blow.draw.cards:
        found.damage = damage_to(blow, figure.id)
        found.loss = loss_of(battle, blow, figure)
        return found
    found.chances = losses(battle, blow.might, blow.bonus, defense, figure.hp)
    if figure.side == Side.COMPANY and figure.kind != FigureKind.SENTINEL:
        hand = oathsworn_of(battle, figure).hand
        found.cards = [
            _defended(battle, blow, figure, defense, c) for c in battle.abilities_in(hand)
        ]
    return found


def _defended(battle: Battle, blow: Blow, figure: Figure, defense: int, card: int) -> DefenseView:
    adds = max(0, raised(battle, figure, Stat.CARD_DEFENSE, battle.ability(card).defense))
    chances = losses(battle, blow.might, blow.bonus, defense + adds, figure.hp)
    mean = sum(hp * chance for hp, chance in enumerate(chances))
    return DefenseView(f"card:{card}", adds, round(mean, 3), chances[-1])


# -- might decks -------------------------------------------------------------------------


def unseen_faces(state: CompanyState, side: int, colour: int) -> dict[str, int]:
    """How many cards of each face may still come (OS-1.4.4)."""
    pool = pool_of(state, side, colour)
    return {face: count for face, count in zip(KINDS[colour], pool.left, strict=True) if count}
