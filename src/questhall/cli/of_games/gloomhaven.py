"""questhall gloomhaven: the monster mind and line of sight, for people at a real table."""

from typing import Annotated, Any

import typer

from questhall.games.gloomhaven.printed.hexes import Hex
from questhall.games.gloomhaven.rules.monsters.mind.reasons import Reason
from questhall.games.gloomhaven.state.sight import Sight
from questhall.games.gloomhaven.tools.monster_turn import MapSheet, TurnAnswer, TurnSheet, map_of
from questhall.kernel.sheets import read_sheet

from ..sheets import File, Lines, answer

commands = typer.Typer(
    name="gloomhaven",
    help="Tools for Gloomhaven at a real table.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


def monster_turn(
    file: File,
    lines: Lines = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Say why, and by which path it goes.")
    ] = False,
) -> None:
    """Say whom a monster focuses on, where it moves and whom it attacks.

    The answer holds every result that the rules allow; where there are several, the players
    choose. Foci, outcomes and the attacks of an outcome are sorted by q, then r. Of equal
    initiatives none is earlier; 0 is an initiative that was not given.
    """
    answer(file, lines, _explained_turn if explain else _turn)


def sight(
    file: File,
    lines: Lines = False,
    letter: Annotated[
        bool,
        typer.Option(
            "--letter", help="Adjacent hexes need a line between their corners too (GH-3.6.11)."
        ),
    ] = False,
) -> None:
    """Say which hexes see each other: for each hex a row of 0 and 1 over the hexes after it."""
    answer(file, lines, _sight_by_the_letter if letter else _sight)


commands.command("monster-turn")(monster_turn)
commands.command("sight")(sight)


def _sight(text: bytes) -> dict[str, Any]:
    return _seen(Sight(map_of(read_sheet(text, MapSheet))))


def _sight_by_the_letter(text: bytes) -> dict[str, Any]:
    return _seen(Sight(map_of(read_sheet(text, MapSheet)), by_the_letter=True))


def _seen(eyes: Sight) -> dict[str, Any]:
    places = range(eyes.map.size)
    return {"visible": ["".join("01"[eyes.sees(a, b)] for b in places[a + 1 :]) for a in places]}


def _turn(text: bytes) -> dict[str, Any]:
    return TurnAnswer(read_sheet(text, TurnSheet)).short()


def _explained_turn(text: bytes) -> dict[str, Any]:
    turn = TurnAnswer(read_sheet(text, TurnSheet))
    return turn.with_paths() | {"why": [_in_words(reason) for reason in turn.reasons()]}


WORDS = {
    "no-clean-way": "No enemy can be attacked without entering a trap or hazardous terrain, so "
    "the monster takes the ways with the fewest of them.",
    "invisible": "The enemy on {enemy} is invisible and cannot be the focus.",
    "out-of-reach": "The enemy on {enemy} can be attacked from no hex the monster can get to.",
    "needs": "The enemy on {enemy} can be attacked after {way}.",
    "no-focus": "There is no focus: the monster neither moves nor attacks.",
    "least-movement": "Least movement: {enemies}.",
    "nearest": "Nearest of those: {enemies}.",
    "earliest": "Earliest initiative of those: {enemies}.",
    "players-choose-focus": "The players choose the focus among {enemies}.",
    "cannot-approach": "No way leads to a hex from which {focus} can be attacked.",
    "goals-now": "Best hexes within this move for the attack on {focus}: {goals}, after {way}; "
    "additional targets: {others}, with Disadvantage: {disadvantages}.",
    "goals-later": "No hex within this move allows the attack on {focus}. Best hexes with "
    "unlimited movement: {goals}, after {way}; additional targets: {others}, with Disadvantage: "
    "{disadvantages}.",
    "with-disadvantage": "The attack on {focus} has Disadvantage there; no better hex is possible.",
    "no-nearer": "No move brings the monster nearer, so it stays.",
    "comes-nearer": "The monster comes as near as it can: {stops}.",
    "players-choose-way": "The players choose among {ways} equal ways.",
}


def _in_words(reason: Reason) -> str:
    values = {name: _words(value) for name, value in reason.values.items()}
    if "points" in values:
        values["way"] = _way(values["points"], values["negatives"])
    return f"{WORDS[reason.name].format(**values)} [{reason.rule}]"


def _way(points: str, negatives: str) -> str:
    way = "1 movement point" if points == "1" else f"{points} movement points"
    if negatives == "0":
        return way
    return f"{way} and {'1 negative hex' if negatives == '1' else f'{negatives} negative hexes'}"


def _words(value: int | Hex | list[Hex]) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return f"[{value[0]}, {value[1]}]"
    return ", ".join(_words(hex) for hex in value)
