"""Creating your sorcerer: random decks or a draft (RULES 11)."""

from questhall.kernel.decisions import Decision, Flow, Option

from ..library.library import library
from ..printed.cards import CHARACTER, DOMAIN, LINEAGE, Pack
from ..state.table import Player, Table

KINDS = (CHARACTER, LINEAGE, DOMAIN)


def create(table: Table) -> Flow[None]:
    """Deal or draft one deck of each kind to each player, then build the grimoires."""
    if table.rules.draft:
        yield from draft(table)
    else:
        deal_at_random(table)
    for player in table.players:
        build_grimoire(table, player)
    table.box = []  # SO-11.4.2
    table.next_step = "fate"


def deal_at_random(table: Table) -> None:
    """SO-11.2.1 to SO-11.2.3: one skill card of each colour to each player."""
    for kind in KINDS:
        decks = [pack for pack in table.box if pack.kind == kind]
        table.chance.shuffle("packs", decks)
        for player in table.players:
            take_pack(table, player, decks[player.seat])


def draft(table: Table) -> Flow[None]:
    """Characters clockwise, lineages back, domains clockwise again (SO-11.3)."""
    count = len(table.players)
    table.picker = table.chance.below("first", count)  # SO-11.3.1
    clockwise = [(table.picker + i) % count for i in range(count)]
    for kind in KINDS:
        order = clockwise[::-1] if kind == LINEAGE else clockwise
        for seat in order:
            options: list[Option] = []
            for number, pack in enumerate(library().packs):
                if pack.kind == kind and pack in table.box:
                    options.append(Option("pack", number))
            answer = yield Decision([seat], "pack", options, "SO-11.3.5", always_ask=True)
            take_pack(table, table.players[seat], library().packs[answer.what])


def take_pack(table: Table, player: Player, pack: Pack) -> None:
    """Each deck of the box can be taken once (SO-11.3.5)."""
    table.box.remove(pack)
    player.packs.append(pack)
    table.tell("pack-taken", "SO-11.1.1", player.seat, pack_number(table, player, pack))


def pack_number(table: Table, player: Player, pack: Pack) -> int:
    """A taken pack is named by its owner and place."""
    return 3 * player.seat + player.packs.index(pack)


def build_grimoire(table: Table, player: Player) -> None:
    """40 cards shuffled together, three skill cards face up (SO-11.4.1)."""
    for pack in player.packs:
        player.skills.append(pack.skill)
        player.skill_ready.append(True)
        if pack.blood_pool is not None:  # SO-11.4.3: blood starts at 0
            player.blood_pool = pack.blood_pool
        for kind in pack.deck():
            player.grimoire.append(len(table.cards))
            player.entombs = player.entombs or kind.has_entombed
            table.cards.append(kind)
            table.owners.append(player.seat)
            table.known.append(0)
    table.chance.shuffle("shuffle", player.grimoire)
