"""Playing a card, an item or a special ability: pay, do it, put it away (OS-7.7, OS-7.16)."""

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.offers import Offer

from ...printed.cards import (
    ABILITIES_OF_A_SIDE,
    AbilityDef,
    ItemDef,
    Line,
    MomentKind,
    SpecialDef,
    UseLimit,
)
from ...printed.might import Side
from ...state.battle import Battle
from ...state.deeds import Deed
from ...state.oathsworn import Oathsworn
from ..board.numbers import may_move
from ..boss.stage_cards import react_now
from ..purse import pay_animus
from .cooldown import put_away, take_up

ARCHETYPE: Final = -4  # in place of the number of a card: an ability of a companion
SPECIAL: Final = -2  # in place of the number of a card: the special ability on the board


@mypyc_attr(acyclic=True)
class Use:
    """Something that an Oathsworn could use now: a line of a card, an item, the special."""

    def __init__(self, card: int, place: int, line: Line) -> None:
        self.card = card
        self.place = place  # of the line on its card
        self.line = line


@mypyc_attr(allow_interpreted_subclasses=True)
class Using(Offer):
    """To use something now. What it is used on says whoever offers it."""

    def __init__(self, battle: Battle, oathsworn: Oathsworn, use: Use) -> None:
        self.battle = battle
        self.oathsworn = oathsworn
        self.use = use

    def option(self) -> Option:
        use = self.use
        if use.card == SPECIAL:
            return Option("special", meant=self)
        if use.card == ARCHETYPE:
            return Option("ability", use.place, meant=self)
        return Option("play", use.card, use.place, meant=self)


def line_used(option: Option) -> Line | None:
    """What would be done; None if it is an option of another kind."""
    meant = option.meant
    return meant.use.line if isinstance(meant, Using) else None


def ability_code(companion: Oathsworn, place: int) -> int:
    """Which of the two abilities of which companion."""
    return companion.place * ABILITIES_OF_A_SIDE + place


def _add_abilities(found: list[Use], companion: Oathsworn, kind: int, means: int) -> None:
    """Each of the two once a round, or once an encounter (OS-7.4.2)."""
    assert companion.side is not None
    for place, ability in enumerate(companion.side.abilities):
        used = companion.used_this_round
        if ability.limit == UseLimit.ENCOUNTER:
            used = companion.used_ever
        if place in used or ability.line.kind != kind or ability.line.cost > means:
            continue
        found.append(Use(ARCHETYPE, ability_code(companion, place), ability.line))


def lines_of(battle: Battle, card: int) -> list[Line]:
    printed = battle.cards[card]
    if isinstance(printed, AbilityDef):
        return printed.lines
    line = battle.item(card).line
    return [] if line is None else [line]


def uses_at(
    battle: Battle, oathsworn: Oathsworn, kind: int, means: int, beyond: list[int] | None = None
) -> list[Use]:
    """All that he has for a kind of moment and could pay with so much animus; `beyond` are cards
    that he would have to bring back to his hand first."""
    found: list[Use] = []
    items: list[Use] = []  # after the Ability Cards
    for card in oathsworn.hand + beyond if beyond else oathsworn.hand:
        printed = battle.cards[card]
        if isinstance(printed, AbilityDef):
            if printed.kinds >> kind & 1:
                for place, line in enumerate(printed.lines):
                    if line.kind == kind and line.cost <= means:
                        found.append(Use(card, place, line))
        elif isinstance(printed, ItemDef):
            # OS-7.4.6, OS-7.4.7: a companion has its own line on an item.
            own = printed.line if oathsworn.companion is None else printed.companion_line
            if own is None or own.kind != kind or own.cost > means:
                continue
            if card not in oathsworn.thrown:
                items.append(Use(card, 0, own))
    found += items
    if oathsworn.side is not None:
        _add_abilities(found, oathsworn, kind, means)
    special = oathsworn.special
    if special is None or special.line.kind != kind or special.line.cost > means:
        return found
    if _unused(oathsworn, special):
        found.append(Use(SPECIAL, 0, special.line))
    return found


def special_is_spent(oathsworn: Oathsworn) -> bool:
    """It has been used as often as it may be for now."""
    return oathsworn.special is not None and not _unused(oathsworn, oathsworn.special)


def _unused(oathsworn: Oathsworn, special: SpecialDef) -> bool:
    """OS-R34: a new turn does not refresh what is once per round."""
    if special.limit == UseLimit.TURN:
        return oathsworn.special_this_turn == 0
    if special.limit == UseLimit.ROUND:
        return oathsworn.special_this_round == 0
    if special.limit == UseLimit.ENCOUNTER:
        return oathsworn.special_ever == 0
    return special.limit == UseLimit.NONE


def allowed(battle: Battle, oathsworn: Oathsworn, use: Use, deed: Deed) -> bool:
    """OS-7.7.4: conditions and extra costs; and something must come of it, unless it is a card that
    is played for its own sake."""
    line = use.line
    if line.needs is not None and not line.needs.holds(battle, deed):
        return False
    if line.pay is not None and not line.pay.payable(battle, deed):
        return False
    return _is_played(battle, oathsworn, use) or line.effect.possible(battle, deed)


def _is_played(battle: Battle, oathsworn: Oathsworn, use: Use) -> bool:
    """OS-7.7.5, OS-7.16.1: in the own turn one may still play a card with nobody in range; it lies
    on its position then, and moves others by battleflow. A reaction is to something, and must do
    something about it; but OS-12.2.3: one to move is open to who is crippled."""
    if use.card < 0:
        return False
    if use.line.kind == MomentKind.OWN_TURN:
        return True
    crippled = not may_move(battle.figure_of(oathsworn))
    moves = use.line.effect.movement() > 0
    return crippled and moves and isinstance(battle.cards[use.card], AbilityDef)


def deed_of(oathsworn: Oathsworn, card: int = NOTHING) -> Deed:
    return Deed(oathsworn.figure, oathsworn.place, max(card, NOTHING))


def carry_out_use(battle: Battle, oathsworn: Oathsworn, use: Use, deed: Deed) -> Flow[None]:
    """The steps of OS-7.7.1; reactions come before the card is put away, if the table plays so
    (OS-7.15.7). Items lie on their position before battleflow (OS-7.8.5)."""
    pay_animus(oathsworn, use.line.cost)
    if use.line.pay is not None:
        yield from use.line.pay.resolve(battle, deed)
    if use.card == SPECIAL:
        _count_special(oathsworn)
        battle.tell("used-special", "OS-7.3.1", oathsworn.place)
        yield from use.line.effect.resolve(battle, deed)
        yield from react_now(battle)
        return
    if use.card == ARCHETYPE:
        place = use.place % ABILITIES_OF_A_SIDE
        oathsworn.used_this_round.append(place)
        oathsworn.used_ever.append(place)
        battle.tell("used-ability", "OS-7.4.2", oathsworn.place, use.place)
        yield from use.line.effect.resolve(battle, deed)
        yield from react_now(battle)
        return
    take_up(oathsworn, use.card)
    battle.tell("played", "OS-7.7.1", oathsworn.place, use.card)
    yield from use.line.effect.resolve(battle, deed)
    if battle.rules.reaction_before_cooldown:
        yield from react_now(battle)
    yield from put_away_played(battle, oathsworn, use.card)
    yield from react_now(battle)


def put_away_played(battle: Battle, oathsworn: Oathsworn, card: int) -> Flow[None]:
    """To its position, and what the class makes of the cards that were moved by it."""
    moved = put_away(battle, oathsworn, card)
    special = oathsworn.special
    if not moved or special is None or oathsworn.fallen:
        return
    if special.line.kind == MomentKind.CARDS_MOVED and _unused(oathsworn, special):
        use = Use(SPECIAL, 0, special.line)
        yield from carry_out_use(battle, oathsworn, use, deed_of(oathsworn))


def _count_special(oathsworn: Oathsworn) -> None:
    oathsworn.special_this_turn += 1
    oathsworn.special_this_round += 1
    oathsworn.special_ever += 1


def refresh_might(battle: Battle) -> list[int]:
    """The colours whose discards could go back (OS-7.17.4)."""
    decks = [battle.might_deck(Side.COMPANY, colour) for colour in range(4)]
    return [colour for colour, deck in enumerate(decks) if deck.discard]
