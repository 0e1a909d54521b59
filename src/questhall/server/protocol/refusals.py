"""Refusals: a code that a client can act on, and a sentence."""

from typing import Literal, get_args

import msgspec

from questhall.kernel.choices import Refused
from questhall.table.store import StoreFault, Trouble

Code = Literal[
    "bad_json",
    "bad_message",
    "too_large",
    "too_fast",
    "too_many",
    "too_slow",
    "too_busy",
    "bad_origin",
    "no_such_page",
    "no_such_table",
    "no_such_campaign",
    "no_such_game",
    "no_such_language",
    "bad_setup",
    "bad_token",
    "bad_invitation",
    "nobody_sat",
    "bad_code",
    "bad_address",
    "no_such_bell",
    "not_delivered",
    "not_founder",
    "last_member",
    "bad_save",
    "not_your_seat",
    "not_your_turn",
    "not_started",
    "not_over",
    "no_such_option",
    "no_such_offer",
    "in_campaign",
    "no_such_choice",
    "no_proposal",
    "no_clock",
    "no_advice",
    "stale",
    "game_over",
    "settled",
    "stopped",
    "undo_refused",
    "seat_taken",
    "name_taken",
    "hushed",
    "too_soon",
    "not_kept",
    "internal",
]


class Fault(msgspec.Struct):
    """The answer to a call that was refused. Nothing has changed."""

    code: Code
    message: str


class Refusal(Exception):
    """What was asked for is refused, with a code that a client can act on.

    `wait`: in so many seconds it may be asked for again.
    """

    def __init__(self, code: Code, message: str, wait: int = 0) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message = message
        self.wait = wait


TROUBLES: dict[Trouble, str] = {
    "full": "its disk is full",
    "locked": "another program holds its database",
    "unreachable": "its database cannot be reached",
    "unwritable": "its database cannot be written",
    "unknown": "its database does not answer",
}


def not_kept(fault: BaseException) -> Refusal:
    """Nothing has changed, because it could not be kept."""
    if isinstance(fault, StoreFault) and fault.trouble != "unknown":
        why = TROUBLES[fault.trouble]
        return Refusal("not_kept", f"the server cannot keep anything now: {why}")
    return Refusal("internal", "this could not be kept; nothing has changed")


def refusal_of(fault: Refused) -> Refusal:
    """A refusal by the match or the table, as the protocol says it."""
    for code in get_args(Code):
        if code == fault.code:
            return Refusal(code, str(fault))
    return Refusal("internal", "this cannot be done")
