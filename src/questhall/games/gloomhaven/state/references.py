"""What the whole numbers on the table and in a ledger stand for."""

from typing import Annotated

from questhall.kernel.kinds import Of

# On the table.
SeatNo = Annotated[int, Of("hero")]
SeatOrNobody = Annotated[int, Of("hero", or_nothing=True)]
FigureNo = Annotated[int, Of("figure")]
FigureOrNone = Annotated[int, Of("figure", or_nothing=True)]
HexNo = Annotated[int, Of("hex")]
CardNo = Annotated[int, Of("card")]
CardOrNone = Annotated[int, Of("card", or_nothing=True)]
TileOrNone = Annotated[int, Of("tile", or_nothing=True)]
TypeOrNone = Annotated[int, Of("type", or_nothing=True)]
DeckNo = Annotated[int, Of("deck")]
EntryNo = Annotated[int, Of("entry")]
WornNo = Annotated[int, Of("worn")]
UseNo = Annotated[int, Of("use")]

# Printed.
EventNo = Annotated[int, Of("event")]
FindNo = Annotated[int, Of("find")]
LocationNo = Annotated[int, Of("location")]
PerkPlace = Annotated[int, Of("perk-place")]
ScenarioNo = Annotated[int, Of("scenario")]
TreasureNo = Annotated[int, Of("treasure")]

# From closed lists in the rules.
ConditionNo = Annotated[int, Of("condition")]
ElementNo = Annotated[int, Of("element")]
EndingNo = Annotated[int, Of("ending")]
FigureKindNo = Annotated[int, Of("figure-kind")]
HalfNo = Annotated[int, Of("half")]
ItemStateNo = Annotated[int, Of("item-state")]
PhaseNo = Annotated[int, Of("phase")]
RankNo = Annotated[int, Of("rank")]
SideNo = Annotated[int, Of("side")]
StrengthNo = Annotated[int, Of("strength")]
TerrainNo = Annotated[int, Of("terrain")]
TileKindNo = Annotated[int, Of("tile-kind")]
