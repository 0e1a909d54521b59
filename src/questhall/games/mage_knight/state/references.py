"""What the whole numbers on the table stand for."""

from typing import Annotated

from questhall.kernel.kinds import Of

SeatNo = Annotated[int, Of("seat")]
SeatOrNobody = Annotated[int, Of("seat", or_nothing=True)]
SeatOrDummy = Annotated[int, Of("hero")]
SeatOrDummyOrNobody = Annotated[int, Of("hero", or_nothing=True)]
CardNo = Annotated[int, Of("card")]  # or a token, a tile
CardOrNone = Annotated[int, Of("card", or_nothing=True)]
SpaceNo = Annotated[int, Of("hex")]
SpaceOrNone = Annotated[int, Of("hex", or_nothing=True)]
PlaceOrNone = Annotated[int, Of("place", or_nothing=True)]
LaidTileNo = Annotated[int, Of("laid-tile")]
TerrainNo = Annotated[int, Of("terrain")]
TerrainsNo = Annotated[int, Of("terrains")]
SiteNo = Annotated[int, Of("kind-of-site")]
ColourNo = Annotated[int, Of("colour")]
ColourOrNone = Annotated[int, Of("colour", or_nothing=True)]
CityNo = Annotated[int, Of("city")]
CityOrNone = Annotated[int, Of("city", or_nothing=True)]
PhaseNo = Annotated[int, Of("phase")]
PhaseOrNone = Annotated[int, Of("phase", or_nothing=True)]
FighterOrNone = Annotated[int, Of("fighter", or_nothing=True)]
OriginNo = Annotated[int, Of("origin")]
AttackStateNo = Annotated[int, Of("attack-state")]
ElementNo = Annotated[int, Of("element")]
RangeNo = Annotated[int, Of("range")]
ResistancesNo = Annotated[int, Of("resistances")]
AbilitiesNo = Annotated[int, Of("abilities")]
