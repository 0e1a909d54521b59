"""What all faces of the game share: where their names, icons and reminders come from."""

from questhall.kernel.faces import Face, icons_of
from questhall.kernel.language.speaking import message
from questhall.kernel.packs import pack_of
from questhall.kernel.text import Texts


def icons() -> dict[str, str]:
    """The icons of things with a face, and of those that clients ask for by key."""
    return icons_of("questhall.games.oathsworn")


def named_face(key: str, kind: str, prefix: str, family: str, texts: Texts) -> Face:
    """A face of a piece of content, which a view names by the same key."""
    name = message(prefix, key)
    title = texts.say(name if texts.has(name) else f"name-{name}")
    return Face(key=key, title=title, kind=kind, family=family, icon=_icon(key))


def _icon(key: str) -> str:
    """Of what has one of its own; whatever a pack brings has one, drawn or unknown."""
    return icons()[key] if pack_of(key) else icons().get(key, "")


def reminder(kind: str, key: str, texts: Texts) -> Face:
    """A token, a status, a trait: something with a sentence but without a card."""
    name = message(kind, key)
    face = Face(
        key=f"{kind}-{key}", title=texts.say(name), kind=kind, family=kind, icon=icons()[name]
    )
    face.text = [texts.say(f"{name}.text")]
    return face
