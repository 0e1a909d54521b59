"""What the whole numbers on the table and in the ledger stand for."""

from typing import Annotated

from questhall.kernel.kinds import Of

SeatNo = Annotated[int, Of("seat")]
OathswornNo = Annotated[int, Of("oathsworn")]
OathswornOrNobody = Annotated[int, Of("oathsworn", or_nothing=True)]
ChairNo = Annotated[int, Of("chair")]
ChairOrNone = Annotated[int, Of("chair", or_nothing=True)]
FigureNo = Annotated[int, Of("figure")]
FigureOrNone = Annotated[int, Of("figure", or_nothing=True)]
FigureKindNo = Annotated[int, Of("figure-kind")]
CardNo = Annotated[int, Of("card")]
CardOrNone = Annotated[int, Of("card", or_nothing=True)]
HexNo = Annotated[int, Of("hex")]
HexOrNowhere = Annotated[int, Of("hex", or_nothing=True)]
WayNo = Annotated[int, Of("way")]
TileNo = Annotated[int, Of("tile")]
ActionNo = Annotated[int, Of("action")]
AbilityOfSideNo = Annotated[int, Of("ability-of-side")]
PartOfBossNo = Annotated[int, Of("part-of-boss")]
PhaseNo = Annotated[int, Of("phase")]
StageNo = Annotated[int, Of("stage")]
StatNo = Annotated[int, Of("stat")]
UntilNo = Annotated[int, Of("until")]
ChapterNo = Annotated[int, Of("chapter")]
BeatNo = Annotated[int, Of("beat")]
LocationNo = Annotated[int, Of("location")]
LocationOrNone = Annotated[int, Of("location", or_nothing=True)]
TrackTokenNo = Annotated[int, Of("track-token")]
PathNo = Annotated[int, Of("path")]
ClueNo = Annotated[int, Of("clue")]
