"""Resolving an event (RULES 9.2)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, ending, refusal

from ..creating_characters import replace_the_dead
from ..discoveries import ENVELOPES
from ..event_decks import CITY, ENVELOPE, ROAD
from ..ledger import IN_TOWN
from ..sharing import everybody
from ..special_conditions import check_conditions
from ..town import CAMP, VISIT, Town
from ..town import ROAD as ROAD_TRIP
from .cards import OPTIONS, EventCard, Outcome
from .reading import event_cards
from .rewards import hand_out

AFTER_SPOILS = {VISIT: "city_event", CAMP: "camp", ROAD_TRIP: "camp"}


def spoils(town: Town) -> Flow[None]:
    """Those who died are replaced (GH-12.2.6); then comes what the last scenario brought and the
    players have to decide about, before any event is drawn."""
    yield from replace_the_dead(town)
    yield from hand_out(town)
    check_conditions(town.ledger)  # for campaigns in which nobody looked before
    yield from read_envelopes(town)
    town.next_step = AFTER_SPOILS[town.place]


def city_event(town: Town) -> Flow[None]:
    """Once per visit, if the party wants it (GH-9.6.1); who only waits for new characters is still
    on the same visit."""
    if town.ledger.location == IN_TOWN:
        town.next_step = "train"
        return
    options = [Option("draw-event"), refusal("no-event")]
    answer = yield Decision(everybody(town), "city-event", options, "GH-9.6.1")
    if not answer.declines:
        yield from resolve_event(town, CITY)
    yield from read_envelopes(town)
    town.next_step = "train"


def road_event(town: Town) -> Flow[None]:
    """It must be resolved before the scenario (GH-9.1.2)."""
    yield from resolve_event(town, ROAD)
    yield from read_envelopes(town)
    town.results = [1.0 for _ in town.sheets]


def resolve_event(town: Town, deck: str) -> Flow[None]:
    """Draw, choose, turn the card and apply what the choice brings (GH-9.2.1)."""
    number = town.ledger.events[deck].draw(town.chance, f"{deck}-events")
    if number == 0:
        return
    returns = yield from _read(town, event_cards()[deck][number])
    if returns:
        town.ledger.events[deck].put_under(number)  # GH-8.7.4


def read_envelopes(town: Town) -> Flow[None]:
    """What lies in envelopes that have been opened, each read once like an event (GH-8.8.1)."""
    while town.ledger.unread:
        number = ENVELOPES[town.ledger.unread.pop(0)]
        yield from _read(town, event_cards()[ENVELOPE][number])


def _read(town: Town, card: EventCard) -> Flow[bool]:
    """Says whether the card is put back. Nobody knows it before it is drawn."""
    town.turn_page()
    town.event.show(card.deck, card.number)
    town.mark_information()
    option = yield from _choose(town)
    returns = yield from _turn(town, card, option)
    yield Decision(everybody(town), "event-over", [ending("go-on")], "GH-8.7.3", always_ask=True)
    town.event.put_away()
    return returns


def _choose(town: Town) -> Flow[str]:
    """The party chooses before anybody sees the back (GH-8.7.1, GH-8.7.2)."""
    options = [Option("event-option", NOTHING, NOTHING, place) for place in range(len(OPTIONS))]
    answer = yield Decision(everybody(town), "event", options, "GH-8.7.2")
    town.event.option = OPTIONS[answer.amount]
    return town.event.option


def _turn(town: Town, card: EventCard, option: str) -> Flow[bool]:
    """All effects apply, whatever they are (GH-9.2.1). Says whether the card is put back."""
    town.turn_page()
    town.mark_information()
    returns = yield from _apply(town, card.outcomes[option], option)
    if town.event.also_other:
        other = OPTIONS[1 - OPTIONS.index(option)]
        returns = yield from _apply(town, card.outcomes[other], other)
    return returns


def _apply(town: Town, outcomes: list[Outcome], option: str) -> Flow[bool]:
    """Every outcome whose condition is met, from top to bottom (GH-9.2.2)."""
    met = False
    returns = False
    for place, outcome in enumerate(outcomes):
        if not _applies(town, outcome, met):
            continue
        met = met or outcome.condition is not None
        town.event.came.append(f"{option}{place}")
        if outcome.condition is not None:
            yield from outcome.condition.pay(town)
        for effect in outcome.effects:
            yield from effect.happen(town)
        returns = outcome.returns
    return returns


def _applies(town: Town, outcome: Outcome, met: bool) -> bool:
    """GH-9.2.6, GH-9.2.7; `met` says whether an earlier condition was met."""
    if outcome.otherwise:
        return not met
    return outcome.condition is None or outcome.condition.met(town)
