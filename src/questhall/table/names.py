"""Names that look alike: to the eye they are one, whatever letters they are written with."""

import unicodedata

# Small letters that look like Latin ones, or whose capitals do; and signs that do.
LIKE: dict[str, str] = {
    **dict(zip("авсԁеһнјкӏморԛѕтуѵԝхіз", "abcdehhjklmopqstyvwxl3", strict=True)),
    **dict(zip("αβεζηικμνορτυχ", "abezhlkmnoptyx", strict=True)),
    **dict(zip("i10|!$5", "llollss", strict=True)),
}


def look(name: str) -> str:
    """What the eye makes of a name: no case, no accents, no spaces, one alphabet."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    letters = [LIKE.get(letter, letter) for letter in unicodedata.normalize("NFD", plain)]
    return "".join(letter for letter in letters if letter.isalnum())
