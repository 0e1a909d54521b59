"""A draw under way as everybody sees it: the cards so far, what they come to, and what each way to
go on may bring (OS-7.11, OS-8.8)."""

import msgspec

from questhall.kernel.decisions import NOTHING, Option

from ..printed.might import COLOURS, KINDS, MISSING_BLANKS, Colour, Side
from ..printed.tokens import Stat
from ..rules.board.numbers import defense_of, oathsworn_of, raised
from ..rules.board.parts import part_code, parts_in, sinks
from ..rules.boss.attacking import damage_to, loss_of
from ..rules.might.drawing import face_code, total_without_lowest
from ..rules.might.odds import Chances, of_cards, of_colour, pool_of, together
from ..state.battle import Battle
from ..state.company import CompanyState
from ..state.deeds import Attack, Blow
from ..state.draws import Draw, Drawn
from ..state.figures import Figure, FigureKind
from ..state.house_rules import BY_DICE
from .foretelling import losses

# What an answer is known by: its verb and its first number.
Answer = tuple[str, int]


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
    """An attack of the company; `odds` are found by the parts of the options."""

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
        odds=[_odds(battle, attack, answer) for answer in _answers(battle, attack)],
    )
    if draw is not None:
        found.drawn = drawn_views(draw)
        found.total = draw.total()
        found.blanks = draw.blanks()
        found.redraws = draw.free_redraws
    return found


def _aim(battle: Battle, attack: Attack, place: int) -> AimView:
    figure = battle.figures[attack.targets[place]]
    found = AimView(f"figure:{figure.id}", defense_of(battle, figure))
    found.parts = [f"part:{part_code(figure.id, part)}" for part in _parts(battle, attack, figure)]
    if attack.draw is not None:
        drawn = attack.draw.total()
        if attack.chain:
            drawn = total_without_lowest(attack.draw, place)
        found.damage = drawn + _added(attack, figure)
        found.loss = max(0, found.damage // found.defense)
    return found


def _added(attack: Attack, figure: Figure) -> int:
    return attack.bonus + attack.extra_hexes.get(figure.id, 0)


def _parts(battle: Battle, attack: Attack, figure: Figure) -> list[int]:
    """Those of a boss that the loss may go to."""
    if figure.kind != FigureKind.BOSS or not figure.on_board:
        return []
    if attack.part != NOTHING:
        return [attack.part]
    aimed = parts_in(figure, attack.aimed_at.get(figure.id, 0))
    return sinks(figure, aimed, battle.figures[attack.attacker].mask())


def _left(battle: Battle, attack: Attack, figure: Figure) -> int:
    """HP until the weakest part that may be hit breaks, or until it dies."""
    if figure.kind == FigureKind.SENTINEL:
        return 1
    if figure.kind != FigureKind.BOSS:
        return figure.hp
    return min([figure.dice[part] for part in _parts(battle, attack, figure)], default=0)


def _odds(battle: Battle, attack: Attack, answer: Answer) -> OddsView:
    figure = battle.figures[attack.targets[0]]
    defense, left = defense_of(battle, figure), _left(battle, attack, figure)
    hit = damage = loss = ends = 0.0
    for (blanks, total), chance in _chances(battle, attack, answer).items():
        if blanks >= MISSING_BLANKS and not attack.sure:
            continue
        dealt = total + _added(attack, figure)
        lost = max(0, dealt // defense)
        hit += chance
        damage += chance * dealt
        loss += chance * lost
        ends += chance if left and lost >= left else 0.0
    return OddsView(round(hit, 4), round(damage, 3), round(loss, 3), round(ends, 4))


def _answers(battle: Battle, attack: Attack) -> list[Answer]:
    """What may be answered now, as far as it changes what the draw may bring."""
    if attack.draw is not None:
        codes = {face_code(card): card.critical for card in attack.draw.cards}
        found = [("draw-stands", NOTHING)]
        found += [("critical", code) for code, critical in codes.items() if critical]
        return found + [("redraw", code) for code in codes]
    if not attack.wanted:
        return []
    if attack.declared:
        raised_ones = [colour for colour in range(Colour.BLACK) if attack.wanted[colour]]
        return [("no-more", NOTHING), *[("raise", colour) for colour in raised_ones]]
    return [("white", count) for count in range(battle.rules.most_white + 1)]


def _chances(battle: Battle, attack: Attack, answer: Answer) -> Chances:
    verb, what = answer
    if attack.draw is not None:
        return _after_the_draw(battle, attack.draw, verb, what)
    wanted = attack.wanted[:]
    if verb == "white":
        wanted = [some + more for some, more in zip(wanted, attack.added, strict=True)]
        wanted[Colour.WHITE] += what
    elif verb == "raise":
        wanted[what] -= 1
        wanted[what + 1] += 1
    return of_cards(battle, Side.COMPANY, wanted, [battle.rules.might == BY_DICE] * len(COLOURS))


def _after_the_draw(battle: Battle, draw: Draw, verb: str, code: int) -> Chances:
    if verb == "draw-stands":
        return _fixed(draw, NOTHING)
    card = next(card for card in draw.cards if face_code(card) == code)
    pool = pool_of(battle, Side.COMPANY, card.colour, draw.by_dice[card.colour])
    if verb == "critical":
        return together(_fixed(draw, NOTHING), of_colour(pool, 0, bonus=1))
    instead = of_colour(pool, 0, bonus=1) if card.bonus else of_colour(pool, 1)
    return together(_fixed(draw, code), instead)


def _fixed(draw: Draw, without: int) -> Chances:
    """The cards as they lie, perhaps without one of that face."""
    cards = draw.cards[:]
    for place, card in enumerate(cards):
        if face_code(card) == without:
            cards.pop(place)
            break
    blanks = len([card for card in cards if card.blank and not card.bonus])
    total = sum([card.value for card in cards if not card.ignored])
    return {(min(MISSING_BLANKS, blanks), total): 1.0}


def odds_of(battle: Battle, option: Option) -> list[int]:
    """Where the odds of an answer stand in the view."""
    attack = battle.attack
    if attack is None or not attack.targets:
        return []
    verb = "redraw" if option.verb == "redraw-token" else option.verb
    wanted = (verb, option.what)
    return [n for n, answer in enumerate(_answers(battle, attack)) if answer == wanted]


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
