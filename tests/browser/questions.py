"""The questions of a game with the longest answers, as save files."""

from collections.abc import Iterator

from questhall.bots.playing import follow_hunch
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision
from questhall.kernel.games import Game, Setup, find_game
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_things, say_option
from questhall.kernel.saves import save

from .sealing import sealed

SEEDS = ("1", "2")
MOST_CHOICES = 1500
KEY = 4  # letters: an answer is wider than its words


def longest(name: str, language: str, count: int) -> list[bytes]:
    """Each from another prompt: of all that is asked in a few games, what the prompt bar needs the
    most room for."""
    game = find_game(name)
    widths: dict[str, int] = {}
    saves: dict[str, bytes] = {}
    for match in _played(game):
        decision = match.pending[0]
        width = _width(game, match, decision, language)
        if width > widths.get(decision.prompt, 0):
            widths[decision.prompt] = width
            saves[decision.prompt] = sealed(save(match))
    prompts = sorted(widths, key=lambda prompt: (-widths[prompt], prompt))
    return [saves[prompt] for prompt in prompts[:count]]


def _played(game: Game) -> Iterator[Match]:
    """A game of each format before every choice, by hunch."""
    for form in game.formats:
        for seed in SEEDS:
            match = Match.start(game, game.checked(Setup(form.name, form.seats[0], {})), seed)
            chance = Chance(f"choices/{seed}")
            for _ in range(MOST_CHOICES):
                if match.over:
                    break
                yield match
                follow_hunch(match, chance)


def _width(game: Game, match: Match, decision: Decision, language: str) -> int:
    """The letters of the answers that lie on no thing: only the bar offers those."""
    state, texts = match.state, game.texts(language)
    free = [each for each in decision.options if not option_things(game, state, each)]
    return sum(len(say_option(game, state, each, texts)) + KEY for each in free)
