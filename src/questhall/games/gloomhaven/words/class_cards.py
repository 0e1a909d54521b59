"""Words that only cards of the classes use."""

from .reader import ActionMaker, RiderMaker

CLASS_ACTIONS: dict[str, ActionMaker] = {}
CLASS_RIDERS: dict[str, RiderMaker] = {}
