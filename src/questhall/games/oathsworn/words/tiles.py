"""Words about fire and water: `place_tile(fire, within=3)`, `near_tile(water, attacked)`."""

from questhall.kernel.language.parameters import Flag, Key, Named, Number
from questhall.kernel.language.words import One, Word

from ..effects import tiles
from ..printed.encounter import TILES
from ..rules.selecting import Group
from .amounts import AMOUNTS
from .conditions import CONDITIONS
from .effects import EFFECTS
from .figures import FIGURES, Whom

TILE_NAMES = {name: number for number, name in enumerate(TILES)}
KIND = Key("kind", TILE_NAMES)

EFFECTS.declare(
    Word(
        "place_tile",
        *(KIND, Number(default=1), Key("where", tiles.PLACES, "near"), Named("within")),
        make=tiles.PlaceTile,
    ),
    Word(
        "remove_tile",
        *(KIND, Number(default=1), Named("within"), Flag("or_fewer")),
        make=tiles.RemoveTile,
    ),
)
CONDITIONS.declare(Word("near_tile", KIND, Whom(Group.TARGET), make=tiles.NearTile))
AMOUNTS.declare(Word("tiles_near", KIND, Whom(Group.TARGET), Named("most"), make=tiles.TilesNear))
FIGURES.declare(Word("on_tile", KIND, One(FIGURES, "figures"), make=tiles.OnTile))
