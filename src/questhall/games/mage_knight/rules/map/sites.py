"""What sites give to whoever stands on them (MK-9.4)."""

from ...state.moments import Moment
from ...state.realm import Realm
from ..audience import listeners


def mine_works(realm: Realm, space: int) -> bool:
    works = True
    for each in listeners(realm, Moment.mine_works):
        works = each.mine_works(realm, space, works)
    return works
