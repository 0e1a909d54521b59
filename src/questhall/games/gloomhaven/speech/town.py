"""What the numbers in a town's phrases stand for."""

from questhall.kernel.games import Name
from questhall.kernel.language.speaking import message

from ..campaign.events.cards import OPTIONS
from ..campaign.events.reading import event_cards
from ..campaign.town import Town
from ..setup.packing import BY_SEAT
from .outcomes import tale_key
from .phrases import ON_ANY_TABLE, lesson_name, perk_name

PHRASES = {
    "start-level": "_=none _=none level=number",
    "rise": "_=none _=none level=number",
    "no-rise": "",
    "market": "",
    "sell": "goods _=none gold=number",
    "leave-market": "",
    # events and what the party decides together
    "city-event": "",
    "draw-event": "",
    "no-event": "",
    "event": "",
    "event-option": "_=none _=none answer",
    "event-over": "",
    "go-on": "",
    "one-of": "_=none _=none number",
    "member": "hero",
    "who-gets-item": "",
    "who-gives-item": "",
    "who-suffers": "",
    "share-gain": "hero _=none gold=number",
    "share-price": "hero _=none gold=number",
    "share": "hero _=none gold=number",
    # the sanctuary
    "sanctuary": "hero",
    "donate": "hero",
    "keep-gold": "",
    # events
    "levels-up": "hero _=none level=number",
    "sets-out": "",
    "gets-item": "hero goods",
    "gives-item": "hero",
    "donates": "hero",
}


def name_of(town: Town, kind: str, value: int) -> Name:
    """The name of a thing."""
    if kind in ON_ANY_TABLE:
        return ON_ANY_TABLE[kind](value)
    if kind == "hero":
        return Name(f"p{value}", f"seat:{value}", message("class", town.sheets[value].kind.key))
    if kind == "perk":
        return perk_name(town.sheets[value // BY_SEAT].kind, value % BY_SEAT)
    if kind == "lesson":
        return lesson_name(town.sheets[value // BY_SEAT].kind, value % BY_SEAT)
    if kind == "answer":
        card = event_cards()[town.event.deck][town.event.number]
        option = OPTIONS[value]
        return Name(option, f"option:{option}", f"{tale_key(card)}.{option}")
    raise KeyError(f"nothing of a town is called {kind!r}")
