"""What the whole numbers on the table stand for."""

from typing import Annotated

from questhall.kernel.kinds import Of

SeatNo = Annotated[int, Of("seat")]
SeatOrNobody = Annotated[int, Of("seat", or_nothing=True)]
TeamNo = Annotated[int, Of("team")]
TeamOrNone = Annotated[int, Of("team", or_nothing=True)]
FieldNo = Annotated[int, Of("field")]
FieldOrNone = Annotated[int, Of("field", or_nothing=True)]
CardNo = Annotated[int, Of("card")]
PhaseNo = Annotated[int, Of("phase")]
BlankedNo = Annotated[int, Of("blanked")]
EndEffectNo = Annotated[int, Of("end-effect-kind")]
