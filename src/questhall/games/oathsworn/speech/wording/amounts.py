"""Numbers of cards in words: `1 per HP you have lost (at most 3)`."""

from questhall.kernel.language.expressions import Argument, Expression
from questhall.kernel.language.parameters import Said, signed, yes_no
from questhall.kernel.language.speaking import message

from ...library.library import library
from ...words.amounts import AMOUNTS
from .conditions import Conditions

FALCONS = 2  # OS-14.4.1


class Piece:
    """A number, and what it depends on: nothing, a count or a condition."""

    def __init__(self, number: int, how: str = "", text: str = "", most: int = 0) -> None:
        self.number = number
        self.how = how
        self.text = text
        self.most = most


class Amounts:
    """Says amounts; `counting` is what `number` stands for on this card."""

    def __init__(self, conditions: Conditions) -> None:
        self.speaker = conditions.speaker
        self.conditions = conditions
        self.counting = "printed"

    def pieces(self, amount: Argument) -> list[Piece]:
        if not isinstance(amount, Expression):
            return [Piece(int(amount))]
        if amount.word == "plus":
            return [piece for each in amount.arguments for piece in self.pieces(each)]
        if amount.word == "number":
            return [self._number(-1 if amount.inside() else 1)]
        word = AMOUNTS.word(amount)
        said = self.speaker.said(word, amount)
        if amount.word == "given":
            condition = self.conditions.text(amount.inside()[0])
            number = next(each for each in amount.arguments if isinstance(each, int))
            if "otherwise" not in amount.named:
                return [Piece(number, "if", condition)]
            return [Piece(int(str(amount.named["otherwise"]))), Piece(number, "instead", condition)]
        text = self.speaker.say(message("per", word.name), said)
        if amount.word == "counted":
            return [Piece(1, "per", text, _most_of(str(amount.arguments[0])))]
        each = int(said.get("each", 1))
        most = int(said.get("most", 0))
        return [Piece(each, "per", text, each * FALCONS if word.name == "falcons" else most)]

    def _number(self, sign: int) -> Piece:
        if self.counting == "printed":
            return Piece(0, "number")
        if self.counting == "removed":
            return Piece(0, "removed")
        return Piece(sign, "per", self.speaker.say(f"per-{self.counting}"))

    def said(self, amount: Argument, with_sign: bool) -> Said:
        """The first number, and what is added to it or on what it depends."""
        pieces = self.pieces(amount)
        first = pieces[0]
        tail = self.tail(first, with_sign) if first.how in ("per", "if") else ""
        total = first.number
        for piece in pieces[1:]:
            total += piece.number
            tail += self.more(piece, total, with_sign)
        shown: Said = {"amount": first.number, "signed": signed(first.number)}
        if first.how == "number":
            shown = {"amount": "N", "signed": "+N"}
        shown["less"] = max(-first.number, 0)
        return shown | {"tail": tail, "removed": yes_no(first.how == "removed")}

    def tail(self, piece: Piece, with_sign: bool) -> str:
        return " " + self.speaker.say(f"tail-{piece.how}", self._of(piece, with_sign))

    def more(self, piece: Piece, total: int, with_sign: bool) -> str:
        if piece.number < 0:
            said: Said = {"number": -piece.number, "what": piece.text}
            return " " + self.speaker.say("tail-less", said)
        said = self._of(piece, with_sign)
        said["total"] = signed(total) if with_sign else str(total)
        return " " + self.speaker.say(f"tail-more-{piece.how}", said)

    def _of(self, piece: Piece, with_sign: bool) -> Said:
        show = signed if with_sign else str
        most = show(piece.most) if piece.most else "none"
        return {"number": show(piece.number), "what": piece.text, "most": most}


def _most_of(counter: str) -> int:
    for board in library().classes.values():
        if board.counter is not None and board.counter.key == counter:
            return board.counter.most
    return 0
