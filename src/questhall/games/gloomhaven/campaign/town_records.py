"""The Town Records: opened when the first character retires (RULES 8.9)."""

from .ledger import Chronicle
from .prosperity import prosperity_level

# A page is read once so many have retired and the town has this level of prosperity; the reading
# stops at the first page that has to wait.
PAGES = ((1, 1), (2, 1), (3, 2), (5, 3), (8, 4), (12, 5))


def pages_read(ledger: Chronicle) -> int:
    """How many pages have been read (GH-8.9.1, GH-9.14.14, GH-11.1.8)."""
    level = prosperity_level(ledger.prosperity)
    read = 0
    for retired, prosperity in PAGES:
        if len(ledger.retired) < retired or level < prosperity:
            break
        read += 1
    return read
