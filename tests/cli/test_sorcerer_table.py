"""Sorcerer's table as text: what a player reads off the screen."""

import io

import pytest
from rich.console import Console

from questhall.bots import make_bot
from questhall.games.sorcerer import GAME
from questhall.games.sorcerer.library.library import library
from questhall.games.sorcerer.printed.cards import Pack
from questhall.games.sorcerer.state.arena import Arena
from questhall.games.sorcerer.view.terminal import TerminalArtist
from questhall.games.sorcerer.view.view import view
from questhall.kernel.games import Setup, find_game
from questhall.kernel.match import Match
from questhall.kernel.text import LANGUAGES
from questhall.lab.playing import play_out
from tests.sorcerer.bench import Bench

ARTIST = TerminalArtist()
ENGLISH = GAME.texts("en")


def picture(bench: Bench, seat: int = 0) -> list[str]:
    """The drawn table, line by line, its columns apart."""
    screen = io.StringIO()
    Console(file=screen, width=100).print(ARTIST.draw(view(bench.arena, seat), ENGLISH, seat))
    return [cell.strip() for line in screen.getvalue().splitlines() for cell in line.split("│")]


def test_a_minion_with_everything_on_it() -> None:
    bench = Bench()
    knight = bench.minion(0, name="lantern_knight", damage=1, flame=2, ready=False)
    bench.attach(knight, name="undertakers_ledger")
    bench.minion(1, name="catacomb_alderman")
    cells = picture(bench)
    at = cells.index("○ Lantern Knight 4/3 -1")
    assert "♨ Flame 2" in cells[at:]
    assert "+ Undertaker's Ledger" in cells[at:]
    assert "● Catacomb Alderman 4/4" in cells


def test_the_own_side_is_below() -> None:
    bench = Bench()
    bench.minion(0, name="lantern_knight")
    bench.minion(1, name="catacomb_alderman")
    for seat, order in ((0, ["Catacomb", "Lantern"]), (1, ["Lantern", "Catacomb"])):
        minions = [cell.split()[1] for cell in picture(bench, seat) if cell.startswith("●")]
        assert minions == order


def test_tracks_avatars_and_the_order_of_battle() -> None:
    bench = Bench(first=1)
    bench.set_track(0, 0, 5)
    bench.set_track(2, 1, 11)
    bench.arena.fields[1].exhausted = True
    bench.player(0).avatar = 2
    cells = picture(bench)
    assert "You  5/12" in cells
    assert "Player 2  11/12" in cells
    assert {"3. Southwark", "2. Old London", "1. Whitechapel"} <= set(cells)
    assert "begins: Player 2, exhausted" in cells
    assert cells.count("begins: You") == 2
    assert cells.count("♟ Avatar") == 2


def test_a_conquered_battlefield() -> None:
    bench = Bench()
    bench.arena.fields[1].conquered_by = 1
    assert "conquered by Player 2" in picture(bench)


def test_the_boards_of_the_players() -> None:
    bench = Bench()
    player = bench.player(1)
    player.energy, player.actions, player.omens = 7, 4, 3
    bench.graveyard(1, name="lantern_knight")
    bench.hand(1, name="lantern_knight")
    row = next(cell for cell in picture(bench) if cell.startswith("Player 2   "))
    assert row.split() == ["Player", "2", "7", "4", "3", "-", "1", "0", "1"]


def test_only_the_own_hand_is_shown() -> None:
    bench = Bench()
    bench.hand(0, name="lantern_knight")
    bench.hand(1, name="catacomb_alderman")
    text = "\n".join(picture(bench))
    assert "Lantern Knight" in text
    assert "3, Minion 3/2, Knight" in text
    assert "Catacomb Alderman" not in text


def test_the_dice_of_an_attack() -> None:
    bench = Bench()
    blade = bench.minion(0, attack=3, life=3, name="lantern_knight")
    bench.minion(1, name="catacomb_alderman")
    bench.player(0).omens = 1
    bench.fight(blade, "M D C")
    cells = picture(bench)
    assert "Lantern Knight attacks: 1:miss  2:double hit  3:critical hit" in cells
    assert "»○ Lantern Knight 3/2" in cells


def test_things_have_names_and_texts() -> None:
    bench = Bench()
    witch = bench.minion(0, name="fogbank_witch")
    bench.skill(0, "bloodlord")
    bench.player(0).packs = [bench_pack("bloodlord")]
    seen = view(bench.arena, 0)
    named = ARTIST.things(seen, ENGLISH)
    assert named[f"card:{witch.card}"] == "Fogbank Witch"
    assert named["field:old_london"] == "Old London"
    assert ARTIST.describe(seen, ENGLISH, f"card:{witch.card}") == (
        "Fogbank Witch (4, Minion 4/3, Witch)\nOmen."
    )
    assert ARTIST.describe(seen, ENGLISH, "field:old_london") == "Old London"
    assert ARTIST.describe(seen, ENGLISH, "skill:0:1").startswith(f"{named['skill:0:1']}\n")
    assert "blood" in ARTIST.describe(seen, ENGLISH, "blood:0")


def bench_pack(key: str) -> Pack:
    pack = library().find(key)
    assert isinstance(pack, Pack)
    return pack


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("format", "seats"), [("duel", 2), ("royale", 6), ("team", 6)])
def test_every_position_fits_a_hundred_columns(language: str, format: str, seats: int) -> None:
    match = Match.start(find_game("sorcerer"), Setup(format, seats), "wide", listen=False)
    bots = [make_bot("random", f"wide{seat}") for seat in range(seats)]
    texts = GAME.texts(language)
    screen = io.StringIO()
    console = Console(file=screen, width=100)
    for limit in (1, 150, 400, 5_000):
        play_out(match, bots, limit)
        for seat in (-1, 0, seats - 1):
            assert isinstance(match.state, Arena)
            console.print(ARTIST.draw(view(match.state, seat), texts, seat))
    lines = screen.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 100
    assert not any("…" in line for line in lines)
