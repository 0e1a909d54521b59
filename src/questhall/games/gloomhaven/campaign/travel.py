"""Where the party can go (RULES 8.0, 9.1): open scenarios and the town."""

from questhall.kernel.campaigns import Offer
from questhall.kernel.decisions import Option
from questhall.kernel.games import Why

from ..library.scenarios import choice_of
from ..printed.scenario import DUNGEON
from .board import Needs, board
from .ledger import IN_TOWN, Chronicle
from .levelling_up import level_for, perks_due
from .quests.counting import must_leave
from .town import CAMP, FOUNDING, ROAD, ROSTER, VISIT

SCENARIO = "scenario"
CASUAL = "casual"
FIRST_SCENARIO = 1
FORMAT = "party"


def offers(ledger: Chronicle) -> list[Offer]:
    """What can be played next; nothing once the campaign has no scenario left."""
    seats = (ledger.size,)
    if not ledger.characters:
        return [Offer(FOUNDING, Option(FOUNDING), FOUNDING, seats)]
    if any(sheet.dead or must_leave(ledger, sheet) for sheet in ledger.characters):
        # Others take their places there (GH-12.2.6, GH-9.14.12).
        return [Offer(VISIT, Option(VISIT), VISIT, seats)]
    if ledger.destination and blocked(ledger, ledger.destination) is None:
        return [_scenario_offer(ledger, ledger.destination, _camp_first(ledger)), *_camp(ledger)]
    waiting = [number for number in ledger.opened if number not in ledger.done]  # GH-8.0.2
    found = [_way_to(ledger, number) for number in waiting]
    if ledger.location != IN_TOWN or _is_green(ledger):  # GH-9.1.1, GH-9.1.5
        found.append(Offer(VISIT, Option(VISIT), VISIT, seats))
    found += _camp(ledger)
    found.append(Offer(ROSTER, Option(ROSTER), ROSTER, (1,)))
    found.append(_dungeon(ledger))
    return found + [_casual(ledger, number) for number in ledger.opened]


def _camp(ledger: Chronicle) -> list[Offer]:
    """If something waits for the players before a scenario."""
    waits = _camp_first(ledger) is not None
    return [Offer(CAMP, Option(CAMP), CAMP, (ledger.size,))] if waits else []


def _is_green(ledger: Chronicle) -> bool:
    """Has a new character yet to level up and to buy something?"""
    return any(sheet.level < level_for(sheet.xp) for sheet in ledger.characters)


def _casual(ledger: Chronicle, number: int) -> Offer:
    """Any scenario on the board, done or not, whatever it requires (GH-8.0.3, GH-8.0.5)."""
    options = ledger.options | {"scenario": choice_of(number)}
    phrase = Option(CASUAL, number, number)
    return Offer(
        f"{CASUAL}:{choice_of(number)}",
        phrase,
        FORMAT,
        (ledger.size,),
        options,
        _camp_first(ledger),
    )


def _dungeon(ledger: Chronicle) -> Offer:
    """Instead of a scenario of the book, at any time (GH-12.3.1)."""
    options = ledger.options | {"scenario": DUNGEON}
    phrase = Option(DUNGEON)
    return Offer(DUNGEON, phrase, FORMAT, (ledger.size,), options, _camp_first(ledger))


def _way_to(ledger: Chronicle, number: int) -> Offer:
    """The road, if something happens on it, or the scenario itself."""
    why = blocked(ledger, number)
    if not meets_event(ledger, number):
        return _scenario_offer(ledger, number, why or _camp_first(ledger))
    phrase = Option(ROAD, number, number)
    return Offer(f"{ROAD}:{choice_of(number)}", phrase, ROAD, (ledger.size,), why=why)


def _scenario_offer(ledger: Chronicle, number: int, why: Why | None) -> Offer:
    """A scenario, with the options that the party has agreed on."""
    options = ledger.options | {"scenario": choice_of(number)}
    phrase = Option(SCENARIO, number, number)
    return Offer(f"scenario:{choice_of(number)}", phrase, FORMAT, (ledger.size,), options, why)


def meets_event(ledger: Chronicle, number: int) -> bool:
    """Must a road event be resolved on the way? Not if the same scenario is played again or a
    linked one (GH-9.1.2), nor from town to one that is linked to it (GH-9.1.4)."""
    if ledger.location == IN_TOWN:
        return board()[number].road
    return ledger.location != number and not is_linked(ledger, number)


def is_linked(ledger: Chronicle, number: int) -> bool:
    """Is there a link to it from the party's location (GH-9.1.3)?"""
    if ledger.location == IN_TOWN:
        return False
    here = board()[ledger.location]
    return number in here.links or ledger.location in board()[number].links


def blocked(ledger: Chronicle, number: int) -> Why | None:
    """Why a scenario on the board cannot be played by this party."""
    needs = board()[number].needs
    if needs and not any(_met(ledger, each) for each in needs):
        return Why("GH-8.0.1", "why-achievements")
    return None


def _met(ledger: Chronicle, needs: Needs) -> bool:
    """GH-8.0.1"""
    held = ledger.global_achievements
    return (
        all(name in ledger.party_achievements for name in needs.party)
        and all(held.count(name) >= needs.global_ones.count(name) for name in needs.global_ones)
        and not any(name in held for name in needs.no_global)
    )


def _camp_first(ledger: Chronicle) -> Why | None:
    """A perk for checks is gained at once (GH-9.9.2), in town or on the road; so are rewards and
    what an envelope holds."""
    if any(perks_due(sheet) > 0 for sheet in ledger.characters):
        return Why("GH-9.9.2", "why-perk-waits")
    if ledger.rewards_due or ledger.unread:
        return Why("GH-10.1.1", "why-reward-waits")
    return None
