"""Whom a card speaks of, in every case of the grammar: `another friendly character within 3`."""

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Said, dashed, yes_no
from questhall.kernel.language.speaking import Speaker, message

from ...rules.selecting import Group
from ...words.figures import FIGURES, GROUPS
from .clauses import IT, MANY, THEY, THIS, YOU, Subject

# "attr" is the genitive of a pronoun after a preposition.
CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "attr")
# The word that is meant where a card names nobody.
MEANT = {
    Group.SELF: "self",
    Group.TARGET: "target",
    Group.SUBJECT: "attacked",
    Group.THIS: "this",
    Group.ANYBODY: "anybody",
}
FRIENDLY = ("friend", "oathsworn", "anybody")
PRONOUNS = ("this", "attacked")


class Figures:
    """Names figures; it remembers whether a friend or an enemy was spoken of last."""

    def __init__(self, speaker: Speaker, foe: bool) -> None:
        self.speaker = speaker
        self.foe = foe  # an enemy's card
        self.friendly = True
        self.this: Expression | None = None  # whom the next `this` names

    def said(self, who: Expression) -> Said:
        """The name in every case, and the person of its verb."""
        who = self._meant(who)
        said: Said = {"person": self.person(who), "self": yes_no(who.word == "self")}
        said["noun"] = dashed(who.word)
        if who.word == "self":  # the verb alone says so
            return said
        for case in CASES:
            said[f"who-{case}"] = self.name(who, case)
        return said | {"who": said["who-nom"]}

    def _meant(self, who: Expression) -> Expression:
        if who.word == "this" and self.this is not None:
            return self.this
        return who

    def subject(self, who: Expression) -> Subject:
        """Those figures as the subject of a clause."""
        if who.word == "self":
            return Subject()
        again = who.word in PRONOUNS and self.this is None
        whose = THIS if _names_a_group(who) or who.word == "this" else who.word
        who = self._meant(who)
        name, person = self.name(who, "nom"), self.person(who)
        self.this = None
        return Subject(name, whose, person, again or whose != THIS)

    def person(self, who: Expression) -> str:
        if who.word == "self":
            return YOU
        if who.word == "up_to":
            return MANY
        return THEY if who.word in PRONOUNS and self.friendly and not self.foe else IT

    def name(self, who: Expression, case: str) -> str:
        said: Said = {"case": case, "foe": yes_no(self.foe), "friendly": yes_no(self.friendly)}
        if not _names_a_group(who):
            return self.speaker.say(message("who", who.word), said)
        return self._group(who, said)

    def _group(self, who: Expression, said: Said) -> str:
        """The noun, then where they are and what else marks them."""
        said |= {"count": "one", "number": 1}
        behind: list[str] = []
        while who.word not in (*GROUPS, "civilian"):
            if who.word == "each":
                said["count"] = "each"
            elif who.word == "up_to":
                said |= {"count": "up-to", "number": int(str(who.arguments[0]))}
            else:
                its_own = self.speaker.said(FIGURES.word(who), who)
                behind.append(self.speaker.say(message("who", who.word), said | its_own))
            who = who.inside()[-1]
        said |= self.speaker.said(FIGURES.word(who), who)
        self.friendly = who.word in FRIENDLY
        parts = [self.speaker.say(message("noun", who.word), said), *self._marks(said), *behind]
        if who.word in FRIENDLY[:2] and said["other"] == "no" and not self.foe:
            parts.append(self.speaker.say("who-or-you", said))
        if said["count"] == "up-to" and said["case"] == "nom":
            return self.speaker.say("who-each-of-them", {"who": " ".join(parts)})
        return " ".join(parts)

    def _marks(self, said: Said) -> list[str]:
        found: list[str] = []
        if said["within"]:
            found.append(self.speaker.say("who-within", said))
        if said.get("in-sight") == "yes":
            found.append(self.speaker.say("who-in-sight"))
        if said.get("hp"):
            found.append(self.speaker.say("who-hp", said))
        return found


def marked(who: Expression, mark: str) -> Expression:
    """The same figures, but only those who are so."""
    if who.word in GROUPS:
        has = any(each.word == mark for each in who.inside())
        more = [] if has else [Expression(mark, [], {})]
        return Expression(who.word, [*who.arguments, *more], who.named)
    inside = [
        marked(each, mark) if isinstance(each, Expression) else each for each in who.arguments
    ]
    return Expression(who.word, inside, who.named)


def _names_a_group(who: Expression) -> bool:
    """Are some chosen among several?"""
    if who.word in GROUPS or who.word == "civilian":
        return True
    return any(isinstance(each, Expression) and _names_a_group(each) for each in who.arguments)
