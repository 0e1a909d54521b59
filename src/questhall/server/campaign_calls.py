"""The calls over HTTP about campaigns."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .calls import (
    SECONDS_TO_UPLOAD,
    answered,
    asker_of,
    decoded,
    hall_of,
    json,
    read_body,
    read_message,
    tokens_of,
    while_it_waits,
)
from .campaign_desk import CampaignDesk
from .campaign_facts import (
    AbandonLink,
    ForkedCampaign,
    ImportedCampaign,
    JoinCampaign,
    MineCampaigns,
    NewCampaign,
    OpenLink,
    RenamedCampaign,
)
from .refusals import Refusal


def desk_of(request: Request) -> CampaignDesk:
    return CampaignDesk(hall_of(request))


def id_in(request: Request) -> str:
    id = request.path_params["campaign"]
    assert isinstance(id, str)
    return id


@answered
async def new_campaign(request: Request) -> Response:
    return json(await desk_of(request).create(await read_message(request, NewCampaign)))


@answered
async def campaign(request: Request) -> Response:
    return json(await desk_of(request).page(id_in(request)))


@answered
async def mine(request: Request) -> Response:
    wanted = await read_message(request, MineCampaigns)
    return json(await desk_of(request).mine(wanted.tokens))


@answered
async def join(request: Request) -> Response:
    wanted = await read_message(request, JoinCampaign)
    return json(await desk_of(request).join(id_in(request), wanted.name))


@answered
async def rename(request: Request) -> Response:
    wanted = await read_message(request, RenamedCampaign)
    return json(await desk_of(request).rename(id_in(request), wanted.token, wanted.name))


@answered
async def open_link(request: Request) -> Response:
    wanted = await read_message(request, OpenLink)
    return json(await desk_of(request).open_link(id_in(request), wanted))


@answered
async def abandon(request: Request) -> Response:
    wanted = await read_message(request, AbandonLink)
    return json(await desk_of(request).abandon(id_in(request), wanted))


@answered
async def fork(request: Request) -> Response:
    wanted = await read_message(request, ForkedCampaign)
    return json(await desk_of(request).fork(id_in(request), wanted))


@answered
async def export(request: Request) -> Response:
    """The token comes as `Authorization: Bearer <token>`."""
    tokens = tokens_of(request)
    data = await desk_of(request).export(id_in(request), tokens[0] if tokens else "")
    headers = {
        "Content-Disposition": 'attachment; filename="questhall-campaign.json"',
        "Cache-Control": "no-store",
    }
    return Response(data, media_type="application/json", headers=headers)


@answered
async def import_file(request: Request) -> Response:
    hall = hall_of(request)
    asker = asker_of(request)
    hall.uploads.take(asker)
    try:
        async with asyncio.timeout(SECONDS_TO_UPLOAD):
            body = await read_body(request, hall.settings.largest_campaign)
        wanted = decoded(body, ImportedCampaign)
        work = desk_of(request).import_file(wanted, asker)
        return json(await while_it_waits(request, work))
    except TimeoutError:
        raise Refusal("too_slow", "the campaign comes too slowly") from None
    finally:
        hall.uploads.give_back(asker)


PLACE = "/api/campaigns/{campaign}"

ROUTES = [
    Route("/api/campaigns", new_campaign, methods=["POST"]),
    Route("/api/campaigns/mine", mine, methods=["POST"]),
    Route("/api/campaigns/import", import_file, methods=["POST"]),
    Route(PLACE, campaign),
    Route(f"{PLACE}/join", join, methods=["POST"]),
    Route(f"{PLACE}/rename", rename, methods=["POST"]),
    Route(f"{PLACE}/links", open_link, methods=["POST"]),
    Route(f"{PLACE}/abandon", abandon, methods=["POST"]),
    Route(f"{PLACE}/fork", fork, methods=["POST"]),
    Route(f"{PLACE}/export", export),
]
