"""Fights as they happen at a table: a hand of five to seven cards, a few units and skills."""

from random import Random
from typing import Any

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import SkillUse
from questhall.games.mage_knight.printed.kinds import Token

COLOURS = ("red", "blue", "green", "white")
DICE = (*COLOURS, "gold", "black")
PLACES = (
    ("none", Token.GREEN, 2),
    ("keep", Token.GREY, 1),
    ("keep", Token.GREY, 2),
    ("dungeon", Token.BROWN, 1),
    ("spawning_grounds", Token.BROWN, 2),
    ("tomb", Token.RED, 1),
    ("none", Token.RED, 1),
    ("city:white", Token.GREY, 3),
    ("city:red", Token.GREY, 4),
)


def ordinary_fight(seed: int) -> dict[str, Any]:
    """The fields of a sheet; half of the hand are the hero's starting cards."""
    chance = Random(seed)
    hero = chance.choice(library().heroes)
    site, colour, most = chance.choice(PLACES)
    enemies = [enemy.key for enemy in library().enemies if enemy.colour == colour]
    skills = [
        skill.key
        for skill in library().skills_of(hero, competitive=True)
        if skill.use not in (SkillUse.ALWAYS, SkillUse.INTERACTIVE)
    ]
    deck = [deed.key for deed in library().deck_of(hero)]
    units = chance.sample([unit.key for unit in library().units], chance.randint(2, 3))
    crystals = {chance.choice(COLOURS): chance.randint(1, 2) for _ in range(2)}
    return {
        "hand": [_card(chance, deck) for _ in range(chance.randint(5, 7))],
        "units": [{"unit": unit} for unit in units],
        "skills": chance.sample(skills, chance.randint(3, 4)),
        "mana": {"crystals": crystals, "source": chance.choices(DICE, k=3)},
        "day": chance.random() < 0.6,
        "level": chance.randint(3, 8),
        "site": site,
        "enemies": [{"enemy": chance.choice(enemies)} for _ in range(chance.randint(1, most))],
    }


def _card(chance: Random, deck: list[str]) -> str:
    draw = chance.random()
    if draw < 0.08:
        return "wound"
    if draw < 0.55:
        return chance.choice(deck)
    if draw < 0.78:
        return chance.choice(library().advanced_actions).key
    if draw < 0.92:
        return chance.choice(library().spells).key
    return chance.choice(library().artifacts).key
