"""Long random play: any set-up, any choice, and every now and then a stop at which the table is
looked at, spoken of, saved and opened again.

The laws look closely at a few games. This plays as many as there is time for: what a rare card
does to a rare class is met nowhere else.
"""

import msgspec

from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import Game
from questhall.kernel.match import Match
from questhall.kernel.saves import load, read, save

from .case import Case, Law, Unlawful, answer, answer_at_random, asked, events_of
from .secrets import view_of
from .setups import any_setup
from .speaking import Speaker

PAUSE = 150  # choices between two stops, on average
WHOLE = 6  # one stop in so many opens the save by playing it again from its deal


def gamble(game: Game, seed: str, choices: int) -> int:
    """Play games until that many choices were made, and say how many games it took.

    Raises Unlawful, which names set-up and seed, at the first fault.
    """
    chance = Chance(f"gamble/{game.id}/{seed}")
    made = games = 0
    while made < choices:
        case = Case(game, any_setup(game, chance, f"{seed}/{games}"), f"{seed}/{games}")
        made += RandomGame(case).play()
        games += 1
    return games


class RandomGame:
    """One game of a case. Every other one follows hunches most of the time: blind chance seldom
    comes far."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.law = Law("random play", case)
        self.chance = case.chance("gamble")
        self.by_hunch = self.chance.below("by hunch", 2) == 0
        self.speaker = Speaker(case)
        self.match = case.start()
        self.made = 0  # choices; a match that was opened from its position has forgotten some
        self.heard = 0

    def play(self) -> int:
        """To its end; says how many choices it took."""
        try:
            while not self.match.over:
                self._choose()
                if self.chance.below("stop", PAUSE) == 0:
                    self._stop()
            self._stop()
        except Unlawful:
            raise
        except Exception as fault:
            what = f"{type(fault).__name__}: {fault}"
            raise self.law.broken(self.made, what) from fault
        return self.made

    def _choose(self) -> None:
        if self.made >= self.case.most_choices:
            raise self.law.broken(self.made, "it is still not over")
        self.made += 1
        if not self.by_hunch or self.chance.below("on a whim", 8) == 0:
            answer_at_random(self.match, self.chance, self.law)
            return
        part = self.chance.below("question", len(self.match.pending))
        decision = self.match.pending[part]
        index = self.case.game.hunch(self.match.state, decision, self.chance)
        seat = decision.options[index].seat
        answer(self.match, part, index, seat if seat != NOTHING else decision.seats[0], self.law)

    def _stop(self) -> None:
        now = self.made
        for fault in self.case.game.faults(self.match.state):
            raise self.law.broken(now, fault)
        for viewer in self.case.viewers:
            view_of(self.match, viewer)
        self._speak(now)
        opened = self._opened()
        self.law.same(now, "what a save asks", asked(opened), asked(self.match))
        hashes = (state_hash(opened.state), state_hash(self.match.state))
        self.law.same(now, "the state of a save", *hashes)
        if self.chance.below("go on with the save", 2) == 0:
            self.match = opened
            self.heard = len(events_of(opened))

    def _speak(self, now: int) -> None:
        for decision in self.match.pending:
            self.speaker.decision(self.match.state, decision, now)
        for event in events_of(self.match)[self.heard :]:
            self.speaker.event(self.match.state, event, now)
        self.heard = len(events_of(self.match))
        self.speaker.reasons(self.match.state, self.case.setup.seats, now)
        for text in self.speaker.missing:
            raise self.law.broken(now, text)

    def _opened(self) -> Match:
        """From its position, as under other rules, or now and then from its deal."""
        data = save(self.match)
        if self.chance.below("whole", WHOLE) == 0:
            return load(data, self.case.game)
        record = read(data)
        record.version += " before"
        return load(msgspec.json.encode(record), self.case.game)
