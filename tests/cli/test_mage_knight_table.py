"""Mage Knight's table as text: what a player reads off the screen."""

import io

import pytest
from rich.console import Console

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.printed.kinds import Range, Site
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.view.terminal import TerminalArtist
from questhall.games.mage_knight.view.view import view
from questhall.kernel.text import LANGUAGES
from tests.cli.command import questhall
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import gather
from tests.mage_knight.scenarios.stage import table

PACKAGE = "questhall.games.mage_knight"
ARTIST = TerminalArtist()
ENGLISH = GAME.texts("en")


def picture(realm: Realm, seat: int = 0, language: str = "en") -> list[str]:
    """The drawn table, line by line, without the spaces around and between."""
    screen = io.StringIO()
    texts = GAME.texts(language)
    Console(file=screen, width=100).print(ARTIST.draw(view(realm, seat), texts, seat))
    return [" ".join(line.split()) for line in screen.getvalue().splitlines()]


def test_the_heading() -> None:
    bench = Bench(rivals=["goldyx"])
    bench.turn.move = 3
    lines = picture(bench.realm)
    assert lines[0] == "First Reconnaissance · Round 1 of 3 · day"
    assert lines[1] == "Cities found: 0/1"
    assert lines[2] == "Turn order: @1 Tovak (you) · @2 Goldyx"
    assert lines[3] == "@1 Tovak (you) · Movement · Move 3"


def test_the_map() -> None:
    bench = Bench()
    keep = bench.paint(bench.beside(0), "hills", Site.KEEP)
    lair = bench.paint(bench.beside(1), "plains", Site.ORC_MARAUDERS)
    place = bench.realm.places[keep]
    place.tokens, place.face_up = [bench.realm.new_card(enemy())], [False]
    place.shields = [0]
    here, spaces = bench.realm.spaces[bench.hero.space], bench.realm.spaces
    row = next(line for line in picture(bench.realm) if line.startswith(f"{here.r} │"))
    assert f"{here.q}.@1" in row
    text = "\n".join(picture(bench.realm))
    assert f"{spaces[keep].q}hKe" in text
    assert f"Ke {spaces[keep].q},{spaces[keep].r} keep: green token, @1" in text
    assert f"{spaces[lair].q}.Or" not in text


def test_the_fight() -> None:
    bench = Bench()
    bench.fight("prowlers", "orc_summoners")
    gather(bench, 2, Range.RANGED)
    lines = picture(bench.realm)
    assert "Prowlers: armour 2/3 · physical attack 4 (block 0/4)" in lines
    assert "Orc Summoners: armour 2/4 · Summon" in lines
    assert "Gathered: ranged attack 2 (physical)" in lines


def test_the_heroes_and_what_they_have() -> None:
    bench = Bench(rivals=["goldyx"])
    unit = bench.unit("peasants", wounds=1)
    unit.banner = bench.cards("banner_of_glory")[0]
    bench.skill("arythea_dark_paths")
    bench.crystals("red", "red")
    bench.mana("gold")
    bench.tactic("planning")
    lines = picture(bench.realm)
    assert "@1 Tovak (you) 1 0 0 2 0 0 Planning" in lines
    expected = "@1 [Peasants -1 + Banner of Glory] <Dark Paths> ◆2 red ●1 gold"
    assert expected in lines


def test_the_chosen_one_of_the_own_team() -> None:
    realm = table("one_to_return", 4, teams=True)
    realm.memory["chosen:0"], realm.memory["chosen:1"] = 0, 3
    realm.round = 1
    names = [ENGLISH.say(f"hero-{hero.kind.key}") for hero in realm.heroes]
    rows = [line for line in picture(realm) if line.startswith(("@1 ", "@4 "))]
    assert rows[0].startswith(f"@1 {names[0]} (you, chosen one) 1 0 0")
    assert rows[1].startswith(f"@4 {names[3]} 1 0 0")


def test_only_the_own_hand_is_shown() -> None:
    bench = Bench(rivals=["goldyx"])
    bench.hand("march", "march", "wound")
    bench.seat = 1
    bench.hand("fireball")
    text = "\n".join(picture(bench.realm))
    assert "March ×2 Move 2" in text
    assert "Wound" in text
    assert "Fireball" not in text
    assert "Fireball" in "\n".join(picture(bench.realm, 1))


def test_the_score() -> None:
    realm = table("first_reconnaissance", 2)
    realm.heroes[0].fame, realm.heroes[1].fame = 12, 9
    scenario_of(realm).score(realm)
    lines = picture(realm)
    names = [ENGLISH.say(f"hero-{hero.kind.key}") for hero in realm.heroes]
    assert f"@1 {names[0]} (you): 12 = Fame 12" in lines
    assert f"@2 {names[1]}: 9 = Fame 9" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_pointed_at_can_be_read(language: str) -> None:
    bench = Bench(rivals=["goldyx"])
    bench.hand("fireball", "rage")
    bench.unit("peasants")
    bench.fight("prowlers")
    texts = GAME.texts(language)
    shown = view(bench.realm, 0)
    for thing, name in ARTIST.things(shown, texts).items():
        assert name
        assert ARTIST.describe(shown, texts, thing).startswith(name)
    assert len(picture(bench.realm, -1, language)) > 10


def test_what_there_is_to_read() -> None:
    bench = Bench()
    rage = bench.hand("rage")[0]
    golems = bench.unit("guardian_golems")
    here = bench.realm.spaces[bench.paint(bench.beside(1), "plains", Site.KEEP)]
    bench.fight("prowlers")
    shown = view(bench.realm, 0)
    assert "A grey enemy" in ARTIST.describe(shown, ENGLISH, f"hex:{here.q},{here.r}")
    assert ARTIST.describe(shown, ENGLISH, f"card:{rage}") == "Rage\nAttack 2 or Block 2\nAttack 4"
    assert (
        ARTIST.describe(shown, ENGLISH, "foe:0") == "Prowlers\nArmour 3 · Fame 2\nPhysical attack 4"
    )
    about = ARTIST.describe(shown, ENGLISH, f"card:{golems.card}").splitlines()[1]
    assert about == "Level 2 · Cost 7 · Armour 3 · Physical resistance"
    assert ARTIST.describe(shown, ENGLISH, "mana:gold").endswith("at night it cannot be used.")


def test_a_person_plays_in_the_terminal() -> None:
    """Choose a hero and leave."""
    words = ("play", "mage_knight", "--terminal", "--bots", "random", "--seed", "5")
    result = questhall(*words, typed="1\nq\n")
    assert result.exit_code == 0, result.output
    assert "First Reconnaissance" in result.output
