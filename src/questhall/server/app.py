"""The application: calls, connections and the client's files, behind one guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, WebSocketRoute
from starlette.websockets import WebSocket

from questhall.table.store import open_store

from .bells.calls import ROUTES as BELLS
from .blame import Blamed
from .calls import ROUTES
from .campaign_calls import ROUTES as CAMPAIGNS
from .campaign_desk import CampaignDesk
from .guard import Guard
from .hall import Hall
from .limits import Callers
from .live import Connection
from .settings import Settings, default_database
from .slate import Slate
from .static import Client, static_folder
from .tools import ROUTES as TOOLS


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
