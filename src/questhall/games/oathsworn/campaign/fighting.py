"""The encounter of a chapter, and its replay after a defeat (OS-9.3)."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import Setup

from ..library.library import library
from ..printed.cards import AbilityDef, AllyDef
from ..printed.story import SURVIVAL, TRAIT_NAMES
from ..printed.tokens import TOKENS
from ..rules.might.checks import free_redraws
from ..rules.story.tally import marks_for
from ..rules.victory import WON, spoils_of
from ..setup.setup import lay_out
from ..state.battle import Battle
from ..state.company import COMPANY_SIZE
from ..state.house_rules import house_rules
from ..state.oathsworn import Oathsworn
from ..state.sheets import CharacterSheet
from .bags import unpack
from .ledger import EPILOGUE, CompanySheet
from .telling import count_marks

ENOUGH_HP = 9  # of all four, for an extra Unique Item after a short page (OS-3.22.3)


def score_replay(ledger: CompanySheet) -> None:
    """OS-9.3.1: the marks are made before it is set up, and they are final, however it ends."""
    if not ledger.scored:
        ledger.knockouts += marks_for(COMPANY_SIZE, ledger.difficulty)
        ledger.scored = True
        count_marks(ledger)


def deal_encounter(ledger: CompanySheet, setup: Setup, chance: Chance, again: bool) -> Battle:
    """The Story's flags change the layout (OS-4.2.13); HP and tokens are what it left (OS-4.1.2,
    OS-4.2.20, OS-3.4.12)."""
    encounter = library().encounter_of(ledger.chapter)
    level = library().chapters[ledger.chapter].chapter
    rules = house_rules(setup.options, setup.packs)
    flags = tuple(ledger.flags)
    battle = lay_out(chance, encounter, rules, setup.seats, level, flags, ledger.allies)
    battle.survival_redraws = free_redraws(ledger.traits, SURVIVAL)
    battle.comradery = ledger.traits[TRAIT_NAMES.index("comradery")]
    battle.tough_as_nails = ledger.traits[TRAIT_NAMES.index("tough_as_nails")] > 0
    for oathsworn, sheet in zip(battle.the_four(), ledger.characters, strict=True):
        if again and sheet.kind.key not in ledger.dead:
            _recover(sheet, rules.most_hp)
        unpack(battle, oathsworn, sheet)
        battle.figure_of(oathsworn).hp = sheet.hp
    battle.board_face_down = not (ledger.special_rules or again)
    battle.next_step = "rearm" if again else "hands"
    return battle


def _recover(sheet: CharacterSheet, hp: int) -> None:
    """OS-9.3.2, OS-R78: maximum HP and permanent tokens, whatever the Story did."""
    sheet.hp = hp
    sheet.fallen = False
    sheet.tokens = sheet.permanent[:]


def close_encounter(ledger: CompanySheet, battle: Battle, again: bool) -> None:
    """Only the last attempt counts (OS-9.3.3, OS-3.2.13)."""
    for oathsworn, sheet in zip(battle.the_four(), ledger.characters, strict=True):
        sheet.missed_encounter = sheet.fallen and (not again or sheet.kind.key in ledger.dead)
        _write_on_sheet(battle, oathsworn, sheet)
    ledger.allies_dead = _dead_allies(battle)
    spoils = spoils_of(battle)
    ledger.spoils = spoils.iron
    ledger.spoils_flags = spoils.flags
    line = ledger.chapters[-1]
    line.attempts += 1
    line.won = battle.results[0] == WON
    line.fell = len([sheet for sheet in ledger.characters if sheet.fallen])
    if line.instant:
        ledger.extra_unique = sum([sheet.hp for sheet in ledger.characters]) >= ENOUGH_HP
    ledger.next = EPILOGUE


def _write_on_sheet(battle: Battle, oathsworn: Oathsworn, sheet: CharacterSheet) -> None:
    """Status Tokens do not outlast the encounter (OS-3.3.8); Combat Tokens do until the epilogue is
    over (OS-9.2.5)."""
    sheet.hp = max(0, battle.figure_of(oathsworn).hp)
    sheet.fallen = oathsworn.fallen
    sheet.tokens = oathsworn.tokens[: len(TOKENS)]
    sheet.hand = _hand(battle, oathsworn)
    sheet.side = oathsworn.side


def _hand(battle: Battle, oathsworn: Oathsworn) -> list[AbilityDef]:
    """Ability Cards that were brought, wherever they lie now, in the order of the class."""
    left = [battle.cards[card].key for card in oathsworn.box]
    unlocked = oathsworn.board.unlocked(oathsworn.level)
    if oathsworn.companion is not None or not battle.round:
        return []
    return [card for card in unlocked if card.key not in left]


def _dead_allies(battle: Battle) -> list[AllyDef]:
    found: list[AllyDef] = []
    for fighter in battle.company:
        if fighter.stands_for != NOTHING and fighter.fallen and fighter.ally is not None:
            found.append(fighter.ally)
    return found
