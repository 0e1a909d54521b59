"""What clients read about the games: facts, texts, catalogue, rulebook; printing.py says when."""

from functools import cache
from typing import Any

import msgspec

from questhall.bots import LEVELS
from questhall.kernel.advising import Adviser
from questhall.kernel.campaigns import Campaigns
from questhall.kernel.games import (
    Format,
    Game,
    OptionValue,
    TableOption,
    find_game,
    game_names,
)
from questhall.kernel.packs import Pack, shelf
from questhall.kernel.rulebook import BadRulebook, Chapter, Rule, rulebook_of
from questhall.kernel.sheets import Tool
from questhall.kernel.text import LANGUAGES, Texts, message_of
from questhall.kernel.views import fields_of

from ..protocol.facts import (
    CampaignKinds,
    Catalogue,
    FormatFacts,
    GameBook,
    GameFacts,
    Games,
    GameTexts,
    OptionFacts,
    PackDrawings,
    PackFacts,
    PackTitle,
    RulebookPages,
    RuleChapter,
    RuleSection,
    RuleText,
)
from ..protocol.refusals import Refusal
from ..workers.jobs import Sheet


@cache
def games() -> dict[str, Game]:
    """All installed games by their ids. Their libraries are read, so that packs which cannot be
    used are left out from the beginning."""
    found = {name: find_game(name) for name in game_names()}
    for game in found.values():
        game.things()
    return found


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


def adviser_of(game: Game, name: str) -> Adviser:
    """Who answers a player about the match under way; a game may have none."""
    adviser = game.advisers().get(name)
    if adviser is None:
        raise Refusal("no_such_page", "this game has no such adviser")
    return adviser


def known_language(name: str) -> str:
    if name not in LANGUAGES:
        raise Refusal("no_such_language", "there are no texts in this language")
    return name


@cache
def all_games() -> bytes:
    """All games, for the lobby."""
    return msgspec.json.encode(Games([_facts(game) for game in games().values()]))


def _facts(game: Game) -> GameFacts:
    campaigns = game.campaigns()
    views = (*game.view_types(), *(campaigns.views if campaigns is not None else ()))
    titles, taglines = _names(game)
    return GameFacts(
        id=game.id,
        version=game.version,
        formats=_formats(game.formats),
        options=_options(game.options),
        levels=list(LEVELS),
        languages=list(LANGUAGES),
        campaigns=_kinds(campaigns),
        titles=titles,
        taglines=taglines,
        fields=fields_of(views),
        packs=[_pack(game, pack) for pack in shelf().of(game.id)],
    )


def _pack(game: Game, pack: Pack) -> PackFacts:
    about = pack.about
    return PackFacts(
        id=about.id,
        version=about.version,
        title=about.title,
        authors=about.authors,
        licence=about.licence,
        languages=about.languages,
        needs=about.needs,
        options=[each for each in _added(game, pack) if each.choices],
    )


def _added(game: Game, pack: Pack) -> list[OptionFacts]:
    """What there is to agree on, with nothing but the choices that a pack brings."""
    usual = {(option.name, choice) for option in game.options for choice in option.choices}
    added = _options(game.options_with((pack.id,)))
    for option in added:
        option.choices = [each for each in option.choices if (option.name, each) not in usual]
        known = {str(each) for each in option.choices}
        option.seats = {name: seats for name, seats in option.seats.items() if name in known}
    return added


def titles_of(packs: list[str]) -> list[PackTitle]:
    there = shelf().packs
    return [PackTitle(name, there[name].about.title) for name in packs if name in there]


@cache
def drawings_of(pack: str) -> bytes:
    """The icons of a pack."""
    found = shelf().packs.get(pack)
    if found is None:
        raise Refusal("no_such_page", "there is no such pack here")
    return msgspec.json.encode(PackDrawings(found.drawings()))


def _names(game: Game) -> tuple[dict[str, str], dict[str, str]]:
    """What the game is called, and what it is about, in each language."""
    name = f"game-{game.id.replace('_', '-')}"
    found = [message_of(game.package, language, name) for language in LANGUAGES]
    return _said(found, name), _said(found, f"{name}.tagline")


@cache
def title_of(game: str, language: str) -> str:
    """What a game is called; by its id where it does not say."""
    titles = _names(game_of(game))[0]
    return titles.get(language) or titles.get("en") or game


def _said(found: list[Texts], key: str) -> dict[str, str]:
    return {texts.language: texts.say(key) for texts in found if texts.has(key)}


def _kinds(campaigns: Campaigns[Any] | None) -> CampaignKinds | None:
    if campaigns is None:
        return None
    return CampaignKinds(_formats(campaigns.formats), _options(campaigns.options))


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
            {_written(choice): list(seats) for choice, seats in each.seats.items()},
        )
        for each in options
    ]


def _written(choice: OptionValue) -> str:
    """As JSON has it: a client says `true`."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def need_printable(sheet: Sheet) -> None:
    """Refuse what cannot be printed, without trying."""
    game = game_of(sheet.game)
    known_language(sheet.language)
    if sheet.kind == "book" and sheet.name not in game.books():
        raise Refusal("no_such_page", "this game has no such book")


def printed(sheet: Sheet) -> bytes:
    """The sheet in JSON."""
    game = game_of(sheet.game)
    match sheet.kind:
        case "texts":
            return texts(game, sheet.language)
        case "book":
            return book(game, sheet.language, sheet.name)
        case "catalogue":
            return catalogue(game, sheet.language)
        case "rulebook":
            return rulebook(game, sheet.language)


def texts(game: Game, language: str) -> bytes:
    return msgspec.json.encode(GameTexts("\n".join(game.client_sources(language))))


def book(game: Game, language: str, name: str) -> bytes:
    """Texts that only some tables of a game need."""
    faces = game.faces_in(name, game.texts(language))
    return msgspec.json.encode(GameBook(game.book(name, language), faces))


def bound(books: list[bytes]) -> bytes:
    """Several books in one."""
    if len(books) == 1:
        return books[0]
    read = [msgspec.json.decode(each, type=GameBook) for each in books]
    faces = [face for each in read for face in each.faces]
    return msgspec.json.encode(GameBook("\n".join([each.ftl for each in read]), faces))


def catalogue(game: Game, language: str) -> bytes:
    return msgspec.json.encode(Catalogue(game.catalogue(game.texts(language))))


def rulebook(game: Game, language: str) -> bytes:
    try:
        chapters = rulebook_of(game.package, language).chapters
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
