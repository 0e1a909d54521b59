"""The four phases of a round (OS-5.1, OS-6, OS-8.1, OS-9.1)."""

from questhall.kernel.decisions import NOTHING, Flow

from ..printed.cards import UseLimit
from ..printed.encounter import BoardMoment, CommonTile
from ..printed.might import Side
from ..printed.tokens import Status, Until
from ..state.battle import Battle, Phase
from ..state.figures import Figure, Reaction, Tile
from .board.harm import lose_hp
from .board.numbers import expire, regen_of
from .boss.minions import activate_minions
from .boss.passives import happen
from .boss.placing import place_minions
from .boss.stage_cards import carry_out, react_now
from .boss.stage_deck import draw_stage_card, turn_up
from .purse import gain_animus
from .turn.board_actions import forget_actions
from .turn.caged import open_cages
from .turn.cooldown import return_refreshed
from .turn.swallowed import digest
from .turn.turns import begin_phase


def start_round(battle: Battle) -> Flow[None]:
    """Refresh, then the Oathsworn phase (OS-4.3.2); who is ambushed has neither in round 1
    (OS-4.3.1)."""
    battle.round += 1
    battle.tell("round", "OS-5.1.1", battle.round)
    if battle.round == 1 and battle.rules.ambushed:
        battle.tell("ambush", "OS-4.3.1")
        battle.next_step = "encounter"
        return
    battle.phase = Phase.REFRESH
    refresh(battle)
    yield from happen(battle, BoardMoment.ROUND_START)
    battle.phase = Phase.OATHSWORN
    yield from digest(battle)
    begin_phase(battle)


def refresh(battle: Battle) -> None:
    """All at once (OS-6.1.2): animus from the reserve (OS-6.1.3), cards from position 0
    (OS-6.1.5)."""
    forget_actions(battle, UseLimit.ROUND)
    for oathsworn in battle.company:
        if oathsworn.fallen:
            continue
        gain_animus(battle, oathsworn, regen_of(oathsworn))
        return_refreshed(battle, oathsworn)
        oathsworn.special_this_round = 0
        oathsworn.used_this_round = []  # OS-6.1.7
        oathsworn.turns = 0
        oathsworn.attacks = 0


def end_of_phase(battle: Battle) -> Flow[None]:
    """Crippled tokens of earlier rounds go (OS-12.2.4)."""
    for figure in battle.figures:
        if figure.statuses[Status.CRIPPLED] and figure.crippled_in < battle.round:
            figure.statuses[Status.CRIPPLED] = 0
    yield from happen(battle, BoardMoment.END_OF_PHASE)
    battle.next_step = "encounter"


def encounter(battle: Battle) -> Flow[None]:
    """OS-8.1.1: a Stage Card first."""
    battle.phase = Phase.ENCOUNTER
    battle.turn = NOTHING
    battle.minions_acted = False
    yield from digest(battle)
    card = draw_stage_card(battle)
    if card != NOTHING:
        yield from carry_out(battle, Reaction(card, NOTHING, NOTHING))
    battle.next_step = "waiting"


def waiting(battle: Battle) -> Flow[None]:
    """Cards of parts that broke meanwhile, first in, first out (OS-8.2.3)."""
    yield from react_now(battle)
    turn_up(battle)
    battle.next_step = "minions"


def minions(battle: Battle) -> Flow[None]:
    """OS-8.9.1, unless a Stage Card did it already (OS-8.9.2)."""
    if not battle.minions_acted:
        yield from activate_minions(battle)
    battle.next_step = "end_of_round"


def end_of_round(battle: Battle) -> Flow[None]:
    """Tiles hurt, North then West (OS-9.1.2); then everything of this round expires (OS-9.1.1)."""
    battle.phase = Phase.END_OF_ROUND
    for figure in battle.standing():
        if figure.on_board and not battle.over:
            yield from _burn(battle, figure)
            yield from _suffer_tiles(battle, figure)
    yield from open_cages(battle)
    yield from happen(battle, BoardMoment.END_OF_ROUND)
    yield from react_now(battle)
    for tile in battle.tiles[:]:
        _grow(battle, tile)
    battle.tiles = [tile for tile in battle.tiles if not _fades(battle, tile)]
    battle.stage_discard += battle.open_cards
    battle.open_cards = []
    expire(battle, Until.ROUND)
    for until in (Until.NEXT_ATTACK, Until.NEXT_MOVE, Until.NEXT_DEFENSE):
        expire(battle, until)
    for figure in battle.figures:
        figure.taunted_by = NOTHING
        figure.shifted_by = []
        figure.hidden = False
        figure.baited_by = NOTHING
        figure.led = False
    battle.next_step = "round"


def _burn(battle: Battle, figure: Figure) -> Flow[None]:
    """OS-7.6.1: one fire tile goes, and 1 HP."""
    for tile in battle.tiles:
        if tile.kind == CommonTile.FIRE and tile.mask & figure.mask():
            battle.tiles = [each for each in battle.tiles if each is not tile]
            yield from lose_hp(battle, figure, 1 + figure.dry, NOTHING, tile.mask)
            return


def _suffer_tiles(battle: Battle, figure: Figure) -> Flow[None]:
    """What the Special Rules Board says of its tiles; overlapping ones of a kind hurt once
    (OS-7.6.4, OS-7.6.7)."""
    if figure.side != Side.COMPANY:
        return
    for kind, printed in enumerate(battle.encounter.tiles):
        if printed.hurts and battle.tile_mask(kind) & figure.mask():
            yield from lose_hp(battle, figure, printed.hurts, NOTHING)


def _grow(battle: Battle, tile: Tile) -> None:
    """At the end of the round after it was laid a tile may become a minion (OS-8.12.1)."""
    printed = battle.encounter.tiles[tile.kind]
    if printed.grows and tile.round < battle.round:
        kind = battle.encounter.minion(printed.grows)
        place_minions(battle, kind, 1, tile.mask)


def _fades(battle: Battle, tile: Tile) -> bool:
    return battle.encounter.tiles[tile.kind].fades and tile.round < battle.round
