"""Words for what cards do beside points: mana, cards, wounds, tracks, what lasts a turn."""

from ..effects.actions import (
    AttackPerBlocked,
    AtTurnEnd,
    BashingBlock,
    ByDay,
    ChangeReputation,
    ChillingBlock,
    GainFame,
    HonourableAttack,
    InfluencePerWound,
    May,
    OutOfCombat,
    PeacefulMoment,
    ReadyUnit,
    TakeWounds,
    TemporalPortal,
    TerrainBlock,
    ToughBlock,
    WhenTalking,
)
from ..effects.cards import (
    BorrowSpell,
    BuyAction,
    BuySpell,
    Decompose,
    DiscardFor,
    DiscardToRaise,
    Draw,
    OfferedAction,
    Repeat,
    ThrowAwayFor,
    Training,
    WithAction,
)
from ..effects.lasting import (
    AgileMove,
    CheaperTerrain,
    Diplomacy,
    IfUnhurt,
    Lasting,
    PerRecruit,
    UnitResists,
    UnitsRage,
)
from ..effects.mana import (
    Crystallize,
    DieCrystal,
    ExtraDice,
    GainCrystal,
    GainMana,
    GainOwnedCrystal,
    ManaStorm,
    Pay,
    SetDice,
    SpellCrystals,
)
from ..printed.cards import Effect
from ..printed.kinds import RESISTANCES, TERRAINS
from ..state.boons import (
    AMBUSH,
    CHEAPER,
    COSTS,
    CRYSTALS_RETURN,
    DISCOUNT,
    HAND_IN_HILLS,
    HARVEST,
    LEARNING,
    MOVES_PLUS,
    NEXT_MOVE_PLUS,
    NO_WOUND_ATTACK,
    ONE_CHEAPER,
    PASSABLE,
    READY_FOR_INFLUENCE,
    SAFE,
    TAKE_BACK,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
)
from ..state.turn import COMBAT_PHASES, MOVING
from .reader import ELEMENT_NUMBERS, MAKERS, Reader

RESISTANCE_BITS = {name: 1 << number for number, name in enumerate(RESISTANCES)}
EVERY_TERRAIN = (1 << len(TERRAINS)) - 1
EVERY_SPACE = 99


def number_or(reader: Reader, default: int) -> int:
    return reader.number() if reader.left else default


def terrains_in(reader: Reader) -> int:
    """The named ones, or `everywhere`."""
    return EVERY_TERRAIN if reader.flag("everywhere") else reader.terrains()


# -- tracks, wounds, units ---------------------------------------------------------


def fame(reader: Reader) -> Effect:
    return GainFame(reader.number())


def reputation(reader: Reader) -> Effect:
    return ChangeReputation(reader.number())


def at_turn_end(reader: Reader) -> Effect:
    """`at_turn_end(fame=1, reputation=1)`"""
    return AtTurnEnd(reader.named_number("fame", 0), reader.named_number("reputation", 0))


def wound(reader: Reader) -> Effect:
    return TakeWounds(number_or(reader, 1))


def ready(reader: Reader) -> Effect:
    """A unit of at most this level."""
    return ReadyUnit(reader.number())


# -- conditions --------------------------------------------------------------------


def out_of_combat(reader: Reader) -> Effect:
    return OutOfCombat(reader.effect())


def when_talking(reader: Reader) -> Effect:
    return WhenTalking(reader.effect())


def by_day(reader: Reader) -> Effect:
    """`by_day(move(4), move(2))`: the second one by night."""
    return ByDay(reader.effect(), reader.effect())


def may(reader: Reader) -> Effect:
    return May(reader.effect())


# -- mana --------------------------------------------------------------------------


def mana(reader: Reader) -> Effect:
    """`mana(red)`, `mana(blue, white, red)` for one of them, `mana(any, 3)`"""
    return GainMana(reader.colours(), number_or(reader, 1))


def crystal(reader: Reader) -> Effect:
    """`crystal(red)`, `crystal(basic)`, `crystal(owned)`"""
    if reader.flag("owned"):
        return GainOwnedCrystal()
    return GainCrystal(reader.colours())


def spell_crystals(reader: Reader) -> Effect:
    return SpellCrystals(reader.number())


def crystallize(reader: Reader) -> Effect:
    return Crystallize()


def pay(reader: Reader) -> Effect:
    """`pay(blue, passable(0, lake))`"""
    return Pay(reader.colour(), reader.effect())


def extra_die(reader: Reader) -> Effect:
    """`extra_die(1, black_as_any)`"""
    black = reader.flag("black_as_any")
    return ExtraDice(number_or(reader, 1), black)


def set_dice(reader: Reader) -> Effect:
    """`set_dice(2, tokens=1)`: two dice, a token for each"""
    return SetDice(reader.number(), reader.named_number("tokens", 1))


def die_crystal(reader: Reader) -> Effect:
    return DieCrystal()


def mana_storm(reader: Reader) -> Effect:
    return ManaStorm(reader.number())


def crystals_return(reader: Reader) -> Effect:
    return Lasting(CRYSTALS_RETURN)


# -- cards -------------------------------------------------------------------------


def draw(reader: Reader) -> Effect:
    return Draw(reader.number())


def discard_for(reader: Reader) -> Effect:
    return DiscardFor(reader.effect())


def throw_away_for(reader: Reader) -> Effect:
    """`throw_away_for(red, attack(5))`: a red action card"""
    return ThrowAwayFor(reader.colour(), reader.effect())


def raised(reader: Reader) -> Effect:
    """`raised(one_of(...), by=1)`: for a wound; with `any_cards` for each of any cards"""
    any_cards = reader.flag("any_cards")
    return DiscardToRaise(reader.effect(), reader.named_number("by", 1), any_cards)


def decompose(reader: Reader) -> Effect:
    return Decompose(reader.flag("others"))


def training(reader: Reader) -> Effect:
    return Training(reader.flag("to_hand"))


def buy_action(reader: Reader) -> Effect:
    return BuyAction()


def buy_spell(reader: Reader) -> Effect:
    return BuySpell()


def borrow_spell(reader: Reader) -> Effect:
    return BorrowSpell()


def with_action(reader: Reader) -> Effect:
    """`with_action(2)`: another card's strong effect, raised by 2"""
    return WithAction(reader.number())


def repeat(reader: Reader) -> Effect:
    """`repeat(3)`, `repeat(2, strong)`"""
    strong = reader.flag("strong")
    return Repeat(strong, reader.number())


def offered_action(reader: Reader) -> Effect:
    return OfferedAction()


def to_deck(reader: Reader) -> Effect:
    """`to_deck(top)`, `to_deck(bottom)` at the end of the turn"""
    return Lasting(reader.key({"top": TO_DECK_TOP, "bottom": TO_DECK_BOTTOM}))


def take_back(reader: Reader) -> Effect:
    """`take_back(wounds)`: a wound may be discarded for it too"""
    return Lasting(TAKE_BACK, 0, 1 if reader.flag("wounds") else 0)


# -- movement ----------------------------------------------------------------------


def cheaper(reader: Reader) -> Effect:
    """`cheaper(1, plains, desert)`, `cheaper(1, everywhere, least=2)`"""
    terrains = terrains_in(reader)
    return Lasting(CHEAPER, reader.number(), terrains, reader.named_number("least", 0))


def cheaper_space(reader: Reader) -> Effect:
    return Lasting(ONE_CHEAPER, reader.number(), 0, reader.named_number("least", 0))


def cheaper_terrain(reader: Reader) -> Effect:
    return CheaperTerrain(reader.number(), reader.named_number("least", 0))


def costs(reader: Reader) -> Effect:
    """`costs(1, swamp)`"""
    terrains = terrains_in(reader)
    return Lasting(COSTS, reader.number(), terrains)


def passable(reader: Reader) -> Effect:
    """`passable(1, lake)`"""
    terrains = terrains_in(reader)
    return Lasting(PASSABLE, reader.number(), terrains)


def safe(reader: Reader) -> Effect:
    return Lasting(SAFE, 0, terrains_in(reader))


def hand_in(reader: Reader) -> Effect:
    """`hand_in(1, hills)`: so many more cards if the turn ends there"""
    terrains = terrains_in(reader)
    return Lasting(HAND_IN_HILLS, reader.number(), terrains)


def next_move_plus(reader: Reader) -> Effect:
    return Lasting(NEXT_MOVE_PLUS, reader.number())


def moves_plus(reader: Reader) -> Effect:
    return Lasting(MOVES_PLUS, reader.number())


def harvest(reader: Reader) -> Effect:
    """For one space moved; `harvest(every_space)`"""
    return Lasting(HARVEST, 0, EVERY_SPACE if reader.flag("every_space") else 1)


def agile_move(reader: Reader) -> Effect:
    """`agile_move(4, ranged)`"""
    ranged = reader.flag("ranged")
    return AgileMove(reader.number(), ranged)


def ambush(reader: Reader) -> Effect:
    """`ambush(1, 2)`: for the first attack card or the first block card"""
    effect = Lasting(AMBUSH, reader.number(), reader.number())
    effect.phases = (MOVING, *COMBAT_PHASES)
    return effect


def temporal_portal(reader: Reader) -> Effect:
    return TemporalPortal(reader.flag("far"))


# -- influence ---------------------------------------------------------------------


def influence_per_wound(reader: Reader) -> Effect:
    return InfluencePerWound(reader.number(), reader.number())


def influence_or_block(reader: Reader) -> Effect:
    """`influence_or_block(4, fire, ice)`"""
    taken = reader.take(frozenset(ELEMENT_NUMBERS))
    return Diplomacy(reader.number(), [ELEMENT_NUMBERS[each.word] for each in taken])


def per_recruit(reader: Reader) -> Effect:
    return PerRecruit(reader.named_number("fame", 0), reader.named_number("reputation", 0))


def learning(reader: Reader) -> Effect:
    """`learning(9, to_hand)`"""
    to_hand = reader.flag("to_hand")
    return Lasting(LEARNING, reader.number(), 1 if to_hand else 0)


def discount(reader: Reader) -> Effect:
    """`discount(2, reputation=-1)`: off the price of one unit"""
    return Lasting(DISCOUNT, reader.number(), -reader.named_number("reputation", 0))


def readiness(reader: Reader) -> Effect:
    """`readiness(2, level=2)`: ready units for so much influence a level"""
    return Lasting(READY_FOR_INFLUENCE, reader.number(), reader.named_number("level", 4))


def peaceful_moment(reader: Reader) -> Effect:
    readies = reader.flag("readies")
    return PeacefulMoment(reader.number(), readies)


# -- combat ------------------------------------------------------------------------


def attack_per_blocked(reader: Reader) -> Effect:
    return AttackPerBlocked(reader.number(), reader.number())


def honourable_attack(reader: Reader) -> Effect:
    """`honourable_attack(4, reputation=1, fame=1)`"""
    reputation = reader.named_number("reputation", 0)
    return HonourableAttack(reader.number(), reputation, reader.named_number("fame", 0))


def attack_if_unhurt(reader: Reader) -> Effect:
    return IfUnhurt(NO_WOUND_ATTACK, reader.number())


def chilling_block(reader: Reader) -> Effect:
    """`chilling_block(3, armour=-3)`"""
    return ChillingBlock(reader.number(), -reader.named_number("armour", 0))


def bashing_block(reader: Reader) -> Effect:
    return BashingBlock(reader.number())


def tough_block(reader: Reader) -> Effect:
    return ToughBlock(reader.number())


def terrain_block(reader: Reader) -> Effect:
    return TerrainBlock()


def units_rage(reader: Reader) -> Effect:
    return UnitsRage(reader.number())


def unit_resists(reader: Reader) -> Effect:
    return UnitResists(reader.key(RESISTANCE_BITS))


for maker in (
    fame,
    reputation,
    at_turn_end,
    wound,
    ready,
    out_of_combat,
    when_talking,
    by_day,
    may,
    mana,
    crystal,
    spell_crystals,
    crystallize,
    pay,
    extra_die,
    set_dice,
    die_crystal,
    mana_storm,
    crystals_return,
    draw,
    discard_for,
    throw_away_for,
    raised,
    decompose,
    training,
    buy_action,
    buy_spell,
    borrow_spell,
    with_action,
    repeat,
    offered_action,
    to_deck,
    take_back,
    cheaper,
    cheaper_space,
    cheaper_terrain,
    costs,
    passable,
    safe,
    hand_in,
    next_move_plus,
    moves_plus,
    harvest,
    agile_move,
    ambush,
    temporal_portal,
    influence_per_wound,
    influence_or_block,
    per_recruit,
    learning,
    discount,
    readiness,
    peaceful_moment,
    attack_per_blocked,
    honourable_attack,
    attack_if_unhurt,
    chilling_block,
    bashing_block,
    tough_block,
    terrain_block,
    units_rage,
    unit_resists,
):
    MAKERS[maker.__name__] = maker
