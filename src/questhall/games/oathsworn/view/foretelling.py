"""What the face-up Stage Card would do now, as everybody at the table can work it out: whom it
turns on, where it goes, and how likely each loss is (OS-8.2, OS-8.3).

It is played out on a copy in which every might card is blank, so nothing that is hidden is told,
and nobody falls before his time. What follows from the damage alone is left out.
"""

import msgspec

from questhall.boards.masks import places_in
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.events import Event, Journal

from ..printed.clearing import cell_name
from ..printed.might import BLANK, COLOURS, Side
from ..rules.board.numbers import defense_of, might_of
from ..rules.boss.minions import activate_minions
from ..rules.boss.stage_cards import acting_boss, deed_on_card
from ..rules.might.drawing import COLOUR_DIGIT, VALUE_DIGIT
from ..rules.might.odds import of_cards
from ..state.battle import Battle
from ..state.figures import Figure, Reaction

# What somebody says who leaves things as they are.
ENOUGH = ("no-interrupt", "no-defense", "do-without", "no-more", "stay", "draw-stands")
MOST_QUESTIONS = 60
BLANKS = 40  # more than a card ever draws of a colour
OF_THE_MINIONS = 0  # in place of the number of a step

# Why it is this target, by the rule that chose it.
REASONS = {
    "OS-7.15.4": "breaker",
    "OS-8.3.3": "named",
    "OS-8.3.4": "nearest",
    "OS-8.3.7": "beyond-reach",
    "OS-8.3.11": "taunted",
}


class LossView(msgspec.Struct):
    """How likely a character loses 0, 1, 2 … HP; the last number is: all that are left."""

    figure: str
    defense: int
    chances: list[float]


class StrikeView(msgspec.Struct, omit_defaults=True):
    """An attack with its might cards by colour; `fewer` are left out for broken parts."""

    attacker: str
    might: list[int]
    losses: list[LossView]
    fewer: int = 0


class WayView(msgspec.Struct):
    """Where a figure comes from, and the hexes that it covers afterwards."""

    figure: str
    start: str
    end: list[str]
    facing: int


class StepView(msgspec.Struct, omit_defaults=True):
    """A step of the card; 0 is what the minions do after it."""

    number: int
    ways: list[WayView] = []
    strikes: list[StrikeView] = []
    arrivals: list[str] = []


class ForetoldView(msgspec.Struct, omit_defaults=True):
    actor: str
    steps: list[StepView]
    target: str = ""
    reason: str = ""
    rule: str = ""


def foretell(battle: Battle) -> ForetoldView | None:
    """Nothing if no card lies open, or if nobody knows where the beast is."""
    if battle.over or battle.face_up == NOTHING or not battle.bosses() or battle.lurking():
        return None
    if not battle.oathsworn_on_board():
        return None
    play = _Play(battle)
    return play.all_steps()


class _Play:
    """The copy on which it is played out, and what is told of it."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.copy = _blank_copy(battle)
        self.told = Journal()
        self.copy.journal = self.told

    def all_steps(self) -> ForetoldView | None:
        copy = self.copy
        card, copy.face_up = copy.face_up, NOTHING
        drawn = Reaction(card, NOTHING, NOTHING)
        boss = acting_boss(copy, drawn)
        assert boss is not None
        copy.resolving.append(card)
        deed = deed_on_card(copy, boss, drawn)
        found = ForetoldView(actor=f"figure:{boss.id}", steps=[])
        if deed.target != NOTHING:
            found.target = f"figure:{deed.target}"
            found.rule = self.told.events[-1].rule
            found.reason = REASONS[found.rule]
        for number, step in enumerate(copy.stage_card(card).steps):
            if copy.over or not copy.bosses():
                break
            self._note(found, number + 1, step.resolve(copy, deed))
        copy.resolving.remove(card)
        if not copy.over and not copy.minions_acted:
            self._note(found, OF_THE_MINIONS, activate_minions(copy))
        return found

    def _note(self, found: ForetoldView, number: int, flow: Flow[None]) -> None:
        before = {figure.id: figure.place for figure in self.copy.standing()}
        already = len(self.told.events)
        _play_out(flow)
        step = StepView(number)
        for figure in self.copy.standing():
            start = before.get(figure.id)
            if start is None:
                step.arrivals.append(cell_name(figure.place))
            elif start != figure.place:
                step.ways.append(_way(figure, start))
        step.strikes = self._strikes(self.told.events[already:])
        if step.ways or step.strikes or step.arrivals:
            found.steps.append(step)

    def _strikes(self, events: list[Event]) -> list[StrikeView]:
        """One for each draw of the enemy; the characters that it hits are told after it."""
        found: list[StrikeView] = []
        attacker = NOTHING
        drawn: list[int] = []
        for event in events:
            if event.key == "struck":
                attacker, drawn = event.what, []
            elif event.key == "drew" and event.what == Side.FOES and attacker != NOTHING:
                drawn = event.values or []
                might = _by_colour(drawn)
                usual = sum(might_of(self.copy, self.copy.figures[attacker]))
                fewer = max(0, usual - len(drawn))
                found.append(StrikeView(f"figure:{attacker}", might, [], fewer))
            elif event.key == "damage" and found and drawn:
                bonus = event.where - sum(_value(code) for code in drawn)
                found[-1].losses.append(self._loss(event.what, found[-1].might, bonus))
        return [strike for strike in found if strike.losses]

    def _loss(self, number: int, might: list[int], bonus: int) -> LossView:
        figure = self.battle.figures[number]
        defense = defense_of(self.copy, self.copy.figures[number])
        return LossView(
            f"figure:{number}", defense, losses(self.battle, might, bonus, defense, figure.hp)
        )


def losses(battle: Battle, might: list[int], bonus: int, defense: int, hp: int) -> list[float]:
    """How likely a blow with these cards takes 0, 1, 2 … HP, at most all (OS-8.8.8)."""
    dice = [battle.rules.foes_use_dice] * len(COLOURS)
    found = [0.0] * (max(0, hp) + 1)
    for (_, total), chance in of_cards(battle, Side.FOES, might, dice).items():
        found[min(max(0, hp), max(0, total + bonus) // max(1, defense))] += chance
    return [round(chance, 4) for chance in found]


def _blank_copy(battle: Battle) -> Battle:
    copy = battle.clone()
    copy.chance = Chance("foretelling")
    for deck in copy.might:
        everything = deck.draw + deck.discard
        blanks = [card for card in everything if copy.might_card(card).value == BLANK]
        deck.draw, deck.discard = blanks[:1] * BLANKS, []
    return copy


def _play_out(flow: Flow[None]) -> None:
    """Nobody does anything about it."""
    try:
        decision = next(flow)
        for _ in range(MOST_QUESTIONS):
            decision = flow.send(_answer(decision))
    except StopIteration:
        return


def _answer(decision: Decision) -> Option:
    for option in decision.options:
        if option.verb in ENOUGH:
            return option
    return decision.options[0]


def _way(figure: Figure, start: int) -> WayView:
    hexes = [cell_name(place) for place in places_in(figure.mask())]
    return WayView(f"figure:{figure.id}", cell_name(start), hexes, figure.facing)


def _by_colour(codes: list[int]) -> list[int]:
    found = [0] * len(COLOURS)
    for code in codes:
        found[code // COLOUR_DIGIT] += 1
    return found


def _value(code: int) -> int:
    return code % COLOUR_DIGIT // VALUE_DIGIT
