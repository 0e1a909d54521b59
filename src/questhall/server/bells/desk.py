"""Hanging bells up and taking them down; a mail address only when its owner has said yes."""

import secrets
from time import monotonic
from typing import TYPE_CHECKING

from questhall.table.bells import Bell, BellKind
from questhall.table.tokens import new_secret, new_table_id, token_hash

from ..gate.limits import Callers
from ..protocol.facts import BellFacts, HungBell, NewBell
from ..protocol.refusals import Refusal
from ..sheets.game_cache import known_language
from .mail import is_mail_address
from .means import Means
from .outside import BadAddress, NotDelivered, checked, need_outside

if TYPE_CHECKING:
    from ..rooms.hall import Hall

BELLS_OF_A_SEAT = 6
CODE_SECONDS = 3600.0
CODE_TRIES = 5
MOST_CODES = 1_000
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
DAY = 86_400.0


class Promised:
    """A mail bell that hangs as soon as its owner names the code."""

    def __init__(self, bell: Bell, code: str) -> None:
        self.bell = bell
        self.code = code
        self.until = monotonic() + CODE_SECONDS
        self.tries = CODE_TRIES


class BellDesk:
    """Where somebody who holds a seat says how to be told."""

    def __init__(self, hall: "Hall", means: Means) -> None:
        self._hall = hall
        self._means = means
        self._promised: dict[tuple[str, str], Promised] = {}
        settings = hall.settings
        self.hangers = Callers(settings.bells_per_minute / 60, settings.bells_at_once)
        self.mailboxes = Callers(3 / DAY, 3)

    async def hang(self, table: str, wanted: NewBell, caller: str) -> HungBell:
        """The bell; for a mail address only its promise, until the code is named."""
        if not self.hangers.take(caller):
            raise Refusal("too_fast", "too many bells; wait a few minutes")
        seat = await self._seat(table, wanted.token)
        secret = await self._checked(wanted)
        bell = Bell(
            id=new_table_id(),
            table=table,
            seat=seat,
            kind=wanted.kind,
            address=wanted.address,
            secret=secret,
            language=known_language(wanted.language),
            quiet=wanted.quiet,
        )
        hung = await self._hall.kept(lambda store: store.bells(table))
        if len([each for each in hung if each.seat == seat]) >= BELLS_OF_A_SEAT:
            raise Refusal("too_many", f"a seat has at most {BELLS_OF_A_SEAT} bells")
        if bell.kind == "mail":
            await self._promise(bell)
            return HungBell(confirm=True)
        await self._hall.kept(lambda store: store.hang_bell(bell))
        return HungBell(bell_facts(bell), secret if bell.kind == "webhook" else "")

    async def _checked(self, wanted: NewBell) -> str:
        """What its messages are signed or encrypted with. Raises Refusal."""
        able: dict[BellKind, bool] = {
            "push": self._means.pusher is not None,
            "mail": self._means.mailer is not None,
            "webhook": self._hall.settings.webhooks,
        }
        if not able[wanted.kind]:
            raise Refusal("no_such_bell", "this server sends no such messages")
        try:
            if wanted.kind == "mail":
                if not is_mail_address(wanted.address):
                    raise BadAddress("this is not a mail address")
                return ""
            await need_outside(wanted.address, self._hall.settings.webhook_networks)
            if wanted.kind == "webhook":
                return new_secret()
            from .push import need_keys

            need_keys(wanted.keys)
            return wanted.keys
        except BadAddress as fault:
            raise Refusal("bad_address", str(fault)) from None

    async def _seat(self, table: str, token: str) -> int:
        """The seat of the token; the host has HOST."""
        hash = token_hash(token)
        held = await self._hall.kept(lambda store: store.seat_of(table, hash))
        if held is None:
            raise Refusal("bad_token", "this token is not valid for this table")
        return held

    async def _promise(self, bell: Bell) -> None:
        assert self._means.mailer is not None
        now = monotonic()
        known = self._promised.items()
        self._promised = {key: each for key, each in known if each.until > now}
        mailbox = bell.address.lower()
        if len(self._promised) >= MOST_CODES:
            raise Refusal("too_busy", "too many mails are being sent; try again later")
        if not self.mailboxes.take(mailbox):
            raise Refusal("too_fast", "too many messages were sent to this address today")
        code = "".join(secrets.choice(LETTERS) for _ in range(8))
        try:
            await self._means.mailer.ask_to_confirm(bell.address, code, bell.language)
        except NotDelivered:
            raise Refusal("not_delivered", "no mail can be sent to this address now") from None
        self._promised[bell.table, mailbox] = Promised(bell, code)

    async def confirm(self, table: str, token: str, address: str, code: str) -> HungBell:
        seat = await self._seat(table, token)
        key = (table, address.lower())
        found = self._promised.get(key)
        if found is None or found.bell.seat != seat or found.until < monotonic():
            raise Refusal("bad_code", "there is no such code, or it has expired")
        if not secrets.compare_digest(code.strip().upper().encode(), found.code.encode()):
            found.tries -= 1
            if not found.tries:
                del self._promised[key]
            raise Refusal("bad_code", "this is not the code")
        del self._promised[key]
        await self._hall.kept(lambda store: store.hang_bell(found.bell))
        return HungBell(bell_facts(found.bell))

    async def mine(self, table: str, token: str) -> list[BellFacts]:
        seat = await self._seat(table, token)
        hung = await self._hall.kept(lambda store: store.bells(table))
        return [bell_facts(bell) for bell in hung if bell.seat == seat]

    async def take_down(self, table: str, token: str, bell: str) -> None:
        seat = await self._seat(table, token)
        hung = await self._hall.kept(lambda store: store.bells(table))
        if any(each.id == bell and each.seat == seat for each in hung):
            await self._hall.kept(lambda store: store.take_bell_down(bell))

    async def stop(self, bell: str, proof: str) -> None:
        """Who has got a mail wants no more of them."""
        if not secrets.compare_digest(proof.encode(), self._means.proof(bell).encode()):
            raise Refusal("bad_code", "this address is not complete")
        await self._hall.kept(lambda store: store.take_bell_down(bell))


def bell_facts(bell: Bell) -> BellFacts:
    return BellFacts(bell.id, bell.kind, shown_address(bell), bell.quiet)


def shown_address(bell: Bell) -> str:
    """As much as its owner needs to know it again."""
    if bell.kind == "mail":
        name, _, place = bell.address.rpartition("@")
        return f"{name[:1]}…@{place}"
    return checked(bell.address).netloc
