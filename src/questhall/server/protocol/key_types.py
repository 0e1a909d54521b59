"""The keys of the games' vocabularies as TypeScript types: a client that compares with a key that
is gone does not compile."""

from collections.abc import Iterable

from questhall.kernel.games import Game
from questhall.kernel.phrases import slots_in

COMMENTS = {
    "Verb": "What options can say.",
    "PromptKey": "What can be asked.",
    "EventKey": "What can happen.",
    "OfferKey": "What a campaign can offer.",
    "ThingKind": "What the numbers of phrases stand for.",
}


def keys_of(game: Game) -> dict[str, list[str]]:
    """The keys of a game by their types; those of phrases are the ones that have a text."""
    texts = game.texts("en")
    campaigns = game.campaigns()
    offers = campaigns.phrases if campaigns is not None else {}
    places = [*game.phrases.values(), *offers.values()]
    return {
        "Verb": [key for key in game.phrases if texts.has(f"option-{key}")],
        "PromptKey": [key for key in game.phrases if texts.has(f"prompt-{key}")],
        "EventKey": [key for key in game.phrases if texts.has(f"event-{key}")],
        "OfferKey": [key for key in offers if texts.has(f"offer-{key}")],
        "ThingKind": sorted({kind for place in places for _, kind in slots_in(place)}),
    }


def of_a_game(game: Game) -> str:
    """The types of one game's keys."""
    return "\n".join(
        _union(name, [f'"{key}"' for key in sorted(found)]) for name, found in keys_of(game).items()
    )


def of_all(games: Iterable[str]) -> str:
    """The types of all games' keys, each game's in a file of its own."""
    names = sorted(games)
    imports = "".join(f'import type * as {name} from "./{name}";\n' for name in names)
    unions = [_union(each, [f"{name}.{each}" for name in names]) for each in COMMENTS]
    return "\n".join([imports, *unions])


def _union(name: str, members: list[str]) -> str:
    inside = "\n  | ".join(members or ["never"])
    return f"/** {COMMENTS[name]} */\nexport type {name} =\n  | {inside};\n"
