"""What the party takes home when a scenario is over (RULES 6 and 10)."""

from questhall.kernel.chance import Chance
from questhall.kernel.language.expressions import parse_expression

from ..library.library import library
from ..printed.scenario import BookPage
from ..rules.round.results import HeroResult, result_of
from ..state.heroes import Hero
from ..state.scene import VICTORY, Scene
from .achievements import gain_global_achievement, gain_party_achievement
from .ledger import CalendarLine, Chronicle, Earnings, Sheet
from .levelling_up import add_checks
from .prosperity import gain_prosperity, in_shop, stock_up

SIDE_SCENARIOS = tuple(range(63, 72))  # the deck of random side scenarios (GH-8.6.1)


def write_down(ledger: Chronicle, scene: Scene) -> None:
    """Record what each character gained, win or lose (GH-6.2.1, GH-6.4.1), and the scenario's
    reward after a win (GH-6.3.5). The party stays where it is until it travels on (GH-9.1.1)."""
    number = scene.scenario.number
    won = scene.outcome == VICTORY
    evening = CalendarLine(f"scenario:{number}", won)
    evening.level = scene.level
    chance = scene.chance.clone()
    for hero in scene.heroes:
        result = result_of(scene, hero)
        sheet = ledger.characters[hero.seat]
        _remember_pack(scene, hero, sheet)
        _write_on_sheet(ledger, sheet, result, chance)
        evening.gains.append(Earnings(result.xp, result.gold, result.checks))
    page = scene.scenario.page
    if won and page is not None:
        ledger.done.append(number)  # GH-10.1.7
        _reward(ledger, evening, page)
    ledger.location = number
    ledger.evenings.append(evening)


def _remember_pack(scene: Scene, hero: Hero, sheet: Sheet) -> None:
    """The next scenario starts with the cards and items that were brought to this one."""
    left = [scene.card(card) for card in hero.reserve]
    sheet.hand = [card for card in sheet.pool if card not in left]
    sheet.equipped = [item.kind for item in hero.items]


def _write_on_sheet(ledger: Chronicle, sheet: Sheet, result: HeroResult, chance: Chance) -> None:
    sheet.xp += result.xp
    sheet.gold += result.gold
    add_checks(sheet, result.checks)  # GH-9.9.1
    ledger.treasures.extend(result.treasures)
    for number in result.items:
        _take_item(ledger, sheet, number)
    for text in result.rewards:
        _from_treasure(ledger, text, chance)


def _take_item(ledger: Chronicle, sheet: Sheet, number: int) -> None:
    """Take it from the supply, or from the shop if the shop sells it (GH-2.2.31)."""
    for item in library().items:
        if item.number != number or item in sheet.items:
            continue
        if in_shop(ledger, item):
            if ledger.stock[item.key] == 0:
                return
            ledger.stock[item.key] -= 1
        sheet.items.append(item)


def _from_treasure(ledger: Chronicle, text: str, chance: Chance) -> None:
    """What a treasure gives to the whole party rather than to its finder."""
    expression = parse_expression(text)
    if expression.word == "random_scenario":
        _draw_side_scenario(ledger, chance)
    elif expression.word == "item_design":
        ledger.designs.append(int(str(expression.arguments[0])))
        stock_up(ledger)  # GH-2.2.32


def _draw_side_scenario(ledger: Chronicle, chance: Chance) -> None:
    """The card is removed and its scenario becomes available (GH-8.6.1); an empty deck gives
    nothing (GH-8.6.2)."""
    if ledger.side_scenarios:
        deck = ledger.side_scenarios
        open_scenario(ledger, deck.pop(chance.below("side-scenarios", len(deck))))


def _reward(ledger: Chronicle, evening: CalendarLine, page: BookPage) -> None:
    """The rewards on the page (GH-10.1.1); exhausted characters get their share (GH-6.3.3)."""
    for name in page.party_achievements:
        gain_party_achievement(ledger, name)
    for name in page.global_achievements:
        gain_global_achievement(ledger, name)
    for sheet, gains in zip(ledger.characters, evening.gains, strict=True):
        sheet.gold += page.gold
        gains.gold += page.gold
    gain_prosperity(ledger, page.prosperity)
    for number in page.opens:
        open_scenario(ledger, number)


def open_scenario(ledger: Chronicle, number: int) -> None:
    """Its sticker goes on the board (GH-10.1.3)."""
    if number not in ledger.opened:
        ledger.opened.append(number)
