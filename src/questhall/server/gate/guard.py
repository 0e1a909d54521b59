"""What every answer carries and every caller must keep to: origin, host, size, rate."""

from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from ..halls.passing import PASSED, passed_for
from ..logs import log
from ..protocol.refusals import Code, Fault, Refusal
from ..settings import Settings
from .limits import Callers, household

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",  # the client sets sizes and places on elements
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the address of a table is its invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

STATUS: dict[Code, int] = {
    "bad_json": 400,
    "bad_message": 422,
    "too_large": 413,
    "too_slow": 408,
    "too_fast": 429,
    "too_many": 429,
    "too_busy": 429,
    "bad_origin": 403,
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_campaign": 404,
    "no_such_game": 404,
    "no_such_language": 404,
    "bad_setup": 422,
    "bad_save": 422,
    "bad_token": 403,
    "bad_invitation": 403,
    "nobody_sat": 409,
    "bad_code": 403,
    "bad_address": 422,
    "no_such_bell": 404,
    "not_delivered": 503,
    "not_founder": 403,
    "not_your_seat": 403,
    "not_kept": 503,
    "stopped": 410,
    "internal": 500,
}


def fault_response(code: Code, message: str) -> Response:
    """A refusal as JSON; what has no status of its own is a conflict with how things stand."""
    body = msgspec.json.encode(Fault(code, message))
    return Response(body, STATUS.get(code, 409), media_type="application/json")


class Guard:
    """Stands in front of everything."""

    def __init__(self, app: ASGIApp, settings: Settings, callers: Callers) -> None:
        self.app = app
        self.settings = settings
        self.callers = callers
        self._has_asked_for_the_proxy = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        self._notice_proxy(headers)
        refusal = None
        if PASSED in headers:
            # Another hall has looked at it, and says for whom it asks.
            address = passed_for(headers, scope["app"].state.hall.seal)
            if address is None:
                refusal = Refusal("bad_origin", "only our own servers may pass requests on")
            scope = {**scope, "client": (address, 0), PASSED: True}
        else:
            refusal = self._refusal(scope, headers)
        if refusal is not None:
            log("caller refused", code=refusal.code, what=scope["type"])
            await _refuse(refusal, scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def _notice_proxy(self, headers: Headers) -> None:
        """Say once that all behind a proxy count as one caller until the settings name it."""
        if "x-forwarded-for" in headers and not self.settings.proxies:
            if not self._has_asked_for_the_proxy:
                log("somebody calls through a proxy that QUESTHALL_PROXIES does not name")
            self._has_asked_for_the_proxy = True

    def _refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        host = headers.get("host", "")
        if self.settings.hosts and _name(host) not in self.settings.hosts:
            return Refusal("bad_origin", "this server does not answer to that name")
        origin = headers.get("origin")
        if origin is not None and not self._is_welcome(origin, host, scope):
            return Refusal("bad_origin", "this page isn't allowed to use the table")
        if scope["path"].startswith("/api/"):
            client = scope.get("client")
            if not self.callers.take(household(client[0] if client else "")):
                return Refusal("too_fast", "too many calls; wait a moment")
        return None

    def _is_welcome(self, origin: str, host: str, scope: Scope) -> bool:
        """Our own pages may write, and those that the settings name; everybody may read."""
        if origin in self.settings.origins or (host and urlsplit(origin).netloc == host):
            return True
        return scope["type"] == "http" and scope["method"] in ("GET", "HEAD")


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """A WebSocket that is closed before it was accepted is answered with status 403."""
    if scope["type"] == "websocket":
        await WebSocketClose()(scope, receive, send)
    else:
        await fault_response(refusal.code, refusal.message)(scope, receive, send)


def _name(host: str) -> str:
    """A host without its port."""
    return urlsplit(f"//{host}").hostname or ""
