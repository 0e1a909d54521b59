"""How often a server that ends by itself is started anew, and after which pause."""

SETTLED_SECONDS = 10.0
FIRST_PAUSE = 0.25
LONGEST_PAUSE = 30.0
MOST_QUICK_ENDS = 8


class Restarts:
    """One end after a long life is an accident; after many short lives it is hopeless."""

    def __init__(self) -> None:
        self.quick_ends = 0

    def pause_after(self, life: float) -> float | None:
        """Seconds to wait after a server has lived so long; None: there is no hope."""
        if life > SETTLED_SECONDS:
            self.quick_ends = 0
            return 0.0
        self.quick_ends += 1
        if self.quick_ends > MOST_QUICK_ENDS:
            return None
        return float(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self.quick_ends - 1)))
