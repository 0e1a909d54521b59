"""The table drawn as text: the map, figures, monster cards and the hand."""

import io

import pytest
from rich.console import Console

from questhall.bots import make_bot
from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.rules.attack.damage import depart, exhaust
from questhall.games.gloomhaven.state.scene import Phase
from questhall.games.gloomhaven.view.pieces import TableView
from questhall.games.gloomhaven.view.terminal import TerminalArtist
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.text import LANGUAGES, Texts
from questhall.terminal.sitting import Sitting
from tests.gloomhaven.bench import Bench
from tests.gloomhaven.scenarios.book import Played
from tests.texts import assert_tidy, messages

PACKAGE = "questhall.games.gloomhaven"
ARTIST = TerminalArtist()
EN = GAME.texts("en")
RU = GAME.texts("ru")


def seen(bench: Bench, seat: int = 0) -> TableView:
    view = GAME.view(bench.scene, seat)
    assert isinstance(view, TableView)
    view.id = "black_barrow"  # the bench has no name
    return view


def printed(view: TableView, texts: Texts, seat: int = 0) -> list[str]:
    screen = io.StringIO()
    Console(file=screen, width=100).print(ARTIST.draw(view, texts, seat))
    return [line.rstrip() for line in screen.getvalue().splitlines()]


def position() -> Bench:
    bench = Bench(brute="0,0", tinkerer="-1,0", radius=2)
    bench.monster("bandit_guard", "1,0", elite=True, hp=4).number = 1
    bench.monster("living_bones", "0,1").number = 5
    bench.tile("obstacle", "0,-1")
    bench.tile("trap", "1,-1", damage=3)
    bench.coin("-1,1")
    bench.give(bench.figure(), "poison")
    bench.card("trample", pile="hand")
    bench.item("boots_of_striding")
    bench.element("fire")
    return bench


def test_who_is_out_and_who_has_got_away() -> None:
    bench = position()
    depart(bench.scene, bench.hero(0))
    exhaust(bench.scene, bench.hero(1))
    for texts, words in ((EN, ("got away", "exhausted")), (RU, ("в безопасности", "изнурение"))):
        lines = printed(seen(bench), texts)
        assert all(any(line.endswith(word) for line in lines) for word in words)


def test_the_map() -> None:
    lines = printed(seen(position()), EN)
    start = next(place for place, line in enumerate(lines) if line.startswith("  -2 │"))
    assert lines[start : start + 5] == [
        "  -2 │    0   1   2",
        "  -1 │  -1  ##  1^  2",
        "   0 │-2  @2  @1  A1  2",
        "   1 │  -2  -1$ b5  1",
        "   2 │    -2  -1  0",
    ]


def test_a_large_monster_is_drawn_on_all_its_hexes() -> None:
    lines = printed(seen(Played(34)), EN)
    rows = [line.partition("│")[2].split() for line in lines if "│" in line]
    assert [row.count("A1") for row in rows] == [2, 1, 0, 0, 0, 0, 0]


def test_figures_monsters_and_the_hand() -> None:
    text = "\n".join(printed(seen(position()), EN))
    assert "1. Black Barrow · Level 1 · Round 1" in text
    assert "Elements: Fire (strong)" in text
    assert "@1 Brute: 10/10 HP · Poison  0,0" in text
    assert "A1 Bandit Guard 1: 4/9 HP · Shield 1  1,0" in text
    assert "Brute (you)" in text
    assert "Boots of Striding" in text
    assert "Move 4, Jump / Attack 2 · Target all enemies that you moved through" in text
    assert "Move 4, Jump" not in "\n".join(printed(seen(position(), 1), EN, 1))


def test_the_monster_card_of_the_round() -> None:
    bench = position()
    guard = next(type for type in bench.scene.types if type.kind.key == "bandit_guard")
    deck = bench.scene.decks[guard.deck]
    deck.revealed = bench.scene.new_card(deck.kind.cards[0])
    assert "a Bandit Guard  15: Shield 1 / Retaliate 2 / Shuffle" in printed(seen(bench), EN)
    assert "a Разбойник-страж  15: Щит 1 / Ответный удар 2 / Перемешать" in printed(seen(bench), RU)


@pytest.mark.parametrize("texts", [EN, RU], ids=LANGUAGES)
def test_everything_can_be_named_and_described(texts: Texts) -> None:
    view = seen(position())
    named = ARTIST.things(view, texts)
    assert {"figure:0", "item:0", "type:bandit_guard", "hex:0,0", "element:fire"} <= set(named)
    for thing in named:
        for line in ARTIST.describe(view, texts, thing).splitlines():
            assert_tidy(line)


def test_descriptions() -> None:
    bench = position()
    view = seen(bench)
    assert ARTIST.describe(view, EN, f"card:{bench.hero().hand[0]}").splitlines() == [
        "Trample",
        "initiative 72, level 1",
        "Attack 3 · Pierce 2",
        "Move 4, Jump / Attack 2 · Target all enemies that you moved through / 2 XP · Lost",
    ]
    assert ARTIST.describe(view, EN, "type:bandit_guard").splitlines() == [
        "Bandit Guard",
        "Normal: Hit points 6 · Move 3 · Attack 2",
        "Elite: Hit points 9 · Move 2 · Attack 3 · Shield 1",
    ]
    assert ARTIST.describe(view, RU, "item:0").splitlines() == [
        "Сапоги большого шага",
        "Во время своего движения: +2 к движению",
        "Повернуть",
    ]


def test_before_the_map_is_laid_out() -> None:
    match = Match.start(GAME, Setup("party", 2, {}), "terminal")
    view = GAME.view(match.state, 0)
    assert isinstance(view, TableView)
    assert view.phase == Phase.PREPARING
    assert printed(view, EN)[0] == "1. Black Barrow · Level 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_sits_down_to_play(language: str) -> None:
    """The first choices, a question about a card, and a reason why not."""
    screen = io.StringIO()
    lines = iter(["1", "1", "i trample", "? trample", *["1"] * 6])

    def read(_: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    Sitting(
        Match.start(GAME, Setup("party", 2, {}), "sitting"),
        0,
        {1: make_bot("random", "bot")},
        language,
        Console(file=screen, width=100),
        read,
    ).play()
    text = screen.getvalue()
    assert EN.say("prompt-lead") in text or RU.say("prompt-lead") in text
    assert "│" in text


def test_both_languages_have_the_same_texts() -> None:
    english, russian = (messages(PACKAGE, "terminal", language) for language in LANGUAGES)
    assert set(english) == set(russian)
