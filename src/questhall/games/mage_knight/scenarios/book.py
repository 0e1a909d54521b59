"""All scenarios, in the order of the scenario book; the first is the default."""

from ..rules.scenario import Script, register
from .conquer_and_hold import ConquerAndHold
from .conquest import BlitzConquest, Conquest, SoloConquest
from .cooperation import BlitzCooperation, Cooperation
from .druid_nights import DruidNights
from .dungeon_lords import DungeonLords
from .first_reconnaissance import FirstReconnaissance
from .mines_liberation import MinesLiberation
from .one_to_return import OneToReturn

BOOK: tuple[Script, ...] = (
    FirstReconnaissance(),
    Conquest(),
    BlitzConquest(),
    SoloConquest(),
    Cooperation(),
    BlitzCooperation(),
    MinesLiberation(),
    DruidNights(),
    DungeonLords(),
    ConquerAndHold(),
    OneToReturn(),
)
for script in BOOK:
    register(script)

SCENARIOS = tuple(script.key for script in BOOK)
