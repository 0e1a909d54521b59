"""What a game offers besides playing it: tools that answer one question, JSON to JSON."""

from asyncio import to_thread
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .calls import answered, hall_of, json, read_body
from .refusals import Refusal
from .shelf import game_of

Tool = Callable[[bytes], object]


@cache
def _tools(package: str) -> dict[str, Tool]:
    """The `TOOLS` of the game's own module `tools`; a game may have none."""
    if find_spec(f"{package}.tools") is None:
        return {}
    tools: dict[str, Tool] = import_module(f"{package}.tools").TOOLS
    return tools


@answered
async def use_tool(request: Request) -> Response:
    tool = _tools(game_of(request.path_params["game"]).package).get(request.path_params["tool"])
    if tool is None:
        raise Refusal("no_such_page", "this game has no such tool")
    body = await read_body(request, hall_of(request).settings.largest_body)
    try:
        return json(await to_thread(tool, body))
    except ValueError as fault:
        raise Refusal("bad_message", str(fault)) from None


ROUTES = [Route("/api/games/{game}/tools/{tool}", use_tool, methods=["POST"])]
