"""Hints: what the house advises a hero in plain positions, and in the course of whole quests."""

from collections.abc import Iterator
from itertools import chain

import pytest

from questhall.bots import hinting
from questhall.bots.playing import follow_hunch
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.minds.hunch import worths
from questhall.games.sword_and_sorcery.printed.symbols import Symbol
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_id, say_option

from .bench import Bench
from .storybench import StoryBench

LUCKS = ("oak", "ash", "elm")
LANGUAGES = ("en", "ru")
QUESTS = ("q1", "q4", "q2", "q3")
MOST_CHOICES = 300
# What is offered in the turn of a hero.
ORDINARY = ("move", "attack", "use", "search", "trigger")


def match_on(bench: Bench) -> Match:
    """The position as a match that goes on from here."""
    setup = GAME.checked(Setup("quest", len(bench.adventure.heroes), {}))
    return Match.resume(GAME, setup, "hints", bench.adventure)


def question(match: Match) -> Decision:
    return match.pending[0]


def hint(match: Match) -> Option:
    """What somebody is told who asks for a hint."""
    return hinting.hint(match, question(match).seats[0]).option


def said(match: Match, option: Option) -> str:
    return option_id(GAME, match.state, option)


def hinted(match: Match) -> str:
    return said(match, hint(match))


# -- plain positions ------------------------------------------------------------------------


def test_who_can_be_killed_is_struck_first() -> None:
    bench = Bench("A B")
    bench.enemy("A")
    dying = bench.enemy("A")
    dying.wounds = 8
    bench.sheet(0).specials = 0
    assert hinted(match_on(bench)) == f"attack:main@{dying.id}"


def test_nobody_walks_away_from_an_enemy_for_nothing() -> None:
    bench = Bench("A B")
    bench.hero(1, "B")
    bench.enemy("A")
    bench.sheet(0).combats = bench.sheet(0).specials = 0
    match = match_on(bench)
    assert "move" in [option.verb for option in question(match).options]
    assert hinted(match) == "end-turn"


def test_a_blow_comes_before_a_walk() -> None:
    bench = Bench("A B C")
    bench.hero(1, "C")
    bench.enemy("A")
    bench.sheet(0).specials = 0
    assert hinted(match_on(bench)).startswith("attack:main")


def test_who_has_shot_steps_back_from_an_enemy() -> None:
    bench = Bench("A B C", heroes=("laegon_archer", "thorgar_cleric"))
    bench.enemy("C")
    bench.hero(0, "B").wounds = 3
    bench.sheet(0).combats = bench.sheet(0).specials = 0
    decision = question(match_on(bench))
    found = worths(bench.adventure, decision)
    best = decision.options[found.index(max(found))]
    assert (best.verb, best.what) == ("move", bench.area("A"))


def test_one_searches_where_no_enemy_is_near() -> None:
    bench = StoryBench("q1")
    bench.hero(0).area = bench.area("8A.c")
    assert hinted(match_on(bench)) == "search"
    bench.enemy("8A.d")
    assert hint(match_on(bench)).verb != "search"


def test_a_power_heals_whoever_is_about_to_die() -> None:
    bench = Bench("A B", heroes=("thorgar_cleric", "ecarus_white_rose"))
    card = bench.power(0, "heal")
    bench.hero(1, "B").wounds = 6
    assert hinted(match_on(bench)).startswith(f"use:{card}")
    bench.hero(1).wounds = 0
    assert hint(match_on(bench)).verb != "use"


class TestADoor:
    """The door of the first quest behind which the candles are."""

    def bench(self) -> StoryBench:
        bench = StoryBench("q1")
        done = [a for a in bench.adventure.quest.actions if a.area == bench.area("8A.e")]
        bench.adventure.scripts_read += [action.key for action in done]
        bench.hero(0).area = bench.area("8A.d")
        bench.sheet(2).ghost = True
        return bench

    def test_waits_for_a_ghost_who_comes_back_in_the_next_round(self) -> None:
        bench = self.bench()
        bench.adventure.shards = bench.sheet(2).soulrank
        match = match_on(bench)
        assert "open-door" in [option.verb for option in question(match).options]
        assert hint(match).verb != "open-door"

    def test_does_not_wait_for_who_cannot_come_back(self) -> None:
        bench = self.bench()
        bench.adventure.shards = 0
        assert hinted(match_on(bench)) == "open-door:d1"

    def tired(self) -> StoryBench:
        """Nobody can strike any more in this round."""
        bench = self.bench()
        bench.adventure.shards = 0
        bench.sheet(0).combats = 0
        bench.sheet(1).acted = True
        return bench

    def test_waits_until_somebody_can_strike_behind_it(self) -> None:
        assert hinted(match_on(self.tired())) != "open-door:d1"

    def test_does_not_wait_when_another_hero_still_strikes(self) -> None:
        bench = self.tired()
        bench.sheet(1).acted = False
        assert hinted(match_on(bench)) == "open-door:d1"

    def hurried(self, bench: StoryBench) -> Match:
        """Few events are left, and the one candle on this side of the door burns already."""
        burning = [a for a in bench.adventure.quest.actions if a.area == bench.area("6A.c")]
        bench.adventure.scripts_read += [action.key for action in burning]
        bench.adventure.events = bench.adventure.events[:2]
        return match_on(bench)

    def test_does_not_wait_for_strength_when_time_runs_out(self) -> None:
        assert hint(self.hurried(self.tired())).verb == "open-door"

    def test_does_not_wait_when_time_runs_out(self) -> None:
        bench = self.bench()
        bench.adventure.shards = bench.sheet(2).soulrank
        assert hint(self.hurried(bench)).verb == "open-door"


class TestWhatIsSpentInATurn:
    """Powers and focus, where they change something."""

    def worth(self, bench: Bench, verb: str) -> float:
        decision = question(match_on(bench))
        found = worths(bench.adventure, decision)
        return max(found[n] for n, each in enumerate(decision.options) if each.verb == verb)

    def test_focus_is_for_a_blow_that_may_fail(self) -> None:
        bench = Bench("A B")
        foe = bench.enemy("A", hp=20)
        assert self.worth(bench, "focus") > self.worth(bench, "attack")
        foe.wounds = 19
        assert self.worth(bench, "focus") < self.worth(bench, "attack")

    def test_meditation_is_for_an_attack_or_a_used_power(self) -> None:
        bench = Bench("A B", heroes=("auriel_wizard", "thorgar_cleric"))
        bench.power(0, "lady_of_thunder")
        assert self.worth(bench, "use-innate") < 0.0
        bench.sheet(0).powers[-1].position = 1
        assert self.worth(bench, "use-innate") > 0.0
        bench.sheet(0).powers[-1].position = 0
        bench.enemy("B")
        assert self.worth(bench, "use-innate") > self.worth(bench, "use")

    def test_runes_are_blown_up_under_enemies(self) -> None:
        bench = Bench("A B", heroes=("thorgar_runemaster", "ecarus_white_rose"))
        bench.do(bench.effect(0, "place(rune_of_attack, hits(1))"))
        assert self.worth(bench, "use-innate") < 0.0
        bench.enemy("A")
        assert self.worth(bench, "use-innate") > 0.0


# -- symbols --------------------------------------------------------------------------------


def rolled(bench: Bench, red: list[str], *effects: str, armour: int = 0) -> Decision:
    """What an attack with these effects asks after the roll."""
    foe = bench.enemy("A", armour=armour)
    bench.roll(red=red)
    return next(bench.attack(0, foe, red=len(red), effects=effects))


def paid(bench: Bench, decision: Decision) -> int:
    places = {GAME.hunch(bench.adventure, decision, Chance(luck)) for luck in LUCKS}
    assert GAME.promising(bench.adventure, decision) == list(places)
    return decision.options[places.pop()].what


@pytest.mark.parametrize("in_vain", ["aoe(0)", "ignore_armour", "armour_of_target(-1)"])
def test_symbols_pay_for_what_does_something(in_vain: str) -> None:
    bench = Bench("A")
    decision = rolled(bench, ["hit skill"], f"pay({in_vain}, skill=1)", "pay(hits(1), skill=1)")
    assert paid(bench, decision) == 1


def test_symbols_strike_all_who_stand_together() -> None:
    bench = Bench("A")
    bench.enemy("A")
    decision = rolled(bench, ["hit skill"], "pay(aoe(0), skill=1)", "pay(ignore_armour, skill=1)")
    assert paid(bench, decision) == 0


def test_a_symbol_is_kept_for_the_effect_that_needs_it() -> None:
    bench = Bench("A")
    foe = bench.enemy("A")
    bench.roll(red=["hit skill", "hit magic"])
    effects = ("pay(critical, any=1)", "pay(hits(1), skill=1)")
    flow = bench.attack(0, foe, red=2, effects=effects)
    decision = flow.send(next(flow).options[0])
    assert decision.prompt == "pay-with"
    assert [option.what for option in decision.options] == [Symbol.SKILL, Symbol.MAGIC]
    assert paid(bench, decision) == Symbol.MAGIC


class TestARoll:
    """Dice are rolled again for what the roll is about."""

    def rerolled(self, bench: Bench, decision: Decision) -> list[int]:
        found = worths(bench.adventure, decision)
        places = [n for n, option in enumerate(decision.options) if option.verb == "reroll"]
        return [decision.options[n].what for n in places if found[n] > 0.0]

    def test_in_an_attack_spares_hits(self) -> None:
        bench = Bench("A")
        foe = bench.enemy("A")
        bench.roll(blue=["shield shield", "hit", "miss"])
        decision = next(bench.attack(0, foe, blue=3, always=("reroll(any)",)))
        assert self.rerolled(bench, decision) == [0, 2]

    def test_in_a_defence_spares_shields(self) -> None:
        bench = Bench("A")
        foe = bench.enemy("A")
        bench.sheet(1).used_this_round.remove("divine_aid")
        bench.roll(blue=["hit skill", "shield"])
        flow = bench.attack(foe.id, bench.hero(1), fixed=6)
        help = next(flow).options[0]
        assert help.verb == "help-innate"
        assert self.rerolled(bench, flow.send(help)) == [0]


class TestAReaction:
    """Shields of a power against an attack."""

    def reacts(self, hits: int) -> bool:
        bench = Bench("A", heroes=("thorgar_cleric", "ecarus_white_rose"))
        bench.power(1, "iron_stance")
        foe = bench.enemy("A")
        bench.roll(blue=["shield shield"] * 4)
        decision = next(bench.attack(foe.id, bench.hero(1), fixed=hits), None)
        if decision is None:
            return False
        assert decision.prompt == "react"
        found = worths(bench.adventure, decision)
        return decision.options[found.index(max(found))].verb == "use"

    def test_stops_a_wound(self) -> None:
        assert self.reacts(8)

    def test_is_saved_where_shields_suffice(self) -> None:
        assert not self.reacts(3)


# -- whole quests ---------------------------------------------------------------------------


def questions_of(quest: str) -> Iterator[Match]:
    """A quest that is played by hunch, at each of its questions."""
    match = Match.start(GAME, GAME.checked(Setup("quest", 2, {"quest": quest})), "hints")
    chance = Chance("hints")
    while match.pending and match.decisions < MOST_CHOICES:
        yield match
        follow_hunch(match, chance)


def test_ordinary_questions_have_a_hint_in_words() -> None:
    """Every sort of question is met, and each hint is offered and said in both languages."""
    books = [GAME.texts(language) for language in LANGUAGES]
    left = set(ORDINARY)
    for match in chain.from_iterable(questions_of(quest) for quest in QUESTS):
        met = left & {option.verb for option in question(match).options}
        if not left:
            break
        if not met:
            continue
        left -= met
        wanted = hint(match)
        assert any(option.same_as(wanted) for option in question(match).options)
        sentences = [say_option(GAME, match.state, wanted, book) for book in books]
        assert all(sentences)
        assert sentences[0] != sentences[1]
    assert not left
