"""What the party takes home when a scenario is over (RULES 6 and 10)."""

from questhall.kernel.chance import Chance
from questhall.kernel.language.expressions import parse_expression

from ..library.library import library
from ..rules.round.results import HeroResult, result_of
from ..state.heroes import Hero
from ..state.scene import VICTORY, Scene
from .board import BookPage, board
from .discoveries import add_item_design, draw_item_design, draw_side_scenario, open_scenario
from .events.rewards import apply_quietly, needs_players
from .ledger import CalendarLine, Chronicle, Earnings, Sheet
from .levelling_up import add_checks
from .prosperity import in_shop


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
    if won:
        ledger.done.append(number)  # GH-10.1.7
        _reward(ledger, evening, board()[number])
    ledger.location = number
    ledger.destination = 0
    ledger.omens = [[] for _ in ledger.characters]
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
        draw_side_scenario(ledger, chance)
    elif expression.word == "random_item_design":
        draw_item_design(ledger, chance)
    elif expression.word == "scenario":
        open_scenario(ledger, int(str(expression.arguments[0])))
    elif expression.word == "item_design":
        add_item_design(ledger, int(str(expression.arguments[0])))  # GH-2.2.32


def _reward(ledger: Chronicle, evening: CalendarLine, page: BookPage) -> None:
    """The rewards on the page (GH-10.1.1); exhausted characters get their share (GH-6.3.3). What
    the players have to decide waits until they meet again."""
    gold = [sheet.gold for sheet in ledger.characters]
    for text, reward in zip(page.reward_texts, page.rewards, strict=True):
        if needs_players(reward):
            ledger.rewards_due.append(text)
        else:
            apply_quietly(ledger, reward)
    for sheet, before, gains in zip(ledger.characters, gold, evening.gains, strict=True):
        gains.gold += sheet.gold - before
    for number in page.opens:
        open_scenario(ledger, number)
