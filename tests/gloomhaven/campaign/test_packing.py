"""What a character brings to the next scenario (RULES 2.0, 9.10)."""

from questhall.bots import make_bot
from questhall.bots.playing import follow_hunch
from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.modifier_cards import ITEM_MINUS_1
from questhall.games.gloomhaven.setup.characters import wearable
from questhall.games.gloomhaven.state.scene import Ending
from questhall.kernel.chance import Chance
from questhall.kernel.events import EVERY_SEAT
from questhall.kernel.imagining import fork_for
from tests.marks import example, rule

from .party import Outing, give, item, party


def at_scenario(*items: str) -> Outing:
    """Scenario 1 once the first room is open and the battle goals are chosen."""
    ledger = party("brute", "tinkerer")
    give(ledger, 0, *items)
    outing = Outing(ledger, "scenario:1")
    for seat in range(2):
        outing.take(seat, outing.offers(seat)[0])
    return outing


def hand_of(outing: Outing) -> list[str]:
    return [outing.scene.card(card).key for card in outing.scene.heroes[0].hand]


def worn_by(outing: Outing) -> list[str]:
    return [each.kind.key for each in outing.scene.heroes[0].items]


@rule("GH-9.10.1")
def test_nobody_packs_in_town() -> None:
    """Items and cards are chosen once, when the scenario is laid out."""
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    give(ledger, 0, "hide_armor")
    outing = Outing(ledger, "town")
    while not outing.match.over:
        assert not any(each.prompt.startswith("pack-") for each in outing.match.pending)
        follow_hunch(outing.match, Chance("out of town"))
    assert item("hide_armor") in outing.finished().characters[0].items


@rule("GH-2.0.5", "GH-2.0.6")
def test_bots_put_on_what_they_have() -> None:
    outing = at_scenario("hide_armor", "minor_healing_potion", "minor_power_potion")
    while outing.match.owed_by(0) is not None and outing.asked(0).startswith("pack-"):
        outing.match.take(0, make_bot("normal", "packing").choose(outing.match, 0))
    assert ("hide_armor" in worn_by(outing), len(worn_by(outing))) == (True, 2)
    assert len(hand_of(outing)) == 10


@rule("GH-9.10.1", "GH-9.10.3", "GH-2.0.6")
def test_the_hand_stays_as_large_as_its_limit() -> None:
    outing = at_scenario()
    assert outing.asked(0) == "pack-cards GH-2.0.6"
    assert outing.offers(0) == [
        *("cards-packed", "take-card:skewer", "take-card:balanced_measure"),
        "take-card:wall_of_doom",
    ]
    outing.take(0, "take-card:skewer")
    assert outing.asked(0) == "leave-behind GH-2.0.6"
    outing.take(0, "leave-behind:grab_and_go")
    hand = hand_of(outing)
    assert (len(hand), "skewer" in hand, "grab_and_go" in hand) == (10, True, False)
    assert "take-card:grab_and_go" in outing.offers(0)
    outing.all_take("cards-packed")
    assert sorted(card.key for card in outing.ended(Ending.LOSS).characters[0].hand) == sorted(hand)


@rule("GH-9.10.1")
def test_a_card_can_be_left_where_it_was() -> None:
    outing = at_scenario()
    before = hand_of(outing)
    outing.take(0, "take-card:skewer", "keep-hand")
    assert hand_of(outing) == before


@rule("GH-9.10.3", "GH-9.8.5")
def test_the_pool_grows_and_the_hand_does_not() -> None:
    ledger = party("brute", "tinkerer")
    ledger.characters[0].xp = 45
    ledger.location = 1
    ledger = Outing(ledger, "town").finished()
    assert (len(ledger.characters[0].pool), len(ledger.characters[0].hand)) == (14, 10)


@rule("GH-2.0.5", "GH-1.3.4")
def test_items_are_put_on_and_off_within_the_limits() -> None:
    outing = at_scenario("minor_healing_potion", "minor_power_potion", "iron_helmet")
    assert outing.asked(0) == "pack-items GH-2.0.5"
    outing.take(0, "wear:minor_healing_potion", "wear:iron_helmet")
    assert "wear:minor_power_potion" not in outing.offers(0)  # one small item at level 1
    outing.take(0, "take-off:minor_healing_potion", "wear:minor_power_potion", "items-packed")
    assert worn_by(outing) == ["iron_helmet", "minor_power_potion"]
    outing.all_take("cards-packed")
    worn = [item("iron_helmet"), item("minor_power_potion")]
    assert outing.ended(Ending.LOSS).characters[0].equipped == worn


@rule("GH-1.3.4")
def test_pockets_that_are_needed_cannot_be_taken_off() -> None:
    outing = at_scenario("cloak_of_pockets", "minor_healing_potion", "minor_power_potion")
    outing.take(0, "wear:cloak_of_pockets", "wear:minor_healing_potion")
    assert "take-off:cloak_of_pockets" in outing.offers(0)
    outing.take(0, "wear:minor_power_potion")
    assert "take-off:cloak_of_pockets" not in outing.offers(0)


@example("GH-EX-205")
@rule("GH-1.3.4")
def test_what_can_be_worn_together() -> None:
    box = library().items
    worn = wearable(box, 5)
    slots = [each.slot for each in worn]
    cloaks = [each for each in worn if each.small_places]
    assert len(slots) == 1 + 1 + 1 + 2 + 3 + sum(each.small_places for each in cloaks)


@rule("GH-2.0.5", "GH-2.0.6", "GH-9.10.1")
def test_at_the_scenario_everybody_may_repack() -> None:
    outing = at_scenario("hide_armor")
    scene = outing.scene
    assert scene.living(1)  # the room is open
    assert (outing.asked(0), outing.asked(1)) == ("pack-items GH-2.0.5", "pack-cards GH-2.0.6")
    outing.take(0, "wear:hide_armor", "items-packed", "take-card:skewer")
    outing.take(0, "leave-behind:grab_and_go", "cards-packed")
    outing.take(1, "cards-packed")
    hero = scene.heroes[0]
    assert [each.kind.key for each in hero.items] == ["hide_armor"]
    hand = [scene.card(card).key for card in hero.hand]
    assert (len(hand), "skewer" in hand) == (10, True)
    assert [scene.card(card).key for card in hero.reserve].count("grab_and_go") == 1
    ledger = outing.ended(Ending.LOSS)
    assert "skewer" in [card.key for card in ledger.characters[0].hand]
    assert ledger.characters[0].equipped == [item("hide_armor")]


@rule("GH-2.0.6")
def test_what_the_others_pack_into_their_hands_is_hidden() -> None:
    outing = at_scenario()
    outing.take(0, "take-card:skewer")
    journal = outing.match.journal
    assert journal is not None
    assert [event.seen_by for event in journal.events if event.key == "take-card"] == [0]


@rule("GH-2.0.6", "GH-2.4.3")
def test_with_open_information_the_others_know_what_is_packed() -> None:
    ledger = party("brute", "tinkerer")
    ledger.options["information"] = "open"
    outing = Outing(ledger, "scenario:1")
    for seat in range(2):
        outing.take(seat, outing.offers(seat)[0])
    outing.take(0, "take-card:skewer", "leave-behind:grab_and_go")
    for seat in range(2):
        thought = fork_for(outing.match, seat, "thought")
        assert GAME.view(thought.state, seat) == GAME.view(outing.scene, seat)
    journal = outing.match.journal
    assert journal is not None
    packed = [event.seen_by for event in journal.events if event.key == "take-card"]
    assert packed == [EVERY_SEAT]  # whoever watches does not see it


@rule("GH-1.3.12", "GH-2.0.5")
def test_items_bring_their_minus_cards_when_all_is_packed() -> None:
    outing = at_scenario("hide_armor")
    hero = outing.scene.heroes[0]
    assert len(hero.deck.draw) == 20
    outing.take(0, "wear:hide_armor", "items-packed", "cards-packed")
    outing.take(1, "cards-packed")
    cards = [outing.scene.modifier(card) for card in hero.deck.draw]
    assert (len(cards), cards.count(ITEM_MINUS_1)) == (22, 2)


@rule("GH-1.3.12")
def test_a_perk_leaves_the_minus_cards_out() -> None:
    ledger = party("brute", "tinkerer")
    sheet = ledger.characters[0]
    sheet.level, sheet.xp, sheet.perks = 2, 45, [10]  # ignore items, one +1
    give(ledger, 0, "hide_armor")
    sheet.equipped = sheet.items[:]
    outing = Outing(ledger, "scenario:1")
    for seat in range(2):
        outing.take(seat, outing.offers(seat)[0])
    outing.take(0, "items-packed", "cards-packed")
    outing.take(1, "cards-packed")
    assert len(outing.scene.heroes[0].deck.draw) == 21
