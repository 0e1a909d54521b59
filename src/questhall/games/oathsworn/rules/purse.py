"""Animus and combat tokens of an Oathsworn (OS-6.1, OS-12.1)."""

from questhall.kernel.decisions import Flow, Option, ask

from ..printed.tokens import ANIMUS_OF_TOKEN, ANY_TOKEN, TOKENS, Token
from ..state.company import CompanyState
from ..state.oathsworn import Oathsworn


def gain_animus(state: CompanyState, oathsworn: Oathsworn, amount: int) -> int:
    """From the reserve, as far as it goes (OS-7.17.7)."""
    gained = min(amount, oathsworn.reserve)
    oathsworn.reserve -= gained
    oathsworn.animus += gained
    if gained:
        state.tell("gained-animus", "OS-7.17.7", oathsworn.place, gained)
    return gained


def pay_animus(oathsworn: Oathsworn, amount: int) -> None:
    """Back to the reserve (OS-7.7.3)."""
    assert oathsworn.animus >= amount, "more animus is paid than there is"
    oathsworn.animus -= amount
    oathsworn.reserve += amount


def lose_animus(state: CompanyState, oathsworn: Oathsworn, amount: int) -> None:
    lost = min(amount, oathsworn.animus)
    pay_animus(oathsworn, lost)
    if lost:
        state.tell("lost-animus", "OS-6.1.3", oathsworn.place, lost)


def gain_token(state: CompanyState, oathsworn: Oathsworn, kind: int, amount: int = 1) -> None:
    oathsworn.tokens[kind] += amount
    state.tell("gained-token", "OS-12.1.7", oathsworn.place, kind, amount)


def gain_any_token(
    state: CompanyState, oathsworn: Oathsworn, kind: int, amount: int = 1
) -> Flow[None]:
    """The player chooses where the card leaves the kind open."""
    for _ in range(amount):
        chosen = kind
        if kind == ANY_TOKEN:
            options = [Option("token-kind", each) for each in range(len(TOKENS))]
            answer = yield ask(oathsworn.seat, "gain-token", options, "OS-12.1.7", oathsworn.place)
            chosen = answer.what
        gain_token(state, oathsworn, chosen)


def spend(state: CompanyState, oathsworn: Oathsworn, kind: int) -> None:
    """OS-12.1.7: back to the supply."""
    assert oathsworn.tokens[kind] > 0, "a token is spent that is not there"
    oathsworn.tokens[kind] -= 1
    state.tell("spent-token", "OS-12.1.7", oathsworn.place, kind)


def spend_animus_token(state: CompanyState, oathsworn: Oathsworn) -> None:
    """OS-12.1.2"""
    spend(state, oathsworn, Token.ANIMUS)
    gain_animus(state, oathsworn, ANIMUS_OF_TOKEN)


def within_means(oathsworn: Oathsworn) -> int:
    """The animus that there is or that tokens can bring at any moment (OS-12.1.2)."""
    if oathsworn.acts_by_card:  # OS-7.4.5
        return oathsworn.animus
    from_tokens = min(oathsworn.reserve, ANIMUS_OF_TOKEN * oathsworn.tokens[Token.ANIMUS])
    return oathsworn.animus + from_tokens


def lose_tokens(state: CompanyState, oathsworn: Oathsworn, kind: int, amount: int) -> Flow[None]:
    """As many as there are; the player chooses where the kind is left open."""
    for _ in range(amount):
        kinds = [each for each in range(len(TOKENS)) if oathsworn.tokens[each] > 0]
        if kind != ANY_TOKEN:
            kinds = [each for each in kinds if each == kind]
        if not kinds:
            return
        options = [Option("token-kind", each) for each in kinds]
        answer = yield ask(oathsworn.seat, "lose-token", options, "OS-12.1.7", oathsworn.place)
        spend(state, oathsworn, answer.what)
