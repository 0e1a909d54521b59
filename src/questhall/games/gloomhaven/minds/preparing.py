"""A quick, sensible choice before a scenario: class, perks, cards and items."""

from questhall.kernel.decisions import Decision, Option

from ..effects.card_piles import RecoverAction
from ..printed.cards import CardDef, CardHalf, ClassDef, ModifierDef, ModifierKind, Perk
from ..printed.items import ItemDef
from ..state.scene import Scene
from .card_worth import gist_of_card, worth_of_card

PROMPTS = ("class", "perk", "buy", "learn", "leave-card")
# The classes by how often bots win with them (docs/balance.md): Sunkeeper, Beast Tyrant,
# Plagueherald, Scoundrel, Brute, Tinkerer and so on.
CLASSES_OF_CHOICE = (6, 16, 10, 3, 0, 1, 7, 14, 15, 13, 11, 9, 8, 4, 2, 12, 5)
RIDER = 0.7  # what an effect on a modifier card is worth, in points of attack
ROLLING = 0.3  # drawing it costs nothing
EXTREME = 2.0  # x2 and null
PROVEN = (
    *("cloak_of_invisibility", "minor_healing_potion", "jagged_sword", "minor_stamina_potion"),
    *("heater_shield", "eagle_eye_goggles", "boots_of_striding"),
)
FAVOURITE = 200.0
SUGGESTED = 100.0  # a suggested starting item of the class
UNSUITED = -100.0
PRECIOUS = 10.0


def preparing_worths(scene: Scene, decision: Decision) -> list[float]:
    """What each option is worth for the character that is being prepared."""
    if decision.prompt == "class":
        return [class_worth(option.what) for option in decision.options]
    if decision.prompt == "leave-card":
        return [-card_worth(scene.card(option.what)) for option in decision.options]
    kind = scene.heroes[decision.seats[0]].kind
    return [_worth(kind, option) for option in decision.options]


def _worth(kind: ClassDef, option: Option) -> float:
    if isinstance(option.meant, ItemDef):
        return item_worth(kind, option.meant)
    return lesson_worth(option)


def lesson_worth(option: Option) -> float:
    """What a perk or card is worth that may be learnt."""
    if isinstance(option.meant, Perk):
        return perk_worth(option.meant)
    if isinstance(option.meant, CardDef):
        return card_worth(option.meant)
    return 0.0


def class_worth(place: int) -> float:
    return -float(CLASSES_OF_CHOICE.index(place))


def card_worth(card: CardDef) -> float:
    """What the card does; cards that recover lost cards are precious."""
    actions = [action for half in card.halves for action in half.actions]
    brings_back = any(isinstance(action, RecoverAction) for action in actions)
    return worth_of_card(card) + (PRECIOUS if brings_back else 0.0)


def perk_worth(perk: Perk) -> float:
    """What the cards leaving and entering the deck are worth, in points of attack."""
    gained = sum(_modifier_worth(card) for card in perk.added)
    return gained - sum(_modifier_worth(card) for card in perk.removed)


def _modifier_worth(card: ModifierDef) -> float:
    if card.kind == ModifierKind.DOUBLE:
        return EXTREME
    if card.kind == ModifierKind.NULL:
        return -EXTREME
    return card.value + RIDER * len(card.riders) + (ROLLING if card.rolling else 0.0)


def item_worth(kind: ClassDef, item: ItemDef) -> float:
    """What has won most games comes first (docs/balance.md), then what is suggested for the class,
    then what is expensive; it must suit the class."""
    if not suits(kind, item):
        return UNSUITED
    if item.key in PROVEN:
        return FAVOURITE - PROVEN.index(item.key)
    suggested = SUGGESTED if item.key in kind.starting_items else 0.0
    return suggested + item.price - 5 * item.minus_cards


def suits(kind: ClassDef, item: ItemDef) -> bool:
    """Melee items suit characters who fight hand to hand, ranged items the others."""
    if "melee" in item.text:
        return not fights_from_afar(kind)
    return "ranged" not in item.text or fights_from_afar(kind)


def fights_from_afar(kind: ClassDef) -> bool:
    """Are most of its attacks ranged?"""
    gists = [
        gist_of_card(card, half) for card in kind.cards for half in (CardHalf.TOP, CardHalf.BOTTOM)
    ]
    attacks = [gist.ranged for gist in gists if gist.force]
    return 2 * attacks.count(True) > len(attacks)
