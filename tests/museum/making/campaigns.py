"""The campaigns of a room, after several evenings, and the files that were taken out of them."""

from questhall.conformance.setups import with_random_options
from questhall.kernel.campaigns import AnyCampaigns, campaigns_of
from questhall.kernel.chain import Opened
from questhall.kernel.chain_file import read_file, write_chain
from questhall.kernel.games import Game, Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from questhall.table import acts, campaigns
from questhall.table.campaign_records import CampaignEntry
from questhall.table.campaigns import Campaign, Evening, Founded, Founder
from questhall.table.records import Facts, SeatKind
from questhall.table.store import Ages
from questhall.table.tokens import new_token, token_hash

from ..sights import sights_of_campaign, sights_of_chain
from .clerk import Clerk
from .saves import is_new, keep_save
from .sitting import Company, Sitting

HOUSE_RULES = 25  # percent that are agreed on otherwise than usual
LONGEST = 3000  # choices of an evening
EVENINGS = 30
SENSIBLE = 30  # one choice in so many is made at random
OF_CAMPAIGN = "an open match of a campaign"
ALL = 1000


class Group:
    """A campaign and its first member. `tables`: where it was played."""

    def __init__(self, clerk: Clerk, founded: Founded, token: str) -> None:
        founded.keep_in(clerk.store)
        self.clerk = clerk
        self.campaign: Campaign = founded.campaign
        self.token = token
        self.tables: list[Sitting] = []

    def evening(
        self, choices: int = LONGEST, others: SeatKind = "person", key: str = ""
    ) -> Sitting:
        """Play an offer, or what a sensible group would play next; it is closed if it ends."""
        chain = self.campaign.chain
        offers = [offer for offer in chain.offers() if offer.why is None]
        wished = [offer for offer in offers if offer.key == key]
        offer = chain.campaigns.suggested(chain.ledger, wished or offers)
        wanted = chain.facts.seats
        company = self._company(wanted if wanted in offer.seats else max(offer.seats), others)
        opened, facts = campaigns.open_link(
            self.campaign, offer.key, self._evening(company), self.clerk.tick()
        )
        return self._play(opened, facts, company, choices)

    def left_open(self, choices: int, others: SeatKind = "person") -> Sitting:
        """Evenings until one is not over after so many choices."""
        for _ in range(EVENINGS):
            sitting = self.evening(choices, others)
            if self.campaign.chain.open_link is not None:
                return sitting
        raise RuntimeError(f"every evening of {self.campaign.game.id} is short")

    def again(self) -> Sitting:
        """What was lost is played again: from the ledger before it, or as it is offered anew."""
        link = self.campaign.chain.lost_link
        if link is None:
            return self.evening(key=self.campaign.chain.links[-1].offer)
        company = self._company(len(link.players), "person")
        opened, facts = campaigns.play_again(
            self.campaign, self._evening(company), self.clerk.tick()
        )
        return self._play(opened, facts, company, LONGEST)

    def _company(self, seats: int, others: SeatKind) -> Company:
        kinds: list[SeatKind] = ["person"]
        kinds += [others] * (seats - 1)
        return Company(kinds)

    def _evening(self, company: Company) -> Evening:
        return Evening(company.seats, company.hashes, "mark")

    def _play(self, opened: Opened, facts: Facts, company: Company, choices: int) -> Sitting:
        table, write = campaigns.lay_link(self.campaign, opened, facts, self.clerk.tick())
        self.clerk.store.append_to_campaign(write)
        sitting = Sitting(self.clerk, table, company, SENSIBLE)
        self.tables.append(sitting)
        for _ in range(choices):
            if table.over:
                break
            self._keep_if_new(table.match)
            sitting.play(1)
        self.settle(sitting)
        return sitting

    def _keep_if_new(self, match: Match) -> None:
        """A ledger may be anybody's invention, so the save of an evening needs a seal."""
        if not is_new(self.clerk, match):
            return
        of_game = [each for each in self.clerk.saves.values() if each["game"] == match.game.id]
        name = f"{match.game.id}-of-campaign-{len(of_game) + 1:02}"
        keep_save(self.clerk, match, name, OF_CAMPAIGN, self.clerk.seal.put_on(save(match)))

    def settle(self, sitting: Sitting) -> None:
        """Close the match in the campaign if it is over."""
        self.add(campaigns.ending(self.campaign, sitting.table), sitting)

    def add(self, entries: list[CampaignEntry], sitting: Sitting | None = None) -> None:
        if entries:
            match = None if sitting is None else sitting.table.match
            write = self.campaign.add(entries, self.clerk.tick(), match)
            self.clerk.store.append_to_campaign(write)

    def label(self, name: str, about: str) -> None:
        link = self.campaign.chain.open_link
        label = f"{self.campaign.game.id}-{name}"
        self.clerk.campaigns[label] = {
            "id": self.campaign.facts.id,
            "game": self.campaign.game.id,
            "about": about,
            "token": self.token,
            "table": link.table if link is not None else "",
            "sees": sights_of_campaign(self.campaign),
        }
        if link is not None:
            self.tables[-1].label(f"{label}-open", f"the open match of {label}")


class Host:
    """Begins the campaigns of a game, each with other seats and other options."""

    def __init__(self, clerk: Clerk, game: Game) -> None:
        self.clerk = clerk
        self.game = game
        self.rules: AnyCampaigns = campaigns_of(game)
        self.founded = 0

    def founder(self) -> tuple[Founder, str]:
        token = new_token()
        return Founder("Ada", token_hash(token)), token

    def begin(self, name: str) -> Group:
        format = self.rules.formats[self.founded % len(self.rules.formats)]
        several = [seats for seats in format.seats if seats > 1]
        seats = several[self.founded % len(several)]
        seed = f"{self.clerk.seed}/{self.game.id}/{name}"
        setup = with_random_options(self.rules, Setup(format.name, seats), seed, HOUSE_RULES)
        self.founded += 1
        founder, token = self.founder()
        now = self.clerk.tick()
        begun = campaigns.begin(self.game, setup, f"{self.game.id} {name}", founder, now)
        return Group(self.clerk, begun, token)

    def copy(self, group: Group, link: int) -> Group:
        founder, token = self.founder()
        now = self.clerk.tick()
        copy = campaigns.go_another_way(group.campaign, link, founder, now)
        return Group(self.clerk, copy, token)

    def take_in(self, data: bytes) -> Group:
        founder, token = self.founder()
        file = read_file(data)
        founded = campaigns.take_in_file(file, self.game, founder, self.clerk.tick())
        return Group(self.clerk, founded, token)


def make_campaigns(clerk: Clerk, game: Game) -> None:
    """All campaigns of a game. Their finished tables are forgotten after a while, but for those of
    one campaign."""
    host = Host(clerk, game)
    lost = _lost(host)
    _abandoned(host)
    _given_up(host)
    _from_file(host, lost)
    labelled = {label["id"] for label in clerk.tables.values()}
    clerk.store.forget(Ages(clerk.now + 1, 0), labelled, ALL)
    months = _months(host)
    _copy(host, months)


def _months(host: Host) -> Group:
    group = host.begin("months")
    group.add(campaigns.join(group.campaign, "Вера", token_hash(new_token())))
    for _ in range(4):
        group.evening()
    group.add(campaigns.rename(group.campaign, "The long road"))
    sitting = group.left_open(26, others="bot")
    sitting.pause()
    group.label("months", "several evenings, and a match in the middle")
    for number, each in enumerate(group.tables[:-1], 1):
        each.label(f"{host.game.id}-evening-{number}", "a finished evening of a campaign")
    _give_out(group, "months", whole=True)
    match = sitting.table.match
    foreign = f"{host.game.id}-of-campaign-foreign"
    keep_save(host.clerk, match, foreign, OF_CAMPAIGN, save(match), believed=False)
    return group


def _lost(host: Host) -> Group:
    """Evenings until one is lost; it is played again."""
    group = host.begin("lost")
    for _ in range(EVENINGS):
        group.evening()
        if group.campaign.chain.links[-1].fate == "lost":
            break
    else:
        raise RuntimeError(f"nobody loses a match of {host.game.id}")
    group.again()
    group.label("lost", "a match was lost and played again")
    _give_out(group, "lost", whole=True)
    return group


def _abandoned(host: Host) -> None:
    group = host.begin("abandoned")
    group.evening()
    group.left_open(12)
    group.add(campaigns.abandon(group.campaign))
    group.left_open(9)
    group.add(campaigns.abandon(group.campaign))
    group.evening()
    group.label("abandoned", "a match was given up twice, then played")
    _give_out(group, "abandoned", whole=False)


def _given_up(host: Host) -> None:
    group = host.begin("given-up")
    group.evening()
    sitting = group.left_open(10)
    while not sitting.table.over:
        sitting.do(acts.resign(sitting.table, sitting.persons()[0]))
    group.settle(sitting)
    group.label("given-up", "everybody resigned")


def _copy(host: Host, group: Group) -> None:
    copy = host.copy(group, 2)
    sitting = copy.left_open(24)
    sitting.pause()
    copy.label("copy", "a copy that went its own way after two links")


def _from_file(host: Host, group: Group) -> None:
    data = host.clerk.files[f"campaigns/{host.game.id}-lost.json"]
    copy = host.take_in(data)
    copy.evening()
    sitting = copy.left_open(31)
    sitting.pause()
    copy.label("from-file", "it came as a file and went on, with a match in the middle")


def _give_out(group: Group, name: str, whole: bool) -> None:
    """The file that a server gives away, sealed; unsealed nobody believes it. And as a terminal
    keeps it, whole: that can be proven."""
    campaign = group.campaign
    given = campaigns.take_out(campaign)
    sealed = group.clerk.seal.put_on_campaign(given)
    _label_file(group, name, "given away and sealed", sealed)
    _label_file(group, f"{name}-foreign", "of an unknown server", given, believed=False)
    if whole:
        link = campaign.chain.open_link
        match = group.tables[-1].table.match if link is not None else None
        data = write_chain(campaign.chain, campaign.name, match)
        _label_file(group, f"{name}-whole", "with its seed, so that it can be proven", data)


def _label_file(group: Group, name: str, about: str, data: bytes, believed: bool = True) -> None:
    label = f"{group.campaign.game.id}-{name}"
    group.clerk.files[f"campaigns/{label}.json"] = data
    group.clerk.campaign_files[label] = {
        "game": group.campaign.game.id,
        "about": about,
        "believed": believed,
        "sees": sights_of_chain(group.campaign.chain),
    }
