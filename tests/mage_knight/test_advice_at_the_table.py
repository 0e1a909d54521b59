"""The adviser at the table: every line that it names can be played there, with just that result.

Fights of random games, with random setups and heroes, are stopped at random questions. In half of
them the hero gets cards, units and skills of all boxes first, so that everything is met there.
"""

from random import Random
from typing import Any

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.printed.kinds import Token
from questhall.games.mage_knight.rules.cards.wounds import others_in
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.tools.adviser.adviser import Advice, Course
from questhall.games.mage_knight.tools.adviser.fight import NoLine
from questhall.games.mage_knight.tools.adviser.table import fight_at
from questhall.games.mage_knight.tools.served import ADVISERS
from questhall.kernel.choices import Refused
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.text import LANGUAGES
from tests.mage_knight.all_lines import AllLines, TooManyLines
from tests.mage_knight.bench import Bench
from tests.mage_knight.table_fights import enriched, fights, follow, realm_of, stopped

GAMES = 100
PLAYS = 1000  # that the adviser may try
MOST_LINES = 2000  # of a fight that is small
LONGEST_WAIT = 12  # questions answered before the adviser is asked


# -- the law -----------------------------------------------------------------------------


def result(now: Realm, end: Realm) -> dict[str, Any]:
    """What has become of a fight since then, as the adviser says it."""
    before, after = now.hero_of_turn(), end.heroes[now.turn.seat]
    assert now.combat is not None
    foes = [foe for foe in now.combat.foes if not foe.defeated and foe.summoner < 0]
    beaten = [foe.kind.key for foe in foes if foe.token in end.turn.defeated]
    old = {unit.card: len(unit.wounds) for unit in before.units}
    wounds = sum(len(unit.wounds) - old.get(unit.card, 0) for unit in after.units)
    wounds += len(end.turn.wounds_taken) - len(now.turn.wounds_taken)
    cards = len(others_in(now, before.hand)) - len(others_in(end, after.hand))
    return {
        "won": len(beaten) == len(foes),
        "defeated": beaten,
        "wounds": wounds,
        "units_lost": len(old.keys() - {unit.card for unit in after.units}),
        "cards": max(0, cards),
        "fame": after.fame - before.fame,
    }


def keeps_its_promise(match: Match, course: Course) -> None:
    promised = course.answer()
    now = realm_of(match).clone()
    end = follow(match, course)
    assert end.combat is None, "the line does not end the fight"
    found = result(now, end)
    assert {key: promised[key] for key in found} == found
    if course.assumed or course.search.unknown:
        assert not promised["complete"]


def ask_at(match: Match) -> bool:
    """Ask for advice and follow it, and the safer line too; False if there is none here."""
    try:
        advice = Advice(fight_at(match, realm_of(match).turn.seat), 0.0, PLAYS)
    except (NoLine, Refused):  # in the midst of a play that draws cards or rolls dice
        assert len(match.choices) > match.checkpoints[-1].at
        return False
    keeps_its_promise(match, advice)
    if advice.safer is not None:
        keeps_its_promise(match, advice.safer)
    return True


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", range(GAMES))
def test_every_line_can_be_played_with_the_result_that_it_promises(game: int) -> None:
    chance = Random(f"law {game}")
    for match in fights(game):
        for other in (match.at(len(match.choices)), enriched(match, chance)):
            position = stopped(other, chance, LONGEST_WAIT)
            if position is not None:
                ask_at(position)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", range(100, 150))
def test_no_line_is_better_than_the_one_found_when_all_were_looked_at(game: int) -> None:
    """Where a fight is so small that every line can be played."""
    chance = Random(f"best {game}")
    for match in fights(game):
        position = stopped(enriched(match, chance), chance, LONGEST_WAIT)
        if position is None or len(position.choices) > position.checkpoints[-1].at:
            continue
        fight = fight_at(position, realm_of(position).turn.seat)
        lines = AllLines(fight.start, MOST_LINES)
        try:
            best = lines.best(fight.start.clone())
        except TooManyLines:
            continue
        advice = Advice(fight, 0.0, 10 * MOST_LINES)
        assert advice.search.complete
        worth = sum(worth for _, worth in lines.foes)
        assert (worth - advice.best.worth, advice.best.cost) == best


# -- what the turn has used up, and what holds already -------------------------------------


def at_table(bench: Bench) -> Match:
    setup = GAME.checked(
        Setup("quest", len(bench.realm.heroes), {"scenario": "first_reconnaissance"})
    )
    return Match.resume(GAME, setup, "advice", bench.realm.clone())


def advice(bench: Bench) -> dict[str, Any]:
    return ADVISERS["fight"](at_table(bench), 0, "en")


def plays(answer: dict[str, Any]) -> list[str]:
    return [play["play"] for play in answer["plays"]]


def test_a_skill_gives_what_it_would_give_now() -> None:
    """Who Needs Magic? gives 3 points only while no die was used."""
    found: list[bool] = []
    for used in (False, True):
        bench = Bench()
        bench.skill("tovak_who_needs_magic")
        bench.hand("march")
        bench.fight("prowlers")
        bench.turn.die_used = used
        bench.phase("attack")
        found.append(advice(bench)["won"])
    assert found == [True, False]


@pytest.mark.parametrize("taken", [False, True])
def test_a_die_is_taken_once_a_turn(taken: bool) -> None:
    bench = Bench()
    bench.source("red", "red")
    bench.hand("rage", "rage", "march")
    bench.fight("guardsmen")  # armour 7: 4, 2 and 1
    bench.phase("attack")
    if taken:
        bench.play("strong:rage")
    answer = advice(bench)
    paid = [play for play in answer["plays"] if "die" in play.get("pays", "")]
    assert answer["won"]
    assert len(paid) == (0 if taken else 1)


def test_a_skill_that_forbids_dice_forbids_them_to_the_adviser() -> None:
    bench = Bench()
    bench.source("red")
    bench.skill("tovak_who_needs_magic")
    bench.hand("march", "rage")
    bench.fight("guardsmen")
    bench.phase("attack")
    bench.play("skill", "sideways-as:march#3")
    answer = advice(bench)
    assert not answer["won"]  # a die would make it 7 against armour 7
    assert answer["complete"]


def test_a_used_skill_is_not_proposed() -> None:
    bench = Bench()
    skill = bench.skill("tovak_double_time")
    bench.skill("tovak_shield_mastery").used = True
    bench.hand("march")
    bench.fight("prowlers")
    skill.used = True
    assert not [play for play in plays(advice(bench)) if play.startswith("skill")]


def test_effects_in_force_count() -> None:
    """Agility was played before: movement is attack now."""
    bench = Bench()
    bench.hand("agility", "march")
    bench.fight("wolf_riders")
    bench.phase("attack")
    bench.play("basic:agility")
    found = advice(bench)
    assert found["won"]
    assert "basic:march" in plays(found)


def test_the_offers_of_the_table_count() -> None:
    """Blood of Ancients uses an advanced action of the offer: a Fire Bolt of 3."""
    bench = Bench()
    bench.hand("blood_of_ancients")
    bench.mana("red")
    bench.action_offer("fire_bolt", "agility", "refreshing_walk")
    bench.fight("prowlers")
    bench.phase("attack")
    answer = advice(bench)
    assert answer["won"]
    assert plays(answer)[0] == "strong:blood_of_ancients"


def test_a_crystal_that_comes_back_pays_before_a_token() -> None:
    """Mana Enhancement gives a crystal for the next mana spent."""
    bench = Bench()
    bench.skill("krang_mana_enhancement")
    bench.hand("rage")
    bench.mana("red")
    bench.crystals("red")
    bench.fight("prowlers")
    bench.phase("attack")
    bench.play("skill")
    assert [play["pays"] for play in advice(bench)["plays"] if "pays" in play] == ["red crystal"]


def test_in_the_midst_of_a_play_the_adviser_goes_on_with_it() -> None:
    bench = Bench()
    bench.hand("rage")
    bench.mana("red")
    bench.crystals("red")
    bench.fight("prowlers")
    bench.phase("attack")
    match = at_table(bench)
    strong = next(each for each in match.pending[0].options if each.verb == "strong")
    match.take(0, strong)
    answer = ADVISERS["fight"](match, 0, "en")
    assert answer["plays"][0]["choose"] == ["pay-token:red"]
    assert answer["plays"][1]["play"] == "strike:prowlers"
    assert answer["cards"] == 0  # it has left the hand already


# -- what nobody can know --------------------------------------------------------------------


def summoners() -> Bench:
    bench = Bench()
    bench.hand("determination")
    bench.fight("orc_summoners")
    return bench


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summoned_enemy_is_named_as_an_assumption(language: str) -> None:
    bench = summoners()
    answer = ADVISERS["fight"](at_table(bench), 0, language)
    assert answer["assumed"] == ["orc_summoners summons minotaur"]
    assert not answer["complete"]
    assert not answer["stopped"]
    texts = GAME.texts(language)
    said = {"summoner": texts.say("enemy-orc-summoners"), "token": texts.say("enemy-minotaur")}
    assert texts.say("advice-assumed", said) in answer["notes"]


def test_a_token_that_was_seen_cannot_be_summoned() -> None:
    bench = summoners()
    pile = bench.realm.piles[Token.BROWN]
    strong = [token for token in pile if bench.realm.enemy(token).key == "minotaur"]
    for token in strong:
        pile.remove(token)
        bench.realm.token_discards[Token.BROWN].append(token)
    assert advice(bench)["assumed"] != ["orc_summoners summons minotaur"]


def test_whoever_was_summoned_is_no_assumption() -> None:
    bench = summoners()
    bench.play("end-phase")
    answer = advice(bench)
    assert answer["assumed"] == []
    assert answer["complete"]


def test_what_is_left_out_is_said() -> None:
    bench = Bench()
    bench.hand("horn_of_wrath")
    bench.fight("prowlers")
    answer = advice(bench)
    assert answer["left_out"] == ["basic:horn_of_wrath", "strong:horn_of_wrath"]
    assert not answer["complete"]
    assert len(answer["notes"]) == len(answer["left_out"])


def test_the_secret_die_is_assumed_to_be_the_worst() -> None:
    bench = Bench(rivals=["arythea"])
    bench.hand("determination", "rage")
    bench.fight("prowlers")
    bench.realm.rules.unpredictable = True
    bench.realm.last_rival = 1
    bench.begin("secret_die")
    bench.play("set-die:black")
    answer = advice(bench)
    assert answer["assumed"] == ["the die shows red"]
    assert not answer["complete"]


def test_advice_does_not_depend_on_what_is_hidden() -> None:
    answers: list[dict[str, Any]] = []
    for seed in ("one", "another"):
        bench = summoners()
        bench.deck("march", "rage", "stamina")
        bench.realm.chance.reseed(seed)
        bench.realm.shuffle_unseen(bench.realm.known_to(0))
        answers.append(advice(bench))
    assert answers[0] == answers[1]


# -- where there is none ---------------------------------------------------------------------


def test_there_is_no_advice_where_nobody_fights() -> None:
    with pytest.raises(Refused, match="no fight"):
        advice(Bench())


def test_there_is_no_advice_for_those_who_do_not_fight() -> None:
    bench = Bench(rivals=["arythea"])
    bench.fight("prowlers")
    with pytest.raises(Refused, match="seat 1 is not asked"):
        ADVISERS["fight"](at_table(bench), 1, "en")
