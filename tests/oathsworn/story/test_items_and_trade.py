"""Items, the backpack, Iron and trade (OS-3.7, OS-3.8, OS-3.18)."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import ItemDef, Slot
from questhall.games.oathsworn.rules.board.numbers import cubes_of, item_defense
from questhall.games.oathsworn.rules.equipment import fits, may_use
from questhall.games.oathsworn.rules.story.company import ask_company
from questhall.games.oathsworn.rules.story.errands import errands
from questhall.games.oathsworn.rules.story.giving_up import gain_items, lose_iron
from questhall.games.oathsworn.rules.story.items import equip, exchange
from questhall.games.oathsworn.rules.story.trade import can_send_runner, send_to_banksmith, trade
from questhall.kernel.decisions import Flow, Option
from tests.marks import example, rule, ruling
from tests.oathsworn.story.bench import StoryBench


def made(slot: int, hands: int = 0, kind: str = "blade") -> ItemDef:
    item = ItemDef("made", 1, slot, kind)
    item.hands = hands
    return item


# -- equipment ----------------------------------------------------------------------


@example("OS-EX-348")
@rule("OS-3.7.1")
def test_two_hands_one_armor_one_gear() -> None:
    warden = StoryBench().oathsworn("warden")
    both = [made(Slot.ARMOR), made(Slot.GEAR)]
    two, one, shield = made(Slot.WEAPON, 2), made(Slot.WEAPON, 1), made(Slot.SHIELD)
    for held in ([two], [one, one], [one, shield]):
        assert fits(warden.board, held + both)
    for held in (
        [two, shield],
        [shield, shield],
        [two, one],
        [made(Slot.GEAR)] * 2,
        [made(Slot.ARMOR)] * 2,
    ):
        assert not fits(warden.board, held)


@rule("OS-3.7.13")
def test_the_huntress_carries_bow_and_blade() -> None:
    held = [made(Slot.WEAPON, 2, "bow"), made(Slot.WEAPON, 1, "blade")]
    assert not fits(library().classes["ranger"], held)
    huntress = library().classes["huntress"]
    assert fits(huntress, held)
    assert not fits(huntress, [made(Slot.WEAPON, 2, "bow"), made(Slot.WEAPON, 2, "bow")])


@rule("OS-3.7.6")
def test_gear_is_for_everybody_and_weapons_are_not() -> None:
    ranger = StoryBench().oathsworn("ranger")
    assert may_use(ranger.board, made(Slot.GEAR, kind="gear"))
    assert not may_use(ranger.board, made(Slot.WEAPON, 1, "axe"))


@example("OS-EX-51", "OS-EX-61")
@rule("OS-3.7.4", "OS-3.7.7", "OS-3.7.14", "OS-3.12.1", "OS-3.12.2", "OS-3.10.6", "OS-3.10.7")
def test_a_new_weapon_takes_the_place_of_the_old_one() -> None:
    bench = StoryBench()
    ranger = bench.oathsworn("ranger")
    assert (cubes_of(bench.story, ranger), item_defense(bench.story, ranger)) == ([0, 1, 0, 0], 2)
    old = next(card for card in ranger.equipped if bench.story.item(card).slot == Slot.WEAPON)
    new = bench.item(slot=Slot.WEAPON, kind="bow", hands=2)
    bench.story.item(new).might = [0, 0, 1, 0]
    bench.do(equip(bench.story, ranger, new))
    assert cubes_of(bench.story, ranger) == [0, 0, 1, 0]
    assert bench.story.backpack == [old]
    assert new in ranger.hand


@example("OS-EX-349")
@rule("OS-3.7.3", "OS-3.23.1")
def test_items_change_hands_between_any_two_instructions() -> None:
    bench = StoryBench()
    priest, warden = bench.oathsworn("priest"), bench.oathsworn("warden")
    coat = next(card for card in priest.equipped if bench.story.item(card).slot == Slot.ARMOR)
    own = next(card for card in warden.equipped if bench.story.item(card).slot == Slot.ARMOR)
    bench.do(exchange(bench.story), f"equip-item:{coat}@0", "no-more")
    assert coat in warden.equipped
    assert bench.story.backpack == [own]


@rule("OS-3.7.1")
def test_one_of_two_hands_is_chosen() -> None:
    bench = StoryBench()
    warden = bench.oathsworn("warden")
    blade = bench.item(slot=Slot.WEAPON, kind="blade", hands=1)
    bench.do(exchange(bench.story), f"equip-item:{blade}@0", "stow", "no-more")
    assert bench.prompts()[-2] == "instead-of"
    assert blade in warden.equipped


@example("OS-EX-347")
@rule("OS-3.7.2", "OS-3.7.8", "OS-3.7.9")
@pytest.mark.parametrize(("endurance", "left"), [(0, 12), (1, 13)])
def test_a_full_backpack_is_dealt_with_at_once(endurance: int, left: int) -> None:
    bench = StoryBench()
    bench.trait("endurance", endurance)
    old = [bench.item() for _ in range(11)]
    new = [bench.item() for _ in range(2)]
    del bench.story.backpack[-2:]
    answers = (f"give-up:{old[3]}",) if not endurance else ()
    bench.do(gain_items(bench.story, new), *answers)
    assert len(bench.story.backpack) == left
    assert (old[3] in bench.story.common[0]) == (not endurance)


@rule("OS-3.7.8", "OS-3.7.7")
def test_an_item_may_be_equipped_instead_of_thrown_away() -> None:
    bench = StoryBench()
    for _ in range(12):
        bench.item()
    new = bench.item()
    bench.story.backpack.remove(new)
    bench.do(gain_items(bench.story, [new]), "exchange", f"equip-item:{new}@2", "no-more")
    assert len(bench.story.backpack) == 12


@rule("OS-3.7.3", "OS-3.7.7", "OS-3.7.8")
def test_an_item_takes_the_place_of_another_while_the_backpack_is_overfull() -> None:
    bench = StoryBench()
    old = bench.item()
    bench.do(equip(bench.story, bench.oathsworn("warden"), old))
    for _ in range(12):
        bench.item()
    new = bench.item()
    bench.story.backpack.remove(new)
    swap = ("exchange", f"equip-item:{new}@0", "no-more", f"give-up:{old}")
    bench.do(gain_items(bench.story, [new]), *swap)
    assert new in bench.oathsworn("warden").equipped
    assert len(bench.story.backpack) == 12


@rule("OS-3.7.3", "OS-3.7.8")
def test_two_swap_their_armors_beside_a_full_backpack() -> None:
    bench = StoryBench()
    for _ in range(12):
        bench.item()
    warden, priest = bench.oathsworn("warden"), bench.oathsworn("priest")
    iron = {name: coat_of(bench, name) for name in ("warden", "priest")}
    swap = (f"equip-item:{iron['priest']}@0", f"equip-item:{iron['warden']}@1")
    errand(bench, "exchange", *swap, "no-more")
    assert (iron["priest"] in warden.equipped, iron["warden"] in priest.equipped) == (True, True)
    assert len(bench.story.backpack) == 12
    assert "overflow" not in bench.prompts()


@rule("OS-3.7.2", "OS-3.7.8")
def test_what_is_put_into_a_full_backpack_costs_an_item() -> None:
    bench = StoryBench()
    spare = [bench.item() for _ in range(12)]
    coat = coat_of(bench, "warden")
    errand(bench, "exchange", f"stow:{coat}", "no-more", f"give-up:{spare[5]}")
    assert coat in bench.story.backpack
    assert len(bench.story.backpack) == 12


def coat_of(bench: StoryBench, name: str) -> int:
    equipped = bench.oathsworn(name).equipped
    return next(card for card in equipped if bench.story.item(card).slot == Slot.ARMOR)


@rule("OS-3.7.7", "OS-3.8.8")
def test_items_are_gained_blindly_or_by_choice() -> None:
    bench = StoryBench()
    top = bench.story.common[0][-2:]
    bench.bring("item(2)")
    assert bench.story.backpack == top[::-1]
    wanted = bench.story.common[0][0]
    key = bench.story.cards[wanted].key
    same = min(card for card in bench.story.common[0] if bench.story.cards[card].key == key)
    bench.bring("item(1, choose)", f"take-item:{same}")
    assert bench.story.backpack[-1] == same


# -- Iron ---------------------------------------------------------------------------


@example("OS-EX-60", "OS-EX-301")
@rule("OS-3.18.1", "OS-3.18.2", "OS-3.10.8")
def test_iron_for_the_company_or_for_each() -> None:
    bench = StoryBench()
    bench.bring("iron(8)")
    assert bench.story.iron == 12 + 8
    bench.bring("iron(8, each)")
    assert bench.story.iron == 20 + 32


@example("OS-EX-53", "OS-EX-350", "OS-EX-351", "OS-EX-352")
@rule("OS-3.18.3", "OS-3.18.4", "OS-3.18.5", "OS-3.18.6", "OS-3.18.8", "OS-3.18.9")
@pytest.mark.parametrize(
    ("loss", "iron", "values", "left", "items"),
    [
        (4, 3, [4], 1, 0),
        (5, 2, [3, 1], 0, 0),
        (6, 1, [], 0, 0),
        (1, 0, [7], 0, 0),
        (2, 9, [1], 7, 1),
    ],
)
def test_items_stand_in_for_iron(
    loss: int, iron: int, values: list[int], left: int, items: int
) -> None:
    bench = StoryBench()
    bench.story.iron = iron
    cards = [bench.item(chapter=value, slot=Slot.WEAPON, kind="none") for value in values]
    answers = [f"give-up:{card}" for card in cards[: len(values) - items]]
    bench.do(lose_iron(bench.story, loss), *answers)
    assert (bench.story.iron, len(bench.story.backpack)) == (left, items)


@example("OS-EX-353")
@rule("OS-3.18.7")
def test_equipment_is_exchanged_before_an_item_is_lost() -> None:
    bench = StoryBench()
    bench.story.iron = 0
    dear = bench.item(chapter=7)
    cheap = bench.item(chapter=1)
    bench.do(equip(bench.story, bench.oathsworn("warden"), cheap))
    swap = ("exchange", f"equip-item:{dear}@0", "no-more", f"give-up:{cheap}")
    bench.do(lose_iron(bench.story, 1), *swap)
    assert dear in bench.oathsworn("warden").equipped
    assert not bench.story.backpack


# -- trade --------------------------------------------------------------------------


@example("OS-EX-58", "OS-EX-354")
@rule("OS-3.8.1", "OS-3.8.3", "OS-3.8.4", "OS-3.8.12", "OS-3.8.13", "OS-3.8.14", "OS-3.18.10")
def test_buying_and_selling_at_the_banksmith() -> None:
    bench = StoryBench()
    deck = sorted(bench.story.common[0])
    sold = bench.item(chapter=5)
    bench.bring("trade(banksmith)", f"sell:{sold}", f"buy:{deck[0]}", "end-trade")
    offered = bench.offered("trade")
    assert f"sell:{sold}" not in offered
    assert f"buy:{sold}" not in offered
    assert bench.story.iron == 12 + 3 - 1
    assert bench.story.backpack == [deck[0]]
    assert sorted(bench.story.common[0]) == deck[1:]
    assert sold in bench.story.common[4]


@rule("OS-3.18.10")
def test_without_iron_nothing_is_offered_for_sale() -> None:
    bench = StoryBench()
    bench.story.iron = 0
    bench.bring("trade(banksmith, apothecary)", "end-trade")
    assert {id.split(":")[0] for id in bench.offered("trade")} == {"sell", "end-trade"}


@example("OS-EX-356", "OS-EX-195")
@ruling("OS-R17")
@rule("OS-3.8.5", "OS-3.8.6", "OS-3.8.10", "OS-3.8.9")
def test_five_curatives_a_chapter_and_ten_with_a_herbalist() -> None:
    bench = StoryBench(chapter=3)
    bench.story.iron = 50
    bench.bring("trade(apothecary)", *["buy-curative"] * 5)
    assert (bench.story.iron, bench.curatives()) == (35, 5)
    bench.bring("trade(apothecary)")
    assert bench.story.curatives_bought == 5
    bench = StoryBench(chapter=3)
    bench.trait("herbalist")
    bench.bring("trade(apothecary)", "buy-curative", "end-trade")
    assert (bench.story.iron, bench.curatives(), bench.story.curatives_bought) == (9, 2, 1)


@example("OS-EX-355")
@rule("OS-3.8.2")
def test_a_runner_costs_the_number_of_the_chapter() -> None:
    bench = StoryBench(chapter=6)
    bench.story.iron = 12
    assert not can_send_runner(bench.story)
    bench.bring("map")
    for left in (6, 0):
        bench.do(send_to_banksmith(bench.story), "end-trade")
        assert bench.story.iron == left
    assert not can_send_runner(bench.story)
    bench.trait("well_connected")
    assert can_send_runner(bench.story)
    assert bench.story.track == []
    journey = StoryBench(chapter=2)
    journey.bring("map")
    assert not can_send_runner(journey.story)


# -- the Field Medic ----------------------------------------------------------------


def injure(bench: StoryBench, name: str) -> int:
    card = bench.story.injuries.pop()
    bench.oathsworn(name).hand.append(card)
    return card


def errand(bench: StoryBench, *answers: str) -> None:
    """At a place where the company may see to its things."""
    flow: Flow[object] = ask_company(bench.story, "where-to", [Option("go-to", 1)], "OS-3.23.1")
    bench.do(flow, *answers, "go-to:1")


@rule("OS-3.8.7", "OS-11.3.3")
def test_the_field_medic_heals_one_injury_a_chapter() -> None:
    bench = StoryBench()
    first, second = injure(bench, "warden"), injure(bench, "priest")
    assert "medic" not in [each.verb for each in errands(bench.story)]
    bench.trait("field_medic")
    errand(bench, "medic", f"heal-injury:{second}")
    assert bench.story.iron == 11
    assert second in bench.story.injuries
    assert first in bench.oathsworn("warden").hand
    assert "medic" not in [each.verb for each in errands(bench.story)]


@rule("OS-3.8.7", "OS-11.2.6")
@pytest.mark.parametrize(("answer", "healed"), [("medic", True), ("do-without", False)])
def test_a_new_field_medic_may_be_called_at_once(answer: str, healed: bool) -> None:
    bench = StoryBench()
    injury = injure(bench, "warden")
    bench.bring("trait", "trait:field_medic", answer)
    assert (injury in bench.story.injuries) == healed
    assert (bench.story.iron, bench.story.medic_used) == ((11, True) if healed else (12, False))


@rule("OS-3.8.7")
def test_a_new_field_medic_without_anybody_to_heal_is_not_called() -> None:
    bench = StoryBench()
    bench.bring("trait", "trait:field_medic")
    assert "medic-at-once" not in bench.prompts()


@example("OS-EX-315", "OS-EX-316")
@rule("OS-3.20.5", "OS-3.20.6", "OS-3.9.1", "OS-3.9.5")
def test_any_token_resets_as_many_piles_as_wanted() -> None:
    bench = StoryBench()
    bench.tokens("warden", defense=1, battleflow=1)
    assert "reset-might" not in [each.verb for each in errands(bench.story)]
    for colour in range(3):
        deck = bench.story.might_deck(0, colour)
        deck.discard.append(deck.draw.pop())
    errand(bench, "reset-might", "token:defense@0", "refresh:white", "refresh:red", "no-more")
    left = [len(bench.story.might_deck(0, colour).discard) for colour in range(3)]
    assert left == [0, 1, 0]
    assert bench.token("warden", "defense") == 0
    bench.tokens("warden", battleflow=0)
    assert "reset-might" not in [each.verb for each in errands(bench.story)]


@rule("OS-3.8.2", "OS-3.23.1")
def test_errands_are_run_between_instructions() -> None:
    bench = StoryBench()
    bench.bring("map")
    errand(bench, "runner-apothecary", "buy-curative", "end-trade")
    errand(bench, "runner-banksmith", "end-trade")
    errand(bench, "petition", "petition-for", "exchange", "no-more")
    assert (bench.story.iron, bench.curatives(), bench.story.knockouts) == (9, 1, 1)


def test_trade_leaves_nothing_on_the_counter() -> None:
    bench = StoryBench()
    bench.do(trade(bench.story, True, True), "end-trade")
    assert not bench.story.laid_out + bench.story.sold
