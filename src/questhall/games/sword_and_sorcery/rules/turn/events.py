"""The Event phase (SS-4.3)."""

from questhall.kernel.decisions import NOTHING, Flow

from ...printed.cards import EventDef, EventType
from ...printed.kinds import Until
from ...state.adventure import Adventure, Phase
from ...state.attacks import Deed
from ...state.house_rules import AT_ONCE
from ..boons import lapse
from ..ending import end_quest
from ..enemies.appearing import spawn, spawn_number
from ..movement.shadows import look_around
from ..scripts import before_event, check_goals, on_story_card
from .cooldown import rotate


def event_phase(adventure: Adventure) -> Flow[None]:
    adventure.phase = Phase.EVENT
    adventure.next_step = "time"
    lapse(adventure, Until.EVENT)
    yield from before_event(adventure)
    yield from check_goals(adventure)
    if adventure.over:
        return
    if adventure.events_up:  # SS-4.3.0.4
        yield from _discard(adventure)
    elif not adventure.events:
        yield from _time_is_up(adventure, "SS-4.4.0.6")  # SS-R15
    else:
        yield from _turn_up(adventure)
    if not adventure.over:
        yield from look_around(adventure)
        yield from check_goals(adventure)


def _discard(adventure: Adventure) -> Flow[None]:
    """What lies beneath a story event is in force again, but brings nobody (SS-4.3.1.7)."""
    card = adventure.events_up.pop()
    adventure.event_discard.append(card)
    adventure.tell("event-ends", "SS-4.3.0.4", card)
    if not adventure.events_up and not adventure.events:
        yield from _time_is_up(adventure, "SS-4.4.0.3")


def _time_is_up(adventure: Adventure, rule: str) -> Flow[None]:
    """Unless the quest is won at this very moment (SS-R18)."""
    yield from check_goals(adventure)
    yield from end_quest(adventure, False, "time-is-up", rule)


def _turn_up(adventure: Adventure) -> Flow[None]:
    """SS-4.3.0.3: in printed order, then face up on the deck."""
    card = adventure.events.pop()
    adventure.mark_information()
    adventure.struck_since_event = []
    adventure.tell("event", "SS-4.3.0.3", card)
    event = adventure.event(card)
    if event.type in (EventType.DAY, EventType.NIGHT):
        _change_time(adventure, card, event)
    else:
        adventure.events_up.append(card)
    if event.type == EventType.STORY:
        yield from on_story_card(adventure, event.story, adventure.active, NOTHING)
    if event.once is not None:
        deed = Deed(adventure.active, card)
        deed.target = adventure.active
        yield from event.once.resolve(adventure, deed)
    if not adventure.over:
        yield from spawn(adventure, spawn_number(adventure, event.spawn))
    empty = not adventure.events and not adventure.events_up
    if empty and adventure.rules.empty_event_deck == AT_ONCE:
        yield from _time_is_up(adventure, "SS-4.4.0.6")


def _change_time(adventure: Adventure, card: int, event: EventDef) -> None:
    """SS-4.3.2.3, SS-4.3.2.4; the powers of ghosts stay as they are (SS-R98)."""
    if adventure.time_of_day != NOTHING:
        adventure.event_discard.append(adventure.time_of_day)
    adventure.time_of_day = card
    for hero in adventure.living():
        for power in hero.powers:
            rotate(power, 1 if event.type == EventType.DAY else -1)
