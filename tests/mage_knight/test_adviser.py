"""The combat adviser: its lines work on the engine, and none is better in small fights."""

import json
from random import Random
from typing import Any

import pytest

from questhall.games.mage_knight.rules.cards.wounds import others_in
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.tools.adviser.adviser import Advice, best_search
from questhall.games.mage_knight.tools.adviser.sheet import FightSheet, fight_of, realm_of
from questhall.games.mage_knight.tools.served import TOOLS
from questhall.kernel.decisions import Option
from questhall.kernel.sheets import BadSheet, read_sheet
from tests.mage_knight.all_lines import AllLines, ask_with, tiny_fight, turning_fight
from tests.mage_knight.ordinary_fights import ordinary_fight

Price = tuple[int, int, int, int, int]
LONG = 60.0
PURSE = {"tokens": {"red": 1}, "crystals": {"blue": 1}, "source": ["red", "white", "gold"]}


def sheet_of(**fields: Any) -> FightSheet:
    return read_sheet(json.dumps(fields).encode(), FightSheet)


def advice(**fields: Any) -> dict[str, Any]:
    return Advice(fight_of(sheet_of(**fields)), LONG).answer()


# -- a plain search of a fight ---------------------------------------------------------


def outcome(start: Realm, end: Realm) -> Price:
    """The result, less is better: enemies left, harm, cards thrown away, spent, mana."""
    assert start.combat is not None
    before = start.heroes[0]
    after = end.heroes[0]
    foes = start.combat.foes
    left = sum(16 * foe.kind.fame + 1 for foe in foes if foe.token not in end.turn.defeated)
    harm = len(end.turn.wounds_taken) + 2 * (len(before.units) - len(after.units))
    harm += sum(len(unit.wounds) for unit in after.units)
    harm -= sum(len(unit.wounds) for unit in before.units)
    spent = len(others_in(start, before.hand)) - len(others_in(end, after.hand))
    spent += sum(unit.can_act for unit in before.units) - sum(u.can_act for u in after.units)
    spent += sum(before.crystals) - sum(after.crystals)
    mana = sum(before.mana) - sum(after.mana) + sum(die.used for die in end.source)
    return left, harm, len(end.removed) - len(start.removed), spent, mana


def least(start: Realm, realm: Realm) -> Price:
    """The best outcome of all lines from here."""
    if realm.combat is None:
        return outcome(start, realm)
    best: list[Price] = []
    open_ways: list[list[Option]] = [[]]
    while open_ways:
        answers = open_ways.pop()
        copy = realm.clone()
        decision = ask_with(copy, answers)
        if decision is None:
            best.append(least(start, copy))
        else:
            open_ways.extend([*answers, option] for option in decision.options)
    return min(best)


def replayed(given: Advice) -> Realm:
    """Play the line on its own table by the steps of the game."""
    realm = given.start.clone()
    for choice in given.line:
        while True:
            asked = ask_with(realm.clone(), [])
            if asked is not None:
                break
            ask_with(realm, [])
        assert any(option.same_as(choice.option) for option in asked.options)
        assert ask_with(realm, [choice.option, *choice.answers]) is None
    while realm.combat is not None:
        assert ask_with(realm, []) is None
    return realm


CARDS = ("rage", "determination", "swiftness", "march", "improvisation", "crystallize", "wound")
MORE_CARDS = ("fireball", "ice_bolt", "blood_rage", "agility", "snowstorm", "concentration")
ENEMIES = ("prowlers", "diggers", "wolf_riders", "ironclads", "cursed_hags", "guardsmen")
UNITS = ("peasants", "foresters", "utem_guardsmen", "utem_crossbowmen")
SITES = ("none", "keep", "dungeon", "city:white")


def small_fight(seed: int, cards: int = 3) -> FightSheet:
    chance = Random(seed)
    hand = chance.choices(CARDS + MORE_CARDS, k=cards - 1)
    units = [{"unit": chance.choice(UNITS)}] if chance.random() < 0.5 else []
    return sheet_of(
        hand=hand if units else [*hand, chance.choice(CARDS)],
        units=units,
        mana={
            "tokens": {chance.choice(("red", "blue", "white", "green")): 1},
            "crystals": {chance.choice(("red", "blue", "white", "green")): chance.randrange(2)},
            "source": chance.choices(("red", "gold", "white", "black"), k=chance.randrange(2)),
        },
        day=chance.random() < 0.7,
        level=chance.choice((1, 3, 7)),
        enemies=[{"enemy": chance.choice(ENEMIES)}],
        site=chance.choice(SITES),
    )


@pytest.mark.parametrize("seed", [5, 8, 12, 27, 33, 40, 58])
def test_no_line_is_better(seed: int) -> None:
    given = Advice(fight_of(small_fight(seed)), LONG)
    assert given.search.complete
    assert outcome(given.start, replayed(given)) == least(given.start, given.start.clone())


@pytest.mark.parametrize("seed", [3, 9, 14, 22, 31, 36])
def test_no_line_is_better_with_any_card(seed: int) -> None:
    given = Advice(fight_of(sheet_of(**tiny_fight(seed))), LONG)
    lines = AllLines(given.start)
    all_worth = sum(worth for _, worth in lines.foes)
    assert (all_worth - given.best.worth, given.best.cost) == lines.best(given.start.clone())


@pytest.mark.parametrize("seed", [2, 3, 15, 22, 25, 30, 32, 48, 59])
def test_no_line_is_better_where_points_are_turned(seed: int) -> None:
    given = Advice(fight_of(sheet_of(**turning_fight(seed))), LONG)
    lines = AllLines(given.start)
    all_worth = sum(worth for _, worth in lines.foes)
    assert given.search.complete
    assert (all_worth - given.best.worth, given.best.cost) == lines.best(given.start.clone())


@pytest.mark.parametrize("seed", [*range(0, 60, 6), 1051])
def test_the_answer_to_an_ordinary_fight_works(seed: int) -> None:
    given = Advice(fight_of(sheet_of(**ordinary_fight(seed))), 0.0)
    end = replayed(given)
    answer = given.answer()
    defeated = [end.enemy(token).key for token in end.turn.defeated]
    assert sorted(answer["defeated"]) == sorted(defeated)
    assert answer["wounds"] + 2 * answer["units_lost"] == outcome(given.start, end)[1]


@pytest.mark.parametrize(("seed", "plays"), [(0, 900), (1, 210), (21, 190), (47, 660)])
def test_an_ordinary_fight_takes_no_more_plays(seed: int, plays: int) -> None:
    search = best_search(fight_of(sheet_of(**ordinary_fight(seed))), 0.0, plays)
    search.best()
    assert search.complete


@pytest.mark.parametrize("seed", range(100, 112))
def test_the_line_does_what_it_promises(seed: int) -> None:
    given = Advice(fight_of(small_fight(seed, cards=5)), LONG)
    end = replayed(given)
    answer = given.answer()
    defeated = [end.enemy(token).key for token in end.turn.defeated]
    assert answer["defeated"] == defeated
    assert answer["wounds"] + 2 * answer["units_lost"] == outcome(given.start, end)[1]
    assert answer["fame"] == end.heroes[0].fame - given.start.heroes[0].fame


# -- fights with a known best line -----------------------------------------------------


def words(answer: dict[str, Any]) -> list[str]:
    return [play["play"] for play in answer["plays"]]


def test_block_then_attack() -> None:
    answer = advice(
        hand=["rage", "march", "determination"], mana=PURSE, enemies=[{"enemy": "prowlers"}]
    )
    assert answer["won"]
    assert answer["wounds"] == 0
    assert answer["fame"] == 2
    assert answer["complete"]
    assert words(answer) == [
        "end-phase",
        "strong:determination",
        "block:prowlers#0",
        "strong:rage",
        "strike:prowlers",
    ]
    assert answer["plays"][3] == {
        "phase": "attack",
        "play": "strong:rage",
        "about": ["rage"],
        "pays": "red token",
    }
    about = [play["about"] for play in answer["plays"]]
    assert about == [[], ["determination"], ["prowlers"], ["rage"], ["prowlers"]]


def test_shooting_first_is_cheapest() -> None:
    answer = advice(
        hand=["swiftness", "rage"],
        mana={"tokens": {"white": 1}},
        enemies=[{"enemy": "diggers"}],
        units=[{"unit": "utem_crossbowmen"}],
    )
    assert answer["won"]
    assert answer["wounds"] == 0
    assert {play["phase"] for play in answer["plays"][:2]} <= {"ranged", "block"}


def test_a_hopeless_fight_costs_as_little_as_possible() -> None:
    answer = advice(hand=["march"], enemies=[{"enemy": "prowlers"}], level=1)
    assert not answer["won"]
    assert answer["defeated"] == []
    assert answer["wounds"] == 2
    assert words(answer) == ["end-phase", "end-phase", "suffer:prowlers#0", "end-fight"]


def test_the_enemy_with_more_fame_is_preferred() -> None:
    answer = advice(
        hand=["rage", "stamina"],
        mana={"tokens": {"red": 1}},
        enemies=[{"enemy": "diggers"}, {"enemy": "cursed_hags"}],
        level=7,
    )
    assert answer["defeated"] == ["cursed_hags"]
    assert answer["fame"] == 3
    assert answer["wounds"] == 3  # one of the two is poisonous


def test_units_do_not_enter_a_dungeon() -> None:
    answer = advice(
        hand=["rage"],
        units=[{"unit": "peasants"}],
        enemies=[{"enemy": "minotaur"}],
        site="dungeon",
    )
    assert not [word for word in words(answer) if word.startswith("activate")]


def test_an_unknown_token_is_assumed_to_be_a_hard_one() -> None:
    hand = ["rage", "determination"]
    unknown = advice(hand=hand, enemies=[{"enemy": "orc_summoners"}], level=1)
    known = advice(
        hand=hand, enemies=[{"enemy": "orc_summoners", "summons": ["gargoyle"]}], level=1
    )
    assert unknown["assumed"] == ["orc_summoners summons minotaur"]
    assert known["assumed"] == []
    assert any("minotaur" in word for word in words(unknown))
    assert any("gargoyle" in word for word in words(known))


def test_tokens_of_other_boxes_may_be_summoned() -> None:
    assumed = {
        boxes: advice(more_enemies=boxes, enemies=[{"enemy": "orc_summoners"}])["assumed"]
        for boxes in ("none", "both")
    }
    assert assumed["none"] == ["orc_summoners summons minotaur"]
    assert assumed["both"] == ["orc_summoners summons blood_demon"]


def test_influence_of_a_skill_blocks_with_diplomacy() -> None:
    answer = advice(
        hand=["diplomacy"], skills=["braevalar_beguile"], enemies=[{"enemy": "zombie_horde"}]
    )
    assert "skill:braevalar_beguile" in words(answer)
    assert "block:zombie_horde#0" in words(answer)


def test_influence_of_sideways_cards_pays_heroes_in_an_assault() -> None:
    answer = advice(
        hand=["rage", "march", "stamina"],
        units=[{"unit": "heroes_red"}],
        enemies=[{"enemy": "guardsmen"}],
        site="keep",
        level=3,
    )
    assert answer["won"]
    paid = [play for play in answer["plays"] if play.get("choices") == ["give-point:influence"]]
    assert len(paid) == 2


def test_movement_is_split_between_phases() -> None:
    """Two arrows for one enemy, the other two points for the other."""
    answer = advice(
        hand=["agility", "march"],
        mana={"tokens": {"white": 1, "green": 1}},
        enemies=[{"enemy": "diggers"}, {"enemy": "ironclads"}],
        level=7,
    )
    assert "convert:move-as-attack" in " ".join(words(answer))


def test_gold_is_kept_if_the_colour_itself_is_there() -> None:
    for source in (["gold", "red"], ["red", "gold"]):
        answer = advice(hand=["rage"], mana={"source": source}, enemies=[{"enemy": "ironclads"}])
        paid = [play["pays"] for play in answer["plays"] if "pays" in play]
        assert set(paid) <= {"red die"}
    tokens = {"tokens": {"gold": 1, "red": 1}}
    answer = advice(hand=["rage"], mana=tokens, enemies=[{"enemy": "prowlers"}], level=7)
    assert [play["pays"] for play in answer["plays"] if "pays" in play] == ["red token"]


def test_a_safer_line_is_named_beside_the_best() -> None:
    """Rage defeats the enemy, or stops its attack."""
    answer = advice(hand=["rage", "rage"], enemies=[{"enemy": "prowlers"}], level=1)
    assert answer["won"]
    safer = answer["safer"]
    assert safer["wounds"] < answer["wounds"]
    assert not safer["won"]
    assert safer["complete"]
    assert [play["play"] for play in safer["plays"] if play["phase"] == "block"][-1] == (
        "block:prowlers#0"
    )


def test_a_line_without_wounds_has_no_safer_one() -> None:
    answer = advice(hand=["swiftness"], mana={"tokens": {"white": 1}}, enemies=ORCS)
    assert answer["wounds"] == 0
    assert answer["safer"] is None


@pytest.mark.parametrize("seed", [5, 8, 12, 27, 33, 40])
def test_no_line_costs_fewer_wounds_than_the_safer_one(seed: int) -> None:
    given = Advice(fight_of(small_fight(seed)), LONG)
    harm = given.harm if given.safer is None else given.safer.harm
    assert harm == fewest_wounds(given.start, given.start.clone())


def fewest_wounds(start: Realm, realm: Realm) -> int:
    """The fewest wounds of all lines from here, whatever they defeat."""
    if realm.combat is None:
        return outcome(start, realm)[1]
    best: list[int] = []
    open_ways: list[list[Option]] = [[]]
    while open_ways:
        answers = open_ways.pop()
        copy = realm.clone()
        decision = ask_with(copy, answers)
        if decision is None:
            best.append(fewest_wounds(start, copy))
        else:
            open_ways.extend([*answers, option] for option in decision.options)
    return min(best)


def test_when_the_time_is_up_there_is_an_answer() -> None:
    sheet = sheet_of(
        hand=["rage", "march", "determination", "swiftness", "improvisation"],
        units=[{"unit": "peasants"}, {"unit": "foresters"}],
        mana=PURSE,
        enemies=[{"enemy": "prowlers"}, {"enemy": "ironclads"}, {"enemy": "cursed_hags"}],
    )
    given = Advice(fight_of(sheet), 0.0)
    assert not given.search.complete
    end = replayed(given)
    assert given.answer()["wounds"] == outcome(given.start, end)[1]


@pytest.mark.parametrize("enemies", [6, 7, 8])
@pytest.mark.parametrize("seconds", [0.0, LONG])
def test_more_rampaging_enemies_than_spaces_around_the_hero(enemies: int, seconds: float) -> None:
    sheet = sheet_of(
        enemies=[{"enemy": "prowlers"}] * enemies, phase="attack", gathered={"melee": {"fire": 200}}
    )
    given = Advice(fight_of(sheet), seconds)
    assert given.answer()["won"]
    assert len(replayed(given).turn.defeated) == enemies


# -- the sheet and the tool ------------------------------------------------------------

ORCS = [{"enemy": "prowlers"}]


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({}, "required field enemies"),
        ({"enemies": [{"enemy": "nobody"}]}, "enemies[0].enemy: there is no enemy 'nobody'"),
        (
            {"enemies": [{"enemy": "ice_golems"}]},
            "there is no enemy 'ice_golems'; did you mean ice_golems_enemy",
        ),
        ({"enemies": ORCS, "hand": ["raeg"]}, "there is no card 'raeg'; did you mean rage"),
        ({"enemies": ORCS, "hand": ["prowlers"]}, "hand[0]: there is no card 'prowlers'"),
        ({"enemies": ORCS, "units": [{"unit": "rage"}]}, "units[0].unit: there is no unit"),
        ({"enemies": ORCS, "skills": ["rage"]}, "skills[0]: there is no skill"),
        ({"enemies": ORCS, "site": "inn"}, "site: 'inn' is none of"),
        ({"enemies": ORCS, "site": "city"}, "such as city:white"),
        ({"enemies": ORCS, "armour": 9}, "armour: no level has this armour"),
        ({"enemies": [{"enemy": "prowlers", "fortified": True}]}, "enemies[0].fortified"),
        ({"enemies": [{"enemy": "prowlers", "summons": ["medusa"]}]}, "enemies[0].summons"),
        ({"enemies": ORCS, "mana": {"crystals": {"gold": 1}}}, "mana.crystals"),
    ],
)
def test_a_bad_sheet_names_the_field(fields: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadSheet) as found:
        realm_of(sheet_of(**fields))
    assert fault in str(found.value)


def test_a_sheet_that_is_not_json_is_refused() -> None:
    with pytest.raises(BadSheet, match="this is no JSON"):
        read_sheet(b"{", FightSheet)


def test_the_server_has_limits() -> None:
    text = json.dumps({"hand": ["rage"] * 13, "enemies": ORCS}).encode()
    with pytest.raises(BadSheet, match="hand: at most 12"):
        TOOLS["fight"](text)
    assert TOOLS["fight"](b'{"hand": ["rage"], "enemies": [{"enemy": "diggers"}]}')["complete"]
