"""The language of cards: one declaration gives reader, speaker, errors and reference."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from questhall.kernel.language.expressions import (
    Argument,
    BadExpression,
    Expression,
    parse_expression,
)
from questhall.kernel.language.parameters import (
    Flag,
    Given,
    Key,
    Keys,
    Name,
    Named,
    NamedKey,
    NamedName,
    NamedWord,
    Names,
    Number,
    NumberOr,
    Numbers,
    Parameter,
    Said,
    no_such,
)
from questhall.kernel.language.reference import Chapter, reference_page
from questhall.kernel.language.speaking import Speaker, message
from questhall.kernel.language.words import Among, Language, One, Several, Word, import_all
from questhall.kernel.text import Texts

COLOURS = {"red": 0, "blue": 1}
LAMPS = {"hall": 7, "attic": 8}
DEEDS: Language[tuple[Any, ...]] = Language("deed")
NO_DEEDS: Language[tuple[Any, ...]] = Language("idleness")


def deed(*values: Any) -> tuple[Any, ...]:
    """Something is done."""
    return values


SOUNDS: Language[tuple[Any, ...]] = Language("sound")
SOUNDS.declare(Word("bark", make=deed))


def lamp(name: Argument, context: Any) -> int:
    if str(name) not in LAMPS:
        raise no_such(name, "is no lamp", LAMPS)
    return LAMPS[str(name)]


def of_context(context: Any) -> Language[tuple[Any, ...]]:
    return DEEDS if context is None else NO_DEEDS


DEEDS.declare(
    Word("hit", Number(), Flag("hard"), Named("times", 1), make=deed),
    Word("paint", Key("colour", COLOURS), make=deed),
    Word("mix", Keys("colours", COLOURS), Number("amount", 1), make=deed),
    Word("blend", Keys("colours", COLOURS, least=2), make=deed),
    Word("glow", Key("colour", COLOURS, "blue"), make=deed),
    Word("heal", NumberOr("all"), make=deed),
    Word("call", NamedWord("who", {"cat": 1, "dog": 2}), make=deed),
    Word("rest", Given("bed"), make=deed),
    Word("both", One(DEEDS, "first"), One(DEEDS, "second"), make=deed),
    Word("all_of", Several(DEEDS, "deeds"), make=deed),
    Word("climb", Named("height", None), make=deed),
    Word("hear", Among(SOUNDS, "sounds"), Number(), make=deed),
    Word("count", Numbers(), make=deed),
    Word("wear", NamedKey("as_of", COLOURS, -1), make=deed),
    Word("lift", Named("weight", None), make=deed),
    Word("light", Name("lamp", lamp), make=deed),
    Word("light_all", Names("lamp", lamp), make=deed),
    Word("go", NamedName("to", lamp), make=deed),
    Word("stay", NamedName("at", lamp, optional=True), make=deed),
    Word("again", One(of_context, "deed"), make=deed),
    Word("wait", Among(DEEDS, "deeds"), Number(), make=deed),
)


def read(text: str) -> tuple[Any, ...]:
    return DEEDS.read(parse_expression(text))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("hit(2)", (2, False, 1)),
        ("hit(hard, 2, times=3)", (2, True, 3)),
        ("paint(blue)", (1,)),
        ("mix(3, blue, red)", ([1, 0], 3)),
        ("mix(red)", ([0], 1)),
        ("glow", (1,)),
        ("glow(red)", (0,)),
        ("heal(2)", (2,)),
        ("heal(all)", (0,)),
        ("call(who=cat)", ("cat",)),
        ("call", ("",)),
        ("rest", ("bed",)),
        ("both(rest, heal(1))", (("bed",), (1,))),
        ("all_of(rest, glow)", ([("bed",), (1,)],)),
        ("climb(height=4)", (4,)),
        ("hear(2)", ([], 2)),
        ("hear(bark, 2, bark)", ([(), ()], 2)),
        ("count(1, 2, 3)", ([1, 2, 3],)),
        ("wear(as_of=blue)", (1,)),
        ("wear", (-1,)),
        ("lift(weight=3)", (3,)),
        ("light(hall)", (7,)),
        ("light('hall')", (7,)),
        ("light_all(hall, attic)", ([7, 8],)),
        ("go(to=attic)", (8,)),
        ("stay", (None,)),
        ("again(rest)", (("bed",),)),
        ("wait(rest, 3, glow)", ([("bed",), (1,)], 3)),
    ],
)
def test_a_word_means_what_its_maker_makes_of_its_brackets(text: str, meaning: object) -> None:
    assert read(text) == meaning


@pytest.mark.parametrize(
    ("text", "reason", "column"),
    [
        ("hti(2)", "'hti' is no deed; did you mean 'hit'?", 0),
        ("both(rest, haal(1))", "'haal' is no deed; did you mean 'heal'?", 11),
        ("both(rest, fly)", "'fly' is no deed", 11),
        ("paint(bleu)", "paint: bleu is none of red, blue; did you mean 'blue'?", 0),
        ("call(who=cow)", "call: cow is none of cat, dog", 0),
        ("hit", "hit: an argument is missing", 0),
        ("both(rest, hit(soft))", "hit: soft is not a number", 11),
        ("rest(1)", "rest: does not take 1", 0),
        ("hit(1, speed=2)", "hit: does not take speed", 0),
        ("both(rest, 3)", "both: 3 is not a word", 0),
        ("climb", "climb: height is missing", 0),
        ("glow(red, blue)", "glow: does not take blue", 0),
        ("count", "count: an argument is missing", 0),
        ("blend(red)", "blend: names none of red, blue", 0),
        ("lift", "lift: weight is missing", 0),
        ("light(hal)", "hal is no lamp; did you mean 'hall'?", 6),
        ("light('hal')", "hal is no lamp; did you mean 'hall'?", 0),
        ("light(rest(1))", "light: rest(1) is not a name", 0),
        ("light_all", "light_all: an argument is missing", 0),
        ("go", "go: to is missing", 0),
        ("wear(as_of=bleu)", "wear: bleu is none of red, blue; did you mean 'blue'?", 0),
    ],
)
def test_a_fault_says_where_it_is_and_what_was_meant(text: str, reason: str, column: int) -> None:
    with pytest.raises(BadExpression) as fault:
        read(text)
    assert (str(fault.value), fault.value.column) == (reason, column)


def test_no_word_is_declared_twice() -> None:
    language: Language[object] = Language("deed")
    language.declare(Word("rest", make=deed))
    with pytest.raises(AssertionError, match="rest is declared twice"):
        language.declare(Word("rest", make=deed))


TEXTS = Texts(
    "en",
    [
        'word-hit = hit { $hard ->\n [yes] hard\n *[no] { "" }\n } for { $amount }'
        " ({ $signed }), { $times } ({ $times-signed }) times",
        "word-heal = heal { $all ->\n [yes] all\n *[no] { $amount }\n }",
        "word-paint = paint it { $colour }",
        "word-both = { $first } , { $second }",
        "word-again = { $deed } again",
        "then = { $first }; then { $second }",
        "and = { $first } and { $second }",
    ],
)


class Narrator(Speaker):
    def clause(self, expression: Expression) -> str:
        said = self.said(DEEDS.word(expression), expression)
        return self.say(message("word", expression.word), said)

    def said_of(self, parameter: Parameter[Any], taken: Any) -> Said:
        if isinstance(parameter, One):
            return {parameter.key: self.clause(taken)}
        return super().said_of(parameter, taken)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hit(2)", "hit for 2 (+2), 1 (+1) times"),
        ("hit(-2, hard, times=3)", "hit hard for -2 (−2), 3 (+3) times"),
        ("heal(all)", "heal all"),
        ("both(heal(3), paint(red))", "heal 3, paint it red"),
    ],
)
def test_a_word_is_said_from_the_same_declaration(text: str, said: str) -> None:
    assert Narrator(TEXTS).clause(parse_expression(text)) == said


def test_parts_are_joined_by_a_message() -> None:
    assert Narrator(TEXTS).joined("then", ["a", "b", "c"]) == "a; then b; then c"


def test_a_list_has_the_joint_before_its_last_part_only() -> None:
    lists = [["a", "b", "c"], ["a", "b"], ["a"], []]
    spoken = [Narrator(TEXTS).listed("and", each) for each in lists]
    assert spoken == ["a, b and c", "a and b", "a", ""]


def test_the_reference_shows_every_word_with_its_shortest_example(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text(
        "cards:\n  - effect: both(heal(3), paint(red))\n  - effect: heal(all)\n  - note: no\n"
        "  - other: both(a, b)\n",
        encoding="utf-8",
    )
    page = reference_page("Lamps", [Chapter("Deeds", DEEDS, Narrator(TEXTS).clause)], tmp_path)
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    assert len(rows) == len(DEEDS.words)
    assert "| `heal(amount\\|all)` | `heal(3)` | heal 3 |" in rows
    assert "| `both(first, second)` | `both(heal(3), paint(red))` | heal 3, paint it red |" in rows
    assert "| `hit(amount, [hard], [times=1])` |  | Something is done. |" in rows


def test_an_example_of_another_language_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text("cards: [again(bark), again(heal(3))]\n", encoding="utf-8")
    page = reference_page("Lamps", [Chapter("Deeds", DEEDS, Narrator(TEXTS).clause)], tmp_path)
    assert "| `again(deed)` | `again(heal(3))` | heal 3 again |" in page


def test_whole_packages_of_words_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "found_words"
    (package / "inner").mkdir(parents=True)
    for place in ("__init__.py", "inner/__init__.py"):
        (package / place).write_text("said = []\n", encoding="utf-8")
    note = "from found_words import said\nsaid.append(__name__)\n"
    for place in ("one.py", "inner/two.py"):
        (package / place).write_text(note, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import_all("found_words")
    assert sorted(import_module("found_words").said) == ["found_words.inner.two", "found_words.one"]


def test_an_expression_is_written_as_it_was_read() -> None:
    text = 'spawn(guard, 2, a(b), ranks="n--", until=c)'
    assert str(parse_expression(text)) == text


def test_the_context_may_say_which_language_is_spoken() -> None:
    with pytest.raises(BadExpression, match="'rest' is no idleness"):
        DEEDS.read(parse_expression("again(rest)"), "a holiday")
