"""Somebody who watches a whole game and knows what must hold from one choice to the next.

What must hold in a single position is in the game's own `faults`.
"""

from questhall.games.oathsworn.printed.cards import AbilityDef
from questhall.games.oathsworn.printed.encounter import STAGES
from questhall.games.oathsworn.printed.might import Side
from questhall.games.oathsworn.rules.story.items import room_in_backpack
from questhall.games.oathsworn.state.battle import Battle
from questhall.games.oathsworn.state.figures import FigureKind
from questhall.games.oathsworn.state.story import TIME_TOKEN, Story
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.events import Event

COMPANY_ATTACK = "OS-7.14.2"  # the rule of the damage that the company deals
NEW_ACTIVATION = ("round", "stage-card", "reaction", "turned-up")  # of minions may follow
MORE_THAN_FITS = ("overflow", "exchange-what", "instead-of")  # the backpack may hold too much


class EncounterWatch:
    """Looks at the table after every choice, and at what was told since."""

    def __init__(self) -> None:
        self.seen = 0
        self.stage = 1
        self.broken: set[tuple[int, int]] = set()
        self.breaks = 0
        self.reactions = 0
        self.missed = False
        self.minions_struck = False
        self.turn = (0, 0, 0)
        self.deeds: list[str] = []  # of this turn
        self.defended: list[int] = []

    def look(self, battle: Battle, events: list[Event]) -> None:
        assert self.stage <= battle.stage <= STAGES  # OS-8.2.6
        self.stage = battle.stage
        for event in events[self.seen :]:
            self._hear(battle, event)
        self.seen = len(events)
        self._parts(battle)
        self._reactions(battle)
        for each in battle.company:
            assert min(each.tokens) >= 0, "tokens below nothing"
            assert min(each.animus, each.reserve) >= 0, "animus below nothing"

    def _hear(self, battle: Battle, event: Event) -> None:
        if event.key in NEW_ACTIVATION:
            self.minions_struck = False
        if event.key == "damage":
            # OS-7.14.3, OS-8.8.8: divided by a defense of at least 1 and rounded down.
            assert 0 <= event.amount <= max(0, event.where)
            if event.rule == COMPANY_ATTACK and battle.figures[event.what].side != Side.COMPANY:
                assert not self.missed, "an attack that missed costs nobody HP (OS-7.11.4)"
        elif event.key == "attacks":
            self.missed = False
        elif event.key == "missed":
            self.missed = True
        elif event.key == "struck":
            self.defended = []
            self.minions_struck |= battle.figures[event.what].kind == FigureKind.MINION
        elif event.key == "moved" and battle.figures[event.what].kind == FigureKind.MINION:
            assert not self.minions_struck, "all minions move before the first attacks (OS-8.9.3)"
        elif event.key == "part-broken":
            self.breaks += 1
        elif event.key == "reaction":
            self.reactions += 1

    def _parts(self, battle: Battle) -> None:
        """A broken part stays broken, whatever is mended (OS-7.15.1)."""
        now = {
            (figure.id, part)
            for figure in battle.figures
            for part, die in enumerate(figure.dice)
            if die == 0
        }
        assert self.broken <= now
        self.broken = now

    def _reactions(self, battle: Battle) -> None:
        """A card for each break, but for the last die on the board (OS-7.15.3, OS-7.15.9)."""
        due = self.breaks - (1 if battle.dice_left() == 0 else 0)
        drawn = self.reactions + len(battle.queue)
        assert drawn <= due
        quiet = battle.attack is None and battle.blow is None and not battle.resolving
        if quiet and battle.next_step == "turn" and not battle.over:
            assert drawn == due

    def choose(self, battle: Battle, decision: Decision, option: Option) -> None:
        """OS-7.1.3, OS-8.8.5: what may be done once a turn, or once an attack."""
        if decision.prompt == "turn":
            self._deed(battle, option)
        if option.verb == "defend":
            assert decision.what not in self.defended, "one defensive card for each attack"
            self.defended.append(decision.what)

    def _deed(self, battle: Battle, option: Option) -> None:
        fighter = battle.fighter_at(battle.turn)
        assert fighter is not None
        turn = (battle.round, battle.turn, fighter.turns)
        if turn != self.turn:
            self.turn, self.deeds = turn, []
        if option.verb == "move":
            assert "move" not in self.deeds, "one move action a turn"
            self.deeds.append("move")
        elif option.verb == "play" and isinstance(battle.cards[option.what], AbilityDef):
            assert "card" not in self.deeds or battle.second_play >= 0, "one Ability Card a turn"
            self.deeds.append("card")


class StoryWatch:
    """The same for a Story."""

    def __init__(self) -> None:
        self.knockouts = 0
        self.track: list[int] = []
        self.cards = 0

    def look(self, story: Story, decision: Decision | None) -> None:
        assert story.knockouts >= self.knockouts, "the Knockout Track never decreases"
        self.knockouts = story.knockouts
        assert story.track[: len(self.track)] == self.track, "no token leaves the Time Track"
        self.track = story.track[:]
        visits = [token for token in story.track if token != TIME_TOKEN]
        assert len(visits) == len(set(visits)), "each Location Token lies there once"
        if decision is not None and decision.prompt not in MORE_THAN_FITS:
            assert len(story.backpack) <= room_in_backpack(story)  # OS-3.7.8
        if story.over and story.epilogue and story.results[0] > 0:
            assert not any(sum(each.tokens) for each in story.company)  # OS-3.3.7

    def choose(self, story: Story, option: Option) -> None:
        """OS-3.14.3: nobody goes where no token lies."""
        assert option.verb != "go-to" or option.what in story.tokens
