"""Campaigns as far as a certain evening, as files that these tests' servers take for their own."""

from datetime import UTC, datetime, timedelta
from itertools import count

import msgspec

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.discoveries import open_envelope
from questhall.games.gloomhaven.campaign.enhancing import ACHIEVEMENT
from questhall.games.gloomhaven.campaign.ledger import CalendarLine, Chronicle, Earnings
from questhall.games.gloomhaven.campaign.levelling_up import LEAST_XP
from questhall.games.gloomhaven.campaign.prosperity import stock_up
from questhall.games.gloomhaven.campaign.travel import FIRST_SCENARIO
from questhall.kernel.campaigns import campaigns_of, written_ledger
from questhall.kernel.chain import ChainFacts
from questhall.kernel.chain_file import FORMAT, ChainFile, give_away
from questhall.server.seal import Seal
from tests.browser.sealing import KNOWN
from tests.gloomhaven.campaign.party import Tour, give, party

RICH = 180  # enough for an enhancement, too little to retire with
EVENINGS = 14
SEED_OF_MANY = "picture 10"  # with which much is found
QUESTS = ("greed_is_good", "a_helping_hand", "trophy_hunt", "merchant_class")


def under_way() -> Chronicle:
    """Seven evenings: some scenarios are done, some open, one is blocked."""
    ledger = party("brute", "tinkerer", "scoundrel", prosperity=3)
    ledger.done = [1, 2, 3, 4]
    ledger.opened = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    ledger.reputation = 6
    ledger.global_achievements = ["city_rule_militaristic", ACHIEVEMENT]
    ledger.party_achievements = ["first_steps", "jekserahs_plans"]
    ledger.retired = ["spellweaver"]
    ledger.classes = ["sunkeeper"]
    ledger.evenings = [_evening(1), _evening(2), _evening(4), _evening(3)]
    for sheet, quest in zip(ledger.characters, QUESTS, strict=False):
        sheet.gold, sheet.xp, sheet.checks = 60, 32, 2
        sheet.quest = quest
        ledger.quests.remove(quest)
    give(ledger, 0, "iron_helmet")
    ledger.location = 3
    return ledger


def _evening(scenario: int) -> CalendarLine:
    line = CalendarLine(f"scenario:{scenario}")
    line.won, line.level = True, 1
    for who in ("brute", "tinkerer", "scoundrel"):
        gains = Earnings(9, 6, 1)
        gains.who = who
        line.gains.append(gains)
    return line


def after_the_first_scenario() -> Chronicle:
    """The Black Barrow is won, by bots; the town knows how to enhance cards, and everybody has
    earned a level and money for it."""
    tours = map(_first_evenings, count())
    ledger = next(tour.ledger for tour in tours if FIRST_SCENARIO in tour.ledger.done)
    ledger.global_achievements = [ACHIEVEMENT]
    for sheet in ledger.characters:
        sheet.gold, sheet.xp = RICH, LEAST_XP[1]
    return ledger


def _first_evenings(number: int) -> Tour:
    """A party is founded, sets out and plays, not always with success."""
    tour = Tour(2, f"evening {number}")
    tour.go(3)
    return tour


def many_evenings(name: str, players: list[str]) -> bytes:
    """A campaign of three that has been played for two weeks, every evening."""
    first = datetime(2026, 9, 7, 20, tzinfo=UTC)
    tour = Tour(len(players), SEED_OF_MANY)
    tour.players = players
    for evening in range(EVENINGS):
        tour.now = (first + timedelta(days=evening)).timestamp()
        tour.go(1)
    return Seal(KNOWN).put_on_campaign(give_away(tour.chain, name))


def before_farewell() -> Chronicle:
    """The Brute has saved what it wanted to."""
    ledger = under_way()
    ledger.global_achievements = []
    ledger.prosperity = 1
    ledger.characters[0].gold = 264
    return ledger


def with_an_envelope() -> Chronicle:
    """The last gold for the sanctuary has opened it."""
    ledger = under_way()
    open_envelope(ledger, "b")
    return ledger


def file_of(ledger: Chronicle, name: str) -> bytes:
    stock_up(ledger)
    options = ledger.options
    facts = ChainFacts(
        GAME.id,
        GAME.version,
        "party",
        ledger.size,
        options,
        "",
        written_ledger(ledger, campaigns_of(GAME)),
        0.0,
    )
    return Seal(KNOWN).put_on_campaign(msgspec.json.encode(ChainFile(FORMAT, name, facts, [])))


def with_somebody_at_home() -> Chronicle:
    ledger = under_way()
    ledger.home = [ledger.characters.pop()]
    ledger.size = len(ledger.characters)
    return ledger
