"""The application: calls, connections and the client's files, behind one guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, WebSocketRoute
from starlette.websockets import WebSocket

from questhall.table.store import open_store

from .calls.bells import ROUTES as BELLS
from .calls.campaigns import ROUTES as CAMPAIGNS
from .calls.static import Client, static_folder
from .calls.tables import ROUTES
from .calls.tools import ROUTES as TOOLS
from .campaigns.desk import CampaignDesk
from .connections.connection import Connection
from .gate.guard import Guard
from .gate.limits import Callers
from .processes.blame import Blamed
from .processes.slate import Slate
from .rooms.hall import Hall
from .settings import Settings, default_database


async def live(socket: WebSocket) -> None:
    await Connection(socket.app.state.hall, socket).serve(socket.path_params["table"])


def make_app(
    settings: Settings, slate: Slate | None = None, blamed: Blamed | None = None
) -> Starlette:
    """The whole server as an ASGI application; its keeper, if it has one, reads the slate."""

    callers = Callers(settings.calls_per_second, settings.calls_at_once)

    @asynccontextmanager
    async def open_hall(app: Starlette) -> AsyncIterator[None]:
        store = open_store(settings.database or default_database())
        hall = Hall(settings, store, slate or Slate(), blamed or Blamed())
        hall.sharing.share("calls", callers)
        app.state.hall = hall
        app.state.desk = desk = CampaignDesk(hall)
        await hall.open_doors()
        try:
            yield
        finally:
            desk.close_doors()
            await hall.close()

    return Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/live", live),
            *TOOLS,
            *CAMPAIGNS,
            *BELLS,
            *ROUTES,
            Mount("/", Client(static_folder(settings.static))),
        ],
        middleware=[
            Middleware(Guard, settings, callers),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        lifespan=open_hall,
    )
