"""Words that only cards of the classes use."""

from .brute import BRUTE_ACTIONS, BRUTE_RIDERS
from .cragheart import CRAGHEART_ACTIONS, CRAGHEART_RIDERS
from .mindthief import MINDTHIEF_ACTIONS, MINDTHIEF_RIDERS
from .reader import ActionMaker, RiderMaker
from .scoundrel import SCOUNDREL_ACTIONS, SCOUNDREL_RIDERS
from .spellweaver import SPELLWEAVER_ACTIONS, SPELLWEAVER_RIDERS
from .tinkerer import TINKERER_ACTIONS, TINKERER_RIDERS

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
