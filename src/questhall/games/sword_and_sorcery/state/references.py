"""What the whole numbers on the table and in the ledger stand for."""

from typing import Annotated

from questhall.kernel.kinds import Of

SeatNo = Annotated[int, Of("seat")]
HeroNo = Annotated[int, Of("hero")]
HeroOrNobody = Annotated[int, Of("hero", or_nothing=True)]
FigureNo = Annotated[int, Of("figure")]
FigureOrNone = Annotated[int, Of("figure", or_nothing=True)]
EnemyNo = Annotated[int, Of("enemy")]
OwnerNo = Annotated[int, Of("owner")]
CardNo = Annotated[int, Of("card")]
CardOrNone = Annotated[int, Of("card", or_nothing=True)]
AreaNo = Annotated[int, Of("area")]
AreaOrNowhere = Annotated[int, Of("area", or_nothing=True)]
PhaseNo = Annotated[int, Of("phase")]
SideNo = Annotated[int, Of("side")]
SlotOrNone = Annotated[int, Of("slot", or_nothing=True)]
StatNo = Annotated[int, Of("stat")]
UntilNo = Annotated[int, Of("until")]
ScopeNo = Annotated[int, Of("scope")]
