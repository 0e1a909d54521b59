"""Why not, and think twice."""

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.rules.numbers import capacity_of
from questhall.games.sword_and_sorcery.rules.turn.emporium import enter_emporium
from questhall.games.sword_and_sorcery.state.adventure import Phase
from questhall.games.sword_and_sorcery.view.warnings import warning
from questhall.games.sword_and_sorcery.view.why_not import why_not
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.text import LANGUAGES

from .bench import Bench


def battle() -> Bench:
    bench = Bench()
    bench.adventure.phase = Phase.BATTLE
    return bench


def reason(bench: Bench, thing: str, seat: int = 0) -> str:
    why = why_not(bench.adventure, seat, thing)
    return "" if why is None else why.message


def test_a_power_that_cools_down_cannot_be_used() -> None:
    bench = battle()
    card = bench.power(0, "rose_strike", 2)
    bench.sheet(0).power(card).position = 2
    assert reason(bench, f"card:{card}") == "why-cooling-down"


def test_reactions_wait_for_their_moment() -> None:
    bench = battle()
    card = bench.power(0, "iron_stance")
    assert reason(bench, f"card:{card}") == "why-reaction"


def test_without_movement_no_area_can_be_entered() -> None:
    bench = battle()
    bench.sheet(0).moves = bench.sheet(0).points = 0
    assert reason(bench, "area:1") == "why-no-move"


def test_odd_things_have_no_reason() -> None:
    bench = battle()
    assert [reason(bench, thing) for thing in ("area:x", "card:-1", "door:99", "")] == [""] * 4


def test_every_reason_is_said_in_both_languages() -> None:
    for language in LANGUAGES:
        texts = GAME.texts(language)
        for key in ("why-reaction", "why-passive", "why-no-move", "why-door-far"):
            assert texts.has(key)


def test_leaving_enemies_is_warned_of() -> None:
    bench = battle()
    bench.hero(1, "B")
    bench.enemy(bench.at(bench.hero(0)))
    decision = Decision([0], "act", [Option("move", 1, amount=1), Option("end-turn")], "SS-6.1.0.1")
    told = warning(bench.adventure, decision, decision.options[0])
    assert told is not None
    assert (told.message, told.numbers["count"]) == ("warning-reactions", 1)


def test_nobody_is_warned_of_enemies_whom_the_heroes_dominate() -> None:
    bench = battle()
    bench.enemy(bench.at(bench.hero(0)))
    decision = Decision([0], "act", [Option("move", 1, amount=1), Option("end-turn")], "SS-6.1.0.1")
    assert warning(bench.adventure, decision, decision.options[0]) is None


def stopping(bench: Bench, target_hp: int) -> str:
    """What is said to whoever pays for nothing more, with a hit to be had."""
    target = bench.enemy("B", hp=target_hp)
    bench.roll(red=["hit skill"])
    decision = next(bench.attack(0, target, red=1, effects=("pay(hits(1), skill=1)",)))
    told = warning(bench.adventure, decision, decision.options[-1])
    return "" if told is None else told.message


def test_symbols_are_not_left_lightly() -> None:
    assert stopping(battle(), 9) == "warning-symbols-left"


def test_nobody_is_warned_of_symbols_that_would_change_nothing() -> None:
    assert stopping(battle(), 1) == ""


def test_what_is_dropped_is_asked_for_twice() -> None:
    bench = battle()
    options = [Option("drop", bench.item(0, "healing_potion")), Option("end-turn")]
    for prompt, asked in (("act", "warning-drop"), ("drop-what", "")):
        told = warning(bench.adventure, Decision([0], prompt, options, "SS-6.4.2.2"), options[0])
        assert ("" if told is None else told.message) == asked


def test_a_chest_tells_why_it_stays_shut() -> None:
    bench = battle()
    bench.adventure.chest_areas = [bench.area("B")]
    assert reason(bench, f"chest:{bench.area('B')}") == "why-thing-far"
    bench.hero(0, "B")
    bench.sheet(0).specials = 0
    assert reason(bench, f"chest:{bench.area('B')}") == "why-no-special"
    bench.enemy("B")
    assert reason(bench, f"chest:{bench.area('B')}") == "why-engaged"


def test_goods_that_cannot_be_bought() -> None:
    bench = Bench()
    enter_emporium(bench.adventure, bench.adventure.heroes)
    goods = {bench.adventure.cards[card].key: card for card in bench.adventure.shop}
    assert reason(bench, f"card:{goods['hammer']}") == "why-too-dear"
    assert reason(bench, f"card:{goods['building_card']}") == "why-building"
    hero = bench.sheet(0)
    while len(hero.inventory) < capacity_of(bench.adventure, hero):
        bench.item(0, "healing_potion")
    assert reason(bench, f"card:{goods['hammer']}") == "why-no-room"
    for language in LANGUAGES:
        for message in ("why-too-dear", "why-building", "why-no-room"):
            assert GAME.texts(language).say(message, {"price": 1, "crowns": 1})
