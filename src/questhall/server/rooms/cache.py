"""What somebody has looked at, kept for the next person who does."""

Page = tuple[int | str, ...]  # of what, after how many choices or entries, through whose eyes

MOST_BYTES = 2_000_000


class Cache:
    """Keeps so many bytes of answers; those that nobody has looked at for longest make room.

    `edition` changes when choices are taken back: answers to older questions are void.
    """

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.edition = 0
        self._most = most
        self._size = 0
        self._pages: dict[Page, bytes] = {}

    def find(self, page: Page) -> bytes | None:
        answer = self._pages.pop(page, None)
        if answer is not None:
            self._pages[page] = answer
        return answer

    def keep(self, page: Page, answer: bytes) -> None:
        self._size += len(answer) - len(self._pages.pop(page, b""))
        self._pages[page] = answer
        while self._size > self._most:
            oldest = next(iter(self._pages))
            self._size -= len(self._pages.pop(oldest))

    def begin_anew(self) -> None:
        self.edition += 1
        self._size = 0
        self._pages = {}
