"""What a view says of its fields."""

from typing import Annotated

import msgspec

from questhall.kernel.kinds import Of
from questhall.kernel.views import BY_SEAT, OWN, FieldFacts, fields_of

CardNo = Annotated[int, Of("card")]
SeatNo = Annotated[int, Of("seat")]


class Stall(msgspec.Struct, rename="camel"):
    """Something within a view."""

    on_offer: list[CardNo]
    keeper: SeatNo | None
    price: int


class Market(msgspec.Struct):
    """A view."""

    round: int
    hand: Annotated[list[CardNo], OWN]
    points: Annotated[list[int], BY_SEAT]
    stalls: dict[str, list[Stall]]
    before: "Market | None" = None


def test_only_what_is_said_is_told() -> None:
    facts = {field.name: field for field in fields_of((Market,))}
    assert facts == {
        "hand": FieldFacts("hand", thing="card", own=True),
        "points": FieldFacts("points", seats=True),
        "onOffer": FieldFacts("onOffer", thing="card"),
        "keeper": FieldFacts("keeper", thing="seat"),
    }


def test_a_game_without_views_says_nothing() -> None:
    assert fields_of(()) == []
