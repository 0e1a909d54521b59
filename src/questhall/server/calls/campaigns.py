"""The calls over HTTP about campaigns."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..campaigns.desk import CampaignDesk
from ..gate.limits import address_of
from ..protocol.campaign_facts import (
    AbandonLink,
    CloseLink,
    ForkedCampaign,
    ImportedCampaign,
    JoinCampaign,
    MineCampaigns,
    NewCampaign,
    OpenLink,
    RemoveMember,
    RenamedCampaign,
)
from ..workers.queues import Asker
from .tables import (
    Call,
    answered,
    decoded,
    json,
    json_of,
    need_turn_to_import,
    read_body,
    read_message,
    tokens_of,
    while_it_waits,
)

T = TypeVar("T")

AtDesk = Callable[[Request, CampaignDesk, Asker], Coroutine[None, None, Response]]
Wishing = Callable[[Request, CampaignDesk, Asker, T], Coroutine[None, None, Response]]


def desk_of(request: Request) -> CampaignDesk:
    desk = request.app.state.desk
    assert isinstance(desk, CampaignDesk)
    return desk


def id_in(request: Request) -> str:
    id = request.path_params["campaign"]
    assert isinstance(id, str)
    return id


def at_the_desk(call: AtDesk) -> Call:
    """Campaigns have places of their own: who asks for much holds up neither tables nor others."""

    @wraps(call)
    async def come(request: Request) -> Response:
        return await _at_a_place(request, call)

    return answered(come)


def wishing(kind: type[T]) -> Callable[[Wishing[T]], Call]:
    """At the desk with a message, which is read first: who sends it slowly takes no place."""

    def with_message(call: Wishing[T]) -> Call:
        @wraps(call)
        async def come(request: Request) -> Response:
            wanted = await read_message(request, kind)
            return await _at_a_place(
                request, lambda request, desk, asker: call(request, desk, asker, wanted)
            )

        return answered(come)

    return with_message


async def _at_a_place(request: Request, call: AtDesk) -> Response:
    desk = desk_of(request)
    asker = Asker(address_of(request), request.path_params.get("campaign", ""))
    desk.rules.places.take(asker)
    try:
        return await call(request, desk, asker)
    finally:
        desk.rules.places.give_back(asker)


@wishing(NewCampaign)
async def new_campaign(
    request: Request, desk: CampaignDesk, asker: Asker, wanted: NewCampaign
) -> Response:
    return json(await desk.create(wanted, asker))


@at_the_desk
async def campaign(request: Request, desk: CampaignDesk, asker: Asker) -> Response:
    return json_of(await desk.page(id_in(request), tokens_of(request)))


@wishing(MineCampaigns)
async def mine(
    request: Request, desk: CampaignDesk, asker: Asker, wanted: MineCampaigns
) -> Response:
    return json(await desk.mine(wanted.tokens))


@wishing(JoinCampaign)
async def join(
    request: Request, desk: CampaignDesk, asker: Asker, wanted: JoinCampaign
) -> Response:
    return json(await desk.join(id_in(request), wanted.name, wanted.invitation))


@wishing(RemoveMember)
async def remove(
    request: Request, desk: CampaignDesk, asker: Asker, wanted: RemoveMember
) -> Response:
    return json_of(await desk.remove(id_in(request), wanted.token, wanted.name))


@wishing(RenamedCampaign)
async def rename(
    request: Request, desk: CampaignDesk, asker: Asker, wanted: RenamedCampaign
) -> Response:
    return json_of(await desk.rename(id_in(request), wanted.token, wanted.name))


@wishing(OpenLink)
async def open_link(
    request: Request, desk: CampaignDesk, asker: Asker, wanted: OpenLink
) -> Response:
    return json(await desk.open_link(id_in(request), wanted, asker))


@wishing(CloseLink)
async def close(request: Request, desk: CampaignDesk, asker: Asker, wanted: CloseLink) -> Response:
    return json_of(await desk.close(id_in(request), wanted))


@wishing(AbandonLink)
async def abandon(
    request: Request, desk: CampaignDesk, asker: Asker, wanted: AbandonLink
) -> Response:
    return json_of(await desk.abandon(id_in(request), wanted))


@wishing(ForkedCampaign)
async def fork(
    request: Request, desk: CampaignDesk, asker: Asker, wanted: ForkedCampaign
) -> Response:
    return json(await while_it_waits(request, desk.fork(id_in(request), wanted, asker)))


@at_the_desk
async def export(request: Request, desk: CampaignDesk, asker: Asker) -> Response:
    """The token comes as `Authorization: Bearer <token>`."""
    token = (tokens_of(request) or [""])[0]
    data = await while_it_waits(request, desk.export(id_in(request), token, asker))
    headers = {
        "Content-Disposition": 'attachment; filename="questhall-campaign.json"',
        "Cache-Control": "no-store",
    }
    return Response(data, media_type="application/json", headers=headers)


@answered
async def import_file(request: Request) -> Response:
    """Who sends it slowly takes no place."""
    need_turn_to_import(request)
    body = await read_body(request, desk_of(request).hall.settings.largest_campaign)
    return await _at_a_place(
        request, lambda request, desk, asker: _import(request, desk, asker, body)
    )


async def _import(request: Request, desk: CampaignDesk, asker: Asker, body: bytes) -> Response:
    desk.rules.uploads.take(asker)
    try:
        desk.hall.need_bytes(asker.address, len(body))
        work = desk.import_file(decoded(body, ImportedCampaign), asker)
        return json(await while_it_waits(request, work))
    finally:
        desk.rules.uploads.give_back(asker)


@at_the_desk
async def news(request: Request, desk: CampaignDesk, asker: Asker) -> Response:
    return json(await desk.news(id_in(request), request.path_params["number"]))


PLACE = "/api/campaigns/{campaign}"

ROUTES = [
    Route("/api/campaigns", new_campaign, methods=["POST"]),
    Route("/api/campaigns/mine", mine, methods=["POST"]),
    Route("/api/campaigns/import", import_file, methods=["POST"]),
    Route(PLACE, campaign),
    Route(f"{PLACE}/join", join, methods=["POST"]),
    Route(f"{PLACE}/remove", remove, methods=["POST"]),
    Route(f"{PLACE}/rename", rename, methods=["POST"]),
    Route(f"{PLACE}/links", open_link, methods=["POST"]),
    Route(f"{PLACE}/links/{{number:int}}", news),
    Route(f"{PLACE}/close", close, methods=["POST"]),
    Route(f"{PLACE}/abandon", abandon, methods=["POST"]),
    Route(f"{PLACE}/fork", fork, methods=["POST"]),
    Route(f"{PLACE}/export", export),
]
