"""What the numbers in a town's phrases stand for."""

from questhall.kernel.games import Name
from questhall.kernel.language.speaking import message

from ..campaign.enhancing import LINES, MOST_ON_A_HALF, STICKERS
from ..campaign.events.cards import OPTIONS
from ..campaign.events.reading import event_cards
from ..campaign.quests.reading import personal_quests
from ..campaign.roster import SAME_CLASS
from ..campaign.town import Town
from ..library.enhancing import ELEMENTS, LETTERS
from ..library.library import library
from ..state.figures import CONDITIONS
from .outcomes import tale_key
from .phrases import ON_ANY_TABLE

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
    # enhancing cards
    "enhance": "hero",
    "enough-stickers": "",
    "choose-dot": "lesson dot",
    "sticker": "lesson dot",
    "stick": "sticker _=none gold=number",
    "no-sticker": "",
    "enhances": "companion lesson",
    # personal quests and retirement
    "which-quest": "",
    "keep-quest": "quest",
    "retire": "companion",
    "retires": "companion",
    # who comes along
    "roster": "",
    "roster-ready": "",
    "stay-home": "companion",
    "come-along": "companion",
    "newcomer": "",
    "new-party": "",
    "take-up": "party",
    # events
    "levels-up": "companion _=none level=number",
    "sets-out": "",
    "gets-item": "companion goods",
    "gives-item": "companion",
    "donates": "companion",
}


def name_of(town: Town, kind: str, value: int) -> Name:
    """The name of a thing."""
    if kind in ON_ANY_TABLE:
        return ON_ANY_TABLE[kind](value)
    if kind == "hero":
        # No thing: a log would put the player's name there, who has just been named as the chooser.
        return Name(f"p{value}", "", message("class", town.sheets[value].kind.key))
    if kind == "dot":
        line, place = LINES[value // 100], value % 100
        half = LETTERS[place // MOST_ON_A_HALF]
        return Name(f"{half}{place % MOST_ON_A_HALF}", f"dot:{value}", dot_message(line))
    if kind == "sticker":
        return Name(STICKERS[value], "", sticker_message(STICKERS[value]))
    if kind == "party":
        return _party(value)
    if kind == "quest":
        key = list(personal_quests())[value]
        return Name(key, f"quest:{key}", message("quest", key))
    if kind == "answer":
        card = event_cards()[town.event.deck][town.event.number]
        option = OPTIONS[value]
        return Name(option, f"option:{option}", f"{tale_key(card)}.{option}")
    raise KeyError(f"nothing of a town is called {kind!r}")


def _party(value: int) -> Name:
    """A party is called by the class of its first character."""
    key = library().classes[value % SAME_CLASS].key
    count = value // SAME_CLASS + 1
    return Name(key if count == 1 else f"{key}{count}", "", message("class", key))


def dot_message(line: str) -> str:
    return message("condition" if line in CONDITIONS else "dot", line)


def sticker_message(sticker: str) -> str:
    if sticker in CONDITIONS:
        return message("condition", sticker)
    return message("element" if sticker in ELEMENTS else "sticker", sticker)
