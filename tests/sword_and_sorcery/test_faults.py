"""Impossible tables are noticed, one by one."""

from collections.abc import Callable

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.cards import EventDef, EventType, SpawnLine
from questhall.games.sword_and_sorcery.printed.items import Blow
from questhall.games.sword_and_sorcery.printed.symbols import Colour, Symbol
from questhall.games.sword_and_sorcery.rules.faults import faults
from questhall.games.sword_and_sorcery.rules.turn.actions import DASH
from questhall.games.sword_and_sorcery.rules.turn.companions import summon
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Phase
from questhall.games.sword_and_sorcery.state.attacks import Attack, Defence, RolledDie
from questhall.games.sword_and_sorcery.state.heroes import Power

from .bench import Bench


def _lost_card(bench: Bench) -> None:
    bench.adventure.stash.pop()


def _card_twice(bench: Bench) -> None:
    bench.sheet(0).inventory.append(bench.adventure.stash[0])


def _false_coin(bench: Bench) -> None:
    bench.sheet(0).coins[0] += 1


def _too_many_powers(bench: Bench) -> None:
    hero = bench.sheet(0)
    hero.powers = [Power(card) for card in hero.supply]
    hero.supply = []


def _dead_and_alive(bench: Bench) -> None:
    bench.hero(0).wounds = 99


def _ghost_with_fire(bench: Bench) -> None:
    bench.sheet(0).ghost = True
    bench.hero(0).fire = [1]


def _all_ghosts(bench: Bench) -> None:
    for hero in bench.adventure.heroes:
        hero.ghost = True


def _too_many_figures(bench: Bench) -> None:
    for _ in range(3):
        bench.printed("bandit_green_1", "B")


def _two_powers_of_a_type(bench: Bench) -> None:
    foe = bench.foe(bench.printed("bandit_green_1", "B"))
    bench.adventure.cards = bench.adventure.cards[:]
    for key in ("ep_keen_edge", "ep_venom_coat"):
        foe.powers += new_cards(bench.adventure, library().enemy_powers[key])


def _too_many_charges(bench: Bench) -> None:
    bench.foe(bench.printed("bandit_blue_1", "B")).charges = 5


def _token_without_master(bench: Bench) -> None:
    bench.adventure.priority_hero = 0


def _third_side(bench: Bench) -> None:
    bench.printed("troll", "B")
    bench.adventure.priority_side = 3


def _debts(bench: Bench) -> None:
    bench.adventure.shards = -1


def _shields_not_restored(bench: Bench) -> None:
    bench.adventure.phase = Phase.TIME
    bench.adventure.next_step = "souls"
    bench.hero(0).shields = 7


def _laden_wolf(bench: Bench) -> None:
    wolf = summon(bench.adventure, bench.sheet(0), library().companions["fenrir_2"], 2)
    wolf.carried = [bench.adventure.stash.pop(), bench.adventure.stash.pop()]


def _two_dashes(bench: Bench) -> None:
    bench.sheet(0).used_this_round = [DASH, DASH]


def _figure_of_nobody(bench: Bench) -> None:
    bench.foe(bench.printed("bandit_blue_1", "B")).figures = []


def _new_event(bench: Bench) -> list[int]:
    bench.adventure.cards = bench.adventure.cards[:]
    return new_cards(bench.adventure, EventDef("mist", EventType.NORMAL, SpawnLine.NONE))


def _event_among_items(bench: Bench) -> None:
    bench.adventure.stash += _new_event(bench)


def _mist_instead_of_day(bench: Bench) -> None:
    bench.adventure.time_of_day = _new_event(bench)[0]


def _attack_under_way(bench: Bench) -> Attack:
    attack = Attack(0, bench.printed("bandit_blue_1", "B").id, Blow(1, 1, 0))
    bench.adventure.attacks.append(attack)
    return attack


def _symbols_out_of_nowhere(bench: Bench) -> None:
    die = RolledDie(Colour.RED, 0)
    die.left.append(Symbol.LEGEND)
    _attack_under_way(bench).pool.dice.append(die)


def _reroll_too_many(bench: Bench) -> None:
    _attack_under_way(bench).pool.rerolls = -1


def _too_many_dice_of_defence(bench: Bench) -> None:
    attack = _attack_under_way(bench)
    attack.defence = Defence(attack.target, 0, 9)
    attack.defence.pool.dice = [RolledDie(Colour.BLUE, 0) for _ in range(9)]


BREAKING: list[Callable[[Bench], None]] = [
    *(_lost_card, _card_twice, _false_coin, _too_many_powers, _dead_and_alive),
    *(_ghost_with_fire, _all_ghosts, _too_many_figures, _two_powers_of_a_type),
    *(_too_many_charges, _token_without_master, _third_side, _debts),
    *(_shields_not_restored, _laden_wolf, _two_dashes, _figure_of_nobody, _event_among_items),
    *(_mist_instead_of_day, _symbols_out_of_nowhere, _reroll_too_many),
    *(_too_many_dice_of_defence,),
]


def test_a_sound_table_has_no_faults() -> None:
    assert faults(Bench("A B C").adventure) == []


@pytest.mark.parametrize("breaking", BREAKING)
def test_a_broken_table_is_noticed(breaking: Callable[[Bench], None]) -> None:
    bench = Bench("A B C")
    breaking(bench)
    assert faults(bench.adventure) != []
