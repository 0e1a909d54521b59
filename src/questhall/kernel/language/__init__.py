"""The language of cards: a word is declared once.

A content file says what a card does in expressions such as `pay(weaken(this), draw(2))`. Each
word is declared with what may stand in its brackets; from that one declaration follow the reader
that makes the effect, the speaker that says it in any language, the errors, and a reference page
for whoever writes cards.
"""
