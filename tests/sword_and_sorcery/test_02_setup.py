"""Chapters 1 and 2: what is in the box, decks, and how a quest is laid out."""

import pytest

from questhall.bots.playing import acting_seat
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.kinds import HeroNature
from questhall.games.sword_and_sorcery.rules.numbers import hp_left, most_hp
from questhall.games.sword_and_sorcery.state.adventure import DECKS, Adventure, Pile
from questhall.games.sword_and_sorcery.state.figures import Side
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import example, rule, ruling

from .bench import Bench

MOST_CHOICES = 400


def begun(seats: int, quest: str = "q0") -> Adventure:
    """A quest whose heroes have been chosen at random, up to its first round."""
    setup = Setup("quest", seats, {"quest": quest})
    match = Match.start(GAME, setup, f"setup {seats} {quest}", keep=False, listen=False)
    chance = Chance("setup")
    for _ in range(MOST_CHOICES):
        assert isinstance(match.state, Adventure)
        if match.state.round > 0:
            return match.state
        decision = match.pending[0]
        names = [option.verb for option in decision.options]
        choice = chance.below("any", len(names))
        if "leave" in names:
            choice = names.index("leave")
        match.answer(0, choice, acting_seat(match, decision.options[choice]))
    raise AssertionError("the quest does not begin")


@rule("SS-2.1.0.3", "SS-2.1.0.5", "SS-2.1.0.6", "SS-1.2.0.1", "SS-2.2.0.10", "SS-10.1.0.1")
def test_decks_and_pools_have_their_number_of_cards() -> None:
    decks = Bench().adventure.decks
    counts = {DECKS[place]: len(decks[place].draw) for place in range(len(DECKS))}
    assert counts["encounter"] == 15
    assert counts["enemy_power"] == 13
    assert counts["trap"] == 13
    assert counts["critical"] == 15
    assert {Pile.ENCOUNTER, Pile.ENEMY_POWER, Pile.TRAP, Pile.CRITICAL} == {0, 2, 3, 5}


@example("SS-EX-01")
@pytest.mark.parametrize(("seats", "heroes"), [(1, 2), (2, 2), (3, 3), (5, 5)])
@rule("SS-2.2.0.2", "SS-2.2.0.5", "SS-2.2.0.6", "SS-2.2.0.7", "SS-2.2.0.9")
@ruling("2")
def test_a_lone_player_leads_two_heroes(seats: int, heroes: int) -> None:
    adventure = begun(seats)
    assert len(adventure.heroes) == heroes
    assert {hero.seat for hero in adventure.heroes} == set(range(seats))
    for figure in adventure.characters(Side.HEROES):
        assert hp_left(adventure, figure) == most_hp(adventure, figure)
        assert figure.area in adventure.quest.start


@rule("SS-2.2.0.4", "SS-17.0.0.10", "SS-17.0.0.4", "SS-14.0.0.2")
def test_a_group_formed_for_a_later_quest_is_stronger() -> None:
    first, adventure = begun(3, "q1"), begun(3, "q6")
    assert {hero.soulrank for hero in adventure.heroes} == {3}
    assert adventure.shards == adventure.quest.shards > first.shards
    for hero in adventure.heroes:
        assert hero.crowns >= adventure.quest.standalone.each.crowns > 0
        assert len(hero.powers) == hero.line.powers + hero.line.talents


@rule("SS-17.0.0.10")
def test_two_heroes_alone_begin_with_more() -> None:
    pair, three = begun(2, "q6"), begun(3, "q6")
    assert min(hero.crowns for hero in pair.heroes) > max(hero.crowns for hero in three.heroes)


@pytest.mark.parametrize(
    "deck", [Pile.ENCOUNTER, Pile.ENEMY_POWER, Pile.TRAP, Pile.TREASURE, Pile.CRITICAL, Pile.LOOT]
)
@rule("SS-2.0.0.5", "SS-2.1.0.8", "SS-10.1.0.5")
@ruling("1")
def test_an_empty_deck_is_refilled_when_something_is_drawn(deck: int) -> None:
    bench = Bench()
    pile = bench.adventure.decks[deck]
    pile.discard, pile.draw = pile.draw, []
    count = len(pile.discard)
    assert pile.take_or_reshuffle(bench.adventure, DECKS[deck]) >= 0
    assert (len(pile.draw), pile.discard) == (count - 1, [])


@rule("SS-2.1.0.4", "SS-15.2.0.1")
def test_the_enemy_deck_is_that_of_the_quest() -> None:
    for quest in library().quests.values():
        assert len({card.key for card in quest.enemies}) == len(quest.enemies)
        packs = {card.scroll.rank for card in quest.enemies if card.scroll.horde > 1}
        gremlins = {card.scroll.rank for card in quest.enemies if card.scroll.kind == "gremlin"}
        assert not packs & gremlins  # a pack needs both figures of its rank


@rule("SS-2.0.0.9", "SS-2.1.0.2", "SS-15.1.0.2")
def test_scripts_are_hidden_until_they_are_read() -> None:
    adventure = begun(2, "q1")
    told = GAME.view(adventure, 0)
    assert "wages" not in repr(told)


@rule("SS-2.0.0.1", "SS-2.0.0.2")
def test_there_are_two_factions() -> None:
    bench = Bench("A B")
    foe = bench.enemy("B")
    assert {figure.side for figure in bench.adventure.figures} == {Side.HEROES, foe.side}


@rule("SS-15.4.0.8", "SS-15.4.0.9")
def test_more_heroes_meet_more_shadows() -> None:
    few, many = begun(2, "q1"), begun(5, "q1")
    count = len(few.shadows) + len(few.decks[Pile.SHADOW].discard)
    assert count < len(many.shadows) + len(many.decks[Pile.SHADOW].discard)


@rule("SS-2.2.0.2", "SS-5.1.0.5")
@pytest.mark.parametrize("company", ["lawful", "chaotic"])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_ready_made_company_has_its_classes(company: str, seats: int) -> None:
    options = {"quest": "q3", "company": company}
    state = GAME.deal(GAME.checked(Setup("quest", seats, dict(options))), Chance("company"))
    kinds = [hero.card for hero in state.heroes]
    assert len({kind.hero for kind in kinds}) == len(state.heroes) == max(2, seats)
    assert len({kind.nature for kind in kinds} - {HeroNature.NEUTRAL}) == 1
    assert GAME.faults(state) == []


def test_every_learner_meets_the_same_quest() -> None:
    setup = GAME.checked(Setup("quest", 1, {"tutorial": True}))
    dealt = [GAME.deal(setup, Chance(seed)) for seed in ("one", "other")]
    assert dealt[0].events == dealt[1].events
    assert [hero.card.key for hero in dealt[0].heroes] == ["ecarus_white_rose", "thorgar_cleric"]
