"""Impossible states of a company's sheet, described in words."""

from collections import Counter

from questhall.kernel.existing import missing
from questhall.kernel.games import Game

from ..library.library import library
from ..library.story import CHAPTERS
from ..printed.difficulty import MOST_HP, NAMES
from ..printed.story import EVENT_DECKS, TRAITS
from ..printed.tokens import TOKENS
from ..rules.equipment import fits, may_use
from ..rules.faults import MOST, MOST_LEVEL
from ..rules.story.items import BACKPACK, LARGE_BACKPACK
from ..rules.story.progress import MOST_OF_A_KIND
from ..rules.story.trade import MOST_CURATIVES
from ..state.company import COMPANY_SIZE
from ..state.sheets import CharacterSheet
from .aside import is_aside
from .ledger import ENCOUNTER, EPILOGUE, FAILED, OVER, STORY, CompanySheet

STAGES = (STORY, ENCOUNTER, EPILOGUE, OVER, FAILED)


def faults_in_ledger(game: Game, ledger: CompanySheet) -> list[str]:
    found = missing(game, ledger)
    if ledger.next not in STAGES:
        found.append(f"nothing is called {ledger.next!r}")
    if ledger.difficulty not in NAMES:
        found.append(f"there is no difficulty {ledger.difficulty!r}")
    if len(ledger.characters) not in (0, COMPANY_SIZE):  # OS-3.1.1
        found.append(f"{len(ledger.characters)} Oathsworn are in the company")
    for sheet in [*ledger.characters, *ledger.away]:
        found += _faults_on_sheet(sheet)
    if (len(ledger.traits), len(ledger.events)) != (len(TRAITS), len(EVENT_DECKS)):
        found.append("there are other traits or event decks than in the box")
    if ledger.next not in (STORY, FAILED) and not ledger.characters:
        found.append("nobody is in the company")
    if found:
        return found
    return [*_company(ledger), *_classes(ledger), *_cards(ledger), *_past(ledger)]


def _faults_on_sheet(sheet: CharacterSheet) -> list[str]:
    name = sheet.kind.key
    found: list[str] = []
    if not len(sheet.permanent) == len(sheet.tokens) == len(TOKENS):
        return [f"{name} has other tokens than there are"]
    if not 1 <= sheet.level <= MOST_LEVEL:
        return [f"{name} has level {sheet.level}"]
    if max(*sheet.tokens, sheet.tokens_ahead) > MOST:
        found.append(f"{name} has more tokens than anybody")
    if not all(0 <= count <= MOST_OF_A_KIND for count in sheet.permanent):  # OS-11.2.3
        found.append(f"{name} has permanent tokens {sheet.permanent}")
    if min(*sheet.tokens, sheet.tokens_ahead, sheet.hp) < 0:
        found.append(f"{name} has less than nothing")
    if sheet.hp > max(MOST_HP.values()):
        found.append(f"{name} has {sheet.hp} HP")
    if not set(sheet.hand) <= set(sheet.kind.unlocked(sheet.level)):
        found.append(f"{name} has cards that are not unlocked")
    if not all(may_use(sheet.kind, item) for item in sheet.items):  # OS-3.7.6
        found.append(f"{name} carries what is not for his class")
    elif not fits(sheet.kind, sheet.items):  # OS-3.7.1
        found.append(f"{name} carries too much")
    return found


def _company(ledger: CompanySheet) -> list[str]:
    found: list[str] = []
    owned = (ledger.iron, ledger.knockouts, ledger.spoils)
    if min(owned) < 0:
        found.append("the company has less than nothing")
    if max(owned) > MOST:
        found.append("the company has more than there is")
    room = LARGE_BACKPACK if ledger.traits[list(TRAITS).index("endurance")] else BACKPACK
    if len(ledger.backpack) > room:  # OS-3.7.2
        found.append(f"{len(ledger.backpack)} items are in the backpack")
    for ticks, (name, most) in zip(ledger.traits, TRAITS.items(), strict=True):
        if not 0 <= ticks <= most:  # OS-11.3.1
            found.append(f"the company has {name} {ticks} times")
    if not 0 <= ledger.curatives_bought <= MOST_CURATIVES:  # OS-3.8.5
        found.append(f"{ledger.curatives_bought} Curatives were bought")
    for sheet in ledger.characters:
        if sheet.fallen != (sheet.hp == 0) and sheet.kind.key not in ledger.dead:
            found.append(f"{sheet.kind.key} has {sheet.hp} HP")
    return found


def _classes(ledger: CompanySheet) -> list[str]:
    """OS-3.1.12: each is in one place."""
    there = [sheet.kind.key for sheet in [*ledger.characters, *ledger.away]]
    found = _more_than_once(there)
    found += _more_than_once(ledger.dead)
    found += [f"there is no class {key!r}" for key in ledger.dead if key not in library().classes]
    gone = [sheet.kind.key for sheet in ledger.away if sheet.kind.key in ledger.dead]
    return found + [f"{key} is dead and away" for key in gone]


def _more_than_once(names: list[str]) -> list[str]:
    return [f"{name} is there {n} times" for name, n in Counter(names).items() if n > 1]


def _cards(ledger: CompanySheet) -> list[str]:
    """No card is there more often than it is printed (OS-1.5.1)."""
    sheets = [*ledger.characters, *ledger.away]
    items = Counter([*ledger.backpack, *[item for sheet in sheets for item in sheet.items]])
    found = [f"{item.key} is there {n} times" for item, n in items.items() if n > item.copies]
    allies = Counter(ledger.allies)
    found += [f"{ally.key} is there {n} times" for ally, n in allies.items() if n > ally.copies]
    curatives = Counter(ledger.curatives)
    found += [f"{card.key} is there {n} times" for card, n in curatives.items() if n > card.copies]
    found += _more_than_once([i.key for sheet in ledger.characters for i in sheet.injuries])
    for deck, events in enumerate(ledger.events):
        found += _more_than_once([event.key for event in events])
        if any(event.deck != deck for event in events):
            found.append(f"other cards lie among the events of the {EVENT_DECKS[deck]}")
    dead = Counter(ledger.allies_dead)
    if any(n > allies[ally] for ally, n in dead.items()):
        found.append("an ally died who was not there")
    return found + _more_than_once(ledger.flags)


def _past(ledger: CompanySheet) -> list[str]:
    """A line for each chapter whose Story was told, and its marks are all marks."""
    told = library().chapters[ledger.chapter].chapter - (ledger.next == STORY or is_aside(ledger))
    lines = [line.chapter for line in ledger.chapters]
    of_packs = [chapter for chapter in lines if chapter > CHAPTERS]
    in_order = [chapter for chapter in lines if chapter <= CHAPTERS] == list(range(1, told + 1))
    if not in_order or len(set(of_packs)) < len(of_packs):
        return ["the chapters were not played one after the other"]
    if sum([line.marks for line in ledger.chapters]) != ledger.knockouts:
        return ["marks belong to no chapter"]
    return []
