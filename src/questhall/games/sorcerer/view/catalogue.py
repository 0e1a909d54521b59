"""Every face of the box: packs, skill cards, Blood Pool and grimoire cards, in one language."""

from questhall.kernel.faces import Face, icons_of
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..library.library import PACK_KINDS, library
from ..printed.cards import ATTACHMENT, MINION, SORCERY, CardDef, Pack
from ..speech.speaker import blood_pool_text, card_text, keywords_of, skill_text

KINDS = {MINION: "minion", SORCERY: "sorcery", ATTACHMENT: "attachment"}
FAMILIES = {kind: name for name, kind in PACK_KINDS.items()}


def icons() -> dict[str, str]:
    """The icon of everything that has a face."""
    return icons_of("questhall.games.sorcerer")


def catalogue(texts: Texts) -> list[Face]:
    """All faces, pack by pack."""
    faces: list[Face] = []
    for pack in library().packs:
        faces.append(_face(pack, pack.key, "pack", "pack", texts))
        faces.append(_skill(pack, texts))
        if pack.blood_pool is not None:
            faces.append(_blood_pool(pack, texts))
        for card, copies in zip(pack.cards, pack.copies, strict=True):
            faces.append(_card(pack, card, copies, texts))
    return faces


def _face(pack: Pack, key: str, kind: str, prefix: str, texts: Texts) -> Face:
    name = message(prefix, key)
    epithet = f"{name}.epithet"
    return Face(
        key=key,
        title=texts.say(name),
        kind=kind,
        family=pack.key,
        family_kind=FAMILIES[pack.kind],
        icon=icons()[key],
        epithet=texts.say(epithet) if texts.has(epithet) else "",
    )


def _skill(pack: Pack, texts: Texts) -> Face:
    face = _face(pack, pack.skill.key, "skill", "skill", texts)
    face.text = skill_text(pack.skill, texts).split("\n")
    return face


def _blood_pool(pack: Pack, texts: Texts) -> Face:
    pool = pack.blood_pool
    assert pool is not None
    face = _face(pack, pool.key, "blood_pool", "card", texts)
    face.text = blood_pool_text(pool, texts).split("\n")
    return face


def _card(pack: Pack, card: CardDef, copies: int, texts: Texts) -> Face:
    face = _face(pack, card.key, KINDS[card.kind], "card", texts)
    face.copies = copies
    face.numbers = {"cost": card.cost}
    if card.kind != SORCERY:
        face.numbers |= {"attack": card.attack, "life": card.life}
    printed = {
        "omen": card.omen,
        "flying": card.flying,
        "legend": card.legend,
        "curse": card.is_curse,
    }
    face.marks = [mark for mark, is_printed in printed.items() if is_printed]
    face.types = [texts.say(message("type", each)) for each in card.types]
    face.text = card_text(card, texts).split("\n")
    face.keywords = keywords_of(card)
    return face
