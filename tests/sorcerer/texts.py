"""Sorcerer's texts in both languages."""

from questhall.kernel.text import texts_of

PACKAGE = "questhall.games.sorcerer"
EN = texts_of(PACKAGE, "en")
RU = texts_of(PACKAGE, "ru")
TEXTS = (EN, RU)
