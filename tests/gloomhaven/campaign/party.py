"""A party between two evenings, and what it does on the next one.

ledger = party("brute", "tinkerer")
visit = Outing(ledger, "town")
visit.take(0, "buy:iron_helmet", "leave-market")
ledger = visit.finished()
"""

from questhall.bots.playing import follow_hunch
from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.creating_characters import new_sheet
from questhall.games.gloomhaven.campaign.ledger import Chronicle, Sheet
from questhall.games.gloomhaven.campaign.prosperity import stock_up
from questhall.games.gloomhaven.campaign.town import Town
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.items import ItemDef
from questhall.games.gloomhaven.state.scene import Scene
from questhall.kernel.campaigns import find_offer, read_ledger, written_ledger
from questhall.kernel.chain import Chain
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Option
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_id

CAMPAIGNS = GAME.campaigns()


def begun(seats: int = 2, options: dict[str, OptionValue] | None = None) -> Chronicle:
    """A campaign that has just begun: nobody is in the party yet."""
    setup = CAMPAIGNS.checked(Setup("party", seats, options or {}))
    return CAMPAIGNS.begin(setup, Chance("party"))


def read(text: str) -> Chronicle:
    """Read the ledger back from what was written."""
    ledger = read_ledger(text, CAMPAIGNS)
    assert isinstance(ledger, Chronicle)
    return ledger


def party(*classes: str, prosperity: int = 0) -> Chronicle:
    """A party of new characters, in a town with this many boxes of prosperity."""
    ledger = begun(len(classes))
    ledger.prosperity = prosperity
    ledger.characters = [new_sheet(library().class_named(name), 1) for name in classes]
    stock_up(ledger)
    return ledger


def item(key: str) -> ItemDef:
    return next(each for each in library().items if each.key == key)


def give(ledger: Chronicle, seat: int, *keys: str) -> None:
    """Give a character items without equipping them."""
    ledger.characters[seat].items += [item(key) for key in keys]
    stock_up(ledger)


def offered(ledger: Chronicle) -> dict[str, str]:
    """What is offered in campaign mode, with the reason if it cannot be played."""
    return {
        offer.key: "" if offer.why is None else offer.why.message
        for offer in CAMPAIGNS.offers(ledger)
        if not offer.key.startswith(("casual:", "roster", "dungeon"))
    }


class Outing:
    """A match that a party plays; answers name a seat and the start of an option id. To a scenario
    it has travelled without an event; in town it draws one only if it is to be `eventful`."""

    def __init__(self, ledger: Chronicle, offer: str, eventful: bool = False) -> None:
        if offer.startswith("scenario:") and offer not in offered(ledger):
            ledger.destination = int(offer.partition(":")[2])
        self.before = written_ledger(ledger, CAMPAIGNS)
        self.offer = find_offer(CAMPAIGNS, ledger, offer)
        setup = CAMPAIGNS.setup(ledger, self.offer, self.offer.seats[0])
        dealt = CAMPAIGNS.deal(self._ledger(), self.offer, setup, Chance("outing"))
        self.match = Match.begin(GAME, setup, "outing", dealt, None)
        if not eventful and "no-event" in self.offers(0):
            self.take(0, "no-event")

    def _ledger(self) -> Chronicle:
        return read(self.before)

    @property
    def town(self) -> Town:
        assert isinstance(self.match.state, Town)
        return self.match.state

    @property
    def scene(self) -> Scene:
        assert isinstance(self.match.state, Scene)
        return self.match.state

    def sheet(self, seat: int) -> Sheet:
        return self.town.sheets[seat]

    def _options(self, seat: int) -> list[tuple[str, Option]]:
        decision = self.match.owed_by(seat)
        found = [] if decision is None else decision.options_for(seat)
        ids = [option_id(GAME, self.match.state, option) for option in found]
        return [(id.partition("!")[0], option) for id, option in zip(ids, found, strict=True)]

    def offers(self, seat: int) -> list[str]:
        """What the seat may answer: `buy:iron_helmet#20`, or `buy:iron_helmet` without amounts."""
        return [id.partition("#")[0] if ":" in id else id for id, _ in self._options(seat)]

    def asked(self, seat: int) -> str:
        decision = self.match.owed_by(seat)
        return "" if decision is None else f"{decision.prompt} {decision.rule}"

    def take(self, seat: int, *wanted: str) -> None:
        for each in wanted:
            fit = [option for id, option in self._options(seat) if f"{id}#".startswith(f"{each}#")]
            assert len(fit) == 1, f"{each} is not among {self.offers(seat)}"
            self.match.take(seat, fit[0])

    def create(self, seat: int, *wanted: str) -> None:
        """Create a character, with the first personal quest that is dealt."""
        self.take(seat, *wanted)
        self.take(seat, self.offers(seat)[0])

    def all_take(self, *wanted: str) -> None:
        for seat in range(self.match.setup.seats):
            self.take(seat, *wanted)

    def play_on(self) -> None:
        """Let everybody follow their hunches to the end."""
        chance = Chance("hunches")
        while not self.match.over:
            follow_hunch(self.match, chance)

    def finished(self) -> Chronicle:
        """The ledger after the outing, played to its end."""
        self.play_on()
        return CAMPAIGNS.close(self._ledger(), self.offer, self.match)

    def ended(self, outcome: int) -> Chronicle:
        """The ledger if the scenario ended now."""
        self.scene.outcome = outcome
        return CAMPAIGNS.close(self._ledger(), self.offer, self.match)


class Tour:
    """A chain that bots play by hunch: always the newest scenario, after a visit to town."""

    def __init__(self, seats: int, seed: str, now: float = 0.0) -> None:
        setup = Setup("party", seats, {"difficulty": "easy"})
        self.now = now
        self.players = ["bot"] * seats
        self.chain = Chain.begin(GAME, setup, seed, now)
        self.chance = Chance(f"{seed}/bots")

    def play(self, key: str) -> Match:
        chain = self.chain
        chain.add(chain.open(key, self.players), self.now)
        match = chain.match(chain.need_open())
        while not match.over:
            follow_hunch(match, self.chance)
        chain.add(chain.close(match), self.now, match)
        return match

    def go(self, links: int) -> None:
        """Play this many links, or to the end."""
        for _ in range(links):
            offers = offered(self.ledger).items()
            playable = [key for key, why in offers if not why]
            if not playable:
                return
            self.play("town" if "town" in playable else playable[0])

    @property
    def ledger(self) -> Chronicle:
        ledger = self.chain.ledger
        assert isinstance(ledger, Chronicle)
        return ledger
