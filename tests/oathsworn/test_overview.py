"""Golden rules, components and what the company is made of (OS-1, OS-2, OS-3.1, OS-9.1)."""

import msgspec
import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import STARTING_LEVEL, ClassDef, Slot
from questhall.games.oathsworn.printed.might import COLOURS, DECK_SIZE, Side, might_deck
from questhall.games.oathsworn.rules.boss.stage_cards import deed_on_card
from questhall.games.oathsworn.rules.rounds import encounter, end_of_round
from questhall.games.oathsworn.rules.story.items import archive
from questhall.games.oathsworn.state.figures import Reaction
from questhall.games.oathsworn.state.house_rules import WHITE_DICE
from questhall.games.oathsworn.view.story import view as story_view
from questhall.games.oathsworn.view.view import view
from questhall.kernel.decisions import NOTHING
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.encounters.field import Field
from tests.oathsworn.story.bench import StoryBench

CLASSES = list(library().classes.values())
each_class = pytest.mark.parametrize("board", CLASSES, ids=lambda board: board.key)
DICE = 3  # a deck of might cards is three copies of the die of its colour
SIDES_OF_A_DIE = 6


# -- golden rules --------------------------------------------------------------------


def hunted() -> Field:
    """The Hush in the open: its board says the isolated one, here the Ranger."""
    field = Field("hush")
    field.battle.obstacles = []
    field.boss("0,-3").lurking = False
    field.stand("warden", "0,1")
    field.stand("priest", "1,1")
    field.stand("ranger", "-4,2")
    field.stand("warbear", "0,3")
    return field


def target_of(field: Field, card: str, breaker: str = "") -> str:
    boss = field.battle.bosses()[0]
    reaction = Reaction(field.card(card), NOTHING, NOTHING)
    if breaker:
        reaction = Reaction(field.card(card), boss.id, field.figure(breaker).id)
    target = deed_on_card(field.battle, boss, reaction).target
    return field.battle.company[field.battle.figures[target].owner].board.key


@rule("OS-1.1.6", "OS-1.1.8", "OS-15.1.4")
def test_a_stage_card_beats_the_special_rules_board() -> None:
    assert target_of(hunted(), "hush_9") == "ranger"  # the board
    assert target_of(hunted(), "hush_8") == "warbear"  # the card names the farthest


@rule("OS-1.1.7", "OS-1.1.8")
@pytest.mark.parametrize("card", ["hush_8", "hush_9"])
def test_a_reaction_beats_card_and_board(card: str) -> None:
    assert target_of(hunted(), card, breaker="priest") == "priest"


@rule("OS-1.2.1")
def test_what_is_archived_can_come_back() -> None:
    bench = StoryBench()
    card = bench.put("buckler")
    archive(bench.story, card)
    assert card in bench.story.common[0]
    assert card not in bench.story.backpack


@rule("OS-1.3.4")
@pytest.mark.parametrize("dice", [False, True])
def test_enemies_draw_cards_unless_the_table_says_otherwise(dice: bool) -> None:
    bench = Bench(foes_use_dice=dice) if dice else Bench()
    bench.boss("0,0")
    bench.stand("warden", "0,1")
    full = [len(bench.battle.might_deck(Side.FOES, colour).draw) for colour in range(len(COLOURS))]
    bench.next_stage("mother_1")
    bench.do(encounter(bench.battle))
    left = [len(bench.battle.might_deck(Side.FOES, colour).draw) for colour in range(len(COLOURS))]
    assert (left == full) == dice


@rule("OS-1.4.3")
def test_everybody_sees_the_next_stage_card() -> None:
    bench = Bench()
    bench.next_stage("mother_3")
    for seat in range(4):
        shown = view(bench.battle, seat).next_card
        assert shown is not None
        assert shown.card == "mother_3"


# -- components ----------------------------------------------------------------------


@rule("OS-2.1.2")
@pytest.mark.parametrize("colour", range(len(COLOURS)))
def test_might_dice_have_six_sides(colour: int) -> None:
    deck = might_deck(colour)
    assert len(deck) == DECK_SIZE == DICE * SIDES_OF_A_DIE
    assert all(deck.count(card) % DICE == 0 for card in deck)
    assert WHITE_DICE == 10


@rule("OS-2.1.3")
@each_class
def test_how_many_ability_cards_a_class_has(board: ClassDef) -> None:
    starting = board.unlocked(STARTING_LEVEL)
    wanted = {"huntress": (20, 7), "witch": (23, 11)}.get(board.key, (15, 7))
    assert (len(board.cards), len(starting)) == wanted
    assert {card.level for card in board.cards} == {1, 2, 5, 10, 15}


# -- the company ---------------------------------------------------------------------


@rule("OS-3.1.2")
def test_allies_guardian_and_sentinels_are_no_oathsworn() -> None:
    bench = Bench(company=("grove_maiden", "priest", "ranger", "warbear"))
    bench.stand("grove_maiden", "0,2")
    guardian = bench.guardian("1,2")
    (sentinel,) = bench.sentinels("-1,3")
    found = bench.battle.oathsworn_on_board()
    assert found == [bench.figure("grove_maiden")]
    assert {guardian.id, sentinel.id} <= {each.id for each in bench.battle.friends_of(found[0])}


@rule("OS-3.1.11", "OS-3.12.3")
@each_class
def test_a_class_has_stars_and_no_gear(board: ClassDef) -> None:
    assert 1 <= board.complexity <= 5
    items = [library().items[key] for key in board.starting_items]
    assert [item for item in items if item.slot == Slot.GEAR] == []


@rule("OS-3.10.4", "OS-15.1.6")
def test_all_animus_begins_in_the_reserve() -> None:
    bench = StoryBench()
    for oathsworn in bench.story.company:
        assert (oathsworn.reserve, oathsworn.animus) == (oathsworn.board.max_animus, 0)
        assert (oathsworn.extra_animus, oathsworn.extra_regen) == (0, 0)


@rule("OS-3.13.2")
def test_the_story_shows_nothing_of_the_board_that_lies_face_down() -> None:
    bench = StoryBench()
    shown = msgspec.json.encode(story_view(bench.story, 0)).decode()
    fight = library().encounter_of(1)
    for key in (fight.key, *[boss.key for boss in fight.bosses]):
        assert key not in shown
    assert not story_view(bench.story, 0).boxes["special_rules"]


# -- the end of a round --------------------------------------------------------------


@rule("OS-9.1.2")
def test_the_end_of_a_round_hurts_north_then_west() -> None:
    bench = Bench()
    hexes = {"warden": "0,3", "priest": "1,0", "ranger": "-1,1", "warbear": "0,-2"}
    for name, at in hexes.items():
        bench.stand(name, at)
        bench.tile("fire", at)
    bench.do(end_of_round(bench.battle))
    burnt = [event.what for event in bench.told("lost-hp")]
    assert burnt == [bench.figure(name).id for name in ("warbear", "ranger", "priest", "warden")]
