"""Whole campaigns of bots: one evening after the other, and what became of them.

Campaign `i` of seed `S` is begun on the seed `S-i`, so that each can be played again.
"""

from collections.abc import Callable
from fnmatch import fnmatchcase
from time import perf_counter

import msgspec

from questhall.bots import make_bot
from questhall.bots.bot import RandomBot
from questhall.kernel.campaigns import Offer, start_link
from questhall.kernel.chain import Chain
from questhall.kernel.chance import Chance
from questhall.kernel.games import OptionValue, Setup, find_game
from questhall.kernel.match import Match

from .playing import play_out
from .simulation import Evening, Outcome, outcome_of


class CampaignPlan(msgspec.Struct, frozen=True):
    """What to play: so many campaigns of at most so many evenings. `bots` names one per seat.

    `counted`: patterns of the offers that count (none: all in which there is something to win).
    What does not count is played by `others`, if they are named.
    """

    game: str
    format: str
    seats: int
    bots: list[str]
    campaigns: int
    evenings: int
    seed: str
    options: dict[str, OptionValue] = {}
    packs: tuple[str, ...] = ()
    max_decisions: int = 100_000
    counted: tuple[str, ...] = ()
    others: str = ""


class CampaignOutcome(msgspec.Struct):
    """How one campaign went. `played` names its evenings; `over`: nothing was left to play;
    `stuck`: an evening did not end, or left a ledger that cannot be (`faults`)."""

    seed: str
    played: list[str]
    won: int
    lost: int
    decisions: int
    over: bool
    stuck: bool
    faults: list[str]


class CampaignReport(msgspec.Struct):
    """The sum of all campaigns. `evenings` counts those that were played to their end."""

    game: str
    format: str
    seats: int
    bots: list[str]
    seed: str
    campaigns: int
    finished: int
    evenings: int
    won: int
    lost: int
    decisions: int
    seconds: float
    outcomes: list[CampaignOutcome]


class Travellers:
    """A campaign and the bots that play it."""

    def __init__(self, plan: CampaignPlan, seed: str) -> None:
        self.plan = plan
        self.seed = seed
        self.game = find_game(plan.game)
        setup = Setup(plan.format, plan.seats, plan.options, plan.packs)
        self.chain = Chain.begin(self.game, setup, seed, 0.0)
        self.chance = Chance(f"{seed}/offers")
        self.outcome = CampaignOutcome(seed, [], 0, 0, 0, False, False, [])
        self.evenings: list[Evening] = []

    def go(self) -> CampaignOutcome:
        while len(self.outcome.played) < self.plan.evenings and not self.outcome.stuck:
            offers = [offer for offer in self.chain.offers() if offer.why is None]
            if not offers:
                self.outcome.over = True
                break
            self._play(self._choose(offers))
        return self.outcome

    def _choose(self, offers: list[Offer]) -> Offer:
        """Random bots go anywhere; others where a sensible group would."""
        if isinstance(make_bot(self.plan.bots[0], ""), RandomBot):
            return offers[self.chance.below("offers", len(offers))]
        return self.chain.campaigns.suggested(self.chain.ledger, offers)

    def _play(self, offer: Offer) -> None:
        counts = self._counts(offer)
        names = self._names(offer, counts)
        self.chain.add(self.chain.open(offer.key, names), 0.0)
        link = self.chain.need_open()
        match = start_link(
            self.game, self.chain.beginning(link), link.setup, link.seed, listen=False
        )
        evening = len(self.outcome.played)
        bots = [make_bot(name, f"{self.seed}/{evening}/{seat}") for seat, name in enumerate(names)]
        self.outcome.stuck = not play_out(match, bots, self.plan.max_decisions)
        self.outcome.played.append(offer.key)
        self.outcome.decisions += match.decisions
        won = not self.outcome.stuck and self._close(match)
        self.evenings.append(Evening(offer.key, counts, won, outcome_of(match, names)))

    def _counts(self, offer: Offer) -> bool:
        patterns = self.plan.counted
        if not patterns:
            return self.game.contested(offer.format)
        return any(fnmatchcase(offer.key, pattern) for pattern in patterns)

    def _names(self, offer: Offer, counts: bool) -> list[str]:
        """The bots by seat: as many as the plan has, if so many may play."""
        seats = self.plan.seats if self.plan.seats in offer.seats else max(offer.seats)
        bots = self.plan.bots if counts or not self.plan.others else [self.plan.others]
        return [bots[seat % len(bots)] for seat in range(seats)]

    def _close(self, match: Match) -> bool:
        """Was it won?"""
        closed = self.chain.close(match)
        self.chain.add(closed, 0.0, match)
        if closed.lost:
            self.outcome.lost += 1
        else:
            self.outcome.won += 1
        self.outcome.faults = self.chain.campaigns.faults(self.chain.ledger)
        self.outcome.stuck = bool(self.outcome.faults)
        return not closed.lost


def play_campaign(plan: CampaignPlan, number: int) -> Outcome:
    """One campaign of the plan, with all its evenings."""
    travellers = Travellers(plan, f"{plan.seed}-{number}")
    ended = travellers.go()
    return Outcome(
        plan.bots, ended.decisions, [], evenings=travellers.evenings, faults=ended.faults
    )


def simulate_campaigns(
    plan: CampaignPlan, progress: Callable[[int], None] | None = None
) -> CampaignReport:
    """Play all campaigns; `progress` is told after each."""
    start = perf_counter()
    outcomes: list[CampaignOutcome] = []
    for number in range(plan.campaigns):
        outcomes.append(Travellers(plan, f"{plan.seed}-{number}").go())
        if progress is not None:
            progress(1)
    return CampaignReport(
        game=plan.game,
        format=plan.format,
        seats=plan.seats,
        bots=plan.bots,
        seed=plan.seed,
        campaigns=plan.campaigns,
        finished=len([each for each in outcomes if not each.stuck]),
        evenings=sum(each.won + each.lost for each in outcomes),
        won=sum(each.won for each in outcomes),
        lost=sum(each.lost for each in outcomes),
        decisions=sum(each.decisions for each in outcomes),
        seconds=round(perf_counter() - start, 3),
        outcomes=outcomes,
    )
