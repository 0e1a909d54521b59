"""The faces of an encounter: bosses with their parts, minions, Stage Cards, tiles and rules."""

from questhall.kernel.faces import Face
from questhall.kernel.language.speaking import message
from questhall.kernel.packs import pack_of
from questhall.kernel.text import Texts

from ..printed.encounter import BossDef, EncounterDef, MinionDef, StageDef, TileKind
from ..printed.might import COLOURS
from .faces import icons, named_face

ABOUT = ("text", "asks", "target", "stages", "rewards")
STANDARD_TILES = ("fire", "water")  # the same in every encounter; the first one brings them


def encounter_faces(encounter: EncounterDef, texts: Texts) -> list[Face]:
    """The encounter's own pages come first."""
    faces = [_encounter(encounter, texts)]
    faces.extend([_boss(boss, encounter, texts) for boss in encounter.bosses])
    faces.extend([_minion(minion, encounter, texts) for minion in encounter.minions])
    faces.extend([_stage_card(card, encounter, texts) for card in encounter.stage_cards])
    faces.extend([_tile(tile, encounter, texts) for tile in own_tiles(encounter)])
    faces.extend([_lair(lair.key, encounter, texts) for lair in encounter.lairs])
    for prefix, keys in (
        ("ability", list(encounter.abilities)),
        ("board-rule", encounter.rules),
        ("action", [action.key for action in encounter.actions]),
    ):
        faces.extend([_printed_rule(prefix, key, encounter, texts) for key in keys])
    return faces


def own_tiles(encounter: EncounterDef) -> list[TileKind]:
    if encounter.chapter == 1 and not pack_of(encounter.key):
        return encounter.tiles
    return [tile for tile in encounter.tiles if tile.key not in STANDARD_TILES]


def _encounter(encounter: EncounterDef, texts: Texts) -> Face:
    face = named_face(encounter.key, "encounter", "encounter", encounter.key, texts)
    face.icon = icons()[encounter.bosses[0].key]
    face.numbers = {"chapter": encounter.chapter}
    name = message("encounter", encounter.key)
    face.text = [texts.say(f"{name}.{each}") for each in ABOUT]
    return face


def _boss(boss: BossDef, encounter: EncounterDef, texts: Texts) -> Face:
    """A line for each part; what a broken part uncovers stands there."""
    face = named_face(boss.key, "boss", "figure", encounter.key, texts)
    face.numbers = {"defense": boss.defense, "parts": len(boss.parts)}
    for stage, might in enumerate(boss.might, start=1):
        for colour, count in zip(COLOURS, might, strict=True):
            if count:
                face.numbers[f"might-{stage}-{colour}"] = count
    face.marks = ["large"] if boss.large else []
    for part in boss.parts:
        name = message("part", part.key)
        about = {"name": texts.say(name), "text": texts.say(f"{name}.text")}
        face.text.append(texts.say("face-ability", about))
    return face


def _minion(minion: MinionDef, encounter: EncounterDef, texts: Texts) -> Face:
    face = named_face(minion.key, "minion", "figure", encounter.key, texts)
    printed = {
        "hp": minion.hp,
        "defense": minion.defense,
        "move": minion.move,
        "range": minion.range,
        "supply": minion.supply,
    }
    face.numbers = {name: number for name, number in printed.items() if number}
    for colour, count in zip(COLOURS, minion.might, strict=True):
        if count:
            face.numbers[f"might-{colour}"] = count
    face.marks = [mark for mark, has in (("mob", minion.mob), ("rooted", minion.rooted)) if has]
    told = f"{message('figure', minion.key)}.text"
    face.text = [texts.say(told)] if texts.has(told) else []
    return face


def _stage_card(card: StageDef, encounter: EncounterDef, texts: Texts) -> Face:
    name = message("stage-card", card.name)
    face = Face(
        key=card.key,
        title=texts.say(name),
        kind="stage_card",
        family=encounter.key,
        icon=icons()[encounter.bosses[0].key],
    )
    face.numbers = {"stage": card.stage}
    face.text = [texts.say(f"{name}.text")]
    return face


def _tile(tile: TileKind, encounter: EncounterDef, texts: Texts) -> Face:
    name = message("tile", tile.key)
    face = Face(
        key=f"tile-{tile.key}",
        title=texts.say(name),
        kind="tile",
        family="tile" if tile.key in STANDARD_TILES else encounter.key,
        icon=icons()[tile.key if pack_of(tile.key) else name],
    )
    face.text = [texts.say(f"{name}.text")]
    return face


def _lair(key: str, encounter: EncounterDef, texts: Texts) -> Face:
    face = named_face(key, "lair", "lair", encounter.key, texts)
    face.icon = icons()["lair"]
    face.text = [texts.say(f"{message('lair', key)}.text")]
    return face


def _printed_rule(prefix: str, key: str, encounter: EncounterDef, texts: Texts) -> Face:
    """What the Special Rules Board says: an ability, a rule, what may be done in a turn."""
    name = message(prefix, key)
    return Face(
        key=f"{prefix}-{encounter.key}-{key}",
        title=texts.say(name),
        kind=prefix.replace("-", "_"),
        family=encounter.key,
        icon=icons()[encounter.bosses[0].key],
        text=[texts.say(f"{name}.text")],
    )
