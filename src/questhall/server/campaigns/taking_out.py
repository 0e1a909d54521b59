"""Saves and campaign files for whoever looks after the store: no server need run."""

from questhall.kernel.chain_file import BadChain
from questhall.kernel.saves import BadSave, save
from questhall.table.opening import CannotOpen, open_table
from questhall.table.store import Store, StoreFault

from ..protocol.refusals import Refusal
from ..seal import SECRET, Seal
from ..sheets.game_cache import game_of
from ..workers.copy_chain import export_chain


def taken_out(store: Store, id: str) -> bytes:
    """A table as a save, or a campaign as its file, under the seal of this store. It tells all that
    is hidden. Raises StoreFault."""
    seal = Seal(store.secret(SECRET))
    table = store.load(id)
    campaign = store.load_campaign(id, saves=True) if table is None else None
    try:
        if table is not None:
            return seal.put_on(save(open_table(table, game_of(table.facts.game)).match))
        if campaign is not None:
            return export_chain(campaign, seal)
    except (CannotOpen, BadSave, BadChain, Refusal) as fault:
        raise StoreFault(f"{id} cannot be opened here: {fault}") from None
    raise StoreFault(f"there is no table or campaign {id}: `questhall admin list` names all")
