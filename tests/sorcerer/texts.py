"""Sorcerer's texts in both languages."""

from questhall.games.sorcerer import GAME

PACKAGE = "questhall.games.sorcerer"
EN = GAME.texts("en")
RU = GAME.texts("ru")
TEXTS = (EN, RU)
