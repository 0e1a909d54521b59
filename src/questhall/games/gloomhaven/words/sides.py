"""The kinds of cards, with all their words; the words of the classes are discovered."""

from questhall.kernel.language.words import import_all

from .actions import HERO_ACTIONS
from .context import Side
from .monsters import MONSTER_ACTIONS
from .riders import HERO_RIDERS, MODIFIER_RIDERS, MONSTER_RIDERS

import_all(f"{__package__}.classes")

HEROES = Side(HERO_ACTIONS, HERO_RIDERS)  # items use them too
MODIFIERS = Side(HERO_ACTIONS, MODIFIER_RIDERS)
MONSTERS = Side(MONSTER_ACTIONS, MONSTER_RIDERS)
