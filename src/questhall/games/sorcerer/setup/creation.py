"""Creating your sorcerer: random decks or a draft (RULES 11)."""

from questhall.kernel.decisions import Decision, Flow, Option

from ..library.library import library
from ..printed.cards import Pack, PackKind
from ..state.arena import Arena, Player

KINDS = (PackKind.CHARACTER, PackKind.LINEAGE, PackKind.DOMAIN)


def create(arena: Arena) -> Flow[None]:
    """Deal or draft one deck of each kind to each player, then build the grimoires."""
    if arena.rules.draft:
        yield from draft(arena)
    else:
        deal_at_random(arena)
    for player in arena.players:
        build_grimoire(arena, player)
    arena.box = []  # SO-11.4.2
    arena.next_step = "fate"


def deal_at_random(arena: Arena) -> None:
    """SO-11.2.1 to SO-11.2.3: one skill card of each colour to each player."""
    for kind in KINDS:
        decks = [pack for pack in arena.box if pack.kind == kind]
        arena.chance.shuffle("packs", decks)
        for player in arena.players:
            take_pack(arena, player, decks[player.seat])


def draft(arena: Arena) -> Flow[None]:
    """Characters clockwise, lineages back, domains clockwise again (SO-11.3)."""
    count = len(arena.players)
    arena.picker = arena.chance.below("first", count)  # SO-11.3.1
    clockwise = [(arena.picker + i) % count for i in range(count)]
    for kind in KINDS:
        order = clockwise[::-1] if kind == PackKind.LINEAGE else clockwise
        for seat in order:
            options: list[Option] = []
            for number, pack in enumerate(library().packs):
                if pack.kind == kind and pack in arena.box:
                    options.append(Option("pack", number))
            answer = yield Decision([seat], "pack", options, "SO-11.3.5", always_ask=True)
            take_pack(arena, arena.players[seat], library().packs[answer.what])


def take_pack(arena: Arena, player: Player, pack: Pack) -> None:
    """Each deck of the box can be taken once (SO-11.3.5)."""
    arena.box.remove(pack)
    player.packs.append(pack)
    arena.tell("pack-taken", "SO-11.1.1", player.seat, pack_number(arena, player, pack))


def pack_number(arena: Arena, player: Player, pack: Pack) -> int:
    """The number of a taken pack, made from its owner and place."""
    return 3 * player.seat + player.packs.index(pack)


def build_grimoire(arena: Arena, player: Player) -> None:
    """Shuffle 40 cards together, three skill cards face up (SO-11.4.1)."""
    for pack in player.packs:
        player.skills.append(pack.skill)
        player.skill_ready.append(True)
        if pack.blood_pool is not None:  # SO-11.4.3: blood starts at 0
            player.blood_pool = pack.blood_pool
        for kind in pack.deck():
            player.grimoire.append(len(arena.cards))
            player.entombs = player.entombs or kind.has_entombed
            arena.cards.append(kind)
            arena.owners.append(player.seat)
            arena.known.append(0)
    arena.chance.shuffle("shuffle", player.grimoire)
