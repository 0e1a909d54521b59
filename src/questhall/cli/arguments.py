"""From the words of a command line to games, set-ups and bots; bad ones are explained."""

import os
from pathlib import Path
from string import ascii_lowercase
from typing import NoReturn

import typer

from questhall.bots import fault_of
from questhall.kernel.games import (
    BadSetup,
    Format,
    Game,
    OptionValue,
    Setup,
    TableOption,
    find_game,
)
from questhall.kernel.text import LANGUAGES


def stop(message: str, code: int = 2) -> NoReturn:
    """End the command with one clear sentence."""
    typer.echo(f"questhall: {message}", err=True)
    raise typer.Exit(code)


def game_of(name: str) -> Game:
    try:
        return find_game(name)
    except LookupError as fault:
        stop(str(fault.args[0]))


def format_of(game: Game, name: str | None) -> Format:
    """The format of that name, or the game's first."""
    for format in game.formats:
        if name is None or format.name == name:
            return format
    known = ", ".join(format.name for format in game.formats)
    stop(f"{game.id} has no format {name!r}; choose one of: {known}")


def setup_of(
    game: Game,
    format: str | None,
    seats: int | None,
    options: list[str],
    packs: tuple[str, ...] = (),
) -> Setup:
    """What is agreed on, with defaults filled in: the first format, and the fewest seats."""
    chosen = format_of(game, format)
    agreed = options_of(game.id, game.options_with(packs), options)
    if seats is None:
        seats = (fitting_seats(game, chosen, agreed, packs) or list(chosen.seats))[0]
    try:
        return game.checked(Setup(chosen.name, seats, agreed, packs))
    except BadSetup as fault:
        stop(str(fault))


def fitting_seats(
    game: Game, format: Format, options: dict[str, OptionValue], packs: tuple[str, ...] = ()
) -> list[int]:
    """How many may play with these options; a scenario may ask for more or fewer."""
    return [
        count for count in format.seats if _fits(game, Setup(format.name, count, options, packs))
    ]


def _fits(game: Game, setup: Setup) -> bool:
    try:
        game.checked(setup)
    except BadSetup:
        return False
    return True


def options_of(
    owner: str, options: tuple[TableOption, ...], words: list[str]
) -> dict[str, OptionValue]:
    """What was agreed on in words such as `hand=3`."""
    found: dict[str, OptionValue] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            stop(f"--option {word} must be written name=value")
        found[name] = _option_value(owner, options, name, value)
    return found


def _option_value(
    owner: str, options: tuple[TableOption, ...], name: str, value: str
) -> OptionValue:
    for option in options:
        if option.name == name:
            for choice in option.choices:
                if str(choice).lower() == value.lower():
                    return choice
            fit = ", ".join(str(choice).lower() for choice in option.choices)
            stop(f"option {name} of {owner} is one of {fit}, not {value!r}")
    known = ", ".join(option.name for option in options) or "none"
    stop(f"{owner} has no option {name!r}; it has: {known}")


class Play:
    """What is played, as `--scenario 3` names it: a format, and a choice of its table option."""

    def __init__(self, word: str, format: Format, choice: OptionValue) -> None:
        self.word = word
        self.format = format
        self.option_word = f"{format.plays}={choice}"


def played_option(game: Game, format: Format, packs: tuple[str, ...] = ()) -> TableOption:
    return next(each for each in game.options_with(packs) if each.name == format.plays)


def asks_for_the_list(game: Game, words: list[str]) -> bool:
    """Is what can be played asked for in the game's own words, such as `--list-quests`?"""
    formats = [format for format in game.formats if format.plays]
    names = [name for format in formats for name in (format.name, format.plays)]
    return len(words) == 1 and words[0] in [f"--list-{_plural(name)}" for name in names]


def _plural(name: str) -> str:
    return f"{name[:-1]}ies" if name.endswith("y") else f"{name}s"


def play_of(game: Game, words: list[str], packs: tuple[str, ...] = ()) -> Play | None:
    """What the game's own options say: a format or its table option, then a choice or the number of
    one."""
    if not words:
        return None
    name, sign, value = words[0].removeprefix("--").partition("=")
    formats = [format for format in game.formats if format.plays]
    fit = [format for format in formats if name in (format.name, format.plays)]
    rest = words[1:] if sign else words[2:]
    if rest or not fit or not words[0].startswith("--") or not (sign or len(words) > 1):
        names = dict.fromkeys(name for each in formats for name in (each.name, each.plays))
        known = " or ".join(f"--{name}" for name in names)
        stop(f"{' '.join(words)} is not understood" + (f"; write {known}" if known else ""))
    format = next((each for each in fit if each.name == name), fit[0])
    return Play(name, format, _choice(game, format, value if sign else words[1], packs))


def _choice(game: Game, format: Format, value: str, packs: tuple[str, ...]) -> OptionValue:
    """By name, by the number that is in the name (`1` is q1), or by its place in the list."""
    option = played_option(game, format, packs)
    names = [str(choice).lower() for choice in option.choices]
    if value.lower() not in names and value.isdecimal():
        numbered = [name.lstrip(ascii_lowercase) for name in names]
        if value in numbered:
            return option.choices[numbered.index(value)]
        if 1 <= int(value) <= len(names):
            return option.choices[int(value) - 1]
    return _option_value(game.id, game.options_with(packs), option.name, value)


def bot_names(words: str) -> list[str]:
    """The bots of a list with commas, each one known."""
    names = [word.strip() for word in words.split(",")]
    for name in names:
        if fault := fault_of(name):
            stop(fault)
    return names


def bots_for(words: str, seats: int) -> list[str]:
    """A bot for every seat: one name for all, or as many names as seats."""
    names = bot_names(words)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        stop(f"{len(names)} bots for {seats} seats: name one bot for all seats, or one each")
    return names


def language_of(wanted: str | None) -> str:
    """The language asked for, or that of the machine if we speak it."""
    if wanted is None:
        names = ("LC_ALL", "LC_MESSAGES", "LANG")
        set_ones = [os.environ[name] for name in names if os.environ.get(name)]
        spoken = set_ones[0][:2] if set_ones else ""
        return spoken if spoken in LANGUAGES else LANGUAGES[0]
    if wanted not in LANGUAGES:
        stop(f"there is no language {wanted!r}; choose one of: {', '.join(LANGUAGES)}")
    return wanted


def bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as fault:
        stop(f"{path} cannot be read: {fault.strerror}")
