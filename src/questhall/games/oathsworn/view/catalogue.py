"""Every face of the box in one language: the company's side; the enemy's is in `catalogue_of_foes`.

The texts of an Archetype Card are its two abilities, each with its name.
"""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.faces import Face
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..library.library import library
from ..printed.cards import (
    ELEMENTS,
    LIMITS,
    SLOTS,
    AbilityDef,
    AllyDef,
    ArchetypeDef,
    ClassDef,
    CompanionDef,
    CurativeDef,
    InjuryDef,
    ItemDef,
    SpecialDef,
)
from ..printed.might import COLOURS
from ..printed.story import TRAITS
from ..printed.tokens import STATUSES, TOKENS
from .catalogue_of_foes import encounter_faces
from .faces import icons, named_face, reminder


def catalogue(texts: Texts) -> list[Face]:
    box = library()
    faces: list[Face] = []
    for board in box.classes.values():
        faces.extend(_class(board, texts))
    for companion in box.companions.values():
        faces.extend(_companion(companion, texts))
    faces.extend([_item(item, texts) for item in box.items.values()])
    faces.extend([_injury(injury, texts) for injury in box.injuries.values()])
    faces.extend([_curative(curative, texts) for curative in box.curatives.values()])
    faces.extend([_ally(ally, "ally", texts) for ally in box.allies.values()])
    for encounter in box.encounters.values():
        faces.extend(encounter_faces(encounter, texts))
    faces.extend([_trait(name, most, texts) for name, most in TRAITS.items()])
    faces.extend([reminder("token", name, texts) for name in TOKENS])
    faces.extend([reminder("status", name, texts) for name in STATUSES])
    return faces


# -- classes -----------------------------------------------------------------------


def _class(board: ClassDef, texts: Texts) -> list[Face]:
    """A Player Board with its special ability, its cards and what else lies before its player."""
    face = named_face(board.key, "class", "class", board.key, texts)
    face.numbers = {
        "max_animus": board.max_animus,
        "regen": board.regen,
        "complexity": board.complexity,
    }
    face.types = [texts.say(message("item-kind", kind)) for kind in board.item_kinds]
    face.text = [texts.say(f"{message('class', board.key)}.role")]
    faces = [face, _special(board.special, board.key, texts)]
    faces.extend([_ability(card, texts) for card in board.cards])
    faces.extend([_ally(each, board.key, texts) for each in board.guardians.values()])
    for piece in board.pieces:
        faces.append(_told(f"piece-{piece}", "piece", message("piece", piece), board, texts))
    if board.counter is not None:
        counter = board.counter.key
        gathered = _told(f"counter-{counter}", "counter", message("counter", counter), board, texts)
        gathered.numbers = {"most": board.counter.most}
        faces.append(gathered)
    return faces


def _told(key: str, kind: str, name: str, board: ClassDef, texts: Texts) -> Face:
    return Face(
        key=key,
        title=texts.say(name),
        kind=kind,
        family=board.key,
        icon=icons()[board.key],
        text=[texts.say(f"{name}.text")],
    )


def _special(special: SpecialDef, family: str, texts: Texts) -> Face:
    face = named_face(special.key, "special", "special", family, texts)
    face.icon = icons()[family]
    face.numbers = {"cost": special.line.cost}
    face.marks = [f"limit-{LIMITS[special.limit]}"]
    face.text = [texts.say(f"{message('special', special.key)}.text")]
    return face


def _ability(card: AbilityDef, texts: Texts) -> Face:
    face = named_face(card.key, "ability", "card", card.owner, texts)
    face.icon = icons().get(card.key, icons()[card.owner])
    face.numbers = {"level": card.level, "cooldown": card.cooldown, "defense": card.defense}
    face.numbers |= {f"cost-{place}": line.cost for place, line in enumerate(card.lines)}
    face.marks = [] if card.element == NOTHING else [f"element-{ELEMENTS[card.element]}"]
    face.text = [texts.say(f"{message('card', card.key)}.text")]
    return face


def _companion(companion: CompanionDef, texts: Texts) -> list[Face]:
    face = Face(
        key=companion.key,
        title=texts.say(message("companion", companion.owner)),
        kind="companion",
        family=companion.owner,
        icon=icons()[companion.owner],
        numbers={
            "move": companion.move,
            "move_cost": companion.move_cost,
            "attack_cost": companion.attack_cost,
            "range": companion.range,
        },
    )
    return [face, *[_archetype(side, companion.owner, texts) for side in companion.sides]]


def _archetype(side: ArchetypeDef, family: str, texts: Texts) -> Face:
    face = named_face(side.key, "archetype", "archetype", family, texts)
    face.icon = icons()[family]
    face.numbers = {"level": side.level}
    for ability in side.abilities:
        name = message("special", ability.key)
        about = {"name": texts.say(name), "text": texts.say(f"{name}.text")}
        face.text.append(texts.say("face-ability", about))
    return face


# -- items, injuries, allies -------------------------------------------------------


def _might(might: list[int]) -> dict[str, int]:
    """Might Cubes: how many of each colour."""
    return {f"might-{colour}": count for colour, count in zip(COLOURS, might, strict=True) if count}


def _item(item: ItemDef, texts: Texts) -> Face:
    face = named_face(item.key, "item", "card", item.kind, texts)
    face.icon = icons().get(item.key, icons()[message("item-kind", item.kind)])
    face.copies = item.copies
    printed = {
        "chapter": item.chapter,
        "hands": item.hands,
        "defense": item.defense,
        "range": item.range,
    }
    face.numbers = {name: number for name, number in printed.items() if number} | _might(item.might)
    if item.cooldown == NOTHING:
        face.marks.append("once")
    else:
        face.numbers["cooldown"] = item.cooldown
    if item.line is not None and item.line.cost:
        face.numbers["cost-0"] = item.line.cost
    if item.unique:
        face.marks.append("unique")
    face.types = [texts.say(message("slot", SLOTS[item.slot]))]
    if item.kind not in SLOTS:
        face.types.append(texts.say(message("item-kind", item.kind)))
    face.text = [texts.say(f"{message('card', item.key)}.text")]
    return face


def _injury(injury: InjuryDef, texts: Texts) -> Face:
    face = named_face(injury.key, "injury", "card", "injury", texts)
    face.icon = icons().get(injury.key, icons()["injury"])
    face.numbers = {"cooldown": injury.cooldown, "severity": injury.severity}
    face.text = [texts.say(f"{message('card', injury.key)}.text")]
    face.tone = "bad"
    return face


def _curative(curative: CurativeDef, texts: Texts) -> Face:
    face = named_face(curative.key, "curative", "card", "curative", texts)
    face.icon = icons().get(curative.key, icons()["curative"])
    face.copies = curative.copies
    face.text = [texts.say(f"{message('card', curative.key)}.text")]
    face.tone = "good"
    return face


def _ally(ally: AllyDef, family: str, texts: Texts) -> Face:
    face = named_face(ally.key, "ally", "ally", family, texts)
    face.icon = icons().get(ally.key, icons()["ally"])
    face.copies = ally.copies
    printed = {"defense": ally.defense, "move": ally.move, "range": ally.range}
    face.numbers = {name: number for name, number in printed.items() if number} | _might(ally.might)
    told = f"{message('ally', ally.key)}.text"
    face.text = [texts.say(told)] if texts.has(told) else []
    return face


def _trait(name: str, most: int, texts: Texts) -> Face:
    face = reminder("trait", name, texts)
    face.numbers = {"most": most}
    return face
