"""What clients read about the games: facts, texts, catalogue, rulebook. Each is written once."""

from functools import cache

import msgspec

from questhall.bots import LEVELS
from questhall.kernel.games import Format, Game, TableOption, find_game, game_names
from questhall.kernel.rulebook import BadRulebook, Chapter, Rule, rulebook_of
from questhall.kernel.sheets import Tool
from questhall.kernel.text import LANGUAGES

from .facts import (
    CampaignKinds,
    Catalogue,
    FormatFacts,
    GameBook,
    GameFacts,
    Games,
    GameTexts,
    OptionFacts,
    RulebookPages,
    RuleChapter,
    RuleSection,
    RuleText,
)
from .refusals import Refusal


@cache
def games() -> dict[str, Game]:
    """All installed games by their ids."""
    return {name: find_game(name) for name in game_names()}


def game_of(name: str) -> Game:
    game = games().get(name)
    if game is None:
        raise Refusal("no_such_game", "there is no such game here")
    return game


def tool_of(game: str, name: str) -> Tool:
    """What answers a question about a sheet of JSON; a game may have none."""
    tool = game_of(game).tools().get(name)
    if tool is None:
        raise Refusal("no_such_page", "this game has no such tool")
    return tool


def _language(name: str) -> str:
    if name not in LANGUAGES:
        raise Refusal("no_such_language", "there are no texts in this language")
    return name


@cache
def all_games() -> bytes:
    """All games, for the lobby."""
    return msgspec.json.encode(Games([_facts(game) for game in games().values()]))


def _facts(game: Game) -> GameFacts:
    return GameFacts(
        id=game.id,
        version=game.version,
        formats=_formats(game.formats),
        options=_options(game.options),
        levels=list(LEVELS),
        languages=list(LANGUAGES),
        campaigns=_campaigns(game),
    )


def _campaigns(game: Game) -> CampaignKinds | None:
    found = game.campaigns()
    if found is None:
        return None
    return CampaignKinds(_formats(found.formats), _options(found.options))


def _formats(formats: tuple[Format, ...]) -> list[FormatFacts]:
    return [FormatFacts(each.name, list(each.seats)) for each in formats]


def _options(options: tuple[TableOption, ...]) -> list[OptionFacts]:
    return [
        OptionFacts(
            each.name,
            list(each.choices),
            each.default,
            each.rule,
            each.main,
            {str(choice): list(seats) for choice, seats in each.seats.items()},
        )
        for each in options
    ]


def texts(game: str, language: str) -> bytes:
    return _texts(game_of(game), _language(language))


@cache
def _texts(game: Game, language: str) -> bytes:
    return msgspec.json.encode(GameTexts("\n".join(game.client_sources(language))))


def book(game: str, language: str, name: str) -> bytes:
    """Texts that only some tables of a game need. A wrong name costs nothing: anybody may ask."""
    if name not in game_of(game).books():
        raise Refusal("no_such_page", "this game has no such book")
    return _book(game_of(game), _language(language), name)


@cache
def _book(game: Game, language: str, name: str) -> bytes:
    faces = game.faces_in(name, game.texts(language))
    return msgspec.json.encode(GameBook(game.book(name, language), faces))


def catalogue(game: str, language: str) -> bytes:
    return _catalogue(game_of(game), _language(language))


@cache
def _catalogue(game: Game, language: str) -> bytes:
    return msgspec.json.encode(Catalogue(game.catalogue(game.texts(language))))


def rulebook(game: str, language: str) -> bytes:
    return _rulebook(game_of(game).package, _language(language))


@cache
def _rulebook(package: str, language: str) -> bytes:
    try:
        chapters = rulebook_of(package, language).chapters
    except BadRulebook:
        chapters = []
    return msgspec.json.encode(RulebookPages([_chapter(each) for each in chapters]))


def _chapter(chapter: Chapter) -> RuleChapter:
    sections: list[RuleSection] = []
    for rule in chapter.rules:
        if not sections or sections[-1].title != rule.heading:
            sections.append(RuleSection(rule.heading, []))
        sections[-1].rules.append(_rule(rule))
    return RuleChapter(chapter.title, sections)


def _rule(rule: Rule) -> RuleText:
    return RuleText(rule.id, rule.text, rule.notes)
