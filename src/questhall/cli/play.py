"""questhall play: sit down at a table."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from questhall.bots import make_bot
from questhall.bots.bot import Bot
from questhall.kernel.games import Format, Game, game_names
from questhall.kernel.match import Match
from questhall.kernel.text import texts_of
from questhall.terminal.drawing import titles
from questhall.terminal.sitting import Sitting

from .arguments import bot_names, game_of, language_of, setup_of, stop
from .console import read_line, wide_console
from .replay import opened
from .shelving import Packs, packs_for


def play(
    game: Annotated[
        str | None, typer.Argument(help="The game; you are asked if it is missing.")
    ] = None,
    format: Annotated[str | None, typer.Option(help="The format; the first by default.")] = None,
    seats: Annotated[int | None, typer.Option(help="The number of seats.")] = None,
    bots: Annotated[
        str, typer.Option(help="The bot in the other seats, or one each, separated by commas.")
    ] = "normal",
    seat: Annotated[int, typer.Option(min=0, help="Your seat, from 0.")] = 0,
    lang: Annotated[str | None, typer.Option(help="The language: en, ru.")] = None,
    seed: Annotated[str | None, typer.Option(help="The seed; a fresh one by default.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A table option, name=value; may be repeated.")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    load: Annotated[Path | None, typer.Option(help="Continue from a save.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save here when you leave.")] = None,
    packs: Packs = None,
) -> None:
    """Play against bots, or with them."""
    language = language_of(lang)
    if not terminal:
        typer.echo(texts_of("questhall.terminal", language).say("terminal-browser-too"))
    if load is not None:
        match = opened(load)[1]
    else:
        match = _new_match(game, format, seats, option or [], seed, language, packs)
    count = match.setup.seats
    if seat >= count:
        stop(f"there is no seat {seat}: the seats are 0 to {count - 1}")
    Sitting(
        match,
        seat,
        _bots_in([each for each in range(count) if each != seat], bots, match.seed),
        language,
        wide_console(),
        read_line,
        save,
    ).play()


def _new_match(
    game: str | None,
    format: str | None,
    seats: int | None,
    options: list[str],
    seed: str | None,
    language: str,
    packs: list[Path] | None,
) -> Match:
    if game is None:
        chosen, its_format = _asked(language)
        format = format or its_format.name
    else:
        chosen = game_of(game)
    setup = setup_of(chosen, format, seats, options, packs_for(chosen, packs))
    return Match.start(chosen, setup, seed or secrets.token_hex(8))


def _bots_in(others: list[int], bots: str, seed: str) -> dict[int, Bot]:
    """A bot for every other seat: one name for all, or as many names as seats."""
    names = bot_names(bots)
    if len(names) not in (1, len(others)):
        stop(f"{len(names)} bots for {len(others)} other seats: name one for all, or one each")
    named = names * len(others) if len(names) == 1 else names
    return {
        seat: make_bot(name, f"{seed}/seat{seat}") for seat, name in zip(others, named, strict=True)
    }


def _asked(language: str) -> tuple[Game, Format]:
    """What the person would like to play."""
    games = [game_of(name) for name in game_names()]
    offers = [(game, format) for game in games for format in game.formats]
    words = texts_of("questhall.terminal", language)
    typer.echo(words.say("terminal-which-game"))
    for number, (game, format) in enumerate(offers, 1):
        names = titles(game, format.name, game.texts(language))
        seats = ", ".join(str(count) for count in format.seats)
        typer.echo(f"{number:>3}  {names[0]}, {names[1]} ({seats})")
    while True:
        try:
            line = read_line("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit from None
        if line.isdecimal() and 1 <= int(line) <= len(offers):
            return offers[int(line) - 1]
        typer.echo(words.say("terminal-no-number", {"word": line, "most": len(offers)}))
