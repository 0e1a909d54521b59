"""The games of a plan, added up: by bot and seat, by seat, by length, and bot against bot; and the
evenings of campaigns by what was played."""

import re
from collections.abc import Iterable, Iterator
from itertools import combinations, groupby
from typing import NamedTuple

from .reckoning import Meeting, Share, Spread, share, spread
from .rows import Game
from .simulation import WON, Evening

DRAWN = 0.5


def by_heading(games: Iterable[Game]) -> dict[str, list[Game]]:
    """The games of everything that was played, whoever played it."""
    return _grouped((game.job.case.heading, game) for game in games)


def by_lineup(games: Iterable[Game]) -> dict[str, list[Game]]:
    return _grouped((game.job.case.lineup, game) for game in games)


def by_game(games: Iterable[Game]) -> dict[str, list[Game]]:
    return _grouped((game.job.case.plan.game, game) for game in games)


def _grouped(pairs: Iterable[tuple[str, Game]]) -> dict[str, list[Game]]:
    ordered = sorted(pairs, key=lambda pair: pair[0])
    return {
        name: [game for _, game in group]
        for name, group in groupby(ordered, key=lambda pair: pair[0])
    }


def finished(games: Iterable[Game]) -> list[Game]:
    return [game for game in games if game.outcome.results]


def together_won(games: list[Game]) -> Share:
    """Of games that all seats win or lose together."""
    ended = finished(games)
    return share(sum(min(game.outcome.results) == WON for game in ended), len(ended))


class Sat(NamedTuple):
    """A bot in a seat; `lineup`: among whom."""

    lineup: str
    bot: str
    seat: int


def won_by_bot_and_seat(games: list[Game]) -> dict[Sat, Share]:
    won: dict[Sat, list[bool]] = {}
    for game in finished(games):
        for seat, bot in enumerate(game.outcome.bots):
            sat = Sat(game.job.case.lineup, bot, seat)
            won.setdefault(sat, []).append(game.outcome.results[seat] == WON)
    return {sat: share(sum(won[sat]), len(won[sat])) for sat in sorted(won)}


def won_by_seat(games: list[Game]) -> tuple[list[Share], float]:
    """What each seat won, and what it would be if seats were all the same: of games in which the
    same bots sat in all seats, at once or by turns."""
    fair = [game for game in finished(games) if game.job.case.plan.swap or game.job.case.alike]
    if not fair:
        return [], 0.0
    seats = fair[0].job.case.plan.seats
    won = [sum(game.outcome.results[seat] == WON for game in fair) for seat in range(seats)]
    return [share(count, len(fair)) for count in won], sum(won) / (len(fair) * seats)


def won_by_first(games: list[Game]) -> tuple[Share, float]:
    """What those won who began, and what it would be if that meant nothing."""
    known = [game for game in finished(games) if game.outcome.first]
    won = sum(game.outcome.results[game.outcome.first[0]] == WON for game in known)
    shares = [game.outcome.results.count(WON) / len(game.outcome.results) for game in known]
    return share(won, len(known)), sum(shares) / len(shares) if shares else 0.0


class Fought(NamedTuple):
    """What was offered, and who played it."""

    offer: str
    lineup: str


def by_offer(games: list[Game]) -> dict[Fought, list[Evening]]:
    """The finished evenings of campaigns that count."""
    found: dict[Fought, list[Evening]] = {}
    for game in games:
        for evening in game.outcome.evenings:
            if evening.counts and evening.outcome.results:
                fought = Fought(evening.offer, game.job.case.lineup)
                found.setdefault(fought, []).append(evening)
    return {fought: found[fought] for fought in sorted(found, key=_in_order)}


def _in_order(fought: Fought) -> tuple[list[tuple[int, str]], str]:
    """Numbers in names as numbers: 2 before 10."""
    parts = re.findall(r"\d+|\D+", fought.offer)
    numbered = [(int(part), "") if part.isdecimal() else (0, part) for part in parts]
    return numbered, fought.lineup


def evenings_won(evenings: list[Evening]) -> Share:
    return share(sum(evening.won for evening in evenings), len(evenings))


def rounds_of(evenings: list[Evening]) -> Spread | None:
    """Of evenings on which rounds are counted."""
    counted = [evening.outcome.rounds for evening in evenings]
    return _spread([number for number in counted if number is not None])


def decisions_of(evenings: list[Evening]) -> Spread | None:
    return _spread([evening.outcome.decisions for evening in evenings])


def evenings_played(games: list[Game]) -> Spread | None:
    return _spread([len(game.outcome.evenings) for game in games])


def broken_off(games: list[Game]) -> int:
    """Campaigns with an evening that did not end, or with an impossible ledger."""
    return sum(
        bool(game.outcome.faults)
        or any(not evening.outcome.results for evening in game.outcome.evenings)
        for game in games
    )


def won_by_brought(games: list[Game]) -> dict[str, Share]:
    """How often those won who played with each hero or deck, by the key of its name; the best
    first. Who plays with two of a kind counts once."""
    won: dict[str, list[bool]] = {}
    for game in finished(games):
        for seat, things in enumerate(game.outcome.brought):
            for thing in set(things):
                won.setdefault(thing, []).append(game.outcome.results[seat] == WON)
    shares = {thing: _part(each) for thing, each in won.items()}
    return dict(sorted(shares.items(), key=lambda item: (-item[1].value, item[0])))


class CardShares(NamedTuple):
    """How often seats won that drew a card, and that played it."""

    drawn: Share
    played: Share


def by_card(games: list[Game]) -> dict[str, CardShares]:
    """By the key of the card's name; every seat of every game in which cards were watched."""
    drawn: dict[str, list[bool]] = {}
    played: dict[str, list[bool]] = {}
    for game in finished(games):
        outcome = game.outcome
        for counted, seats in ((drawn, outcome.drawn), (played, outcome.played)):
            for seat, cards in enumerate(seats or []):
                for card in cards:
                    counted.setdefault(card, []).append(outcome.results[seat] == WON)
    return {
        card: CardShares(_part(drawn.get(card, [])), _part(played.get(card, [])))
        for card in sorted(drawn | played)
    }


def _part(won: list[bool]) -> Share:
    return share(sum(won), len(won))


def decisions(games: list[Game]) -> Spread | None:
    """Of finished games."""
    return _spread([game.outcome.decisions for game in finished(games)])


def rounds(games: list[Game]) -> Spread | None:
    """Of finished games, if rounds are counted there."""
    counted = [game.outcome.rounds for game in finished(games)]
    return _spread([number for number in counted if number is not None])


def _spread(numbers: list[int]) -> Spread | None:
    return spread(numbers) if numbers else None


def meetings(games: Iterable[Game]) -> Iterator[Meeting]:
    """Bot against bot. Who won beats who did not. Those who won or lost alike say nothing of each
    other, for they may have been on one side; but two who sat alone have drawn."""
    for game in finished(games):
        if game.job.case.together:
            continue
        outcome = game.outcome
        for one, two in combinations(range(len(outcome.bots)), 2):
            bot, other = outcome.bots[one], outcome.bots[two]
            mine, theirs = outcome.results[one], outcome.results[two]
            if bot == other or (mine == theirs and len(outcome.bots) > 2):
                continue
            yield Meeting(bot, other, DRAWN if mine == theirs else float(mine > theirs))
