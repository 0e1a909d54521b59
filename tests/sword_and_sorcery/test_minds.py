"""Quick choices are sensible ones."""

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.rules.purse import gain_crowns
from questhall.games.sword_and_sorcery.rules.turn.emporium import visit
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Flow, Option
from questhall.kernel.phrases import option_id

from .bench import Bench

MOST_CHOICES = 60


def play(bench: Bench, flow: Flow[None]) -> list[str]:
    """The choices of a bot until the flow ends."""
    chance = Chance("minds")
    chosen: list[str] = []
    answer: Option | None = None
    for _ in range(MOST_CHOICES):
        try:
            decision = next(flow) if answer is None else flow.send(answer)
        except StopIteration:
            return chosen
        answer = decision.options[GAME.hunch(bench.adventure, decision, chance)]
        chosen.append(option_id(GAME, bench.adventure, answer))
    raise AssertionError(f"does not end: {chosen[-6:]}")


def turn(bench: Bench, most: int = 12) -> list[str]:
    """What a bot does in the turn of the active hero."""
    chosen: list[str] = []
    for _ in range(most):
        chosen += play(bench, GAME.steps["action"](bench.adventure))
        if bench.adventure.heroes[bench.adventure.active].acted:
            break
    return chosen


def test_the_enemy_that_can_be_killed_is_attacked() -> None:
    bench = Bench()
    bench.hero(1, "D")
    bench.enemy("A", rank="blue", hp=9)
    weak = bench.enemy("A", rank="blue", hp=1)
    chosen = turn(bench)
    assert chosen[0] == f"attack:main@{weak.id}"
    assert not any(each.startswith("move") for each in chosen)  # nobody runs from a fight


def test_whoever_is_hard_to_kill_is_attacked_with_focus() -> None:
    bench = Bench()
    bench.hero(1, "D")
    strong = bench.enemy("A", rank="blue", hp=9)
    assert turn(bench)[:2] == ["focus", f"attack:main@{strong.id}"]


def test_the_badly_wounded_are_healed_and_the_healthy_are_not() -> None:
    for wounds, healed in ((5, True), (0, False)):
        bench = Bench()
        card = bench.power(1, "heal")
        bench.turn(1)
        bench.hero(0).wounds = wounds
        assert (f"use:{card}@1" in turn(bench)) is healed


def test_heroes_go_where_enemies_are() -> None:
    bench = Bench()
    bench.enemy("D")
    turn(bench)
    assert bench.at(bench.hero(0)) == "D"


def test_a_better_weapon_is_bought_and_worn_at_once() -> None:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(0), 35)
    chosen = play(bench, visit(bench.adventure, bench.sheet(0), bench.adventure.heroes))
    assert chosen[0].startswith("buy")
    assert chosen[-1] == "leave"
    worn = bench.adventure.item(bench.sheet(0).slots[0])
    assert worn.key in ("longsword", "war_flail", "battle_axe", "crossbow", "boar_spear", "hammer")


def test_a_miss_is_rerolled_and_a_hit_is_kept() -> None:
    bench = Bench()
    enemy = bench.enemy("B")
    bench.roll(red=["hit hit", "miss", "hit"])
    chosen = play(bench, bench.attack(0, enemy, red=2, always=("reroll(2)",)))
    assert [each for each in chosen if each.startswith("reroll")] == ["reroll:1@red-miss"]
    assert enemy.wounds == 3
