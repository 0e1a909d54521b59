"""questhall campaign: matches that follow on one another, kept in a file."""

import secrets
from pathlib import Path
from time import time
from typing import Annotated

import typer

from questhall.bots import make_bot
from questhall.bots.bot import Bot
from questhall.kernel.campaigns import campaigns_of
from questhall.kernel.chain import Chain
from questhall.kernel.chain_file import BadChain, read_chain, read_file, unfinished_match, verify
from questhall.kernel.games import BadSetup, Game, Setup
from questhall.kernel.match import Match
from questhall.terminal.drawing import titles
from questhall.terminal.travelling import Travelling

from .arguments import bot_names, bytes_of, game_of, language_of, options_of, stop
from .console import read_line, wide_console
from .shelving import Packs, packs_for


def campaign(
    game: Annotated[str, typer.Argument(help="The game.")],
    file: Annotated[Path, typer.Option(help="The campaign's file; made if there is none.")],
    format: Annotated[str | None, typer.Option(help="The format; the first by default.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many players begin it.")] = None,
    name: Annotated[str | None, typer.Option(help="The name of a new campaign.")] = None,
    bots: Annotated[str, typer.Option(help="The bot in the other seats.")] = "normal",
    seat: Annotated[int, typer.Option(min=0, help="Your seat, from 0.")] = 0,
    links: Annotated[
        int, typer.Option(min=0, help="Let bots play all seats for this many matches.")
    ] = 0,
    lang: Annotated[str | None, typer.Option(help="The language: en, ru.")] = None,
    seed: Annotated[str | None, typer.Option(help="The seed of a new campaign.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of a new campaign, name=value.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Replay it all and say whether it is true.")
    ] = False,
    packs: Packs = None,
) -> None:
    """Begin a campaign, or continue it."""
    language = language_of(lang)
    chosen = game_of(game)
    kind = bot_names(bots)[0]
    unfinished: Match | None = None
    if file.exists():
        called, chain, unfinished = _opened(file, chosen)
    else:
        chain = _begun(chosen, format, seats, option or [], seed, packs_for(chosen, packs))
        called = name or titles(chosen, "", chosen.texts(language))[0]
    if check:
        _check(file, chain)
        return
    travelling = Travelling(
        chain, called, file, MakerOfBots(kind), language, wide_console(), read_line
    )
    if links:
        travelling.let_bots_go(unfinished, links)
    else:
        travelling.go(unfinished, seat)


class MakerOfBots:
    """Makes bots of one kind, each with luck of its own."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __call__(self, seat: int, seed: str) -> Bot:
        return make_bot(self.kind, f"{seed}/seat{seat}")


def _opened(file: Path, game: Game) -> tuple[str, Chain, Match | None]:
    try:
        found = read_file(bytes_of(file))
        chain = read_chain(found, game)
        return found.name, chain, unfinished_match(found, chain)
    except (BadChain, BadSetup) as fault:
        stop(f"{file} cannot be opened: {fault}")


def _begun(
    game: Game,
    format: str | None,
    seats: int | None,
    options: list[str],
    seed: str | None,
    packs: tuple[str, ...],
) -> Chain:
    try:
        campaigns = campaigns_of(game)
        chosen = next(
            (each for each in campaigns.formats if format in (None, each.name)),
            campaigns.formats[0],
        )
        agreed = options_of(f"a campaign of {game.id}", campaigns.options, options)
        setup = Setup(format or chosen.name, seats or chosen.seats[0], agreed, packs)
        return Chain.begin(game, setup, seed or secrets.token_hex(16), time())
    except BadSetup as fault:
        stop(str(fault))


def _check(file: Path, chain: Chain) -> None:
    try:
        believed = verify(chain)
    except BadChain as fault:
        stop(f"{file} is not true: {fault}", 1)
    typer.echo(f"{len(chain.links)} matches, {len(believed)} of them played under other rules")
