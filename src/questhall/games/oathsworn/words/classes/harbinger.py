"""Words of the Harbinger: `look_might(4, discard=2)`, `look_stages(3)`, `bury_stage`."""

from questhall.kernel.language.parameters import Named, Number
from questhall.kernel.language.words import Word

from ...effects.classes import harbinger
from ..effects import EFFECTS
from ..figures import Whom

EFFECTS.declare(
    Word("look_might", Number("cards"), Named("discard"), make=harbinger.LookAtMight),
    Word("look_stages", Number("cards"), make=harbinger.LookAtStages),
    Word("bury_stage", make=harbinger.BuryStage),
    Word("take_back", Whom(), make=harbinger.TakeBack),
)
