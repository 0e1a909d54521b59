"""A person at a terminal who goes on with a campaign, from one match to the next."""

from collections.abc import Callable
from pathlib import Path
from time import time

from rich.console import Console
from rich.text import Text

from questhall.bots.bot import Bot
from questhall.kernel.campaigns import Offer, say_offer
from questhall.kernel.chain import Chain, Link
from questhall.kernel.chain_file import write_chain
from questhall.kernel.chance import Chance
from questhall.kernel.match import Match
from questhall.kernel.text import texts_of

from .drawing import draw_page
from .sitting import Read, Sitting

AGAIN = "a"
LEAVE = "q"

# The same keys on a Russian keyboard.
KEYS = str.maketrans("фй", "aq")

MakeBot = Callable[[int, str], Bot]


class Travelling:
    """The campaign is kept in its file after each match, and when the person leaves one."""

    def __init__(
        self,
        chain: Chain,
        name: str,
        file: Path,
        make_bot: MakeBot,
        language: str,
        console: Console,
        read: Read,
    ) -> None:
        self.chain = chain
        self.name = name
        self.file = file
        self.make_bot = make_bot
        self.language = language
        self.console = console
        self.read = read

    def say(self, key: str, **arguments: str | int) -> None:
        texts = texts_of("questhall.terminal", self.language)
        self.console.print(Text(texts.say(f"terminal-{key}", arguments)))

    # -- a person --------------------------------------------------------------

    def go(self, unfinished: Match | None, seat: int) -> None:
        """Go on until the person leaves or the campaign is over."""
        match = unfinished
        while True:
            if match is None:
                match = self._chosen()
            if match is None:
                self.say("good-bye")
                return
            self._sit(match, min(seat, match.setup.seats - 1))
            if not match.over:
                self._write(match.at(len(match.choices)))
                return
            self._close(match)
            match = None

    def _sit(self, match: Match, seat: int) -> None:
        others = [each for each in range(match.setup.seats) if each != seat]
        Sitting(
            match,
            seat,
            {each: self.make_bot(each, match.seed) for each in others},
            self.language,
            self.console,
            self.read,
        ).play()

    def _chosen(self) -> Match | None:
        """What the person would like to play next; nothing to leave."""
        self._show()
        offers = self.chain.offers()
        if self.chain.over:
            self.say("campaign-over")
            return None
        while True:
            try:
                word = self.read("> ").strip().translate(KEYS)
            except (EOFError, KeyboardInterrupt):
                return None
            if word == LEAVE:
                return None
            if word == AGAIN and self.chain.lost_link is not None:
                return self._play_again(self.chain.lost_link)
            if not (word.isdecimal() and 1 <= int(word) <= len(offers)):
                self.say("no-number", word=word, most=len(offers))
            elif offers[int(word) - 1].why is None:
                return self._open(offers[int(word) - 1])
            else:
                self._say_why(offers[int(word) - 1])

    def _show(self) -> None:
        chain = self.chain
        ledger = chain.ledger
        texts = chain.game.texts(self.language)
        self.say("campaign", name=self.name, link=chain.number)
        self.console.print(draw_page(chain.game, chain.campaigns.view(ledger), texts))
        for number, offer in enumerate(chain.offers(), 1):
            words = say_offer(chain.campaigns, ledger, offer, texts)
            style = "" if offer.why is None else "dim"
            self.console.print(Text(f"{number:>3}  {words}", style))
        if chain.lost_link is not None:
            self.say("campaign-again")
        self.say("campaign-commands")

    def _say_why(self, offer: Offer) -> None:
        assert offer.why is not None
        texts = self.chain.game.texts(self.language)
        reason = texts.say(offer.why.message, dict(offer.why.numbers))
        self.console.print(Text(f"{reason} [{offer.why.rule}]"))

    # -- bots alone ------------------------------------------------------------

    def let_bots_go(self, unfinished: Match | None, links: int) -> None:
        """Let bots play in all seats for so many links, or to the end of the campaign."""
        chance = Chance(f"{self.chain.seed}/{self.chain.number}/guide")
        match = unfinished
        for _ in range(links):
            playable = [offer for offer in self.chain.offers() if offer.why is None]
            if match is None and playable:
                match = self._open(playable[chance.below("offer", len(playable))])
            if match is None:
                self.say("campaign-over")
                return
            self._play(match)
            self._close(match)
            match = None

    def _play(self, match: Match) -> None:
        bots = [self.make_bot(seat, match.seed) for seat in range(match.setup.seats)]
        while not match.over:
            question = match.pending[0]
            seat = next(seat for seat in question.seats if question.options_for(seat))
            match.take(seat, bots[seat].choose(match, seat))

    # -- links -----------------------------------------------------------------

    def _open(self, offer: Offer) -> Match:
        usual = self.chain.facts.seats
        seats = usual if usual in offer.seats else offer.seats[0]
        self.chain.add(self.chain.open(offer.key, self._players(seats)), time())
        return self._begun()

    def _play_again(self, lost: Link) -> Match:
        self.chain.add(self.chain.play_again(lost.players), time())
        return self._begun()

    def _players(self, seats: int) -> list[str]:
        texts = texts_of("questhall.terminal", self.language)
        return [texts.say("terminal-player", {"seat": seat + 1}) for seat in range(seats)]

    def _begun(self) -> Match:
        match = self.chain.match(self.chain.need_open())
        self._write(match)
        return match

    def _close(self, match: Match) -> None:
        link = self.chain.need_open()
        self.chain.add(self.chain.close(match), time(), match)
        self._write(None)
        if link.fate == "won":
            self.say("campaign-won", link=link.number)
        else:
            self.say("campaign-lost", link=link.number)

    def _write(self, unfinished: Match | None) -> None:
        """A new file takes the place of the old one at once, so neither is ever half written."""
        draft = self.file.with_name(f"{self.file.name}.new")
        try:
            draft.write_bytes(write_chain(self.chain, self.name, unfinished))
            draft.replace(self.file)
        except OSError as fault:
            self.say("save-failed", file=str(self.file), reason=fault.strerror or str(fault))
