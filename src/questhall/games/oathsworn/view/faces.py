"""What all faces of the game share: where their names, icons and reminders come from."""

from questhall.kernel.faces import Face, icons_of
from questhall.kernel.text import Texts

from ..speech.phrases import message


def icons() -> dict[str, str]:
    """The icons of things with a face, and of those that clients ask for by key."""
    return icons_of("questhall.games.oathsworn")


def named_face(key: str, kind: str, prefix: str, family: str, texts: Texts) -> Face:
    """A face of a piece of content, which a view names by the same key."""
    title = texts.say(message(prefix, key))
    return Face(key=key, title=title, kind=kind, family=family, icon=icons().get(key, ""))


def reminder(kind: str, key: str, texts: Texts) -> Face:
    """A token, a status, a trait: something with a sentence but without a card."""
    name = message(kind, key)
    face = Face(
        key=f"{kind}-{key}", title=texts.say(name), kind=kind, family=kind, icon=icons()[name]
    )
    face.text = [texts.say(f"{name}.text")]
    return face
