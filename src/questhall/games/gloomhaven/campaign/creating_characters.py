"""Creating characters (RULES 9.5)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..library.library import library
from ..printed.cards import ClassDef
from ..setup.characters import pool_at_start, starting_cards, starting_gold
from .ledger import Chronicle, Sheet
from .levelling_up import LEAST_XP
from .prosperity import prosperity_level
from .quests.reading import personal_quests
from .town import Town

QUESTS_DEALT = 2


def create_character(town: Town, seat: int, before: Sheet | None = None) -> Flow[Sheet]:
    """A class that nobody else has (GH-1.1.1), a level and a personal quest; in the place of the
    one who was there `before`."""
    options = [
        Option("class", place, meant=library().classes[place])
        for place in free_classes(town.ledger, before)
    ]
    answer = yield Decision([seat], "class", options, "GH-1.1.1")
    kind = library().classes[answer.what]
    level = yield from _starting_level(town, seat)
    sheet = new_sheet(kind, level)
    sheet.quest = yield from _choose_quest(town, seat)
    return sheet


def replace_the_dead(town: Town) -> Flow[None]:
    """GH-12.2.6"""
    for seat in range(town.size):
        dead = town.sheets[seat]
        if dead.dead:
            new = yield from create_character(town, seat, dead)
            new.legacy = dead.legacy
            town.sheets[seat] = new


def free_classes(ledger: Chronicle, before: Sheet | None = None) -> list[int]:
    """The places of the classes that nobody in the party has, those at home included; of a sealed
    box only once it is open (GH-8.8.2)."""
    classes = library().classes
    members = [*ledger.characters, *ledger.home]
    taken = [sheet.kind for sheet in members if sheet is not before]
    return [place for place in places_of_open_classes(ledger) if classes[place] not in taken]


def _starting_level(town: Town, seat: int) -> Flow[int]:
    """Any level up to the town's prosperity (GH-9.5.4, GH-9.15.3)."""
    highest = prosperity_level(town.ledger.prosperity)
    if highest == 1:
        return 1
    options = [Option("start-level", NOTHING, NOTHING, level) for level in range(1, highest + 1)]
    answer = yield Decision([seat], "start-level", options, "GH-9.5.4")
    return answer.amount


def _choose_quest(town: Town, seat: int) -> Flow[str]:
    """Two are dealt; one is kept and the other returns to the deck (GH-8.4.1, GH-9.5.3). There
    may be none left (GH-9.14.13)."""
    deck = town.ledger.quests
    names = list(personal_quests())
    dealt: list[str] = []
    for _ in range(min(QUESTS_DEALT, len(deck))):
        left = [name for name in deck if name not in dealt]
        dealt.append(left[town.chance.below("personal-quests", len(left))])
    town.mark_information()
    if not dealt:
        return ""
    options = [Option("keep-quest", names.index(name)) for name in dealt]
    answer = yield Decision([seat], "which-quest", options, "GH-8.4.1")
    kept = names[answer.what]
    deck.remove(kept)
    return kept


def places_of_open_classes(ledger: Chronicle) -> list[int]:
    """The classes of new characters (GH-9.5.1), by their places in the library."""
    all_classes = ledger.options.get("all_classes") is True
    return library().places_of_open_classes(ledger.classes, all_classes, ledger.packs)


def new_sheet(kind: ClassDef, level: int) -> Sheet:
    """A new character that has yet to level up to its starting level (GH-9.5.5): it has the
    experience and gold of that level (GH-9.5.6, GH-9.5.7) and the cards of levels 1 and X
    (GH-9.5.2)."""
    sheet = Sheet(kind)
    sheet.xp = LEAST_XP[level - 1]
    sheet.gold = starting_gold(level)
    sheet.pool = pool_at_start(kind)
    sheet.hand = starting_cards(kind)
    return sheet
