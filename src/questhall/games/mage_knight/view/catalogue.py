"""Every face of the box and of the map in one language.

The two effects of a Deed card are the last two texts of its face; a banner says first what it
does for its unit. A unit's abilities come first among its texts, and `abilities` counts them.
"""

from questhall.kernel.faces import Face, icons_of
from questhall.kernel.language.speaking import message
from questhall.kernel.packs import pack_of
from questhall.kernel.text import Texts

from ..library.library import library
from ..printed.cards import (
    ABILITIES,
    DEED_KINDS,
    SKILL_USES,
    TILE_KINDS,
    AttackDef,
    DeedDef,
    DeedKind,
    EnemyDef,
    HeroDef,
    RuinDef,
    SkillDef,
    TacticDef,
    TileDef,
    UnitDef,
)
from ..printed.fields import BASE
from ..printed.kinds import (
    BASIC_COLOURS,
    COLOURS,
    COST_BY_DAY,
    COST_BY_NIGHT,
    ELEMENTS,
    INACCESSIBLE,
    NO_COLOUR,
    RESISTANCES,
    SITES,
    TERRAINS,
    TOKEN_COLOURS,
    Site,
)
from ..rules.cards.tracks import (
    ARMOUR,
    COMMAND,
    HAND_LIMIT,
    HIGHEST_REPUTATION,
    INFLUENCE,
    LEVEL_FROM,
    NO_TALK,
)
from ..rules.scenario import Scenario
from ..scenarios.book import BOOK
from ..speech.card_texts import deed_lines, skill_lines, tactic_text, unit_lines
from .pieces import names_of_bits


def icons() -> dict[str, str]:
    """The icons of everything with a face, and of what clients ask for by key."""
    return icons_of("questhall.games.mage_knight")


def catalogue(texts: Texts) -> list[Face]:
    box = library()
    faces = [_hero(hero, texts) for hero in box.heroes]
    faces.extend([_deed(deed, texts) for deed in box.deeds.values()])
    faces.extend([_unit(unit, texts) for unit in box.all_units])
    faces.extend([_skill(skill, texts) for skill in box.skills.values()])
    faces.extend([_tactic(tactic, texts) for tactic in box.tactics])
    faces.extend([_enemy(enemy, texts) for enemy in box.all_enemies])
    faces.extend([_ruin(ruin, texts) for ruin in box.all_ruins])
    faces.extend([_tile(tile, texts) for tile in box.tiles])
    faces.extend([_site(SITES[site], texts) for site in range(Site.NONE + 1, len(SITES))])
    faces.extend([_city(colour, texts) for colour in COLOURS[:BASIC_COLOURS]])
    faces.extend([_terrain(terrain, texts) for terrain in range(len(TERRAINS))])
    faces.extend([_mana(colour, texts) for colour in range(len(COLOURS))])
    faces.extend([_scenario(scenario, texts) for scenario in [*BOOK, *box.scenarios]])
    faces.extend([_level(place) for place in range(len(LEVEL_FROM))])
    faces.extend([_standing(place) for place in range(len(INFLUENCE))])
    return faces


def _face(key: str, kind: str, prefix: str, family: str, texts: Texts) -> Face:
    title = texts.say(message(prefix, key))
    return Face(key=key, title=title, kind=kind, family=family, icon=_icon(key))


def _icon(key: str) -> str:
    """What a pack has not drawn looks unknown."""
    return icons()[key] if pack_of(key) else icons().get(key, "")


def _named(prefix: str, key: str, family: str, texts: Texts) -> Face:
    """The face of something without a card: a terrain, a city, a colour of mana."""
    name = message(prefix, key)
    icon = _icon(key) if pack_of(key) else icons().get(name, "")
    return Face(
        key=f"{prefix}_{key}",
        title=_capital(texts.say(name)),
        kind=prefix,
        family=family,
        icon=icon,
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _slug(key: str) -> str:
    return key.replace("_", "-")


def _list(prefix: str, keys: list[str], texts: Texts) -> str:
    return ", ".join([texts.say(message(prefix, key)) for key in keys])


# -- heroes and their cards ----------------------------------------------------------


def _hero(hero: HeroDef, texts: Texts) -> Face:
    face = _face(hero.key, "hero", "hero", hero.key, texts)
    own = [deed.key for deed in library().deeds.values() if deed.hero == hero.key]
    role = message("role", hero.key)
    face.text = [texts.say(role)] if texts.has(role) else []
    face.text.append(texts.say("face-own-cards", {"cards": _list("card", own, texts)}))
    face.text.append(texts.say("face-own-skills", {"skills": _list("skill", hero.skills, texts)}))
    return face


def _deed(deed: DeedDef, texts: Texts) -> Face:
    kind = DEED_KINDS[deed.kind]
    colour = COLOURS[deed.colour] if deed.colour != NO_COLOUR else kind
    face = _face(deed.key, kind, "card", colour, texts)
    face.types = [texts.say(message("deed", kind))]
    if deed.hero:
        face.types.append(texts.say(message("hero", deed.hero)))
    second = f"{message('card', deed.key)}.strong"
    if texts.has(second):
        face.epithet = texts.say(second)
    if deed.banner:
        face.marks.append("banner")
    if deed.interactive:
        face.marks.append("interactive")
    face.text = (
        [texts.say("face-wound")] if deed.kind == DeedKind.WOUND else deed_lines(deed, texts)
    )
    return face


def _unit(unit: UnitDef, texts: Texts) -> Face:
    face = _face(unit.key, "unit", "unit", "elite" if unit.elite else "regular", texts)
    face.copies = unit.copies
    face.numbers = {
        "cost": unit.cost,
        "level": unit.level,
        "armour": unit.armour,
        "abilities": len(unit.abilities),
    }
    face.types = [texts.say(message("site", SITES[site])) for site in unit.sites]
    face.marks = _resists(unit.resistances)
    face.keywords = _resists(unit.resistances)
    face.text = unit_lines(unit, texts)
    return face


def _resists(bits: int) -> list[str]:
    return [f"resists-{name}" for name in names_of_bits(bits, RESISTANCES)]


def _skill(skill: SkillDef, texts: Texts) -> Face:
    face = _face(skill.key, "skill", "skill", skill.hero, texts)
    face.marks = [SKILL_USES[skill.use]]
    if skill.competitive:
        face.marks.append("competitive")
    if skill.cooperative:
        face.marks.append("cooperative")
    face.types = [texts.say(message("hero", skill.hero))]
    face.text = skill_lines(skill, texts)
    return face


def _tactic(tactic: TacticDef, texts: Texts) -> Face:
    face = _face(tactic.key, "tactic", "tactic", "day" if tactic.day else "night", texts)
    face.numbers = {"number": tactic.number}
    face.text = [tactic_text(tactic, texts)]
    return face


# -- tokens --------------------------------------------------------------------------


def _enemy(enemy: EnemyDef, texts: Texts) -> Face:
    colour = TOKEN_COLOURS[enemy.colour]
    face = _face(enemy.key, "enemy", "enemy", colour, texts)
    face.copies = enemy.copies
    face.numbers = {"armour": enemy.armour, "fame": enemy.fame}
    if enemy.low_armour != enemy.armour:
        face.numbers["low_armour"] = enemy.low_armour
    if len(enemy.attacks) == 1 and enemy.attacks[0].summons == NO_COLOUR:
        face.numbers["attack"] = enemy.attacks[0].value
    face.types = [texts.say(message("token", colour))]
    face.marks = _resists(enemy.resistances)
    if enemy.set != BASE:
        face.marks.append(enemy.set)
    face.text = _enemy_lines(enemy, texts)
    face.keywords = _keywords(enemy)
    return face


def _enemy_lines(enemy: EnemyDef, texts: Texts) -> list[str]:
    """Its attacks, one per line, then its abilities, then how its defeat changes reputation."""
    lines = [_attack_line(attack, texts) for attack in enemy.attacks]
    abilities = names_of_bits(enemy.abilities, ABILITIES)
    if abilities:
        lines.append(_list("ability", abilities, texts))
    if enemy.defend:
        lines.append(texts.say("face-defend", {"number": enemy.defend}))
    if enemy.reputation:
        lines.append(texts.say("face-reputation", {"number": enemy.reputation}))
    return lines


def _attack_line(attack: AttackDef, texts: Texts) -> str:
    if attack.summons != NO_COLOUR:
        pile = texts.say(message("token", TOKEN_COLOURS[attack.summons]))
        return texts.say("face-summons", {"pile": pile})
    kind = _capital(texts.say(f"{message('element', ELEMENTS[attack.element])}.attack"))
    line = f"{kind} {attack.value}"
    own = _list("ability", names_of_bits(attack.abilities, ABILITIES), texts)
    return f"{line} ({own})" if own else line


def _keywords(enemy: EnemyDef) -> list[str]:
    """Everything that its token shows, once each."""
    bits = enemy.abilities
    elements: list[str] = []
    for attack in enemy.attacks:
        bits |= attack.abilities
        word = f"element-{_slug(ELEMENTS[attack.element])}"
        if attack.summons != NO_COLOUR:
            word = "summon"
        if word not in elements:
            elements.append(word)
    found = elements + [_slug(name) for name in names_of_bits(bits, ABILITIES)]
    if enemy.defend:
        found.append("defend")
    return found + _resists(enemy.resistances)


def _ruin(ruin: RuinDef, texts: Texts) -> Face:
    face = _face(ruin.key, "ruin", "ruin", "altar" if ruin.is_altar else "ruin", texts)
    if ruin.is_altar:
        price = [
            f"{_mana_name(COLOURS[colour], texts)} ×{ruin.price[colour]}"
            for colour in range(BASIC_COLOURS)
            if ruin.price[colour]
        ]
        face.numbers = {"fame": ruin.fame}
        face.text = [texts.say("face-altar", {"price": ", ".join(price), "fame": ruin.fame})]
        return face
    enemies = [TOKEN_COLOURS[colour] for colour in ruin.enemies]
    face.text = [
        texts.say("face-ruin-enemies", {"enemies": _list("token", enemies, texts)}),
        texts.say("face-reward", {"rewards": _list("reward", ruin.rewards, texts)}),
    ]
    return face


# -- the map -------------------------------------------------------------------------


def _tile(tile: TileDef, texts: Texts) -> Face:
    kind = TILE_KINDS[tile.kind]
    face = _face(tile.key, "tile", "tile", kind, texts)
    face.icon = icons().get(tile.key, icons()["stat-tile"])
    face.types = [texts.say(message("tile-kind", kind))]
    sites = [SITES[space.site] for space in tile.spaces if space.site != Site.NONE]
    face.text = [_capital(_list("site", sites, texts))] if sites else []
    return face


def _site(site: str, texts: Texts) -> Face:
    name = message("site", site)
    face = Face(
        key=site, title=_capital(texts.say(name)), kind="site", family="site", icon=icons()[name]
    )
    face.text = [texts.say(message("site-text", site))]
    return face


def _city(colour: str, texts: Texts) -> Face:
    """What it sells, and what it does for its defenders."""
    face = _named("city", colour, colour, texts)
    face.icon = icons()["site-city"]
    name = message("city-text", colour)
    face.text = [texts.say(name), texts.say(f"{name}.defenders")]
    return face


def _terrain(number: int, texts: Texts) -> Face:
    face = _named("terrain", TERRAINS[number], TERRAINS[number], texts)
    by_day, by_night = COST_BY_DAY[number], COST_BY_NIGHT[number]
    if by_day >= INACCESSIBLE:
        face.text = [texts.say("face-impassable")]
        return face
    face.numbers = {"day": by_day, "night": by_night}
    face.text = [texts.say("face-cost", {"day": by_day, "night": by_night})]
    return face


def _mana(number: int, texts: Texts) -> Face:
    colour = COLOURS[number]
    keyword = "mana-basic" if number < BASIC_COLOURS else f"mana-{colour}"
    return Face(
        key=f"mana_{colour}",
        title=_capital(_mana_name(colour, texts)),
        kind="mana",
        family=colour,
        icon=icons()[f"colour-{colour}"],
        text=[texts.say(f"keyword-{keyword}")],
        keywords=[keyword],
    )


def _mana_name(colour: str, texts: Texts) -> str:
    return texts.say(f"{message('colour', colour)}.mana")


def _scenario(scenario: Scenario, texts: Texts) -> Face:
    """Its goal, then its special rules."""
    face = _named("scenario", scenario.key, "scenario", texts)
    name = message("scenario-text", scenario.key)
    face.text = [texts.say(name), texts.say(f"{name}.rules")]
    return face


# -- the tracks beside the map -----------------------------------------------------


def _space_of_track(kind: str, number: int, icon: str) -> Face:
    title = str(number)
    return Face(f"{kind}_{title}", title, kind=kind, family="track", icon=icons()[icon])


def _level(place: int) -> Face:
    """A row of the fame track and the level token that goes with it (MK-20.1.1)."""
    level = place + 1
    face = _space_of_track("level", level, "stat-fame")
    face.numbers = {
        "level": level,
        "fame": LEVEL_FROM[place],
        "armour": ARMOUR[place],
        "hand": HAND_LIMIT[place],
        "command": COMMAND[place],
    }
    return face


def _standing(place: int) -> Face:
    """A space of the reputation track (MK-20.2.1); on the X there is no influence at all."""
    reputation = place - HIGHEST_REPUTATION
    face = _space_of_track("standing", reputation, "stat-reputation")
    face.numbers = {"reputation": reputation}
    if INFLUENCE[place] != NO_TALK:
        face.numbers["influence"] = INFLUENCE[place]
    return face
