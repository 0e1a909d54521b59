"""Chapter 14: buying, selling, improving, gambling."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.printed.kinds import ItemKind, Slot
from questhall.games.sword_and_sorcery.rules.numbers import capacity_of
from questhall.games.sword_and_sorcery.rules.purse import gain_crowns
from questhall.games.sword_and_sorcery.rules.turn.emporium import visit
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.view.view import view
from questhall.kernel.decisions import NOTHING, Decision
from questhall.kernel.phrases import option_id
from tests.marks import example, rule, ruling

from .bench import Bench


def rich(crowns: int) -> Bench:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(0), crowns)
    return bench


@rule("SS-14.0.0.2", "SS-14.0.0.3", "SS-14.0.0.9")
def test_buying_a_card() -> None:
    bench = rich(60)
    hammer = next(c for c in bench.adventure.shop if bench.adventure.cards[c].key == "hammer")
    bench.shop(f"buy:{hammer}")
    assert (bench.sheet(0).crowns, bench.sheet(0).inventory) == (35, [hammer])
    assert hammer not in bench.adventure.shop


@example("SS-EX-176")
@rule("SS-14.1.0.1", "SS-14.1.0.2")
def test_selling_a_treasure() -> None:
    bench = rich(0)
    deck = bench.adventure.decks[Pile.TREASURE]
    card = next(c for c in deck.draw if bench.adventure.item(c).sides)
    deck.draw.remove(card)
    bench.sheet(0).inventory = [card]
    bench.shop("sell")
    assert (bench.sheet(0).crowns, deck.discard) == (25, [card])


@example("SS-EX-177")
@rule("SS-14.3.1.1", "SS-14.3.1.3")
def test_the_anvil_as_often_as_one_can_pay() -> None:
    bench = rich(100)
    bench.shop("improve", "improve")
    assert (bench.sheet(0).crowns, len(bench.adventure.turned)) == (0, 2)


@rule("SS-5.2.3.1", "SS-14.0.0.4")
@ruling("SS-R21")
def test_whoever_takes_the_smaller_sack_drops_what_it_does_not_hold() -> None:
    bench = rich(40)
    sack = bench.item(0, "sack", turned=True)
    potions = [bench.item(0, "healing_potion") for _ in range(4)]
    bench.shop(f"turn-over:{sack}", f"drop:{potions[1]}")
    assert bench.sheet(0).inventory == [sack, potions[0], *potions[2:]]
    assert bench.adventure.grounds[0].items == [potions[1]]


@example("SS-EX-70")
@rule("SS-14.3.2.1", "SS-14.3.2.2", "SS-14.3.2.3")
@ruling("39")
@pytest.mark.parametrize(("face", "crowns"), [("hit skill", 20), ("miss", 0)])
def test_the_tavern(face: str, crowns: int) -> None:
    bench = rich(5)
    bench.roll(red=[face])
    bench.shop("gamble:skill")
    assert bench.sheet(0).crowns == crowns
    assert "gamble" not in {option.verb for option in bench.asked[-1].options}


# -- together -----------------------------------------------------------------------------


def meet(bench: Bench, *answers: str) -> Decision:
    """All visit; the question after these answers."""
    flow = visit(bench.adventure, bench.adventure.heroes)
    decision = next(flow)
    for wanted in answers:
        ids = [option_id(GAME, bench.adventure, option) for option in decision.options]
        decision = flow.send(decision.options[ids.index(wanted)])
    return decision


def offered(bench: Bench, decision: Decision, seat: int) -> set[str]:
    return {option.verb for option in decision.options_for(seat)}


@rule("SS-14.0.0.2", "SS-14.0.0.7", "SS-13.0.0.7")
def test_a_gift_of_a_later_seat_is_spent_by_an_earlier_hero() -> None:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(1), 50)
    hammer = next(c for c in bench.adventure.shop if bench.adventure.cards[c].key == "hammer")
    first = meet(bench)
    assert first.seats == [0, 1]
    assert "buy" not in offered(bench, first, 0)
    meet(bench, "hand-coin:50@ecarus_white_rose!1", f"buy:{hammer}@0#25!0")
    assert bench.sheet(0).inventory == [hammer]


@rule("SS-14.0.0.2")
def test_whoever_has_left_waits_for_the_others_and_may_come_back() -> None:
    bench = Bench(heroes=("ecarus_white_rose", "thorgar_cleric", "auriel_wizard"))
    outside = meet(bench, "leave!0")
    assert outside.seats == [0, 1, 2]
    assert offered(bench, outside, 0) == {"come-back", "wait"}
    back = meet(bench, "leave!0", "come-back:ecarus_white_rose!0")
    assert "leave" in offered(bench, back, 0)
    gone = meet(bench, "leave!0", "wait!0")
    assert gone.seats == [1, 2]
    alone = meet(bench, "leave!0", "wait!0", "leave!1", "wait!1")
    assert (alone.seats, alone.prompt, alone.what) == ([2], "emporium", 2)


@rule("SS-14.0.0.2", "SS-14.0.0.7", "SS-13.0.0.7")
def test_whoever_waits_outside_may_come_back_for_what_he_is_given() -> None:
    bench = Bench()
    gain_crowns(bench.adventure, bench.sheet(1), 50)
    potion = bench.item(1, "healing_potion")
    for gift in ("hand-coin:50@ecarus_white_rose!1", f"hand:{potion}@ecarus_white_rose!1"):
        assert meet(bench, "leave!0", "wait!0").seats == [1]
        given = meet(bench, "leave!0", "wait!0", gift)
        assert offered(bench, given, 0) == {"come-back", "wait"}


@rule("SS-14.0.0.2", "SS-14.3.2.3")
def test_the_visit_ends_when_the_last_has_left() -> None:
    bench = Bench()
    bench.shop()
    adventure = bench.adventure
    assert (adventure.visitors, adventure.inside, adventure.waiting, adventure.gambled) == (
        *([], [], []),
        [],
    )


@rule("SS-2.2.0.7", "SS-14.0.0.2")
def test_one_player_turns_from_hero_to_hero() -> None:
    bench = Bench()
    for hero in bench.adventure.heroes:
        hero.seat = 0
    bench.adventure.seats = 1
    gain_crowns(bench.adventure, bench.sheet(1), 50)
    first = meet(bench)
    assert (first.seats, first.prompt, first.what) == ([0], "emporium", 0)
    second = meet(bench, "turn-to:thorgar_cleric!0")
    assert second.what == 1
    assert "buy" in offered(bench, second, 0)
    last = meet(bench, "turn-to:thorgar_cleric!0", "leave!0")
    assert (last.what, offered(bench, last, 0) & {"come-back", "wait", "turn-to"}) == (0, set())


@rule("SS-14.0.0.6", "SS-5.2.3.1")
def test_with_a_full_inventory_only_what_is_worn_at_once_is_bought() -> None:
    bench = Bench()
    hero = bench.sheet(0)
    gain_crowns(bench.adventure, hero, 50)
    bench.adventure.stash.append(hero.slots[Slot.ARMOUR])
    hero.slots[Slot.ARMOUR] = NOTHING
    while len(hero.inventory) < capacity_of(bench.adventure, hero):
        bench.item(0, "healing_potion")
    goods = [o.what for o in meet(bench).options_for(0) if o.verb == "buy"]
    kinds = {bench.adventure.item(card).kind: card for card in goods}
    assert set(kinds) == {ItemKind.ARMOUR, ItemKind.PERMANENT}, "a sack brings room of its own"
    bench.shop(f"buy:{kinds[ItemKind.ARMOUR]}")
    assert hero.slots[Slot.ARMOUR] == kinds[ItemKind.ARMOUR]


@rule("SS-14.0.0.7", "SS-5.2.3.1")
def test_equipment_is_changed_without_dropping_anything() -> None:
    bench = Bench()
    hero = bench.sheet(0)
    while len(hero.inventory) < capacity_of(bench.adventure, hero):
        bench.item(0, "healing_potion")
    assert "unequip" not in offered(bench, meet(bench), 0)
    hero.inventory.pop()
    bench.adventure.shop.append(bench.adventure.shop.pop())
    worn = hero.slots[Slot.ARMOUR]
    bench.shop(f"unequip:{worn}")
    assert worn in hero.inventory
    assert bench.adventure.grounds[0].items == []


@rule("SS-14.0.0.10", "SS-18.0.0.2")
@pytest.mark.parametrize("whom", ["active_hero", "heroes"])
def test_the_goods_of_a_merchant_on_the_way_can_be_seen(whom: str) -> None:
    bench = Bench()
    next(bench.effect(0, f"emporium({whom})"))
    seen = view(bench.adventure, 1)
    assert len(seen.shop) == len(bench.adventure.shop)
    assert len(seen.stash) == len(bench.adventure.stash)
    assert seen.visit is not None
    assert seen.visit.inside == ([0] if whom == "active_hero" else [0, 1])
    leaving = [f"leave!{place}" for place in seen.visit.inside]
    bench.do(bench.effect(0, f"emporium({whom})"), *leaving)
    assert view(bench.adventure, 1).visit is None


@rule("SS-14.0.0.8", "SS-11.1.0.10")
@ruling("41")
def test_a_ghost_stays_outside() -> None:
    bench = Bench()
    bench.sheet(1).ghost = True
    decision = meet(bench)
    assert decision.seats == [0]
    assert "hand-coin" not in offered(bench, decision, 0)
