"""What a game offers besides playing it: tools that answer one question, JSON to JSON."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from questhall.kernel.sheets import BadSheet

from ..protocol.refusals import Refusal
from ..sheets.game_cache import tool_of
from .tables import answered, asker_of, hall_of, json_of, read_body, while_it_waits


@answered
async def use_tool(request: Request) -> Response:
    game, tool = request.path_params["game"], request.path_params["tool"]
    tool_of(game, tool)
    hall = hall_of(request)
    sheet = await read_body(request, hall.settings.largest_body)
    try:
        work = hall.thinkers.use_tool(asker_of(request), game, tool, sheet)
        return json_of(await while_it_waits(request, work))
    except BadSheet as fault:
        raise Refusal("bad_message", str(fault)) from None


ROUTES = [Route("/api/games/{game}/tools/{tool}", use_tool, methods=["POST"])]
