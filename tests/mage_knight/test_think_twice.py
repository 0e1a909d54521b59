"""Think twice: the cost of an option is shown where it applies, and nowhere else."""

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.printed.kinds import Site
from questhall.kernel.games import Why
from tests.mage_knight.bench import Bench, enemy
from tests.marks import rule
from tests.reasons import assert_warnings_have_texts

PACKAGE = "questhall.games.mage_knight"


def whys(bench: Bench) -> dict[str, Why]:
    """What is warned of, by the verb or the space of a step."""
    decision = bench.ask()
    found: dict[str, Why] = {}
    for option in decision.options:
        why = GAME.warning(bench.realm, 0, decision, option)
        if why is not None:
            found[option.verb] = why
    return found


def warnings(bench: Bench) -> dict[str, str]:
    return {verb: why.message.removeprefix("warning-") for verb, why in whys(bench).items()}


def test_every_warning_has_its_text_and_its_rule() -> None:
    assert_warnings_have_texts(PACKAGE)


@rule("MK-8.5.12")
def test_a_complete_block_would_be_lost() -> None:
    bench = Bench()
    bench.hand("determination", "march")
    bench.fight(enemy(armour=3, attack=2))
    bench.phase("block")
    assert warnings(bench) == {}
    bench.play("basic:determination")
    assert bench.offers("block")
    assert warnings(bench) == {"end-phase": "block-unused"}


@rule("MK-8.4.16")
def test_an_enemy_could_be_defeated() -> None:
    bench = Bench()
    bench.hand("rage", "march")
    bench.fight(enemy(armour=2, attack=3))
    bench.phase("attack")
    assert warnings(bench) == {}
    bench.play("basic:rage")
    assert bench.offers("strike")
    assert warnings(bench) == {"end-fight": "strike-unused"}


@rule("MK-8.6.10")
def test_the_last_wound_before_a_knock_out() -> None:
    for attack, warned in ((8, {}), (9, {"assign-hero": "knock-out"})):
        bench = Bench()
        bench.unit("peasants")
        bench.hand("rage")
        bench.fight(enemy(armour=3, attack=attack))
        bench.phase("damage")
        bench.play("suffer")
        assert warnings(bench) == warned


@rule("MK-6.3.1", "MK-8.1.1")
def test_entering_is_an_assault() -> None:
    bench = Bench()
    keep = bench.paint(bench.beside(), "plains", Site.KEEP)
    for space in bench.realm.neighbours[bench.hero.space]:
        if space != keep:
            bench.paint(space, "lake")
    bench.turn.move = 3
    assert warnings(bench) == {"step": "assault"}
    why = whys(bench)["step"]
    assert (why.rule, why.numbers) == ("MK-8.1.1", {"reputation": 1, "enemies": 0})
    assert GAME.texts("en").say(why.message, why.numbers) == (
        "Entering is an assault: you lose 1 reputation and the fight begins."
    )


@rule("MK-6.3.3", "MK-8.1.6")
def test_a_step_that_provokes() -> None:
    bench = Bench()
    here = bench.hero.space
    around = bench.realm.neighbours[here]
    orcs = next(each for each in around if set(bench.realm.neighbours[each]) & set(around))
    beside = next(each for each in around if each in bench.realm.neighbours[orcs])
    for space in around:
        bench.paint(space, "plains" if space in (orcs, beside) else "lake")
    bench.paint(orcs, "plains", Site.ORC_MARAUDERS)
    bench.turn.move = 3
    assert warnings(bench) == {}
    place = bench.realm.places[orcs]
    place.tokens.append(bench.realm.new_card(enemy(armour=3, attack=3)))
    place.face_up.append(True)
    assert warnings(bench) == {"step": "provokes"}


@rule("MK-8.1.4")
def test_burning_costs_reputation() -> None:
    bench = Bench()
    bench.hand("march")
    bench.paint(bench.hero.space, "plains", Site.MONASTERY)
    bench.phase("acting")
    assert warnings(bench) == {"burn": "burning"}


@rule("MK-8.1.3")
def test_entering_with_nothing_to_fight_with() -> None:
    bench = Bench()
    bench.paint(bench.hero.space, "plains", Site.DUNGEON)
    bench.phase("acting")
    assert warnings(bench) == {"enter": "empty-handed"}
    bench.hand("rage")
    assert warnings(bench) == {}
