"""Chapter 3.0 and 3.1: the outline of a round, choosing cards, and where played cards go."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.state.scene import Ending, Phase
from questhall.games.gloomhaven.view.pieces import TableView
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

from ...marks import example, rule
from ..bench import BOTTOM, TOP
from .matches import answer_until
from .table import REST, Table


def party() -> Table:
    return Table(brute="0,0", tinkerer="4,0")


@rule("GH-3.0.2")
def test_a_round_has_four_phases_in_order() -> None:
    table = party()
    table.monster("bandit_guard", "-6,0")
    table.hand("trample", "spare_dagger")
    table.hand("stun_shot", "ink_bomb", seat=1)
    table.open_selection()
    assert table.scene.phase == Phase.SELECTING
    table.select("trample", "spare_dagger")
    table.select("stun_shot", "ink_bomb")
    assert table.scene.next_step == "initiative"
    assert table.scene.queue == []
    table.step()
    assert table.scene.phase == Phase.TURNS
    assert len(table.scene.queue) == 3
    table.all_turns()
    table.finish_round()
    assert table.scene.phase == Phase.REFRESHING
    assert table.scene.next_step == "round"


@rule("GH-3.0.1")
def test_rounds_follow_until_the_scenario_is_decided() -> None:
    table = party()
    guard = table.monster("bandit_guard", "-6,0", hp=1)
    table.begin_round(("trample", "spare_dagger"), ("stun_shot", "ink_bomb"))
    table.all_turns()
    table.finish_round()
    assert table.scene.next_step == "round"
    table.begin_round(("eye_for_an_eye", "grab_and_go"), ("hook_gun", "net_shooter"))
    table.hurt(guard, 1)
    assert table.scene.outcome == Ending.VICTORY
    table.all_turns()
    table.finish_round()
    assert table.scene.results == [1.0, 1.0]


@rule("GH-3.1.1", "GH-3.1.14")
def test_all_choose_in_secret_at_the_same_time() -> None:
    table = party()
    table.hand("trample", "spare_dagger")
    cards = table.hand("stun_shot", "ink_bomb", seat=1)
    table.open_selection()
    assert [decision.seats for decision in table.asked] == [[0], [1]]
    assert all(decision.secret for decision in table.asked)
    table.select("trample", "spare_dagger")
    assert [option.what for option in table.options] == cards
    table.choose("stun_shot")
    table.choose("ink_bomb")
    seen = GAME.view(table.scene, 1)
    assert isinstance(seen, TableView)
    assert (seen.heroes[0].chosen, seen.heroes[0].chosen_size) == ([], 0)
    assert seen.heroes[0].hand_size == 2
    assert [card.card for card in seen.heroes[1].chosen] == ["stun_shot", "ink_bomb"]
    assert (seen.heroes[1].hand, seen.heroes[1].hand_size) == ([], 0)
    table.choose("ready")
    assert table.cards("hand") == table.cards("discard") == table.cards("lost") == []
    table.step()
    seen = GAME.view(table.scene, 1)
    assert isinstance(seen, TableView)
    assert [card.card for card in seen.heroes[0].chosen] == ["trample", "spare_dagger"]


@rule("GH-3.1.2")
@pytest.mark.parametrize(
    ("lead", "other", "initiative"),
    [("trample", "spare_dagger", 72), ("spare_dagger", "trample", 27)],
)
def test_the_leading_card_gives_the_initiative(lead: str, other: str, initiative: int) -> None:
    table = party()
    table.begin_round((lead, other), ("hook_gun", "ink_bomb"))
    assert table.hero().leading == initiative
    seen = GAME.view(table.scene, 1)
    assert isinstance(seen, TableView)
    assert seen.heroes[0].initiative == initiative


@rule("GH-3.1.5", "GH-3.1.8")
def test_two_cards_or_a_long_rest_as_the_player_likes() -> None:
    table = party()
    hand = table.hand("trample", "spare_dagger")
    table.discard("grab_and_go", "eye_for_an_eye")
    table.hand("stun_shot", "ink_bomb", seat=1)
    table.open_selection()
    assert table.offered == [f"lead:{hand[0]}", f"lead:{hand[1]}", "long-rest"]
    table.choose("trample")
    assert table.offered == [f"follow:{hand[1]}", f"return:{hand[0]}"]


def choosing() -> Table:
    """The first player has laid out two of three cards."""
    table = party()
    table.hand("trample", "spare_dagger", "grab_and_go")
    table.discard("eye_for_an_eye", "sweeping_blow")
    table.hand("stun_shot", "ink_bomb", seat=1)
    table.open_selection()
    table.choose("trample")
    table.choose("spare_dagger")
    return table


def laid_out(table: Table) -> list[str]:
    return [table.scene.card(card).key for card in table.scene.selection_of(table.hero()).cards()]


@rule("GH-3.1.1", "GH-3.1.2")
@pytest.mark.parametrize(
    ("changes", "cards"),
    [
        ([], ["trample", "spare_dagger"]),
        (["swap"], ["spare_dagger", "trample"]),
        (["return:{second}", "grab_and_go"], ["trample", "grab_and_go"]),
        (["return:{lead}", "grab_and_go"], ["grab_and_go", "spare_dagger"]),
        (
            ["return:{lead}", "return:{second}", "grab_and_go", "trample"],
            ["grab_and_go", "trample"],
        ),
        (["return:{lead}", "long-rest"], []),
        (
            ["return:{lead}", "long-rest", "play-cards", "trample", "grab_and_go"],
            ["trample", "grab_and_go"],
        ),
    ],
)
def test_a_player_who_is_not_ready_changes_the_choice_freely(
    changes: list[str], cards: list[str]
) -> None:
    table = choosing()
    lead, second = table.scene.selection_of(table.hero()).cards()
    for change in changes:
        table.choose(change.format(lead=lead, second=second))
    assert laid_out(table) == cards
    table.choose("ready")
    table.select("stun_shot", "ink_bomb")
    assert table.cards("chosen") == cards
    assert table.hero().resting == (cards == [])
    assert len(table.hero().hand) == 3 - len(cards)


@rule("GH-3.1.1")
def test_nobody_waits_for_the_others() -> None:
    match = Match.start(GAME, Setup("party", 3), "at one's own pace")
    answer_until(match, "lead")
    for prompt in ("lead", "follow", "ready-to-play"):
        decision = match.owed_by(2)
        assert decision is not None
        assert decision.prompt == prompt
        match.take(2, decision.options[0])
    assert [decision.seats for decision in match.pending] == [[0], [1]]
    assert {decision.prompt for decision in match.pending} == {"lead"}
    match.take_back_own(match.own_answers_open(2)[-1])
    assert match.owed_by(2) is not None


@rule("GH-3.1.1")
def test_a_save_between_the_two_cards_is_chosen_again() -> None:
    """Version 1 asked everybody for the first card, then everybody for the second."""
    table = party()
    hand = table.hand("spare_dagger")
    chosen = [table.card("trample")]
    table.hero(1).resting = True
    table.scene.next_step = "follow"
    table.step()
    assert (table.hero().hand, table.hero().chosen) == (hand + chosen, [])
    assert not table.hero(1).resting
    assert table.scene.next_step == "select"


@rule("GH-3.1.6")
@example("GH-EX-101")
@pytest.mark.parametrize("hand", [[], ["trample"]])
def test_with_less_than_two_cards_only_a_long_rest_is_possible(hand: list[str]) -> None:
    table = party()
    table.hand(*hand)
    table.discard("grab_and_go", "eye_for_an_eye", "sweeping_blow", "spare_dagger")
    table.hand("stun_shot", "ink_bomb", seat=1)
    table.open_selection()
    assert table.seats == [0]
    assert (table.prompt, table.offered) == ("ready-to-rest", ["ready"])


@rule("GH-3.1.6", "GH-3.1.20")
@example("GH-EX-103")
def test_with_one_discarded_card_there_is_no_long_rest() -> None:
    table = party()
    hand = table.hand("trample", "spare_dagger")
    table.discard("grab_and_go")
    table.hand("stun_shot", "ink_bomb", seat=1)
    table.open_selection()
    assert table.offered == [f"lead:{hand[0]}", f"lead:{hand[1]}"]


@rule("GH-3.1.7", "GH-3.19.2", "GH-3.19.3")
@example("GH-EX-102")
def test_a_character_that_can_neither_play_nor_rest_is_exhausted() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.monster("bandit_guard", "-6,0")
    decoy = table.summon("decoy", "5,0", seat=1)
    table.figure(1).hp = 7
    table.hand("hook_gun", seat=1)
    table.discard("stun_shot", seat=1)
    lost = ("ink_bomb", "net_shooter", "flamethrower", "energizing_tonic")
    more = ("toxic_bolt", "proximity_mine", "reviving_shock", "crank_bow")
    for name in lost + more:
        table.card(name, 1, "lost")
    table.hand("trample", "spare_dagger")
    table.open_selection()
    hero = table.hero(1)
    assert hero.exhausted
    assert table.figure(1).hp == 7
    assert (len(hero.lost), hero.hand, hero.discard) == (10, [], [])
    assert [table.figure(1).gone, decoy.gone] == [True, True]
    assert [decision.seats for decision in table.asked] == [[0]]


@rule("GH-3.1.9", "GH-3.1.10", "GH-3.1.11", "GH-3.1.13")
@pytest.mark.parametrize(
    ("card", "half", "choices", "pile"),
    [
        ("trample", TOP, ["target"], "discard"),
        ("grab_and_go", BOTTOM, ["stay"], "discard"),
        ("overwhelming_assault", TOP, ["target"], "lost"),
        ("warding_strength", BOTTOM, [], "active"),
        ("shield_bash", BOTTOM, [], "active"),
    ],
)
def test_where_a_used_card_goes(card: str, half: int, choices: list[str], pile: str) -> None:
    table = party()
    table.monster("bandit_guard", "1,0", hp=20)
    number = table.play(card, half, *choices)
    assert table.pile_of(number) == pile


@rule("GH-3.1.13")
@pytest.mark.parametrize(("card", "half", "pile"), [("shield_bash", BOTTOM, "discard")])
def test_a_round_bonus_leaves_for_its_pile(card: str, half: int, pile: str) -> None:
    table = party()
    number = table.play(card, half)
    table.end_round()
    assert table.pile_of(number) == pile


@rule("GH-3.1.13")
def test_a_round_bonus_with_the_lost_symbol_is_lost() -> None:
    table = party()
    number = table.play("wall_of_doom", TOP)
    table.end_round()
    assert table.pile_of(number) == "lost"


@rule("GH-3.1.12")
def test_lost_cards_do_not_come_back_by_resting() -> None:
    table = party()
    table.card("overwhelming_assault", 0, "lost")
    table.discard("trample", "grab_and_go", "sweeping_blow")
    table.begin_round(REST, ("stun_shot", "ink_bomb"))
    table.next_turn()
    table.next_turn("grab_and_go")
    assert sorted(table.cards("hand")) == ["sweeping_blow", "trample"]
    assert table.cards("lost") == ["overwhelming_assault", "grab_and_go"]


@rule("GH-3.1.12")
def test_special_abilities_bring_lost_cards_back() -> None:
    table = Table(spellweaver="0,0", tinkerer="4,0")
    table.card("fire_orbs", 0, "lost")
    table.play("reviving_ether", TOP)
    assert table.cards("hand") == ["fire_orbs"]


@rule("GH-3.1.14", "GH-3.18.3")
@example("GH-EX-108")
def test_the_two_cards_in_play_cancel_no_damage() -> None:
    table = Table(level=5, brute="0,0", tinkerer="4,0")
    table.monster("bandit_guard", "-6,0")
    table.discard("grab_and_go")
    table.begin_round(("trample", "spare_dagger"), ("stun_shot", "ink_bomb"))
    before = table.figure().hp
    table.hurt(table.figure(), 6)
    assert table.figure().hp == before - 6
    assert table.cards("chosen") == ["trample", "spare_dagger"]
