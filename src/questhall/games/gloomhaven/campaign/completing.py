"""What the party takes home when a scenario is over (RULES 6 and 10)."""

from questhall.kernel.chance import Chance
from questhall.kernel.language.expressions import parse_expression

from ..library.enhancing import printed
from ..library.library import library
from ..library.scenarios import choice_of
from ..rules.round.results import HeroResult, result_of
from ..rules.scenario import conclusion
from ..state.heroes import Hero
from ..state.scene import Ending, Scene
from .board import Rewards, board, pages_in_play
from .buying_and_selling import gain
from .discoveries import add_item_design, draw_item_design, draw_side_scenario, open_scenario
from .events.rewards import apply_quietly, needs_players
from .leaving import bury
from .ledger import CalendarLine, Chronicle, Earnings, Sheet
from .levelling_up import add_checks
from .prosperity import is_left, put_into_shop, take_copy
from .quests.counting import count_deeds, deeds_of


def write_down(ledger: Chronicle, scene: Scene) -> None:
    """Record what each character gained, win or lose (GH-6.2.1, GH-6.4.1), and the scenario's
    reward after a win (GH-6.3.5). The party stays where it is until it travels on (GH-9.1.1)."""
    number = scene.scenario.number
    chance = scene.chance.clone()
    evening = _evening(ledger, scene, f"scenario:{choice_of(number)}", chance)
    if evening.won:
        ledger.done.append(number)  # GH-10.1.7
        page = board()[number]
        rewards = page.rewards_of(conclusion(scene))
        _reward(ledger, evening, rewards, chance)
        after = [each.number for each in pages_in_play(ledger.packs) if number in each.after]
        for opened in [*page.opens, *after]:
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
    evening = CalendarLine(what, scene.outcome == Ending.VICTORY)
    evening.level = scene.level
    for hero in scene.heroes:
        result = result_of(scene, hero)
        sheet = ledger.characters[hero.seat]
        had = sheet.checks
        sheet.dead = hero.dead  # buried when all is written down
        sheet.omens = []
        _remember_pack(scene, hero, sheet)
        _write_on_sheet(ledger, sheet, result, chance)
        gains = Earnings(result.xp, result.gold, sheet.checks - had)  # GH-9.9.4
        gains.who = sheet.kind.key
        evening.gains.append(gains)
    ledger.evenings.append(evening)
    return evening


def _count(ledger: Chronicle, scene: Scene) -> None:
    """GH-8.4.2; a quest whose bearer died counts no more (GH-12.2.5)."""
    for hero in scene.heroes:
        sheet = ledger.characters[hero.seat]
        if hero.dead:
            bury(ledger, sheet)
        else:
            count_deeds(ledger, sheet, deeds_of(scene, hero))


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
    for item in [library().item_numbered(number) for number in result.items]:
        if is_left(ledger, item):
            gain(ledger, sheet, item)
    for item in [library().item_numbered(number) for number in result.sold]:
        if is_left(ledger, item):  # its price was paid at once
            take_copy(ledger, item)
            put_into_shop(ledger, item)
    for text in result.rewards:
        _from_treasure(ledger, text, chance)


def _from_treasure(ledger: Chronicle, text: str, chance: Chance) -> None:
    """What a treasure gives to the whole party rather than to its finder."""
    expression = parse_expression(text)
    if expression.word == "random_scenario":
        draw_side_scenario(ledger, chance)
    elif expression.word == "random_item_design":
        draw_item_design(ledger, chance)
    elif expression.word == "scenario":
        open_scenario(ledger, library().number_of("scenario", expression.arguments[0]))
    elif expression.word == "item_design":
        number = library().number_of("item", expression.arguments[0])
        add_item_design(ledger, number)  # GH-2.2.32


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
