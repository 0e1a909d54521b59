"""Death of heroes and of enemies (SS-11.1, SS-15.12.1)."""

from questhall.boards.masks import NOWHERE
from questhall.kernel.decisions import NOTHING, Flow

from ...printed.kinds import CONDITIONS, Moment, Rank
from ...state.adventure import Adventure, Pile
from ...state.attacks import Deed
from ...state.enemies import Enemy
from ...state.figures import Figure, Side
from ...state.heroes import Hero
from ..answers import answer, answer_with
from ..boons import forsake
from ..ending import all_ghosts
from ..enemies.masters import master_leaves, pass_token_on
from ..enemies.powers import gain_power
from ..movement.shadows import look_around
from ..numbers import most_hp, rank_of, rules_of
from ..scripts import check_goals
from ..trophies import gain_shards, lay_trophies


def die(adventure: Adventure, figure: Figure, by: int) -> Flow[None]:
    if figure.side == Side.ENEMIES:
        yield from _enemy_figure_dies(adventure, figure, by)
    elif figure.companion is not None:
        companion_leaves(adventure, figure)
        _reward_the_killer(adventure, by)
    else:
        yield from _hero_dies(adventure, adventure.hero_of(figure))
        yield from pass_token_on(adventure)
        _reward_the_killer(adventure, by)


# -- heroes -------------------------------------------------------------------------------


def _hero_dies(adventure: Adventure, hero: Hero) -> Flow[None]:
    """SS-11.1.0.1: in this order; but with the last of them nothing is lost that was won before
    (SS-R18)."""
    if adventure.living() == [hero]:
        yield from check_goals(adventure)
    if adventure.over:
        return
    adventure.tell("hero-dies", "SS-11.1.0.1", hero.place)
    figure = adventure.figure_of(hero)
    hero.soulrank = max(1, hero.soulrank - 1)  # SS-11.1.0.2
    hero.ghost = True
    clear_tokens(adventure, figure)
    lose_powers(adventure, hero)
    drop_goods(adventure, hero)
    companion = adventure.companion_of(hero)
    if companion is not None and companion.wounds >= most_hp(adventure, companion):
        companion_leaves(adventure, companion)  # his health went down with the soulrank
    hero.moving = False
    hero.points = 0
    if not adventure.living():  # SS-4.4.0.4
        all_ghosts(adventure)


def companion_leaves(adventure: Adventure, figure: Figure) -> None:
    """SS-R31: with all tokens, dropping what it carries; now the cooldown of the power that
    summoned it begins (SS-7.2.0.6)."""
    adventure.tell("companion-dies", "SS-7.2.0.6", figure.id)
    adventure.grounds[figure.area].items += figure.carried
    figure.carried = []
    clear_tokens(adventure, figure)
    figure.area = NOWHERE
    for power in adventure.hero_of(figure).powers:
        card = adventure.power(power.card)
        if card.summons:
            level = next(each for each in card.levels if each.level == figure.summoned_at)
            power.position = level.cooldown


def clear_tokens(adventure: Adventure, figure: Figure) -> None:
    """SS-11.1.0.4: conditions, injuries, fire, bonuses and penalties."""
    figure.wounds = 0
    figure.scars = 0
    figure.harmed_by = NOTHING
    figure.shields = 0
    figure.hidden = False
    figure.fire = []
    for condition in range(len(CONDITIONS)):
        figure.drop(condition)
    adventure.decks[Pile.CRITICAL].discard += figure.injuries
    figure.injuries = []
    forsake(adventure, figure)


def lose_powers(adventure: Adventure, hero: Hero) -> None:
    """SS-11.1.0.5, SS-7.0.0.11: the rightmost first; they can be gained again (SS-R29)."""
    while len(hero.own_powers()) > hero.line.powers + hero.line.talents:
        last = hero.own_powers()[-1]
        hero.powers.remove(last)
        card = last.card
        companion = adventure.companion_of(hero)
        if adventure.power(card).summons and companion is not None:
            companion_leaves(adventure, companion)
        if adventure.power(card).talent:
            adventure.talents.append(card)
        else:
            hero.supply.append(card)
        adventure.tell("power-lost", "SS-7.0.0.11", hero.place, card)


def drop_goods(adventure: Adventure, hero: Hero) -> None:
    """SS-11.1.0.6: the inventory, crowns and keys; what is equipped is kept."""
    ground = adventure.grounds[adventure.figure_of(hero).area]
    ground.items += hero.inventory
    hero.inventory = []
    for place, count in enumerate(hero.coins):
        ground.coins[place] += count
        hero.coins[place] = 0
    ground.keys += hero.keys  # SS-3.3.0.11
    hero.keys = 0


def _reward_the_killer(adventure: Adventure, by: int) -> None:
    """SS-15.3.1.1, SS-15.3.1.2"""
    if by == NOTHING or adventure.figures[by].side != Side.ENEMIES:
        return
    enemy = adventure.enemy_of(adventure.figures[by])
    if enemy.in_play and rank_of(adventure, enemy) <= Rank.BLUE:
        gain_power(adventure, enemy)


# -- enemies ------------------------------------------------------------------------------


def _enemy_figure_dies(adventure: Adventure, figure: Figure, by: int) -> Flow[None]:
    """The goal of the quest comes before whatever the dead still do (SS-R18)."""
    enemy = adventure.enemy_of(figure)
    adventure.tell("enemy-dies", "SS-15.12.0.1", figure.id)
    area = figure.area
    last = len(enemy.figures) == 1
    rules = rules_of(adventure, figure, Moment.DEATH) if last else []
    clear_tokens(adventure, figure)
    figure.area = NOWHERE
    enemy.figures.remove(figure.id)
    if last:  # SS-15.10.0.4
        _leave_play(adventure, enemy)
        if not rules:
            gain_shards(adventure, enemy)
        lay_trophies(adventure, enemy, area)
        yield from check_goals(adventure)
    yield from look_around(adventure)  # it no longer hides what is behind it
    deed = Deed(figure.id if last else enemy.figures[0])
    deed.target = by
    deed.area = area
    deed.enemy = enemy.id
    if last:
        yield from answer_with(adventure, figure, Moment.DEATH, rules, deed)
    else:
        yield from answer(adventure, adventure.figures[enemy.figures[0]], Moment.FIGURE_DIES, deed)


def _leave_play(adventure: Adventure, enemy: Enemy) -> None:
    """SS-15.12.1.2, SS-15.12.1.3"""
    adventure.decks[Pile.ENEMY_POWER].discard += enemy.powers
    enemy.powers = []
    adventure.slain = [*adventure.slain, adventure.cards[enemy.card].key]
    master_leaves(adventure)
    if rank_of(adventure, enemy) >= Rank.RED:
        adventure.removed.append(enemy.card)
    else:
        adventure.decks[Pile.ENEMY].discard.append(enemy.card)
