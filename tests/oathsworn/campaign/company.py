"""A company between two evenings, and what it plays on the next one.

ledger = company("warden", "priest", "ranger", "warbear", chapter=2)
evening = Evening(ledger, "story:2")
evening.take("swap:0", "class:witch")
ledger = evening.finished()
"""

from questhall.bots.playing import follow_hunch
from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.campaign.campaigns import OathswornCampaigns
from questhall.games.oathsworn.campaign.ledger import (
    ENCOUNTER,
    STORY,
    ChapterLine,
    CompanySheet,
)
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.rules.board.harm import fall
from questhall.games.oathsworn.rules.victory import LOST, WON, finish
from questhall.games.oathsworn.state.battle import Battle
from questhall.games.oathsworn.state.oathsworn import Oathsworn
from questhall.games.oathsworn.state.sheets import CharacterSheet
from questhall.games.oathsworn.state.story import Story
from questhall.kernel.campaigns import find_offer, read_ledger, written_ledger
from questhall.kernel.chain import Chain
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_id

CAMPAIGNS = OathswornCampaigns(GAME)
FIRST_GAME = ("warden", "priest", "ranger", "warbear")


def begun(**options: OptionValue) -> CompanySheet:
    """A campaign that has just begun: nobody has sworn the oath yet."""
    setup = CAMPAIGNS.checked(Setup("company", 4, options))
    return CAMPAIGNS.begin(setup, Chance("company"))


def company(
    *classes: str, chapter: int = 2, next: str = STORY, **options: OptionValue
) -> CompanySheet:
    """A company at the start of a chapter, or between its Story and its encounter; names with a +
    are companions."""
    ledger = begun(**options)
    ledger.characters = [sheet(name, chapter) for name in classes or FIRST_GAME]
    ledger.chapter = chapter
    ledger.next = next
    told = chapter if next != STORY else chapter - 1
    ledger.chapters = [ChapterLine(number + 1, ledger.difficulty) for number in range(told)]
    return ledger


def before_encounter(*classes: str, chapter: int = 2, **options: OptionValue) -> CompanySheet:
    return company(*classes, chapter=chapter, next=ENCOUNTER, **options)


def sheet(name: str, level: int) -> CharacterSheet:
    """With the starting items and one permanent token."""
    kind = library().classes[name.removesuffix("+")]
    made = CharacterSheet(kind, name.endswith("+"))
    made.level = level
    made.permanent[0] = 1
    made.items = [library().items[key] for key in kind.starting_items]
    return made


def read(text: str) -> CompanySheet:
    ledger = read_ledger(text, CAMPAIGNS)
    assert isinstance(ledger, CompanySheet)
    return ledger


def offered(ledger: CompanySheet) -> list[str]:
    return [offer.key for offer in CAMPAIGNS.offers(ledger)]


class Evening:
    """A match that a company plays; answers are the starts of option ids, and whoever is asked
    gives them."""

    def __init__(self, ledger: CompanySheet, offer: str, seats: int = 4) -> None:
        self.before = written_ledger(ledger, CAMPAIGNS)
        self.offer = find_offer(CAMPAIGNS, ledger, offer)
        setup = CAMPAIGNS.setup(ledger, self.offer, seats)
        dealt = CAMPAIGNS.deal(self._begun(), self.offer, setup, Chance("evening"))
        self.match = Match.begin(GAME, setup, "evening", dealt, None)

    @property
    def story(self) -> Story:
        assert isinstance(self.match.state, Story)
        return self.match.state

    @property
    def battle(self) -> Battle:
        assert isinstance(self.match.state, Battle)
        return self.match.state

    def oathsworn(self, name: str) -> Oathsworn:
        state = self.match.state
        assert isinstance(state, (Story, Battle))
        return next(each for each in state.company if each.kind and each.kind.key == name)

    def asked(self) -> Decision:
        return self.match.pending[0]

    def options(self) -> list[str]:
        """What is offered, without amounts."""
        ids = [option_id(GAME, self.match.state, option) for option in self.asked().options]
        return [id.partition("!")[0] for id in ids]

    def take(self, *wanted: str) -> None:
        for each in wanted:
            ids = self.options()
            assert each in ids, f"{each} is not among {ids}"
            self._answer(ids.index(each))

    def _answer(self, number: int) -> None:
        option = self.asked().options[number]
        seat = option.seat if option.seat >= 0 else self.asked().seats[0]
        self.match.answer(0, number, seat)

    def first_of_each(self, until: str) -> None:
        """The first option of everything, up to a prompt or a step."""
        while not self.match.over and until not in (
            self.asked().prompt,
            self.match.state.next_step,
        ):
            self._answer(0)

    def play_on(self) -> None:
        chance = Chance("hunches")
        while not self.match.over:
            follow_hunch(self.match, chance)

    def finished(self) -> CompanySheet:
        """The ledger after it was played to its end."""
        self.play_on()
        return self.closed()

    def closed(self) -> CompanySheet:
        return CAMPAIGNS.close(self._begun(), self.offer, self.match)

    def _begun(self) -> CompanySheet:
        return CAMPAIGNS.begun(read(self.before), self.offer)

    def items_lost(self) -> list[int]:
        """How many of the items that each had equipped are gone at the end, wherever the others
        are."""
        before = [each.equipped[:] for each in self.story.company]
        self.play_on()
        kept = set(self.story.backpack)
        for oathsworn in self.story.company:
            kept.update(oathsworn.equipped)
        return [len([card for card in cards if card not in kept]) for cards in before]

    # -- an encounter that ends at once ----------------------------------------

    def end(self, won: bool, *fallen: str) -> CompanySheet:
        """The ledger if it ended now, with these on the ground."""
        for name in fallen:
            fall(self.battle, self.battle.figure_of(self.oathsworn(name)))
        finish(self.battle, WON if won else LOST)
        return self.closed()


def fought(ledger: CompanySheet, won: bool, *fallen: str) -> CompanySheet:
    """The next encounter of a company, ended as told."""
    key = next(key for key in offered(ledger) if key.startswith(("encounter", "replay")))
    return Evening(ledger, key).end(won, *fallen)


class Tour:
    """A chain that bots play by hunch: Story, encounter, epilogue, chapter after chapter."""

    def __init__(self, seats: int, seed: str, **options: OptionValue) -> None:
        self.chain = Chain.begin(GAME, Setup("company", seats, options), seed, 0.0)
        self.chance = Chance(f"{seed}/bots")

    def play(self, key: str, by_hunch: bool = True) -> Match:
        chain = self.chain
        chain.add(chain.open(key, ["bot"] * chain.facts.seats), 0.0)
        match = chain.match(chain.need_open())
        while not match.over:
            if by_hunch:
                follow_hunch(match, self.chance)
            else:
                self._take_any(match)
        chain.add(chain.close(match), 0.0, match)
        return match

    def _take_any(self, match: Match) -> None:
        decision = match.pending[0]
        number = self.chance.below("any", len(decision.options))
        option = decision.options[number]
        match.answer(0, number, option.seat if option.seat >= 0 else decision.seats[0])

    def go(self, links: int, instant: bool = False) -> None:
        for _ in range(links):
            keys = [offer.key for offer in self.chain.offers()]
            if not keys:
                return
            short = [key for key in keys if instant and key.startswith("instant")]
            self.play([*short, *keys][0])

    def wander(self, links: int) -> None:
        """Any offer, any answers; replays are left out, as they may go on for ever."""
        for _ in range(links):
            keys = [offer.key for offer in self.chain.offers()]
            keys = [key for key in keys if not key.startswith("replay")]
            if not keys:
                return
            self.play(keys[self.chance.below("offer", len(keys))], by_hunch=False)

    @property
    def ledger(self) -> CompanySheet:
        ledger = self.chain.ledger
        assert isinstance(ledger, CompanySheet)
        return ledger
