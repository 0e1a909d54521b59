"""Tokens, animus, HP, statuses, numbers for a while, might decks and battleflow."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal

from ..printed.cards import POSITIONS, Amount, Effect, ItemDef, Who
from ..printed.might import Side
from ..printed.tokens import STATUSES, Stat, Status, Until
from ..rules.board.harm import heal, lose_hp
from ..rules.board.numbers import forbidden, oathsworn_of, raise_for_a_while
from ..rules.might.drawing import refresh_deck
from ..rules.purse import gain_animus, gain_any_token, lose_animus, lose_tokens
from ..rules.selecting import choose_among, fighters, not_spared, spare
from ..rules.turn.cooldown import battleflow
from ..rules.turn.playing import refresh_might
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure
from ..state.oathsworn import Oathsworn

MOST_BLEED: Final = 3  # an enemy carries no more (OS-R73)
NO_LIMIT: Final = 99


class ForSome(Effect):
    """Something that happens to one figure or to several, never to one of which this card has
    broken a part (OS-7.15.6)."""

    prompt = "whom"
    fighters_only = False  # only who has cards, animus and tokens can be meant

    def __init__(self, who: Who) -> None:
        self.who = who

    def candidates(self, battle: Battle, deed: Deed) -> list[Figure]:
        found = not_spared(deed, self.who.candidates(battle, deed))
        return fighters(found) if self.fighters_only else found

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        left = self.candidates(battle, deed)
        figures = yield from choose_among(battle, deed, left, self.who.count, self.prompt)
        for figure in figures:
            if not battle.over:
                yield from self.befall(battle, deed, figure)

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} does nothing")
        yield

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self.candidates(battle, deed))


class GainToken(ForSome):
    """Combat tokens of a kind, or of any kind that one likes (OS-12.1.7)."""

    prompt = "gain-for"
    fighters_only = True

    def __init__(self, kind: int, amount: int, who: Who) -> None:
        super().__init__(who)
        self.kind = kind
        self.amount = amount

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        oathsworn = oathsworn_of(battle, figure)
        yield from gain_any_token(battle, oathsworn, self.kind, self.amount)


class LoseToken(ForSome):
    """Combat tokens go; as a cost all of them must be there."""

    fighters_only = True

    def __init__(self, kind: int, amount: int, who: Who) -> None:
        super().__init__(who)
        self.kind = kind
        self.amount = amount

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        oathsworn = oathsworn_of(battle, figure)
        yield from lose_tokens(battle, oathsworn, self.kind, self.amount)

    def payable(self, battle: Battle, deed: Deed) -> bool:
        return all(self._has(battle, figure) for figure in self.candidates(battle, deed))

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return super().possible(battle, deed) and self.payable(battle, deed)

    def _has(self, battle: Battle, figure: Figure) -> bool:
        tokens = oathsworn_of(battle, figure).tokens
        held = sum(tokens) if self.kind >= len(tokens) else tokens[self.kind]
        return held >= self.amount


class GainAnimus(ForSome):
    """From the reserve (OS-7.17.7)."""

    prompt = "gain-for"
    fighters_only = True

    def __init__(self, amount: Amount, who: Who) -> None:
        super().__init__(who)
        self.amount = amount

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        if not self._refused(battle, deed, figure):
            gain_animus(battle, oathsworn_of(battle, figure), self.amount.of(battle, deed))
        yield from ()

    def _refused(self, battle: Battle, deed: Deed, figure: Figure) -> bool:
        """His own items bring him nothing while an injury says so."""
        own = figure.id == deed.figure and deed.card != NOTHING
        if not own or not isinstance(battle.cards[deed.card], ItemDef):
            return False
        return forbidden(battle, figure, Stat.ITEM_ANIMUS)


class LoseAnimus(ForSome):
    """Back to the reserve, as far as there is any."""

    fighters_only = True

    def __init__(self, amount: Amount, who: Who) -> None:
        super().__init__(who)
        self.amount = amount

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        lose_animus(battle, oathsworn_of(battle, figure), self.amount.of(battle, deed))
        yield from ()


class Heal(ForSome):
    """HP up to the most of the difficulty (OS-7.17.2)."""

    prompt = "heal"

    def __init__(self, amount: Amount, who: Who) -> None:
        super().__init__(who)
        self.amount = amount

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        deed.this = figure.id
        heal(battle, figure, self.amount.of(battle, deed))
        yield from ()


class StandAgain(ForSome):
    """Whoever would fall stays on his feet with so many HP."""

    def __init__(self, hp: int, who: Who) -> None:
        super().__init__(who)
        self.hp = hp

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        figure.hp = self.hp
        battle.tell("stands-again", "OS-7.19.6", figure.id, self.hp)
        yield from ()


class LoseHp(ForSome):
    """OS-7.14.8: HP loss that is no attack."""

    def __init__(self, amount: Amount, who: Who) -> None:
        super().__init__(who)
        self.amount = amount

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        broke = yield from lose_hp(battle, figure, self.amount.of(battle, deed), deed.figure)
        if broke:
            spare(deed, [figure.id])


class ChangeStat(ForSome):
    """A number for a while; for the attack under way it is added there."""

    def __init__(self, stat: int, amount: Amount, who: Who, until: int, least: int) -> None:
        super().__init__(who)
        self.stat = stat
        self.amount = amount
        self.until = until
        self.least = least

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        by = self.amount.of(battle, deed)
        if self.until != Until.ATTACK:
            raise_for_a_while(battle, figure, self.stat, by, self.until, self.least)
        elif self.stat == Stat.DEFENSE and deed.blow is not None:
            deed.blow.defense[figure.id] = deed.blow.defense.get(figure.id, 0) + by
        elif Stat.WHITE_CARDS <= self.stat <= Stat.BLACK_CARDS and deed.blow is not None:
            deed.blow.might[self.stat - Stat.WHITE_CARDS] += by
        elif self.stat == Stat.BONUS and deed.attack is not None:
            deed.attack.bonus += by
        elif self.stat == Stat.EMPOWER and deed.attack is not None:
            deed.attack.empower += by
        yield from ()

    def possible(self, battle: Battle, deed: Deed) -> bool:
        """Defense for the attack under way is for whom it is on."""
        found = self.candidates(battle, deed)
        if self.until == Until.ATTACK and self.stat == Stat.DEFENSE and deed.blow is not None:
            return any(figure.id in deed.blow.targets for figure in found)
        return bool(found)


class GainStatus(ForSome):
    """Status tokens (OS-12.2); an enemy carries at most 3 of Bleed."""

    def __init__(self, kind: int, amount: int, who: Who) -> None:
        super().__init__(who)
        self.kind = kind
        self.amount = amount

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        most = MOST_BLEED if self.kind == Status.BLEED and figure.side != Side.COMPANY else NO_LIMIT
        figure.statuses[self.kind] = min(most, figure.statuses[self.kind] + self.amount)
        if self.kind == Status.CRIPPLED:
            figure.crippled_in = battle.round
        battle.tell("gained-status", "OS-12.2.1", figure.id, self.kind, self.amount)
        yield from ()


class Bleed(ForSome):
    """Bleeding is activated: who has a token loses HP, however many tokens it has, and perhaps
    some of the tokens (OS-12.2.2, OS-R73)."""

    def __init__(self, amount: Amount, who: Who, tokens: int) -> None:
        super().__init__(who)
        self.amount = amount
        self.tokens = tokens

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        if not figure.statuses[Status.BLEED]:
            return
        figure.statuses[Status.BLEED] = max(0, figure.statuses[Status.BLEED] - self.tokens)
        broke = yield from lose_hp(battle, figure, self.amount.of(battle, deed), deed.figure)
        if broke:
            spare(deed, [figure.id])

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return any(each.statuses[Status.BLEED] for each in self.candidates(battle, deed))


class Hide(ForSome):
    """Until the end of the round enemies choose him only if they can choose nobody else
    (OS-R74)."""

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        figure.hidden = True
        battle.tell("hides", "OS-8.3.7", figure.id)
        yield from ()


class Cleanse(ForSome):
    """Status tokens go, as the player of the card likes."""

    def __init__(self, amount: int, who: Who) -> None:
        super().__init__(who)
        self.amount = amount

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        for _ in range(self.amount):
            kinds = [kind for kind in range(len(STATUSES)) if figure.statuses[kind]]
            if not kinds:
                return
            options = [Option("status", kind) for kind in kinds]
            seat = battle.company[deed.fighter].seat
            answer = yield ask(seat, "cleanse", options, "OS-12.2.1", deed.card)
            figure.statuses[answer.what] -= 1
            battle.tell("lost-status", "OS-12.2.1", figure.id, answer.what)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return any(sum(each.statuses) for each in self.candidates(battle, deed))


class Taunt(ForSome):
    """OS-8.3.11; of two taunts the newer one holds (OS-R7)."""

    prompt = "taunt"

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        figure.taunted_by = deed.figure
        battle.tell("taunted", "OS-8.3.11", figure.id, deed.figure)
        yield from ()


class RefreshMight(Effect):
    """OS-7.17.4: any of the discard piles of the company, each as a whole."""

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        seat = battle.company[deed.fighter].seat
        while True:
            colours = refresh_might(battle)
            if not colours:
                return
            options = [Option("refresh", colour) for colour in colours] + [refusal("no-more")]
            answer = yield ask(seat, "refresh-which", options, "OS-7.17.4", deed.card)
            if answer.declines:
                return
            refresh_deck(battle, Side.COMPANY, answer.what)
            battle.tell("refreshed", "OS-7.17.4", answer.what)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(refresh_might(battle))


class Battleflow(ForSome):
    """Battleflow on so many different positions, as whoever it is for chooses."""

    prompt = "gain-for"
    fighters_only = True

    def __init__(self, count: int, who: Who) -> None:
        super().__init__(who)
        self.count = count

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        oathsworn = oathsworn_of(battle, figure)
        done: list[int] = []
        for _ in range(self.count):
            open_ones = _positions(oathsworn, done)
            if not open_ones:
                return
            options = [Option("position", each) for each in open_ones]
            where = oathsworn.place
            answer = yield ask(oathsworn.seat, "which-position", options, "OS-12.1.5", where)
            battleflow(battle, oathsworn, answer.what)
            done.append(answer.what)


def _positions(oathsworn: Oathsworn, done: list[int]) -> list[int]:
    return [each for each in range(POSITIONS) if oathsworn.cooldown[each] and each not in done]


class MoveCard(Effect):
    """One card between two places of an Oathsworn, without battleflow (OS-7.8.4). A position of
    NOTHING is the hand."""

    def __init__(self, kind: int, start: int, end: int, may: bool) -> None:
        self.may = may  # or none
        self.start = start
        self.end = end
        self.kind = kind  # of a card: 0 an ability, 1 an item, 2 any

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        oathsworn = battle.company[deed.fighter]
        cards = self._cards(battle, oathsworn)
        if not cards:
            return
        options = [Option("card", card) for card in cards]
        if self.may:
            options.append(refusal("no-more"))
        answer = yield ask(oathsworn.seat, "move-card", options, "OS-7.8.4", deed.card)
        if answer.declines:
            return
        pile = oathsworn.hand if self.start == NOTHING else oathsworn.cooldown[self.start]
        goal = oathsworn.hand if self.end == NOTHING else oathsworn.cooldown[self.end]
        pile.remove(answer.what)
        goal.append(answer.what)

    def _cards(self, battle: Battle, oathsworn: Oathsworn) -> list[int]:
        pile = oathsworn.hand if self.start == NOTHING else oathsworn.cooldown[self.start]
        if self.kind == 0:
            return battle.abilities_in(pile)
        if self.kind == 1:
            return battle.items_in(pile)
        return pile

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self._cards(battle, battle.company[deed.fighter]))
