"""The encounter deck, card by card: whom each half calls, and to do what (SS-15.7.0)."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.rules.enemies.encounters import encounter
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.state.figures import Figure
from tests.marks import rule, ruling
from tests.played import note
from tests.sword_and_sorcery.bench import Bench

LINES = [([0, 1, 2, 3, 4, 5], ["advance(1)"]), ([], ["advance(2)"])]

# Enemies by rank, style and area.
CAST = {
    "g": ("green", "strength", "C"),
    "g2": ("green", "strength", "D"),
    "b": ("blue", "strength", "C"),
    "r": ("red", "strength", "C"),
    "p": ("purple", "strength", "C"),
    "agile": ("green", "agility", "C"),
    "pious": ("green", "faith", "E"),
    "mage": ("green", "magic", "C"),
    "strong": ("green", "strength", "C"),
    "near": ("blue", "agility", "C"),
    "far": ("blue", "agility", "E"),
    "hurt": ("green", "agility", "D"),
    "beside": ("green", "agility", "A"),
    "gifted": ("green", "agility", "C"),
    "gifted2": ("blue", "agility", "D"),
}
GIFTED = ("gifted", "gifted2")

# For each half of a card: who is there, and who acts in which order, `*` by using a special power,
# `+` by the last line.
HALVES: dict[str, tuple[tuple[str, str], ...]] = {
    "enc_a": (("g b g2", "g g2"), ("b r", "r")),
    "enc_b": (("g b near", "b near"), ("g g2 r", "g g2")),
    "enc_c": (("g b r", "r"), ("g b", "b")),
    "enc_d": (("g r p", "p"), ("g b near", "b near")),
    "enc_e": (("agile g", "agile"), ("g b r", "r b")),
    "enc_f": (("pious g", "pious"), ("near far g", "near g")),
    "enc_g": (("mage g", "mage"), ("g gifted", "*gifted")),
    "enc_h": (("strong near", "strong"), ("near far agile", "near far")),
    "enc_i": (("g b", "b"),),
    "enc_j": (("g b r", "r b"),),
    "enc_k": (("hurt g", "hurt"), ("g b", "+b +g")),
    "enc_l": (("beside g", "beside"), ("g b", "+b")),
    "enc_m": (("gifted gifted2 g", "*gifted2 *gifted"), ("g b", "b")),
    "enc_n": (("g b", ""),),
    "enc_o": (("g g2 b r", "r b g"),),
}


def on_stage(names: str) -> tuple[Bench, dict[int, str]]:
    """All are assigned to the active hero."""
    bench = Bench("A B C D E")
    bench.hero(1).hidden = True
    found: dict[int, str] = {}
    for name in names.split():
        rank, style, at = CAST[name]
        figure = bench.enemy(at, rank=rank, style=style, lines=LINES)
        _equip(bench, figure, name)
        found[figure.id] = name
    for enemy in bench.adventure.enemies:
        enemy.controller = 0
    return bench, found


def _equip(bench: Bench, figure: Figure, name: str) -> None:
    scroll = bench.adventure.scroll(bench.foe(figure))
    if name == "hurt":
        figure.wounds = 1
    if name in GIFTED:
        scroll.rules = library().enemies["orc_shaman_green_1"].scroll.rules  # it mends


def who_acted(bench: Bench, names: dict[int, str]) -> str:
    """In the notation of the table."""
    found: list[str] = []
    for event in bench.journal.events:
        if event.key == "special-power":
            found.append(f"*{names[event.what]}")
        elif event.key == "activated":
            found.append(names[event.what])
        elif event.key == "follows-line" and event.amount == len(LINES):
            found[-1] = f"+{found[-1]}"
    return " ".join(found)


def test_the_table_speaks_of_all_cards() -> None:
    box = library().encounters
    assert list(HALVES) == list(box)
    for key, card in box.items():
        assert len(HALVES[key]) == (1 if card.otherwise is None else 2)


@pytest.mark.parametrize("key", HALVES)
@rule("SS-4.2.2.3", "SS-15.7.0.2", "SS-15.7.0.4", "SS-15.7.0.5", "SS-15.7.0.8")
def test_each_half_calls_those_it_speaks_of(key: str) -> None:
    for half, (names, wanted) in zip(("main", "otherwise"), HALVES[key], strict=False):
        bench, cast = on_stage(names)
        cards = bench.on_top(Pile.ENCOUNTER, key)
        bench.do_somehow(encounter(bench.adventure))
        assert who_acted(bench, cast) == wanted
        assert bench.adventure.decks[Pile.ENCOUNTER].discard == cards
        note("sword_and_sorcery", "encounter", key, half)


@pytest.mark.parametrize("key", HALVES)
@rule("SS-15.7.0.8", "SS-15.7.0.9")
@ruling("93")
def test_without_enemies_a_card_does_nothing(key: str) -> None:
    bench = Bench("A B")
    deck = bench.adventure.decks[Pile.ENCOUNTER]
    cards = bench.on_top(Pile.ENCOUNTER, key)
    left = deck.draw[:-1]
    bench.do(encounter(bench.adventure))
    assert (deck.draw, deck.discard) == (left, cards)
    assert not bench.told("activated")


@rule("SS-15.1.0.8")
def test_with_held_breath_enemies_regain_a_charge() -> None:
    bench = Bench("A B")
    orc = bench.printed("orc_warrior_red_1", "B")
    bench.foe(orc).charges = 0
    bench.on_top(Pile.ENCOUNTER, "enc_n")
    bench.do(encounter(bench.adventure))
    assert bench.foe(orc).charges == 1
