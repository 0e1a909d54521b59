"""What the numbers in options, prompts and events of a Story stand for."""

from questhall.kernel.games import Name

from ..library.library import library
from ..printed.cards import AllyDef
from ..printed.difficulty import NAMES
from ..printed.might import MightCard
from ..printed.story import EVENT_DECKS, TRAIT_NAMES, BeatDef
from ..state.story import Story
from .phrases import LISTS, face_name, message

STORY_PHRASES = {
    # options
    "ally-helps": "card",
    "answer": "beat",
    "begin-chapter": "number",
    "buy": "card",
    "buy-curative": "number",
    "check-together": "",
    "convert": "oathsworn",
    "deck-of-chapter": "number",
    "difficulty": "difficulty",
    "end-trade": "",
    "equip-item": "card oathsworn",
    "exchange": "",
    "fight": "oathsworn",
    "give-up": "card",
    "go-to": "location",
    "heal-injury": "card oathsworn",
    "keep-injury": "card",
    "make-check": "oathsworn",
    "medic": "number",
    "oathsworn": "oathsworn",
    "pay-iron": "number",
    "petition": "",
    "petition-for": "card",
    "reset-might": "",
    "runner-apothecary": "number",
    "runner-banksmith": "number",
    "sell": "card number",
    "stow": "card",
    "swap": "oathsworn",
    "take-item": "card",
    "trait": "trait",
    # prompts that are not also options
    "chapter-start": "",
    "check-ahead": "number",
    "exchange-what": "",
    "instead-of": "card",
    "iron-items": "",
    "overflow": "",
    "pay-for-check": "",
    "petition-what": "",
    "refresh-piles": "",
    "reset-with": "",
    "secretly": "beat",
    "tally-items": "",
    "trade": "number",
    "true-grit": "oathsworn",
    "what-now": "beat",
    "where-to": "",
    "which-injury": "",
    "which-item": "",
    "which-trait": "",
    "who": "",
    "who-checks": "number",
    "who-comes": "oathsworn",
    "who-fights": "number",
    "who-helps": "",
    # events that are neither
    "bought": "card",
    "box-ambushed": "",
    "box-extra-unique": "",
    "box-special-rules": "",
    "chapter-ends": "number",
    "converted": "oathsworn",
    "died": "oathsworn",
    "difficulty-set": "difficulty",
    "equipped": "oathsworn card",
    "event": "card",
    "events-added": "deck number",
    "fell-in-story": "oathsworn",
    "gained-ally": "card",
    "gained-clue": "number",
    "gained-curative": "card",
    "gained-iron": "number",
    "gained-item": "card",
    "gained-permanent": "oathsworn token",
    "gained-trait": "trait",
    "gave-up": "card",
    "injured": "oathsworn card",
    "injury-healed": "oathsworn card",
    "joined": "oathsworn",
    "level": "number",
    "location-placed": "location",
    "location-removed": "location",
    "lost-ally": "card",
    "lost-iron": "number",
    "map-placed": "",
    "marked": "number",
    "rations": "number",
    "runner": "",
    "sold": "card",
    "spared": "oathsworn card",
    "story-hp-gained": "oathsworn number",
    "story-hp-lost": "oathsworn number",
    "story-lost": "",
    "stowed": "card",
    "time-passes": "number",
    "to-encounter": "",
    "told": "beat",
    "visited": "location",
    "voted": "seat beat",
}


def tale_message(beat: str) -> str:
    """The text key of a beat."""
    return message("tale", beat.replace(".", "-"))


def name_in_story(story: Story, kind: str, value: int) -> Name:
    if kind in LISTS:
        word = LISTS[kind][value]
        return Name(word, "", message(kind, word))
    if kind == "beat":
        key = library().beats[value].key
        return Name(key, f"beat:{key}", tale_message(key))
    if kind == "location":
        where = message(f"location-{story.chapter.key}", str(value))
        return Name(str(value), f"location:{value}", where)
    if kind == "difficulty":
        word = NAMES[value]
        return Name(word, "", message("table-option-difficulty", word))
    if kind == "trait":
        return Name(TRAIT_NAMES[value], "", message("trait", TRAIT_NAMES[value]))
    if kind == "deck":
        return Name(EVENT_DECKS[value], "", message("deck-of", EVENT_DECKS[value]))
    if kind == "oathsworn":
        return _oathsworn_name(story, value)
    if kind == "class":
        key = list(library().classes)[value]
        return Name(key, f"class:{key}", message("class", key))
    if kind == "card":
        return _card_name(story, value)
    if kind == "face":
        return face_name(value)
    return Name(str(value), "", "", value)


def _oathsworn_name(story: Story, place: int) -> Name:
    oathsworn = story.company[place]
    thing = f"oathsworn:{place}"
    if oathsworn.companion is not None:
        return Name(str(place), thing, message("companion", oathsworn.companion.owner))
    kind = oathsworn.kind
    if kind is None:
        return Name(str(place), thing, "figure-oathsworn", label=str(place + 1))
    return Name(str(place), thing, message("class", kind.key))


def _card_name(story: Story, number: int) -> Name:
    printed = story.cards[number]
    if isinstance(printed, BeatDef):
        return Name(str(number), f"card:{number}", tale_message(printed.key))
    if isinstance(printed, MightCard):
        return Name(str(number), "", message("might", printed.face))
    if isinstance(printed, AllyDef):
        return Name(str(number), f"card:{number}", message("ally", printed.key))
    return Name(str(number), f"card:{number}", message("card", printed.key))
