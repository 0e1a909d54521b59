"""Lending: a book is read by those whose table or campaign has come to it.

A view names the books that it needs. Where it leaves the server each name gets our proof that we
have told it, and without one nobody reads a book: what is still to come stays here.
"""

import hmac

import msgspec

from ..protocol.refusals import Refusal
from ..seal import Seal

MARK = "~"


def shown(view: object, game: str, seal: Seal) -> msgspec.Raw:
    """The view in JSON, with books that can be read."""
    books = getattr(view, "books", None)
    if books and isinstance(view, msgspec.Struct):
        view = msgspec.structs.replace(view, books=[lent(each, game, seal) for each in books])
    return msgspec.Raw(msgspec.json.encode(view))


def lent(book: str, game: str, seal: Seal) -> str:
    """The name under which a book is told to those who may read it."""
    return f"{book}{MARK}{seal.proof(f'book {game} {book}')}"


def need_lent(name: str, game: str, seal: Seal) -> str:
    """Which book this is. Refuse who was not told of it."""
    book, _, _ = name.rpartition(MARK)
    if not hmac.compare_digest(name.encode(), lent(book, game, seal).encode()):
        raise Refusal("no_such_page", "no table of yours has come to such a book")
    return book
