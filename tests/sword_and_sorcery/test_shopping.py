"""What bots do in the emporium, and what a hint says there."""

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.minds.hunch import worths
from questhall.games.sword_and_sorcery.rules.purse import gain_crowns
from questhall.games.sword_and_sorcery.rules.turn.emporium import visit
from questhall.kernel.decisions import NOTHING, Option
from questhall.kernel.phrases import say_option

from .bench import Bench

MOST_CHOICES = 60


def group(*heroes: str, crowns: int = 0) -> Bench:
    bench = Bench(heroes=heroes)
    gain_crowns(bench.adventure, bench.sheet(0), crowns)
    return bench


def shop(bench: Bench, place: int = 0) -> list[str]:
    """What the hero does by hunch until he leaves."""
    flow = visit(bench.adventure, bench.adventure.heroes)
    done: list[str] = []
    answer: Option | None = None
    while len(done) < MOST_CHOICES:
        try:
            decision = next(flow) if answer is None else flow.send(answer)
        except StopIteration:
            return done
        found = worths(bench.adventure, decision)
        own = [n for n, option in enumerate(decision.options) if option.seat in (NOTHING, place)]
        answer = decision.options[max(own, key=lambda n: found[n])]
        done.append(say_option(GAME, bench.adventure, answer, GAME.texts("en")))
        if answer.verb == "leave":
            return done
    raise AssertionError(f"he never leaves: {done}")


def worn(bench: Bench, place: int) -> list[str]:
    slots = [card for card in bench.sheet(place).slots if card != NOTHING]
    return [bench.adventure.cards[card].key for card in slots]


def carried(bench: Bench, place: int) -> list[str]:
    return [bench.adventure.cards[card].key for card in bench.sheet(place).inventory]


def test_money_becomes_a_better_weapon() -> None:
    bench = group("ecarus_white_rose", "thorgar_cleric", crowns=30)
    shop(bench)
    assert "longsword" in worn(bench, 0)
    assert "plank_shield" in worn(bench, 0)
    assert bench.sheet(0).crowns == 0


def test_the_rest_becomes_potions() -> None:
    bench = group("ecarus_white_rose", "thorgar_cleric", crowns=45)
    shop(bench)
    assert carried(bench, 0) == ["healing_potion"]


def test_old_gear_goes_to_whoever_needs_it_or_to_the_stash() -> None:
    bench = group("ecarus_white_rose", "thorgar_cleric", crowns=80)
    shop(bench)
    assert worn(bench, 0) == ["longsword", "plank_shield", "scale"]
    assert carried(bench, 1) == ["rusty_mail"]
    assert "broadsword" in [bench.adventure.cards[card].key for card in bench.adventure.stash]


def test_a_full_bag_is_no_reason_to_buy_nothing() -> None:
    bench = group("ecarus_white_rose", "auriel_wizard", crowns=15)
    bench.wear(0, "main", "flaming_sword")
    for key in ("hammer", "trail_hatchet"):
        bench.item(0, key)
    shop(bench)
    assert carried(bench, 0) == ["healing_potion"]


def test_a_weapon_for_the_other_hand_is_worth_little() -> None:
    bench = group("ecarus_white_rose", "thorgar_cleric", crowns=25)
    shop(bench)
    assert "parrying_dagger" not in worn(bench, 0)


def test_treasure_that_nobody_can_use_is_sold() -> None:
    bench = group("ecarus_white_rose", "thorgar_cleric")
    bench.item(0, "greedy_sting")
    done = shop(bench)
    assert done[0] == "Sell Greedy Sting"


def test_a_sword_is_handed_to_whoever_can_wield_it() -> None:
    bench = group("auriel_wizard", "ecarus_white_rose")
    bench.item(0, "flaming_sword")
    shop(bench)
    assert carried(bench, 1) == ["flaming_sword"]
    shop(bench, place=1)
    assert "flaming_sword" in worn(bench, 1)


def test_what_is_worn_is_improved_when_nothing_better_is_sold() -> None:
    bench = group("ecarus_white_rose", "thorgar_cleric", crowns=50)
    bench.adventure.shop = [
        card for card in bench.adventure.shop if bench.adventure.cards[card].key == "building_card"
    ]
    shop(bench)
    assert len(bench.adventure.turned) == 1
    assert bench.sheet(0).crowns == 0


def test_an_artifact_is_put_on() -> None:
    bench = group("ecarus_white_rose", "thorgar_cleric")
    bench.item(0, "heartglass")
    shop(bench)
    assert "heartglass" in worn(bench, 0)
