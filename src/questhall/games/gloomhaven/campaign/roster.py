"""Who comes along, and which party plays (RULES 8.2)."""

from questhall.kernel.decisions import Decision, Flow, Option, ending
from questhall.kernel.offers import Offer, taken

from .creating_characters import create_character, free_classes
from .ledger import IN_TOWN, Chronicle, Party, Sheet
from .prosperity import in_shop, stock_up
from .town import Town, class_at

FEWEST, MOST = 2, 4  # characters in a scenario (GH-0.1.1)
SAME_CLASS = 100  # more than there are classes


def roster(town: Town) -> Flow[None]:
    """Somebody says for all who stays at home and who comes along (GH-8.2.2), or that another
    party plays for a while (GH-8.2.3)."""
    ready = False
    while not ready:
        answer = yield Decision([0], "roster", _options(town), "GH-8.2.2")
        if answer.meant is not None:
            yield from taken(answer)
        ready = answer.ends
    town.results = [1.0]


class StayHome(Offer):
    """The character of the chosen class does not come along."""

    def __init__(self, town: Town) -> None:
        self.town = town

    def take(self, option: Option) -> Flow[None]:
        ledger = self.town.ledger
        _move(option.what, ledger.characters, ledger.home)
        ledger.size = len(ledger.characters)
        yield from ()


class ComeAlong(StayHome):
    """The character of the chosen class comes along again."""

    def take(self, option: Option) -> Flow[None]:
        ledger = self.town.ledger
        _move(option.what, ledger.home, ledger.characters)
        ledger.size = len(ledger.characters)
        yield from ()


class Newcomer(StayHome):
    """A new character joins the party."""

    def take(self, option: Option) -> Flow[None]:
        ledger = self.town.ledger
        sheet = yield from create_character(self.town, 0)  # GH-9.5.1
        ledger.characters.append(sheet)
        ledger.size = len(ledger.characters)


class NewParty(StayHome):
    """This party rests, and another begins."""

    def take(self, option: Option) -> Flow[None]:
        set_aside(self.town.ledger)
        yield from ()


class TakeUp(StayHome):
    """This party rests, and another one goes on (GH-8.2.3)."""

    def take(self, option: Option) -> Flow[None]:
        ledger = self.town.ledger
        place = _names(ledger).index(option.what)
        set_aside(ledger)
        take_up(ledger, place)
        yield from ()


def _options(town: Town) -> list[Option]:
    ledger = town.ledger
    members = len(ledger.characters)
    options = [ending("roster-ready")]
    if members > FEWEST:
        stay = StayHome(town)
        options += [Option("stay-home", class_at(each), meant=stay) for each in ledger.characters]
    if members < MOST:
        come = ComeAlong(town)
        options += [Option("come-along", class_at(each), meant=come) for each in ledger.home]
        if free_classes(ledger):
            options.append(Option("newcomer", meant=Newcomer(town)))
    if ledger.location == IN_TOWN:
        other = TakeUp(town)
        options += [ending("take-up", name, meant=other) for name in _names(ledger)]
        options.append(ending("new-party", meant=NewParty(town)))
    return options


def _names(ledger: Chronicle) -> list[int]:
    """Each resting party by the class of its first character, so that it is known also when it no
    longer rests; several with the same class are counted."""
    names: list[int] = []
    for party in ledger.parties:
        name = class_at(party.characters[0])
        while name in names:
            name += SAME_CLASS
        names.append(name)
    return names


def _move(what: int, here: list[Sheet], there: list[Sheet]) -> None:
    sheet = next(each for each in here if class_at(each) == what)
    here.remove(sheet)
    there.append(sheet)


def set_aside(ledger: Chronicle) -> None:
    """The party rests; its items count as stock of the shop (GH-9.7.10)."""
    party = Party()
    party.characters, ledger.characters = ledger.characters, []
    party.home, ledger.home = ledger.home, []
    party.location, ledger.location = ledger.location, IN_TOWN
    party.reputation, ledger.reputation = ledger.reputation, 0  # GH-9.3.1
    party.achievements, ledger.party_achievements = ledger.party_achievements, []
    party.rewards_due, ledger.rewards_due = ledger.rewards_due, []
    ledger.parties.append(party)
    _count_stock(ledger, party, 1)


def take_up(ledger: Chronicle, place: int) -> None:
    """A party that rested plays again, with all it owned."""
    party = ledger.parties.pop(place)
    ledger.characters = party.characters
    ledger.size = len(party.characters)
    ledger.home = party.home
    ledger.location = party.location
    ledger.reputation = party.reputation
    ledger.party_achievements = party.achievements
    ledger.rewards_due = party.rewards_due
    _count_stock(ledger, party, -1)


def _count_stock(ledger: Chronicle, party: Party, change: int) -> None:
    """Of items that the shop does not sell only the copies of resting parties lie there."""
    for sheet in [*party.characters, *party.home]:
        for item in sheet.items:
            if not in_shop(ledger, item):
                ledger.stock[item.key] = max(0, ledger.stock.get(item.key, 0) + change)
    stock_up(ledger)
