"""Content files: faults are reported with file, line and reason."""

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from questhall.kernel.content import BadContent, Entry, Source, compose, read_entry
from questhall.kernel.language.expressions import BadExpression, Expression, parse_expression

CARD = """\
id: razor
cost: 2
kind: minion
flying: true
types: [undead, "7"]
effect: attack(3)
host:
  attack: 1
  life: 4
copies:
  - id: one
  - id: two
"""


def entry(tmp_path: Path, text: str) -> Entry:
    path = tmp_path / "cards.yaml"
    path.write_text(text, encoding="utf-8")
    return read_entry(path)


@pytest.fixture
def card(tmp_path: Path) -> Entry:
    return entry(tmp_path, CARD)


def test_fields_are_read_by_their_kind(card: Entry) -> None:
    assert card.text("id") == "razor"
    assert card.number("cost", 0, 9) == 2
    assert card.one_of("kind", ("minion", "sorcery")) == "minion"
    assert card.flag("flying")
    assert card.words("types") == ["undead", "7"]
    assert str(card.expression("effect")) == "attack(3)"
    host = card.entry("host")
    assert host is not None
    assert (host.line, host.number("life", 1, 9), host.number("attack", 0, 9)) == (8, 4, 1)
    assert [each.text("id") for each in card.entries("copies")] == ["one", "two"]
    card.finish()


def test_what_is_left_out_has_a_default(card: Entry) -> None:
    assert card.text("rules", "none") == "none"
    assert card.number("life", 1, 9, 3) == 3
    assert not card.flag("legend")
    assert card.flag("legend", True)
    assert card.words("names") == []
    assert card.entry("skill") is None
    assert card.expression("tactic") is None
    assert (card.has("id"), card.has("tactic")) == (True, False)


def test_a_field_that_nobody_reads_is_a_fault(tmp_path: Path) -> None:
    read = entry(tmp_path, "id: razor\ncost: 2\ncots: 2\n")
    read.text("id")
    read.number("cost", 0, 9)
    with pytest.raises(BadContent, match=r"^cards.yaml:3:7: cots: is not a field .* mean 'cost'"):
        read.finish()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("cost: 2", "cards.yaml:1: id: is missing"),
        ("cost: 2\nid: [a]", "cards.yaml:2:5: id: must be a text"),
    ],
)
def test_faults_of_texts(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(BadContent) as bad:
        entry(tmp_path, text).text("id")
    assert str(bad.value) == fault


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ("many", "is 'many'; must be a whole number"),
        ("1.5", "is '1.5'; must be a whole number"),
        ("10", "is 10; must be from 0 to 9"),
        ("-1", "is -1; must be from 0 to 9"),
        ("[1]", "must be a text"),
    ],
)
def test_faults_of_numbers(tmp_path: Path, value: str, fault: str) -> None:
    with pytest.raises(BadContent) as bad:
        entry(tmp_path, f"id: razor\ncost: {value}").number("cost", 0, 9)
    assert (bad.value.file, bad.value.line) == ("cards.yaml", 2)
    assert bad.value.reason == f"cost: {fault}"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("types: undead", "cards.yaml:1:8: types: must be a list"),
        ("types:\n  - undead\n  - {a: 1}", "cards.yaml:3:5: types: must be texts"),
    ],
)
def test_faults_of_lists(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(BadContent) as bad:
        entry(tmp_path, text).words("types")
    assert str(bad.value) == fault


def test_faults_of_choices_flags_and_parts(tmp_path: Path) -> None:
    read = entry(tmp_path, "kind: boat\nflying: maybe\nhost: none\ncopies: [1]\nplaces: 3")
    with pytest.raises(BadContent, match="1:7: kind: is 'boat'; must be one of minion, sorcery"):
        read.one_of("kind", ("minion", "sorcery"))
    with pytest.raises(BadContent, match="2:9: flying: is 'maybe'; must be one of true, false"):
        read.flag("flying")
    with pytest.raises(BadContent, match="3:7: host: must be a mapping"):
        read.entry("host")
    with pytest.raises(BadContent, match="4:10: must be a mapping"):
        read.entries("copies")
    with pytest.raises(BadContent, match="5:9: places: must be a list of mappings"):
        read.entries("places")
    with pytest.raises(BadContent, match="1: cards: must be a list of mappings"):
        read.entries("cards")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("id: a\nid: b", "cards.yaml:2:1: 'id' stands twice"),
        ("? [a, b]\n: 1", "cards.yaml:1:3: a field's name must be a text"),
        ("- a", "cards.yaml:1: must be a mapping"),
        ("", "cards.yaml:1: must be a mapping"),
        ("id: a\ncost: [1", "cards.yaml:2: is not YAML: "),
        ("id: \x07", "cards.yaml:1: is not YAML: "),
    ],
)
def test_faults_of_files(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(BadContent) as bad:
        entry(tmp_path, text)
    assert str(bad.value).startswith(fault)


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match=r"^cards.yaml:1: is not YAML: "):
        read_entry(path)


def test_a_bad_expression_is_found_in_its_line(tmp_path: Path) -> None:
    read = entry(tmp_path, "id: razor\neffect: attack(3")
    with pytest.raises(BadContent, match=r"^cards.yaml:2:15: effect: cannot be read"):
        read.expression("effect")


def test_expressions_are_read_with_whatever_reads_them(tmp_path: Path) -> None:
    card = entry(tmp_path, "effect: attack(3)\ndo: [move(2), 'attack(1)']")
    assert card.read("effect", lambda expression: expression.word) == "attack"
    assert card.read_each("do", str) == ["move(2)", "attack(1)"]
    assert card.read_each("others", str) == []


def test_a_reader_that_fails_is_told_where(tmp_path: Path) -> None:
    card = entry(tmp_path, "do: [move(2), 'attack(fly)']")

    def refuse(expression: Expression) -> None:
        for each in expression.inside():
            raise each.fault("is no number")

    with pytest.raises(BadContent) as bad:
        card.read_each("do", refuse)
    assert str(bad.value) == "cards.yaml:1:23: do: fly: is no number"


# -- expressions ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("attack", "attack"),
        ("attack()", "attack"),
        (" attack( 3 ) ", "attack(3)"),
        ("attack(-3)", "attack(-3)"),
        ("then(attack(3), push(2, far))", "then(attack(3), push(2, far))"),
        ("play(here, cost=2, type=undead)", "play(here, cost=2, type=undead)"),
        ("say('boo', who=each(own(here)))", 'say("boo", who=each(own(here)))'),
    ],
)
def test_an_expression_is_a_word_with_arguments(text: str, plain: str) -> None:
    assert str(parse_expression(text)) == plain


def test_the_parts_of_an_expression() -> None:
    parsed = parse_expression("then(attack(3, here), cost=-1, host=own)")
    assert parsed.word == "then"
    first = parsed.arguments[0]
    assert isinstance(first, Expression)
    assert first.arguments[0] == 3
    assert parsed.named["cost"] == -1
    assert parsed.words() == {"then", "attack", "here", "own"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "cannot be read"),
        ("attack(3", "cannot be read"),
        ("attack 3", "cannot be read"),
        ("3", "must be a word, not 3"),
        ("'attack'", "must be a word, not 'attack'"),
        ("attack + push", "attack + push is neither a word nor a number"),
        ("attack(1 + 1)", "1 + 1 is neither a word nor a number"),
        ("attack(1.5)", "1.5 is neither a word nor a number"),
        ("attack(True)", "True is neither a word nor a number"),
        ("attack(None)", "None is neither a word nor a number"),
        ("attack([1])", "[1] is neither a word nor a number"),
        ("attack(-far)", "-far is neither a word nor a number"),
        ("attack(*all)", "*all is neither a word nor a number"),
        ("attack(**all)", "**all is no argument"),
        ("attack(to=1, to=2)", "to stands twice"),
        ("os.system('ls')", "os.system('ls') is neither a word nor a number"),
        ("(lambda: 1)()", "(lambda: 1)() is neither a word nor a number"),
    ],
)
def test_text_that_is_not_an_expression_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadExpression) as bad:
        parse_expression(text)
    assert str(bad.value).startswith(reason)


WORDS = st.sampled_from(["attack", "push", "here", "each"])


def trees(depth: int) -> st.SearchStrategy[str]:
    if depth == 0:
        return st.one_of(WORDS, st.integers(-9, 9).map(str))
    inner = trees(depth - 1)
    call = st.builds(
        lambda word, arguments: f"{word}({', '.join(arguments)})", WORDS, st.lists(inner)
    )
    return st.one_of(inner, call)


@given(WORDS, st.lists(trees(2), min_size=1))
def test_an_expression_reads_as_it_was_written(word: str, arguments: list[str]) -> None:
    parsed = parse_expression(f"{word}({', '.join(arguments)})")
    assert str(parse_expression(str(parsed))) == str(parsed)
    assert len(parsed.arguments) == len(arguments)


def marks_of(node: yaml.Node | None) -> list[tuple[int, int, str]]:
    """Line, column and tag of every node."""
    if node is None:
        return []
    found = [(node.start_mark.line, node.start_mark.column, node.tag)]
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            found += marks_of(key) + marks_of(value)
    elif isinstance(node, yaml.SequenceNode):
        for each in node.value:
            found += marks_of(each)
    return found


@pytest.mark.parametrize("text", [CARD, "", "имя: «Ёж»\nцена: [1, 'два', 3]  # сколько\n"])
def test_the_fast_reader_finds_every_node_where_the_slow_one_does(text: str) -> None:
    assert marks_of(compose(text)) == marks_of(yaml.compose(text, Loader=yaml.SafeLoader))


@pytest.mark.parametrize("text", ["a: [1,\nb: 2", "a:\n\t- 1", "a: &x 1\nb: *y\n", "- a\nb: 1"])
def test_faults_sound_the_same_whoever_reads(text: str) -> None:
    with pytest.raises(yaml.MarkedYAMLError) as fast:
        compose(text)
    with pytest.raises(yaml.MarkedYAMLError) as slow:
        yaml.compose(text, Loader=yaml.SafeLoader)
    assert str(fast.value) == str(slow.value)


@pytest.mark.parametrize(
    ("text", "reason", "column"),
    [
        ("draw(10000)", "10000 is more than 9999", 5),
        ("draw(-99999)", "99999 is more than 9999", 6),
        ("then(" * 30 + "draw" + ")" * 30, "has more than 20 brackets in one another", 104),
        (f"then({'draw, ' * 1000}draw)", "is longer than 4000 letters", 4000),
    ],
)
def test_a_sentence_without_end_is_refused(text: str, reason: str, column: int) -> None:
    with pytest.raises(BadExpression) as bad:
        parse_expression(text)
    assert (str(bad.value), bad.value.column) == (reason, column)


def test_a_thing_that_had_another_name_says_so(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("id: wolf\nformerly: [hound, cur]\n", encoding="utf-8")
    source = Source()
    entry = read_entry(tmp_path / "a.yaml", source)
    assert entry.name() == "wolf"
    entry.finish()
    assert source.renamed == {"hound": "wolf", "cur": "wolf"}


def test_two_things_never_had_one_name(tmp_path: Path) -> None:
    text = "things:\n- {id: wolf, formerly: [hound]}\n- {id: fox, formerly: [hound]}\n"
    (tmp_path / "a.yaml").write_text(text, encoding="utf-8")
    first, second = read_entry(tmp_path / "a.yaml").entries("things")
    first.name()
    with pytest.raises(BadContent, match="two things were called 'hound'"):
        second.name()
