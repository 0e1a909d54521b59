"""What players see of the table besides cards and figures."""

from questhall.games.oathsworn.view.view import TableView, view
from tests.marks import rule
from tests.oathsworn.bench import Bench


def seen(bench: Bench) -> TableView:
    return view(bench.battle, 0)


@rule("OS-13.10.1")
def test_thrown_items_are_seen_where_they_lie() -> None:
    bench = Bench()
    bench.stand("warden", "0,3")
    bench.rat("0,1").hp = 3
    bench.draw("y:2")
    text = "then(attack(range=3), throw(weapon))"
    bench.do(bench.effect("warden", text), "white:0", "to-hex:1,1")
    marker = seen(bench).markers[0]
    assert (marker.oathsworn, marker.hex) == (0, "1,1")
    assert [card.card for card in marker.items] == ["short_sword"]


@rule("OS-1.4.1")
def test_counters_and_hiding_are_open() -> None:
    bench = Bench(company=("cur", "priest", "ranger", "warbear"))
    bench.stand("cur", "0,3")
    bench.do(bench.effect("cur", "then(count(lethality, 4), hide)"))
    table = seen(bench)
    assert table.company[0].counters == {"lethality": 4}
    assert [figure.hidden for figure in table.figures] == [True]
