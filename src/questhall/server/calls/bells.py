"""The calls about bells."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..gate.limits import address_of
from ..protocol.facts import BellMeans, BellName, BellToken, ConfirmBell, MyBells, NewBell, NoMore
from .tables import answered, hall_of, json, read_message


@answered
async def means(request: Request) -> Response:
    """By which means this server can tell somebody."""
    hall = hall_of(request)
    found = hall.bells.means
    return json(
        BellMeans(
            push_key=found.pusher.public_key if found.pusher is not None else "",
            mail=found.mailer is not None,
            webhook=hall.settings.webhooks,
        )
    )


@answered
async def hang(request: Request) -> Response:
    wanted = await read_message(request, NewBell)
    place = request.path_params["table"]
    return json(await hall_of(request).bell_desk.hang(place, wanted, address_of(request)))


@answered
async def confirm(request: Request) -> Response:
    said = await read_message(request, ConfirmBell)
    desk, place = hall_of(request).bell_desk, request.path_params["table"]
    return json(await desk.confirm(place, said.token, said.address, said.code))


@answered
async def mine(request: Request) -> Response:
    said = await read_message(request, BellToken)
    place = request.path_params["table"]
    return json(MyBells(await hall_of(request).bell_desk.mine(place, said.token)))


@answered
async def take_down(request: Request) -> Response:
    said = await read_message(request, BellName)
    desk, place = hall_of(request).bell_desk, request.path_params["table"]
    await desk.take_down(place, said.token, said.bell)
    return json(MyBells(await desk.mine(place, said.token)))


@answered
async def stop(request: Request) -> Response:
    """The button of a mail program; a link that is only looked at stops nothing."""
    await hall_of(request).bell_desk.stop(request.path_params["bell"], request.path_params["proof"])
    return json(NoMore())


ROUTES = [
    Route("/api/bells", means),
    Route("/api/bells/{bell}/stop/{proof}", stop, methods=["POST"]),
    Route("/api/tables/{table}/bells", hang, methods=["POST"]),
    Route("/api/tables/{table}/bells/confirm", confirm, methods=["POST"]),
    Route("/api/tables/{table}/bells/mine", mine, methods=["POST"]),
    Route("/api/tables/{table}/bells/remove", take_down, methods=["POST"]),
]
