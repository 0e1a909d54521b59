"""What a choice is about is told before it is made."""

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import EnemyDef
from questhall.games.mage_knight.printed.kinds import Site
from questhall.kernel.phrases import say_option, say_prompt
from questhall.kernel.text import LANGUAGES
from tests.mage_knight.bench import Bench
from tests.mage_knight.fights import put_site
from tests.marks import rule


def said(bench: Bench, verb: str) -> set[str]:
    """The options with this verb, in both languages."""
    options = [each for each in bench.ask().options if each.verb == verb]
    return {
        say_option(GAME, bench.realm, each, GAME.texts(language))
        for each in options
        for language in LANGUAGES
    }


def asked(bench: Bench, language: str) -> str:
    return say_prompt(GAME, bench.realm, bench.ask(), GAME.texts(language))


@rule("MK-8.1.5")
def test_whoever_is_challenged_is_named() -> None:
    bench = Bench()
    diggers = library().find("diggers")
    assert isinstance(diggers, EnemyDef)
    place = bench.realm.places[put_site(bench, Site.ORC_MARAUDERS, diggers)]
    bench.paint(bench.hero.space, "plains")
    bench.phase("acting")
    assert said(bench, "challenge") == {"Challenge Diggers", "Бросить вызов: Копатели"}
    place.tokens, place.face_up = place.tokens * 2, [True, True]
    assert "Challenge Diggers +1" in said(bench, "challenge")


@rule("MK-4.1.7")
def test_a_value_that_forbids_dice_says_so() -> None:
    for used in (False, True):
        bench = Bench()
        bench.skill("tovak_who_needs_magic")
        bench.hand("march")
        bench.fight("prowlers")
        bench.turn.die_used = used
        bench.phase("attack")
        bench.play("skill")
        assert ("no mana dice" in asked(bench, "en")) == (not used)
        assert ("без кубиков" in asked(bench, "ru")) == (not used)
