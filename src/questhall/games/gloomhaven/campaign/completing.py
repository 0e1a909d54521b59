"""What the party takes home when a scenario is over (RULES 6 and 10)."""

from questhall.kernel.chance import Chance
from questhall.kernel.language.expressions import parse_expression

from ..library.enhancing import printed
from ..library.library import library
from ..rules.round.results import HeroResult, result_of
from ..rules.scenario import script_of
from ..state.heroes import Hero
from ..state.scene import VICTORY, Scene
from .board import Rewards, board
from .discoveries import add_item_design, draw_item_design, draw_side_scenario, open_scenario
from .events.rewards import apply_quietly, needs_players
from .leaving import bury
from .ledger import CalendarLine, Chronicle, Earnings, Sheet
from .levelling_up import add_checks
from .prosperity import owned, stock_up
from .quests.counting import count_deeds, deeds_of


def write_down(ledger: Chronicle, scene: Scene) -> None:
    """Record what each character gained, win or lose (GH-6.2.1, GH-6.4.1), and the scenario's
    reward after a win (GH-6.3.5). The party stays where it is until it travels on (GH-9.1.1)."""
    number = scene.scenario.number
    chance = scene.chance.clone()
    evening = _evening(ledger, scene, f"scenario:{number}", chance)
    if evening.won:
        ledger.done.append(number)  # GH-10.1.7
        page = board()[number]
        rewards = page.rewards_of(script_of(scene).conclusion(scene))
        _reward(ledger, evening, rewards, chance)
        for opened in page.opens:
            open_scenario(ledger, opened)
    _count(ledger, scene)  # once the scenario is ticked
    ledger.location = number
    ledger.destination = 0


def write_down_casual(ledger: Chronicle, scene: Scene, offer: str) -> None:
    """The same in casual mode, without ticking the scenario and without its reward (GH-8.0.4), and
    in a random dungeon (GH-12.3.1)."""
    _evening(ledger, scene, offer, scene.chance.clone())
    _count(ledger, scene)


def _evening(ledger: Chronicle, scene: Scene, what: str, chance: Chance) -> CalendarLine:
    """What each character brings home."""
    evening = CalendarLine(what, scene.outcome == VICTORY)
    evening.level = scene.level
    for hero in scene.heroes:
        result = result_of(scene, hero)
        sheet = ledger.characters[hero.seat]
        sheet.omens = []
        _remember_pack(scene, hero, sheet)
        _write_on_sheet(ledger, sheet, result, chance)
        gains = Earnings(result.xp, result.gold, result.checks)
        gains.who = sheet.kind.key
        evening.gains.append(gains)
    ledger.evenings.append(evening)
    return evening


def _count(ledger: Chronicle, scene: Scene) -> None:
    """GH-8.4.2"""
    for hero in scene.heroes:
        sheet = ledger.characters[hero.seat]
        count_deeds(ledger, sheet, deeds_of(scene, hero))
        if hero.dead:
            bury(ledger, sheet)


def _remember_pack(scene: Scene, hero: Hero, sheet: Sheet) -> None:
    """The next scenario starts with the cards and items that were brought to this one."""
    left = [printed(scene.card(card)) for card in hero.reserve]
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
    item = library().item_numbered(number)
    if item in sheet.items or owned(ledger, item) == item.copies:
        return
    sheet.items.append(item)
    stock_up(ledger)


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


def _reward(ledger: Chronicle, evening: CalendarLine, rewards: Rewards, chance: Chance) -> None:
    """The rewards on the page (GH-10.1.1); exhausted characters get their share (GH-6.3.3). What
    the players have to decide waits until they meet again."""
    had = [(sheet.xp, sheet.gold, sheet.checks) for sheet in ledger.characters]
    for text, reward in zip(rewards.texts, rewards.effects, strict=True):
        if needs_players(reward):
            ledger.rewards_due.append(text)
        else:
            apply_quietly(ledger, reward, chance)
    for sheet, before, gains in zip(ledger.characters, had, evening.gains, strict=True):
        gains.xp += sheet.xp - before[0]
        gains.gold += sheet.gold - before[1]
        gains.checks += sheet.checks - before[2]
