"""What lies on every table of the game, in the Story and in an Encounter: the company and the
might decks that it shares."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from questhall.kernel.chance import Chance
from questhall.kernel.decks import Deck
from questhall.kernel.state import Content, State
from questhall.kernel.zones import NOBODY, Zone

from ..printed.cards import AbilityDef, InjuryDef, ItemDef
from ..printed.might import COLOURS, SIDES, MightCard
from .checks import Check
from .draws import Draw
from .house_rules import HouseRules
from .looking import Looking
from .oathsworn import Oathsworn
from .references import CardNo

COMPANY_SIZE: Final = 4  # OS-3.1.1


@mypyc_attr(allow_interpreted_subclasses=True)
class CompanyState(State):
    """Cards are numbers, of which `cards` holds the printed sides."""

    TRANSIENT: ClassVar[tuple[str, ...]] = ("journal", "draws", "check", "looking", "declaring")
    SHARED: ClassVar[tuple[str, ...]] = ("cards", "rules")

    def __init__(self, chance: Chance, next_step: str, rules: HouseRules) -> None:
        super().__init__(chance, next_step)
        self.rules = rules
        self.cards: list[Content] = []
        self.might: list[Deck] = [Deck([], []) for _ in range(len(SIDES) * len(COLOURS))]
        self.company: list[Oathsworn] = []
        self.known: list[list[CardNo]] = []  # by seat: face-down cards that it has seen
        self.looking: Looking | None = None
        self.declaring: list[int] | None = None  # cards by colour, while they are being declared
        self.check: Check | None = None  # that is being made
        self.draws: list[Draw] = []  # the newest last: an attack may interrupt another

    def copy_company_to(self, copy: CompanyState) -> None:
        self.copy_kernel_part_to(copy)
        copy.cards = self.cards
        copy.might = [deck.clone() for deck in self.might]
        copy.company = [each.clone() for each in self.company]
        copy.known = [cards[:] for cards in self.known]

    # -- might -----------------------------------------------------------------

    def might_deck(self, side: int, colour: int) -> Deck:
        """OS-7.17.6: each side has its own four."""
        return self.might[side * len(COLOURS) + colour]

    def might_card(self, card: int) -> MightCard:
        found = self.cards[card]
        assert isinstance(found, MightCard)
        return found

    # -- cards of an Oathsworn -------------------------------------------------

    def ability(self, card: int) -> AbilityDef:
        found = self.cards[card]
        assert isinstance(found, AbilityDef)
        return found

    def item(self, card: int) -> ItemDef:
        found = self.cards[card]
        assert isinstance(found, ItemDef)
        return found

    def abilities_in(self, cards: list[int]) -> list[int]:
        return [card for card in cards if isinstance(self.cards[card], AbilityDef)]

    def items_in(self, cards: list[int]) -> list[int]:
        return [card for card in cards if isinstance(self.cards[card], ItemDef)]

    def injuries_in(self, cards: list[int]) -> list[int]:
        return [card for card in cards if isinstance(self.cards[card], InjuryDef)]

    def shuffled(self, deck: Deck) -> None:
        """Nobody knows any more where a card of this deck lies."""
        for cards in self.known:
            cards[:] = [card for card in cards if card not in deck.draw + deck.discard]

    # -- who sees what ---------------------------------------------------------

    def zones(self) -> list[Zone]:
        """OS-1.4.1, OS-1.4.2, OS-1.4.4: all but the order of face-down decks is open."""
        found: list[Zone] = []
        for side in range(len(SIDES)):
            for colour in range(len(COLOURS)):
                name = f"{SIDES[side]} {COLOURS[colour]}"
                found += self.might_deck(side, colour).zones(name, f"{name} discard")
                for place, draw in enumerate(self.draws):
                    if draw.side == side:
                        hidden = draw.hidden[colour]
                        found.append(Zone(f"{name} face down {place}", hidden, NOBODY, name))
        for place, draw in enumerate(self.draws):
            found.append(Zone(f"draw {place}", draw.numbers()))
        for each in self.company:
            found += _zones_of(each)
        if self.looking is not None:
            seats = [self.looking.seat]
            found.append(Zone("looked at", self.looking.cards, seats, self.looking.pool))
            found.append(Zone("put in order", self.looking.ordered, seats, self.looking.pool))
        return found

    def knows(self, seat: int, card: int) -> bool:
        return seat < len(self.known) and card in self.known[seat]


def _zones_of(oathsworn: Oathsworn) -> list[Zone]:
    whose = f"Oathsworn {oathsworn.place}"
    found = [
        Zone(f"{whose} hand", oathsworn.hand),
        Zone(f"{whose} in play", oathsworn.in_play),
        Zone(f"{whose} face down", oathsworn.face_down),
        Zone(f"{whose} box", oathsworn.box),
    ]
    for position, cards in enumerate(oathsworn.cooldown):
        found.append(Zone(f"{whose} position {position}", cards))
    return found
