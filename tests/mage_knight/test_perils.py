"""What a step would start is shown before it is taken."""

from questhall.games.mage_knight.printed.kinds import Site
from questhall.games.mage_knight.view.perils import PerilView, perils
from questhall.games.mage_knight.view.pieces import space_name
from questhall.games.mage_knight.view.view import view
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import put_site
from tests.mage_knight.scenarios.stage import table
from tests.marks import rule


def beside_both(bench: Bench, space: int) -> int:
    """A space beside both the hero and this space."""
    near = bench.realm.neighbours[bench.hero.space]
    return next(each for each in bench.realm.neighbours[space] if each in near)


@rule("MK-8.1.1", "MK-8.2.3")
def test_an_assault_shows_all_who_join_and_what_it_costs() -> None:
    bench = Bench()
    keep = put_site(bench, Site.KEEP, enemy(key="a"), enemy(key="b"), enemy(key="c"))
    camp = bench.paint(beside_both(bench, keep), "plains", Site.ORC_MARAUDERS)
    place = bench.realm.places[camp]
    place.tokens = [bench.realm.new_card(enemy(key=name)) for name in "de"]
    place.face_up = [True, True]
    there = space_name(bench.realm, keep)
    found = PerilView(there, assault=True, defenders=3, provoked=2, reputation=-1)
    assert found in perils(bench.realm)
    assert view(bench.realm, 0).turn.perils == perils(bench.realm)
    bench.turn.move = 2
    bench.play(f"step@{keep}")
    assert len(bench.combat.foes) == found.defenders + found.provoked
    assert bench.hero.reputation == found.reputation


@rule("MK-6.3.3")
def test_provoked_enemies_are_shown() -> None:
    bench = Bench()
    camp = bench.paint(bench.beside(), "plains", Site.ORC_MARAUDERS)
    bench.realm.places[camp].tokens = [bench.realm.new_card(enemy())]
    bench.realm.places[camp].face_up = [True]
    there = bench.paint(beside_both(bench, camp), "plains")
    assert PerilView(space_name(bench.realm, there), provoked=1) in perils(bench.realm)


@rule("MK-8.1.2")
def test_the_keep_of_another_hero_has_one_defender() -> None:
    bench = Bench(rivals=["arythea"])
    keep = put_site(bench, Site.KEEP)
    bench.realm.places[keep].conquered = True
    bench.realm.places[keep].shields = [1]
    assert perils(bench.realm) == [
        PerilView(space_name(bench.realm, keep), assault=True, defenders=1, reputation=-1)
    ]


def test_safe_land_has_no_perils() -> None:
    bench = Bench()
    bench.phase("acting")
    assert perils(bench.realm) == []
    assert perils(table("first_reconnaissance", 1)) == []
