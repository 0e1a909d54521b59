"""The saves of a room: in as many different places of as many different games as there is room for.

Of every game so many are played with any set-up, and kept where something is asked that was not
asked in any save before, or where a hero plays whom nobody has played yet.
"""

import msgspec

from questhall.conformance.setups import any_setup, with_random_options
from questhall.kernel.games import Game
from questhall.kernel.match import Match
from questhall.kernel.saves import load, read, save

from ..playing import play_match
from ..sights import sights_of_match, told
from .clerk import Clerk

GAMES = 100
FROM_A_GAME = 3
LONGEST = 140  # choices
FIRST = 4
BACK = 9
HEROES_EVERY = 4  # choices: to look for them takes its time
HEROES = ("heroes.kind", "company.kind", "players.packs")


def make_saves(clerk: Clerk, game: Game) -> None:
    """One kind of save after the other: from the deal, sealed, branched, from a position."""
    kinds = (_plain, _sealed, _branched, _from_position)
    made = 0
    for number in range(GAMES):
        for match in _worth_keeping(clerk, game, number):
            kinds[made % len(kinds)](clerk, match, f"{game.id}-{made + 1:02}")
            made += 1


def _worth_keeping(clerk: Clerk, game: Game, number: int) -> list[Match]:
    """The positions of one game in which there is something new."""
    chance = clerk.chance(f"{game.id} {number}")
    agreed = any_setup(game, chance, f"{clerk.seed}/{number}")
    if number % 2:  # with all house rules that there are
        agreed = with_random_options(game, agreed, f"{clerk.seed}/{number}")
    setup = game.checked(agreed)
    match = Match.start(game, setup, f"{clerk.seed}/{game.id}/{number}")
    found: list[Match] = []
    for now in range(LONGEST):
        if match.over or len(found) == FROM_A_GAME:
            break
        if now >= FIRST and is_new(clerk, match):
            found.append(match.at(now))
        play_match(match, chance, 1)
    return found


def is_new(clerk: Clerk, match: Match) -> bool:
    """Is there something in it that was in no save before? It is noted."""
    shown = clerk.shown.setdefault(match.game.id, set())
    found = {decision.prompt for decision in match.pending}
    if len(match.choices) % HEROES_EVERY == 0:
        found.update(_heroes(match))
    new = not found <= shown
    shown |= found
    return new


def _heroes(match: Match) -> list[str]:
    plain = told(match.game.view(match.state, 0), HEROES)
    return [name for names in plain.values() for name in _flat(names)]


def _flat(names: object) -> list[str]:
    if isinstance(names, list):
        return [name for each in names for name in _flat(each)]
    return [f"hero {names}"]


def keep_save(
    clerk: Clerk, match: Match, name: str, about: str, data: bytes, believed: bool = True
) -> None:
    """Keep the file and hang its label. If it is not `believed`, a server refuses it."""
    clerk.files[f"saves/{name}.json"] = data
    clerk.saves[name] = {
        "game": match.game.id,
        "about": about,
        "asks": sorted({decision.prompt for decision in match.pending}),
        "believed": believed,
        "sees": sights_of_match(match),
    }


def _plain(clerk: Clerk, match: Match, name: str) -> None:
    keep_save(clerk, match, name, "from its deal, without a seal", save(match))


def _sealed(clerk: Clerk, match: Match, name: str) -> None:
    keep_save(clerk, match, name, "from its deal, sealed", clerk.seal.put_on(save(match)))


def _branched(clerk: Clerk, match: Match, name: str) -> None:
    """Some choices were taken back, and chance went another way."""
    match.undo(max(0, len(match.choices) - BACK))
    play_match(match, clerk.chance(name), BACK)
    match.branch_off(clerk.chance(name).below("branch", 2**30), [0])
    keep_save(clerk, match, name, "with a branch of chance", save(match))


def _from_position(clerk: Clerk, match: Match, name: str) -> None:
    """As of a table that went on from its position under newer rules: it has no deal."""
    record = read(save(match))
    record.version += " before"
    later = load(msgspec.json.encode(record), match.game)
    play_match(later, clerk.chance(name), BACK)
    keep_save(clerk, later, name, "from a position, sealed", clerk.seal.put_on(save(later)))
    if name.endswith("-04"):
        keep_save(clerk, later, f"{name}-foreign", "from a position", save(later), believed=False)
