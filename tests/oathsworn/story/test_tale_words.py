"""Every word of the story, alone."""

import pytest

from questhall.games.oathsworn.words.tale import TALE, TALE_CONDITIONS
from questhall.kernel.language.expressions import BadExpression, parse_expression
from tests.marks import example, rule, ruling
from tests.oathsworn.story.bench import StoryBench


@rule("OS-3.9.1", "OS-3.9.5")
@pytest.mark.parametrize(
    ("text", "answers", "who"),
    [
        ("token(redraw, 1, each)", (), "1111"),
        ("token(redraw, 2, one)", ("oathsworn:2",), "0020"),
        ("token(redraw, 1, two)", ("oathsworn:3", "oathsworn:0"), "1001"),
        ("token(redraw, 1, this)", (), "0100"),
        ("token(any, 1, this)", ("token-kind:redraw",), "0100"),
    ],
)
def test_tokens_for_whom_the_text_says(text: str, answers: tuple[str, ...], who: str) -> None:
    bench = StoryBench()
    bench.bring(text, *answers, this="priest")
    assert [each.tokens[2] for each in bench.story.company] == [int(digit) for digit in who]


def test_tokens_are_lost_only_by_who_has_some() -> None:
    bench = StoryBench()
    bench.bring("lose_token(any, 1, one)")
    bench.tokens("ranger", empower=2)
    bench.tokens("warden", redraw=1)
    bench.bring("lose_token(empower, 1, one)")
    bench.bring("lose_token(any, 1, two)", "oathsworn:0")
    assert [sum(each.tokens) for each in bench.story.company] == [0, 0, 0, 0]


@example("OS-EX-54", "OS-EX-361")
@rule("OS-3.19.1", "OS-3.19.2", "OS-3.4.12")
def test_hp_are_lost_and_regained() -> None:
    bench = StoryBench()
    bench.bring("lose_hp(2, one)", "oathsworn:1")
    bench.bring("lose_hp(1, two)", "oathsworn:1", "oathsworn:2")
    assert bench.story.hp == [6, 3, 5, 6]
    bench.bring("heal(2, one)", "oathsworn:2")
    assert "oathsworn:0" not in bench.offered("who")
    bench.bring("heal(1, each)")
    assert bench.story.hp == [6, 4, 6, 6]


def test_chance_hits_somebody() -> None:
    bench = StoryBench()
    bench.bring("lose_hp(1, random)")
    assert sum(bench.story.hp) == 23


@example("OS-EX-362")
@ruling("OS-R15")
@rule("OS-3.19.3", "OS-3.23.2")
def test_who_falls_is_out_and_four_of_them_lose_the_encounter() -> None:
    bench = StoryBench()
    bench.bring("lose_hp(9, this)", this="ranger")
    assert bench.oathsworn("ranger").fallen
    bench.bring("heal(1, each)")
    bench.bring("lose_hp(1, this)", this="ranger")
    assert bench.story.hp == [6, 6, 0, 6]
    bench.bring("lose_hp(6, each)")
    assert bench.story.results == [0.0] * 4


@rule("OS-3.4.5", "OS-3.4.6")
def test_without_rations_everybody_hungers() -> None:
    bench = StoryBench(chapter=2)
    bench.bring("eat(1)")
    bench.bring("rations(2)")
    assert (bench.story.rations, bench.story.hp) == (-1, [6] * 4)
    bench.trait("quartermaster")
    bench.bring("journey(1)")
    bench.bring("rations(1)")
    assert bench.story.rations == 3
    bench.bring("eat(2)")
    bench.bring("eat(2)")
    assert (bench.story.rations, bench.story.hp) == (0, [5] * 4)


@rule("OS-3.9.3", "OS-3.9.4", "OS-3.9.6")
def test_allies_come_and_go() -> None:
    bench = StoryBench()
    assert bench.allies() == ["man_at_arms"] * 4
    bench.bring("ally(wick)")
    bench.bring("ally(wick)")
    assert bench.holds("ally(wick)")
    bench.bring("lose_ally(wick)")
    bench.bring("lose_ally(wick)")
    assert not bench.holds("ally(wick)")


@example("OS-EX-52")
@rule("OS-3.9.2", "OS-3.14.2")
def test_a_clue_opens_a_location() -> None:
    bench = StoryBench()
    text = "when(clue(2), locations(7), flag(no_clue))"
    bench.bring(text)
    assert (bench.story.tokens, bench.story.flags) == ([], ["no_clue"])
    bench.bring("then(clue(2), clue(2))")
    bench.bring(text)
    assert (bench.story.tokens, bench.story.clues) == ([7], [2])


@rule("OS-3.4.9")
def test_the_three_boxes() -> None:
    bench = StoryBench()
    bench.bring("then(special_rules, ambushed, extra_unique)")
    story = bench.story
    assert (story.special_rules, story.ambushed, story.extra_unique) == (True, True, True)


@example("OS-EX-313", "OS-EX-190")
@rule("OS-3.3.6", "OS-3.1.9", "OS-11.2.3")
def test_a_permanent_token_pays_at_once_before_the_encounter() -> None:
    bench = StoryBench()
    bench.bring("permanent_token(defense)")
    assert [each.tokens[0] for each in bench.story.company] == [1] * 4
    for _ in range(5):
        bench.bring("permanent_token(defense)")
    assert bench.story.permanent[0][0] == 3
    epilogue = StoryBench(part="won")
    epilogue.bring("permanent_token(redraw)")
    assert [each.tokens[2] for each in epilogue.story.company] == [0] * 4
    assert epilogue.story.permanent[3][2] == 1


@rule("OS-11.2.6", "OS-11.3.1")
def test_a_trait_is_chosen_as_often_as_it_may_be() -> None:
    bench = StoryBench()
    bench.bring("trait", "trait:endurance")
    bench.bring("trait", "trait:bushcraft")
    assert "trait:endurance" not in bench.offered("which-trait")
    assert "trait:bushcraft" in bench.offered("which-trait")


def test_injuries_are_healed_by_the_text() -> None:
    bench = StoryBench()
    for name in ("warden", "warden", "priest"):
        bench.oathsworn(name).hand.append(bench.story.injuries.pop())
    bench.bring("heal_injury(1, each)", "heal-injury")
    assert [len(bench.story.injuries_in(each.hand)) for each in bench.story.company] == [1, 0, 0, 0]


@rule("OS-3.8.10")
def test_curatives_go_into_the_injury_deck() -> None:
    bench = StoryBench()
    bench.bring("curative(2)")
    assert bench.curatives() == 2
    bench.bring("curative(99)")
    assert (bench.curatives(), bench.story.curatives) == (20, [])


def test_conditions() -> None:
    bench = StoryBench()
    bench.bring("then(flag(a), path(B), journey(2))")
    assert all(
        bench.holds(text)
        for text in (
            *("flag(a)", "path(B)", "rations(2)", "iron(12)", "with_class(priest)"),
            *("not_so(flag(b))", "either(flag(b), flag(a))", "both(flag(a), iron(1))"),
        )
    )
    assert not any(
        bench.holds(text)
        for text in (
            *("flag(b)", "path(A)", "rations(3)", "iron(13)", "with_class(cur)"),
            *("either(flag(b), clue(1))", "both(flag(a), flag(b))"),
        )
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("tokn(redraw, 1, each)", "did you mean 'token'?"),
        ("token(redraw, 1, all)", "all is none of"),
        ("path(C)", "C is none of A, B"),
        ("event(citty)", "did you mean 'city'?"),
    ],
)
def test_wrong_words_are_told(text: str, reason: str) -> None:
    with pytest.raises(BadExpression, match=reason.replace("?", r"\?")):
        TALE.read(parse_expression(text))


@pytest.mark.parametrize("language", [TALE, TALE_CONDITIONS], ids=lambda each: each.noun)
def test_every_word_says_how_it_is_written(language: object) -> None:
    assert isinstance(language, type(TALE))
    for word in language.words.values():
        assert word.signature().startswith(word.name)
