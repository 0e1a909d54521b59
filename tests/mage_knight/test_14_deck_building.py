"""Action upgrades and the starting draft (MK-14.7)."""

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.rules.round.deck_building import strength
from questhall.games.mage_knight.state.house_rules import DARKNESS, NIGHT_ARRIVAL
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.view.view import view
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Together
from tests.mage_knight.bench import Bench
from tests.mage_knight.fights import soldier
from tests.mage_knight.scenarios.stage import run_step, set_up, table
from tests.marks import example, rule


def upgrading(*rivals: str) -> Bench:
    """The end of the first night of a conquest."""
    bench = Bench("tovak", rivals=rivals)
    realm = bench.realm
    realm.scenario = "full_conquest"
    realm.rules.action_upgrades = True
    realm.round = 2
    realm.day = False
    return bench


# -- action upgrades -----------------------------------------------------------------


@example("MK-EX-20")
@rule("MK-14.7.2")
@pytest.mark.parametrize(
    ("time", "nights"), [("usual", [2, 4]), (NIGHT_ARRIVAL, [1, 3]), (DARKNESS, [2, 3, 4, 5])]
)
def test_upgrades_come_after_each_night_but_the_last(time: str, nights: list[int]) -> None:
    found = []
    for number in range(1, 6):
        bench = upgrading("goldyx")
        bench.realm.rules.time = time
        bench.realm.round = number
        if time == DARKNESS:
            bench.realm.day = number == 1
        else:
            bench.realm.day = (number % 2 == 1) == (time == "usual")
        bench.begin("end_of_round")
        if bench.realm.next_step == "upgrade":
            assert len(bench.realm.upgrades) == 3
            found.append(number)
    assert found == nights


@rule("MK-14.7.2")
def test_no_upgrades_unless_they_were_agreed_on() -> None:
    bench = upgrading("goldyx")
    bench.realm.rules.action_upgrades = False
    bench.begin("end_of_round")
    assert bench.realm.next_step == "round"
    assert bench.realm.upgrades == []


@rule("MK-14.7.3")
def test_the_strength_of_a_hero() -> None:
    bench = upgrading("goldyx")
    assert strength(bench.realm, bench.hero) == 0
    bench.hand("march", "wound", "fireball")
    bench.deck("agility")
    bench.discarded("endless_bag_of_gold")
    assert strength(bench.realm, bench.hero) == 5
    bench.crystals("red", "red", "blue")
    assert strength(bench.realm, bench.hero) == 6
    bench.unit(soldier(4, level=2))
    bench.unit(soldier(4, level=3), wounds=1)
    assert strength(bench.realm, bench.hero) == 9
    bench.hero.level = 3
    assert strength(bench.realm, bench.hero) == 15
    bench.realm.heroes[1].level = 2
    assert strength(bench.realm, bench.hero) == 12


@rule("MK-14.7.4")
def test_the_weakest_hero_chooses_first() -> None:
    bench = upgrading("goldyx", "norowas", "arythea")
    realm = bench.realm
    realm.order = [1, 3, 0, 2]
    bench.crystals("red", "red")  # the strongest hero
    realm.heroes[1].fame = 2
    bench.begin("end_of_round")
    assert realm.upgraders == [2, 3, 1, 0]


@rule("MK-14.7.4", "MK-14.7.5")
def test_a_better_action_replaces_another() -> None:
    bench = upgrading()
    realm = bench.realm
    march, rage, again, _ = bench.hand("march", "rage", "march", "wound")
    bench.discarded("promise")
    top = bench.cards("intimidate", "agility")  # red: combat, influence; white: movement, combat
    realm.actions.extend(top)
    bench.begin("end_of_round")
    assert [card.card for card in view(realm, 0).upgrades] == ["agility", "intimidate"]
    bench.begin("upgrade")
    assert bench.options() == ["upgrade:agility", "upgrade:intimidate", "no-upgrade"]
    bench.play("upgrade:agility")
    assert bench.options() == ["replace:march", "replace:rage", "replace:promise"]
    marks = bench.realm.marks
    bench.play("replace:march")
    assert bench.realm.marks > marks
    assert bench.keys(bench.hero.hand) == ["rage", "march", "wound"]
    assert rage in bench.hero.hand
    assert again in bench.hero.hand
    assert march in realm.removed
    assert bench.hero.deck == [top[1]]
    bench.begin("upgrade")
    assert realm.next_step == "round"
    assert realm.actions[0] == top[0]
    assert realm.upgrades == []


@rule("MK-14.7.5")
def test_colour_or_icon_must_be_shared() -> None:
    bench = upgrading()
    bench.hand("march", "wound")  # green, movement
    bench.realm.actions.extend(bench.cards("intimidate", "regeneration"))
    bench.begin("end_of_round")
    bench.begin("upgrade")
    assert bench.options() == ["upgrade:regeneration", "no-upgrade"]
    bench.play("no-upgrade")
    assert bench.keys(bench.hero.hand) == ["march", "wound"]
    assert bench.hero.deck == []


# -- the starting draft --------------------------------------------------------------


def drafting(seats: int) -> Realm:
    return table("full_conquest", seats, starting_draft=True)


@rule("MK-14.7.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_of_four_cards_are_kept_and_the_rest_are_passed_on(seats: int) -> None:
    realm = drafting(seats)
    assert realm.spaces == []
    assert realm.action_offer == []
    cards = len(realm.actions) + 4 * seats
    packs = [sorted(hero.pack) for hero in realm.heroes]
    for turn in range(3):
        assert realm.next_step == "draft"
        for hero in realm.heroes:
            assert len(hero.pack) == 4 - turn
            assert set(hero.pack) <= set(packs[(hero.seat - turn) % seats])
        run_step(realm, Chance(f"draft {turn}"))
    assert [len(hero.drafted) for hero in realm.heroes] == [3] * seats
    assert [hero.pack for hero in realm.heroes] == [[]] * seats
    assert len(realm.action_offer) == 3
    assert len(realm.actions) == cards - 3 * seats - 3
    assert realm.next_step == "board"
    run_step(realm, Chance("board"))
    assert realm.next_step == "round"
    assert len(realm.laid) > 1


@rule("MK-14.7.6")
def test_one_drafted_card_joins_the_deck_after_each_day() -> None:
    bench = Bench("tovak")
    bench.realm.scenario = "full_conquest"
    drafted = bench.cards("agility", "intimidate", "regeneration")
    bench.hero.drafted = drafted[:]
    bench.begin("end_of_round")
    assert bench.realm.next_step == "add_drafted"
    flow = GAME.steps["add_drafted"](bench.realm)
    question = next(flow)
    assert isinstance(question, Together)
    asked = question.parts[0]
    asked.answer = asked.options[1]
    assert asked.secret
    with pytest.raises(StopIteration):
        flow.send(asked.options[1])
    assert bench.hero.deck == [drafted[1]]
    assert bench.hero.drafted == [drafted[0], drafted[2]]
    assert bench.realm.next_step == "round"
    bench.realm.day = False
    bench.begin("end_of_round")
    assert bench.realm.next_step == "round"


@rule("MK-14.7.6", "MK-22.1")
def test_drafted_cards_are_secret() -> None:
    realm = drafting(2)
    for turn in range(3):
        run_step(realm, Chance(f"draft {turn}"))
    own, others = realm.heroes[0].drafted, set()
    for number in range(20):
        copy = realm.clone()
        copy.imagine(0, realm.known_to(0), Chance(f"thought {number}"))
        assert copy.heroes[0].drafted == own
        others.add(tuple(copy.heroes[1].drafted))
    assert len(others) > 3
    assert [len(hero.drafted) for hero in view(realm, 0).heroes] == [3, 0]


@rule("MK-14.7.2", "MK-14.7.6")
def test_a_whole_game_with_both() -> None:
    setup = set_up("full_conquest", 2, starting_draft=True, action_upgrades=True)
    realm = GAME.deal(setup, Chance("both"))
    chance = Chance("choices")
    steps = []
    while not realm.over:
        steps.append(realm.next_step)
        run_step(realm, chance)
    assert steps.count("draft") == 3
    assert steps.count("add_drafted") == 3
    assert steps.count("upgrade") == 6
