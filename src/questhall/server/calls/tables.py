"""The calls over HTTP."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from hashlib import sha256
from traceback import clear_frames
from typing import TypeVar

import msgspec
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from questhall.kernel.choices import Refused

from ..gate.arrivals import too_large
from ..gate.guard import fault_response
from ..gate.limits import address_of
from ..halls.passing import pass_call, proof_for, was_passed, wherever_it_is
from ..logs import log_fault
from ..protocol.facts import Continue, ForkedTable, ImportedTable, Mine, MyTables, NewTable, Sit
from ..protocol.refusals import Code, Refusal, refusal_of
from ..rooms.hall import Hall
from ..sheets import game_cache
from ..showing.books import need_lent
from ..workers.jobs import Sheet, SheetKind
from ..workers.queues import Asker

T = TypeVar("T")

BYTES_OF_A_TABLE = 20_000
BYTES_OF_A_DEVICE = 1_000
BOOKS_AT_ONCE = 50


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
    async def answered_call(request: Request) -> Response:
        try:
            return await wherever_it_is(
                lambda: call(request),
                lambda address: _passed_on(request, address),
                was_passed(request),
            )
        except ClientDisconnect as gone:
            forget_how(gone)
            return Response(status_code=400)
        except Exception as fault:
            answer = _answer_to(fault, request, call.__name__)
            forget_how(fault)
            return answer

    return answered_call


async def _passed_on(request: Request, address: str) -> Response:
    """Whoever has the table answers it, whoever was asked."""
    body = getattr(request.state, "body", b"")
    proof = proof_for(address_of(request), hall_of(request).seal)
    hall_of(request).metrics.count("passed_on")
    return await pass_call(request, body, address, proof)


def _answer_to(fault: Exception, request: Request, call: str) -> Response:
    if isinstance(fault, Refusal):
        return _refused(request, fault.code, fault.message)
    if isinstance(fault, Refused):
        known = refusal_of(fault)
        return _refused(request, known.code, known.message)
    log_fault("call failed", fault, call=call)
    hall_of(request).metrics.count("faults")
    return fault_response("internal", "something is wrong on our side")


def forget_how(fault: BaseException | None) -> None:
    """Let go at once of all that was sent: a fault remembers where it was, with everything that
    lay there, and a task that has failed remembers its fault."""
    while fault is not None:
        clear_frames(fault.__traceback__)
        fault = fault.__context__


def _refused(request: Request, code: Code, message: str) -> Response:
    hall_of(request).metrics.count("refusals", code)
    return fault_response(code, message)


async def read_body(request: Request, most: int) -> bytes:
    """It stays with the request: it may have to be asked again, or elsewhere."""
    if not hasattr(request.state, "body"):
        request.state.body = await _received(request, most)
    body = request.state.body
    assert isinstance(body, bytes)
    return body


async def _received(request: Request, most: int) -> bytes:
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length) > most:
        raise too_large(most)
    hall = hall_of(request)
    return await hall.arrivals.receive(request.stream(), most, hall.settings.body_seconds)


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
async def pack_icons(request: Request) -> Response:
    """The drawings of a pack."""
    return unless_known(request, game_cache.drawings_of(request.path_params["pack"]))


@answered
async def texts(request: Request) -> Response:
    return await _sheet(request, "texts")


@answered
async def book(request: Request) -> Response:
    """A book, or several at once: a long story has many."""
    seal, game = hall_of(request).seal, request.path_params["game"]
    names = request.path_params["book"].split(",", BOOKS_AT_ONCE)
    if len(names) > BOOKS_AT_ONCE:
        raise Refusal("too_many", f"at most {BOOKS_AT_ONCE} books are lent at once")
    lent = [need_lent(name, game, seal) for name in names]
    read = [await _printed(request, "book", name) for name in lent]
    return unless_known(request, game_cache.bound(read))


@answered
async def catalogue(request: Request) -> Response:
    return await _sheet(request, "catalogue")


@answered
async def rulebook(request: Request) -> Response:
    return await _sheet(request, "rulebook")


async def _sheet(request: Request, kind: SheetKind) -> Response:
    """Sent when it is printed; meanwhile all others are answered."""
    return unless_known(request, await _printed(request, kind))


async def _printed(request: Request, kind: SheetKind, name: str = "") -> bytes:
    game, language = request.path_params["game"], request.path_params["language"]
    wanted = Sheet(kind, game, language, name)
    return await hall_of(request).printing.sheet(asker_of(request), wanted)


# -- tables --------------------------------------------------------------------


@answered
async def new_table(request: Request) -> Response:
    hall_of(request).need_bytes(address_of(request), BYTES_OF_A_TABLE)
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
async def go_on_elsewhere(request: Request) -> Response:
    hall_of(request).need_bytes(address_of(request), BYTES_OF_A_DEVICE)
    wanted = await read_message(request, Continue)
    return json(await hall_of(request).go_on_elsewhere(request.path_params["table"], wanted.code))


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
    hall_of(request).need_bytes(address_of(request), len(data))
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
    need_turn_to_import(request)
    body = await read_body(request, hall.settings.largest_save)  # who is slow takes no place
    hall.uploads.take(asker)
    try:
        hall.need_bytes(asker.address, len(body))
        wanted = decoded(body, BareSave)
        if wanted.questhall is None:
            imported = decoded(body, ImportedTable)
        else:
            imported = ImportedTable(msgspec.Raw(body))
        return json(await while_it_waits(request, hall.import_save(imported, asker)))
    finally:
        hall.uploads.give_back(asker)


def need_turn_to_import(request: Request) -> None:
    if not hall_of(request).importers.take(address_of(request)):
        raise Refusal("too_fast", "too many files were opened; wait a moment")


@answered
async def fork(request: Request) -> Response:
    hall_of(request).need_bytes(address_of(request), BYTES_OF_A_TABLE)
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
    hall.metrics.show(hall.gauges())
    return PlainTextResponse(hall.metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)


ALL_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]

ROUTES = [
    Route("/api/games", games),
    Route("/api/packs/{pack}/icons", pack_icons),
    Route("/api/games/{game}/texts/{language}", texts),
    Route("/api/games/{game}/texts/{language}/{book}", book),
    Route("/api/games/{game}/catalogue/{language}", catalogue),
    Route("/api/games/{game}/rulebook/{language}", rulebook),
    Route("/api/tables", new_table, methods=["POST"]),
    Route("/api/tables/mine", mine, methods=["POST"]),
    Route("/api/tables/import", import_save, methods=["POST"]),
    Route("/api/tables/{table}", table),
    Route("/api/tables/{table}/sit", sit, methods=["POST"]),
    Route("/api/tables/{table}/continue", go_on_elsewhere, methods=["POST"]),
    Route("/api/tables/{table}/save", save),
    Route("/api/tables/{table}/fork", fork, methods=["POST"]),
    Route("/api/{rest:path}", no_such_page, methods=ALL_METHODS),
    Route("/healthz", alive),
    Route("/readyz", ready),
    Route("/metrics", metrics),
]
