"""What a visitor sees of an exhibit, in a few facts that must outlast every version.

They are told by name, never by a number that stands for a place in a list: whose turn it is, who
has won, which heroes stand where, what they hold and own.
"""

from typing import Any

import msgspec

from questhall.kernel.chain import Chain
from questhall.kernel.match import Match
from questhall.table.campaigns import Campaign
from questhall.table.records import SPECTATOR, Talked
from questhall.table.table import Table

Sights = dict[str, Any]

# The parts of a view, for a match and for the page of a campaign. What lies in a list is told of
# each; what is not there (in a town there are no monsters) is not told.
SEEN: dict[str, tuple[str, ...]] = {
    "gloomhaven": (
        "id",
        "round",
        "figures.name",
        "figures.hp",
        "heroes.kind",
        "heroes.level",
        "heroes.xp",
        "heroes.coins",
        "heroes.items.item",
        "heroes.lost.card",
        "characters.kind",
        "characters.level",
        "characters.xp",
        "characters.gold",
        "characters.items",
        "prosperity",
        "reputation",
        "party_achievements",
        "global_achievements",
        "scenarios.id",
        "scenarios.state",
    ),
    "mage_knight": (
        "scenario",
        "round",
        "day",
        "heroes.kind",
        "heroes.fame",
        "heroes.level",
        "heroes.reputation",
        "heroes.crystals",
        "heroes.space",
        "heroes.tactic",
        "heroes.units.card",
        "heroes.skills.card",
        "spell_offer.card",
        "action_offer.card",
        "unit_offer.card",
        "tiles.key",
    ),
    "oathsworn": (
        "encounter",
        "round",
        "stage",
        "story",
        "chapter",
        "iron",
        "company.kind",
        "company.level",
        "company.hp",
        "company.tokens",
        "company.in_play.card",
        "company.items.card",
        "company.injuries.card",
        "figures.name",
        "figures.hp",
        "figures.hex",
        "stage_discard.card",
        "allies",
        "backpack",
        "flags",
        "clues",
        "page.told",
        "characters.kind",
        "characters.level",
        "characters.items",
        "characters.injuries",
    ),
    "sorcerer": (
        "format",
        "round",
        "fields.name",
        "fields.sides.track",
        "fields.sides.minions.card",
        "fields.sides.minions.damage",
        "players.energy",
        "players.actions",
        "players.packs",
        "players.grimoire_size",
        "players.graveyard.card",
    ),
    "sword_and_sorcery": (
        "quest",
        "round",
        "shards",
        "heroes.kind",
        "heroes.soulrank",
        "heroes.figure.hp",
        "heroes.slots",
        "heroes.powers.card",
        "heroes.powers",
        "heroes.items",
        "heroes.crowns",
        "enemies.card",
        "enemies.powers",
        "events_up",
        "event_discard",
        "stored.item",
        "flags",
        "road.quest",
        "road.state",
    ),
}

# What a seat sees of its own.
OWN: dict[str, tuple[str, ...]] = {
    "gloomhaven": ("heroes.hand.card", "heroes.goals.card"),
    "mage_knight": ("heroes.hand.card",),
    "oathsworn": ("company.hand.card",),
    "sorcerer": ("players.hand.card",),
    "sword_and_sorcery": (),
}


def told(view: object, paths: tuple[str, ...]) -> Sights:
    """What the paths lead to in a view."""
    plain = msgspec.to_builtins(view)
    found = {path: _followed(plain, path.split(".")) for path in paths}
    return {path: part for path, part in found.items() if part not in (None, [])}


def _followed(plain: Any, path: list[str]) -> Any:
    if isinstance(plain, list):
        parts = [_followed(each, path) for each in plain]
        return parts if any(part is not None for part in parts) else None
    if not path:
        return _named(plain)
    return _followed(plain.get(path[0]), path[1:]) if isinstance(plain, dict) else None


def _named(plain: Any) -> Any:
    """A card by its name: the number that it has in this match is nobody's business."""
    if not isinstance(plain, dict):
        return plain
    if "card" in plain:
        return plain["card"]
    return {key: _named(value) for key, value in plain.items()}


def sights_of_match(match: Match) -> Sights:
    """Whose turn it is, how it ended, what lies on the table, and what each seat holds."""
    game = match.game.id
    seen = told(match.game.view(match.state, SPECTATOR), SEEN.get(game, ()))
    own = {
        str(seat): told(match.game.view(match.state, seat), OWN.get(game, ()))
        for seat in range(match.setup.seats)
    }
    found: Sights = {
        "asked": sorted({seat for each in match.pending for seat in each.seats}),
        "results": match.state.results,
        "seen": seen,
        "own": {seat: hand for seat, hand in own.items() if hand},
    }
    return {name: sight for name, sight in found.items() if sight}


def sights_of_table(table: Table) -> Sights:
    """The match, and what the lobby and the talk say of the table."""
    summary = msgspec.to_builtins(table.summary())
    kept = ("name", "stage", "seats", "choices", "resigned", "copied", "came_from", "hushed")
    found: Sights = {name: summary[name] for name in kept if name in summary}
    found["talk"] = [
        f"{line.entry.name}: {line.entry.text}"
        for line in table.people.talk
        if isinstance(line.entry, Talked)
    ]
    found["proposal"] = table.proposal is not None
    found["match"] = sights_of_match(table.match)
    return {name: sight for name, sight in found.items() if sight}


def sights_of_campaign(campaign: Campaign) -> Sights:
    """Its group, its evenings, what can be played next, and its page."""
    chain = campaign.chain
    return {
        "name": campaign.name,
        "members": list(campaign.members.values()),
        "offers": [offer.key for offer in chain.offers() if offer.why is None],
        **sights_of_chain(chain),
    }


def sights_of_chain(chain: Chain) -> Sights:
    """Its evenings, and its page; without the match that is open."""
    links = [
        [link.number, link.attempt, link.offer, link.fate, link.players]
        for link in chain.links
        if link.fate != "open"
    ]
    page = told(chain.campaigns.view(chain.ledger), SEEN.get(chain.game.id, ()))
    return {"links": links, "page": page}
