"""Words that only cards of the classes use."""

from .classes.brute import BRUTE_ACTIONS, BRUTE_RIDERS
from .classes.cragheart import CRAGHEART_ACTIONS, CRAGHEART_RIDERS
from .classes.mindthief import MINDTHIEF_ACTIONS, MINDTHIEF_RIDERS
from .classes.scoundrel import SCOUNDREL_ACTIONS, SCOUNDREL_RIDERS
from .classes.spellweaver import SPELLWEAVER_ACTIONS, SPELLWEAVER_RIDERS
from .classes.tinkerer import TINKERER_ACTIONS, TINKERER_RIDERS
from .reader import ActionMaker, RiderMaker

CLASS_ACTIONS: dict[str, ActionMaker] = (
    SPELLWEAVER_ACTIONS
    | SCOUNDREL_ACTIONS
    | BRUTE_ACTIONS
    | TINKERER_ACTIONS
    | CRAGHEART_ACTIONS
    | MINDTHIEF_ACTIONS
)
CLASS_RIDERS: dict[str, RiderMaker] = (
    SPELLWEAVER_RIDERS
    | SCOUNDREL_RIDERS
    | BRUTE_RIDERS
    | TINKERER_RIDERS
    | CRAGHEART_RIDERS
    | MINDTHIEF_RIDERS
)
