"""Chapter 16: who sees what."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.state.scene import Phase
from questhall.games.gloomhaven.view.pieces import TableView
from questhall.kernel.match import Match

from ...marks import rule
from ..bench import BOTTOM
from ..rules_battle.battle import Battle
from .matches import answer, answer_until, scene_of, seen_by, start
from .table import Table, house


@rule("GH-3.1.1", "GH-16.1.2")
@pytest.mark.parametrize(("information", "hands"), [("hidden", [10, 0]), ("open", [10, 12])])
def test_only_the_owner_sees_a_hand_unless_information_is_open(
    information: str, hands: list[int]
) -> None:
    match = start(information=information)
    answer(match)
    while match.pending[0].prompt == "class":
        answer(match)
    answer_until(match, "lead")
    scene = scene_of(match)
    assert [hero.kind.key for hero in scene.heroes] == ["brute", "tinkerer"]
    assert [len(hero.hand) for hero in seen_by(match, 0).heroes] == hands
    assert [len(hero.hand) for hero in seen_by(match, -1).heroes] == [0, 0]
    assert [hero.hand_size for hero in seen_by(match, -1).heroes] == [10, 12]
    zones = {zone.name: zone for zone in scene.zones()}
    assert zones["hand:1"].visible_to(0) == (information == "open")
    assert zones["hand:1"].visible_to(1)


@rule("GH-16.1.2")
@pytest.mark.parametrize("information", ["hidden", "open", "solo"])
def test_the_order_of_decks_is_unknown_to_all(information: str) -> None:
    match = start(information=information)
    answer_until(match, "lead")
    for zone in scene_of(match).zones():
        if zone.name.startswith(("draw:", "monster-draw", "ability-draw:", "goal-deck")):
            assert zone.cards
            assert not [seat for seat in (0, 1, -1) if zone.visible_to(seat)]


@rule("GH-16.1.2")
def test_open_information_shows_the_chosen_cards_before_the_reveal() -> None:
    for information, shown in (("hidden", 0), ("open", 1)):
        match = start(information=information)
        answer_until(match, "lead")
        answer(match)
        assert scene_of(match).phase == Phase.SELECTING
        for viewer, cards in ((0, 1), (1, shown), (-1, 0)):
            assert len(seen_by(match, viewer).heroes[0].chosen) == cards
            assert seen_by(match, viewer).heroes[0].chosen_size == cards
            assert told_of_choices(match, viewer) == cards


def told_of_choices(match: Match, viewer: int) -> int:
    """How many leading cards the viewer's log names."""
    assert match.journal is not None
    events = [event for event in match.journal.events if event.key == "lead"]
    return len([event for event in events if event.visible_to(viewer)])


@rule("GH-16.1.3")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_monsters_are_public(seat: int) -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    guard = table.monster("bandit_guard", "-6,0", elite=True, hp=5)
    table.give(guard, "poison", "muddle")
    table.begin_round(("trample", "spare_dagger"), ("hook_gun", "ink_bomb"))
    view = _seen(table, seat)
    figure = next(each for each in view.figures if each.type == "bandit_guard")
    assert (figure.hp, figure.max_hp, figure.number) == (5, 9, guard.number)
    assert (figure.conditions, figure.shield, figure.rank) == (["poison", "muddle"], 1, 1)
    stats = view.types[0].stats
    assert [(each.hit_points, each.attack, each.move) for each in stats] == [(6, 2, 3), (9, 3, 2)]
    card = table.scene.monster_card(guard.type)
    assert card is not None
    assert (view.types[0].card, view.types[0].initiative) == (card.key, card.initiative)


@rule("GH-16.1.3")
@pytest.mark.parametrize("seat", [1, -1])
def test_what_else_is_public(seat: int) -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.discard("trample")
    table.card("overwhelming_assault", 0, "lost")
    table.play("shield_bash", BOTTOM)
    table.item("boots_of_striding")
    hero = table.hero()
    hero.coins, hero.xp = 3, 4
    hero.deck.discard.append(hero.deck.draw.pop())
    seen = _seen(table, seat).heroes[0]
    assert [card.card for card in seen.discard] == ["trample"]
    assert [card.card for card in seen.lost] == ["overwhelming_assault"]
    assert [card.card for card in seen.active] == ["shield_bash"]
    assert [item.item for item in seen.items] == ["boots_of_striding"]
    assert (seen.coins, seen.xp, seen.modifiers, seen.draw) == (3, 4, ["plus_0"], 19)


@rule("GH-1.0.2")
def test_rooms_behind_doors_are_unknown() -> None:
    table = Table(
        scenario=house("bandit_guard 8,1 nnn", "treasure 9,1 7"), brute="4,1", tinkerer="0,0"
    )
    view = _seen(table, 0)
    assert {hex.room for hex in view.hexes} == {"hall"}
    assert (view.types, view.tiles) == ([], [])
    assert len(view.figures) == 2


def _seen(table: Table, seat: int) -> TableView:
    view = GAME.view(table.scene, seat)
    assert isinstance(view, TableView)
    return view


# -- what is revealed ------------------------------------------------------------------


def marks_for(battle: Battle, damage: int, choice: str) -> int:
    """How many marks are set when a character with cards in hand is hurt."""
    card = battle.made("attack(1)", pile="hand")
    battle.made("attack(1)", pile="hand")
    before = battle.scene.marks
    battle.hurt(battle.figure(), damage, choice.format(card=card))
    return battle.scene.marks - before


def party(information: str) -> Battle:
    return Battle(options={"information": information}, brute="0,0", tinkerer="5,0")


HURT = [(3, "lose-hand:{card}"), (30, "suffer")]


@rule("GH-16.1.2", "GH-3.18.1", "GH-3.19.3")
@pytest.mark.parametrize(("damage", "choice"), HURT)
def test_cards_lost_from_the_hand_are_revealed(damage: int, choice: str) -> None:
    assert marks_for(party("hidden"), damage, choice) > 0


@rule("GH-16.1.2")
@pytest.mark.parametrize(("damage", "choice"), HURT)
def test_nothing_is_revealed_where_all_know_the_hands(damage: int, choice: str) -> None:
    assert marks_for(party("open"), damage, choice) == 0
    assert marks_for(Battle(brute="0,0"), damage, choice) == 0
