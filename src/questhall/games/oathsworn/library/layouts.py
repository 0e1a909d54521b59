"""Whether everything in the layout of an encounter has a place of its own."""

from questhall.boards.masks import mask_of
from questhall.kernel.content import Entry

from ..printed.clearing import CELLS, LARGE, SMALL
from ..printed.encounter import BossDef, EncounterDef

ROOM = 8  # hexes to begin on, for the four and whoever comes with them


def need_room(entry: Entry, encounter: EncounterDef) -> None:
    """Say what is wrong with it."""
    taken = 0
    for boss in encounter.bosses:
        under = under_boss(boss)
        if not under or taken & under:
            raise entry.fault("bosses", f"{boss.key} has no room where it stands")
        taken |= under
        _need_parts(entry, boss)
    for kind, place in encounter.minion_places:
        if taken >> place & 1:
            raise entry.fault("minions", f"{encounter.minions[kind].key} stands on something else")
        taken |= 1 << place
    for kind, minion in enumerate(encounter.minions):
        if [each for each, _ in encounter.minion_places].count(kind) > minion.supply:
            raise entry.fault("minions", f"there are not so many of {minion.key}")
    _need_free_ground(entry, encounter, taken)


def _need_free_ground(entry: Entry, encounter: EncounterDef, taken: int) -> None:
    for piece in encounter.obstacles:
        if taken & piece.mask:
            raise entry.fault("obstacles", f"a {piece.kind} lies on something else")
        taken |= piece.mask
    folk = mask_of(encounter.folk.places) if encounter.folk is not None else 0
    if taken & folk:
        raise entry.fault("civilians", "stand on something else")
    taken |= folk
    for variant in encounter.variants:
        taken |= mask_of([to for _, to in variant.folk])
        for piece in variant.obstacles:
            taken |= piece.mask
    if (encounter.start & ~taken).bit_count() < ROOM:
        raise entry.fault("start", f"must leave {ROOM} hexes free at least")
    if sorted(set(encounter.stage_at)) != encounter.stage_at:
        raise entry.fault("stage_at", "must be two numbers, the larger one last")
    if encounter.lairs and (len(encounter.bosses) != 1 or len(encounter.lairs) < 2):
        raise entry.fault("lairs", "are two at least, for one boss")
    if any(not LARGE.covers[0][lair.place] for lair in encounter.lairs):
        raise entry.fault("lairs", "one is not wholly on the board")


def under_boss(boss: BossDef) -> int:
    """The hexes under it; none if it does not fit there."""
    stands = LARGE if boss.large else SMALL
    return stands.covers[boss.facing][boss.place]


def _need_parts(entry: Entry, boss: BossDef) -> None:
    """Each cell of its base belongs to a part."""
    cells = {cell for part in boss.parts for cell in part.cells}
    wanted = set(range(len(CELLS))) if boss.large else {0}
    if cells != wanted or any(not part.cells for part in boss.parts):
        raise entry.fault("bosses", f"{boss.key}: each cell of its base needs a part")
