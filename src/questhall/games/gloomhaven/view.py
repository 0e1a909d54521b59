"""What each seat sees (RULES 16)."""

from .state import Scene


def view(scene: Scene, seat: int) -> object:
    return {"round": scene.round}
