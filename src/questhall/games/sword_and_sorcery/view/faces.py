"""What all faces of the game share: where their names, icons and texts come from."""

from questhall.kernel.faces import Face, icons_of
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts


def icons() -> dict[str, str]:
    """The icons of things with a face, and of those that clients ask for by key."""
    return icons_of("questhall.games.sword_and_sorcery")


def card_face(key: str, kind: str, family: str, texts: Texts) -> Face:
    """A face of a card, which a view names by the same key; the icon of its kind, if it has none of
    its own."""
    face = Face(key=key, title=texts.say(message("card", key)), kind=kind, family=family, icon="")
    face.icon = icons().get(key) or icons().get(kind, "")
    return face


def told_face(key: str, kind: str, family: str, texts: Texts) -> Face:
    """The same with the sentence that stands on it."""
    face = card_face(key, kind, family, texts)
    told = f"{message('card', key)}.text"
    face.text = [texts.say(told)] if texts.has(told) else []
    return face
