"""The calls over HTTP."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from hashlib import sha256
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from questhall.kernel.choices import Refused

from . import game_cache
from .facts import ForkedTable, ImportedTable, Mine, MyTables, NewTable, Sit
from .guard import fault_response
from .hall import Hall
from .limits import address_of
from .logs import log_fault
from .refusals import Code, Refusal, refusal_of
from .workers.queues import Asker

T = TypeVar("T")

SECONDS_TO_UPLOAD = 60.0


class BareSave(msgspec.Struct):
    """A save file is recognised by this field."""

    questhall: object = None


Call = Callable[[Request], Coroutine[None, None, Response]]


def hall_of(request: Request) -> Hall:
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def answered(call: Call) -> Call:
    """Turn every refusal into its code; callers hear no details of our own faults."""

    @wraps(call)
    async def answer(request: Request) -> Response:
        try:
            return await call(request)
        except Refusal as refusal:
            return _refused(request, refusal.code, refusal.message)
        except Refused as fault:
            known = refusal_of(fault)
            return _refused(request, known.code, known.message)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as fault:
            log_fault("call failed", fault, call=call.__name__)
            hall_of(request).metrics.count("faults")
            return fault_response("internal", "something is wrong on our side")

    return answer


def _refused(request: Request, code: Code, message: str) -> Response:
    hall_of(request).metrics.count("refusals", code)
    return fault_response(code, message)


async def read_body(request: Request, most: int) -> bytes:
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length) > most:
        raise Refusal("too_large", f"at most {most} bytes can be sent here")
    body = bytearray()
    try:
        async with asyncio.timeout(hall_of(request).settings.body_seconds):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refusal("too_large", f"at most {most} bytes can be sent here")
    except TimeoutError:
        raise Refusal("too_slow", "this was sent too slowly") from None
    return bytes(body)


async def read_message(request: Request, kind: type[T]) -> T:
    return decoded(await read_body(request, hall_of(request).settings.largest_body), kind)


def asker_of(request: Request) -> Asker:
    return Asker(address_of(request), request.path_params.get("table", ""))


async def while_it_waits(request: Request, work: Coroutine[None, None, T]) -> T:
    """Do it, unless the caller leaves before. The body of the request must have been read."""
    loop = asyncio.get_running_loop()
    working = loop.create_task(work)
    gone = loop.create_task(_hangs_up(request))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        gone.cancel()


async def _hangs_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def decoded(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as fault:
        raise Refusal("bad_message", str(fault)) from None
    except (msgspec.DecodeError, RecursionError):
        raise Refusal("bad_json", "this is not JSON") from None


def json(record: object) -> Response:
    return json_of(msgspec.json.encode(record))


def json_of(encoded: bytes) -> Response:
    return Response(
        encoded,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def unless_known(request: Request, body: bytes) -> Response:
    """What changes only with the version of a game; it is not sent to a caller who has it."""
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


# -- games ---------------------------------------------------------------------


@answered
async def games(request: Request) -> Response:
    return unless_known(request, game_cache.all_games())


@answered
async def texts(request: Request) -> Response:
    return unless_known(request, game_cache.texts(*_game_and_language(request)))


@answered
async def book(request: Request) -> Response:
    game, language = _game_and_language(request)
    return unless_known(request, game_cache.book(game, language, request.path_params["book"]))


@answered
async def catalogue(request: Request) -> Response:
    return unless_known(request, game_cache.catalogue(*_game_and_language(request)))


@answered
async def rulebook(request: Request) -> Response:
    return unless_known(request, game_cache.rulebook(*_game_and_language(request)))


def _game_and_language(request: Request) -> tuple[str, str]:
    return request.path_params["game"], request.path_params["language"]


# -- tables --------------------------------------------------------------------


@answered
async def new_table(request: Request) -> Response:
    return json(await hall_of(request).create(await read_message(request, NewTable)))


@answered
async def table(request: Request) -> Response:
    return json(await hall_of(request).facts(request.path_params["table"]))


@answered
async def sit(request: Request) -> Response:
    wanted = await read_message(request, Sit)
    place = request.path_params["table"]
    return json(await hall_of(request).sit(place, wanted.seat, wanted.name))


@answered
async def mine(request: Request) -> Response:
    wanted = await read_message(request, Mine)
    return json(MyTables(await hall_of(request).mine(wanted.tokens)))


def tokens_of(request: Request) -> list[str]:
    """The tokens come as `Authorization: Bearer <token> <token>`."""
    kind, _, rest = request.headers.get("authorization", "").partition(" ")
    tokens = rest.replace(",", " ").split() if kind.lower() == "bearer" else []
    return tokens[:64]


@answered
async def save(request: Request) -> Response:
    place = request.path_params["table"]
    data = await hall_of(request).save(place, tokens_of(request), asker_of(request))
    headers = {
        "Content-Disposition": 'attachment; filename="questhall-save.json"',
        "Cache-Control": "no-store",
    }
    return Response(data, media_type="application/json", headers=headers)


@answered
async def import_save(request: Request) -> Response:
    """A save file as it is, or inside a message that says who is to play on."""
    hall = hall_of(request)
    asker = asker_of(request)
    if not hall.importers.take(request.client.host if request.client else ""):
        raise Refusal("too_fast", "too many saves were opened; wait a moment")
    # A place comes first: what many send at the same time must not all be in memory.
    hall.uploads.take(asker)
    try:
        body = await _read_save(request)
        wanted = decoded(body, BareSave)
        if wanted.questhall is None:
            imported = decoded(body, ImportedTable)
        else:
            imported = ImportedTable(msgspec.Raw(body))
        return json(await while_it_waits(request, hall.import_save(imported, asker)))
    finally:
        hall.uploads.give_back(asker)


async def _read_save(request: Request) -> bytes:
    """A caller who sends it drop by drop does not hold a place for ever."""
    try:
        async with asyncio.timeout(SECONDS_TO_UPLOAD):
            return await read_body(request, hall_of(request).settings.largest_save)
    except TimeoutError:
        raise Refusal("bad_message", "the save comes too slowly") from None


@answered
async def fork(request: Request) -> Response:
    wanted = await read_message(request, ForkedTable)
    work = hall_of(request).fork(request.path_params["table"], wanted, asker_of(request))
    return json(await while_it_waits(request, work))


@answered
async def no_such_page(request: Request) -> Response:
    raise Refusal("no_such_page", "there is no such call")


# -- for whoever watches over the server ---------------------------------------


@answered
async def alive(request: Request) -> Response:
    return PlainTextResponse("alive\n")


@answered
async def ready(request: Request) -> Response:
    trouble = await hall_of(request).trouble()
    if trouble:
        return PlainTextResponse(f"the server cannot keep anything now: {trouble}\n", 503)
    return PlainTextResponse("ready\n")


@answered
async def metrics(request: Request) -> Response:
    hall = hall_of(request)
    return PlainTextResponse(hall.metrics.text(hall.gauges()))


ALL_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]

ROUTES = [
    Route("/api/games", games),
    Route("/api/games/{game}/texts/{language}", texts),
    Route("/api/games/{game}/texts/{language}/{book}", book),
    Route("/api/games/{game}/catalogue/{language}", catalogue),
    Route("/api/games/{game}/rulebook/{language}", rulebook),
    Route("/api/tables", new_table, methods=["POST"]),
    Route("/api/tables/mine", mine, methods=["POST"]),
    Route("/api/tables/import", import_save, methods=["POST"]),
    Route("/api/tables/{table}", table),
    Route("/api/tables/{table}/sit", sit, methods=["POST"]),
    Route("/api/tables/{table}/save", save),
    Route("/api/tables/{table}/fork", fork, methods=["POST"]),
    Route("/api/{rest:path}", no_such_page, methods=ALL_METHODS),
    Route("/healthz", alive),
    Route("/readyz", ready),
    Route("/metrics", metrics),
]
