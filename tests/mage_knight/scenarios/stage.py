"""A scenario on the table, and random games: plain ones, and ones in which heroes move far and hit
hard, so that the events of a scenario do happen."""

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.printed.kinds import Element, Range
from questhall.games.mage_knight.scenarios.book import BOOK
from questhall.games.mage_knight.state.heroes import Hero
from questhall.games.mage_knight.state.realm import Place, Realm
from questhall.games.mage_knight.state.turn import Turn
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Flow, Option, Together
from questhall.kernel.games import BadSetup, OptionValue, Setup

TABLES = [(script.key, seats) for script in BOOK for seats in script.seats]
FAR = 12
HARD = 60
KEEN = (
    "activate",
    "activate-glade",
    "challenge",
    "enter",
    "explore",
    "incantation",
    "keep-rest",
    "liberate",
    "step",
    "strike",
    "travel",
)


def set_up(scenario: str, seats: int, **options: OptionValue) -> Setup:
    return GAME.checked(Setup("quest", seats, {"scenario": scenario, **options}))


def is_agreed(scenario: str, seats: int, **options: OptionValue) -> bool:
    try:
        set_up(scenario, seats, **options)
    except BadSetup:
        return False
    return True


def table(scenario: str, seats: int, seed: str = "stage", **options: OptionValue) -> Realm:
    """A table with the board set, before the first round."""
    realm = GAME.deal(set_up(scenario, seats, **options), Chance(seed))
    run_step(realm, Chance(seed))
    return realm


def open_turn(realm: Realm, seat: int = 0, space: int | None = None) -> Hero:
    """Begin the hero's turn, in the first round if there was none."""
    hero = realm.heroes[seat]
    realm.round = max(realm.round, 1)
    realm.order = [each.seat for each in realm.heroes]
    realm.place_in_order = seat
    realm.turn = Turn(seat)
    if space is not None:
        hero.space = space
    return hero


def places_of(realm: Realm, site: int) -> list[tuple[int, Place]]:
    return [(space, place) for space, place in realm.places.items() if place.site == site]


def answer(flow: Flow[None], *verbs: str) -> None:
    """Answer each question with the first option of one of these verbs, in order, to the end."""
    waiting = list(verbs)
    try:
        decision = next(flow)
        while True:
            verb = waiting.pop(0)
            fitting = [option for option in decision.options if option.verb == verb]
            decision = flow.send(fitting[0])
    except StopIteration:
        assert not waiting


# -- random games --------------------------------------------------------------------


def run_step(realm: Realm, chance: Chance) -> int:
    """Play one step of the game with random answers; returns how many there were."""
    count = 0
    flow = GAME.steps[realm.next_step](realm)
    try:
        decision = next(flow)
        while True:
            count += 1
            decision = flow.send(_choice(decision, chance))
    except StopIteration:
        return count


def _choice(decision: Decision, chance: Chance) -> Option:
    """Mostly choose an option that gets somewhere, if there is one."""
    if isinstance(decision, Together):
        for part in decision.parts:
            part.answer = _choice(part, chance)
        return decision.parts[0].chosen()
    assert decision.options, decision.prompt
    options = [option for option in decision.options if option.verb in KEEN]
    if not options or not chance.below("keen", 4):
        options = decision.options
    return options[chance.below("choice", len(options))]


def help_heroes(realm: Realm) -> None:
    """Before a step: give move points on the map, attack points in a fight."""
    if realm.next_step == "movement":
        realm.turn.move = max(realm.turn.move, FAR)
    elif realm.next_step in ("ranged", "attack") and realm.combat is not None:
        realm.combat.attack[Range.SIEGE][Element.COLD_FIRE] += HARD
