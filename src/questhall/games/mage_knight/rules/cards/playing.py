"""Playing cards, activating units, using skills (MK-4.1 to MK-4.3)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions

from ...printed.cards import DeedDef, DeedKind, Effect, Play, SkillUse
from ...printed.kinds import NO_COLOUR, Mana
from ...state.heroes import Hero, Skill, Unit
from ...state.moments import Moment
from ...state.realm import Realm
from ..audience import listeners
from ..deals import Deal, Use
from .banners import banner_options, bearers
from .gaining import lay_out_card, one_of_each, throw_away, unit_named
from .healing import healing_options
from .mana import can_pay, can_pay_both, pay, pay_both, pay_with, ways_to_pay
from .sideways import lay_sideways, points_of_use
from .skills import skill_named, tokens_to_return, turned_by_mana
from .tactics import tactic_options
from .tracks import gain_fame
from .uses_of_points import assault_price


def ask_with_hand(
    hero: Hero,
    prompt: str,
    options: list[Option],
    rule: str,
    where: int = NOTHING,
    amount: int = NOTHING,
) -> Decision:
    """Asked even with only one answer: whether a hand has anything to offer is secret (MK-22.1)."""
    return Decision([hero.seat], prompt, options, rule, NOTHING, where, amount, always_ask=True)


def play_options(realm: Realm, hero: Hero) -> list[Option]:
    """Everything the hero may play now."""
    options = card_options(realm, hero)
    options.extend(_borrowed_spells(realm, hero))
    options.extend(unit_options(realm, hero))
    options.extend(skill_options(realm, hero))
    options.extend(healing_options(realm, hero))
    options.extend(banner_options(realm, hero))
    options.extend(tactic_options(realm, hero))
    return options


def card_options(realm: Realm, hero: Hero) -> list[Option]:
    """Plays from the hand."""
    options: list[Option] = []
    paid: dict[int, bool] = {}  # can one mana of the colour be paid?
    sideways = len(points_of_use(realm, hero)) > 0  # MK-4.1.7
    for card in one_of_each(realm, hero.hand):
        deed = realm.deed(card)
        if deed.kind == DeedKind.WOUND:
            continue
        if useful_without(realm, hero, card, deed.basic) and _can_afford_basic(realm, hero, deed):
            options.append(Option("basic", card, meant=PLAY_BASIC))
        strong = useful_without(realm, hero, card, deed.strong)
        if strong and _is_coloured(deed):
            if deed.colour not in paid:
                paid[deed.colour] = can_pay(realm, hero, deed.colour)
            strong = paid[deed.colour]
        elif strong:
            strong = _can_afford_strong(realm, hero, card)
        if strong:
            options.append(Option("strong", card, meant=PLAY_STRONG))
        if sideways:
            options.append(Option("sideways", card, meant=LAY_SIDEWAYS))
        for unit in bearers(realm, hero, deed):
            options.append(Option("assign", card, unit.card, meant=ASSIGN))
    return options


def _can_afford_basic(realm: Realm, hero: Hero, deed: DeedDef) -> bool:
    return deed.kind != DeedKind.SPELL or len(ways_to_pay(realm, hero, deed.colour, deed.basic)) > 0


def _is_coloured(deed: DeedDef) -> bool:
    """Does its strong effect cost one mana of its colour, and no more?"""
    plain = deed.kind not in (DeedKind.SPELL, DeedKind.ARTIFACT)
    return plain and not deed.strong.asks_mana()


def _can_afford_strong(realm: Realm, hero: Hero, card: int) -> bool:
    deed = realm.deed(card)
    if deed.kind == DeedKind.SPELL:
        return _can_cast_strong(realm, hero, deed)
    if deed.kind == DeedKind.ARTIFACT:
        return True
    if not deed.strong.asks_mana():
        return can_pay(realm, hero, deed.colour)
    place = hero.hand.index(card)
    del hero.hand[place]
    found = len(ways_to_pay(realm, hero, deed.colour, deed.strong)) > 0
    hero.hand.insert(place, card)
    return found


class AndBlack(Effect):
    """The strong effect of a spell that needs further mana, after the black one."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def asks_mana(self) -> bool:
        return True

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(ways_to_pay(realm, hero, Mana.BLACK, self.effect)) > 0


def _can_cast_strong(realm: Realm, hero: Hero, deed: DeedDef) -> bool:
    """MK-4.1.4"""
    if deed.strong.asks_mana():
        return len(ways_to_pay(realm, hero, deed.colour, AndBlack(deed.strong))) > 0
    return can_pay_both(realm, hero, deed.colour, Mana.BLACK)


def _pay_strong(realm: Realm, hero: Hero, deed: DeedDef, card: int) -> Flow[None]:
    if not deed.strong.asks_mana():
        yield from pay_both(realm, hero, deed.colour, Mana.BLACK, "MK-4.1.4", card)
        return
    ways = ways_to_pay(realm, hero, deed.colour, AndBlack(deed.strong))
    yield from pay_with(realm, hero, ways, deed.colour, "MK-4.1.4", card)
    ways = ways_to_pay(realm, hero, Mana.BLACK, deed.strong)
    yield from pay_with(realm, hero, ways, Mana.BLACK, "MK-4.1.4", card)


def useful_without(realm: Realm, hero: Hero, card: int, effect: Effect) -> bool:
    """Would it be of use? A card in hand cannot pay for itself (MK-4.1.10)."""
    place = hero.hand.index(card)
    del hero.hand[place]
    found = effect.useful(realm, hero)
    hero.hand.insert(place, card)
    return found


def _borrowed_spells(realm: Realm, hero: Hero) -> list[Option]:
    """Magic Talent: a spell of the offer counts as being in the hand."""
    options: list[Option] = []
    for each in listeners(realm, Moment.lends_spells):
        for card in realm.spell_offer:
            deed = realm.deed(card)
            if deed.colour != each.lends_spells():
                continue
            if deed.basic.useful(realm, hero) and _can_afford_basic(realm, hero, deed):
                options.append(Option("basic", card, meant=PLAY_BASIC))
            if deed.strong.useful(realm, hero) and _can_afford_strong(realm, hero, card):
                options.append(Option("strong", card, meant=PLAY_STRONG))
    return options


def units_may_fight(realm: Realm, unit: Unit) -> bool:
    """MK-8.3.10; a bonded unit fights anywhere."""
    return realm.combat is None or not realm.combat.no_units or unit.bonded


def unit_options(realm: Realm, hero: Hero) -> list[Option]:
    options: list[Option] = []
    for unit in hero.units:
        if not unit.can_act or not units_may_fight(realm, unit):
            continue
        if assault_price(realm, unit) > realm.turn.influence:
            continue
        for number in range(len(unit.kind.abilities)):
            ability = unit.kind.abilities[number]
            if not ability.effect.useful(realm, hero):
                continue
            if ability.cost == NO_COLOUR or can_pay(realm, hero, ability.cost):
                options.append(
                    Option("activate", unit.card, ability.saying, number, meant=ACTIVATE)
                )
    return options


def skill_options(realm: Realm, hero: Hero) -> list[Option]:
    """MK-4.3.3 to MK-4.3.5"""
    options = [
        Option("skill", skill.card, meant=USE_SKILL)
        for skill in hero.skills
        if may_use(skill)
        and (skill.kind.any_turn or not realm.turn.partial)
        and skill.kind.effect.useful(realm, hero)
    ]
    if not realm.turn.partial:  # MK-11.2.9
        options.extend(tokens_to_return(realm, hero))
        options.extend(turned_by_mana(realm, hero))
    return options


def may_use(skill: Skill) -> bool:
    return (
        not skill.used
        and not skill.spent
        and not skill.in_centre
        and skill.kind.use != SkillUse.ALWAYS
    )


class PlayBasic(Use):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return play_basic(realm, hero, option.what)

    def effect(self, realm: Realm, hero: Hero, option: Option) -> Effect | None:
        return realm.deed(option.what).basic

    def costs_mana(self, realm: Realm, hero: Hero, option: Option) -> bool:
        deed = realm.deed(option.what)
        return deed.kind == DeedKind.SPELL or deed.basic.spends_mana()


class PlayStrong(Use):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return play_strong(realm, hero, option.what)

    def effect(self, realm: Realm, hero: Hero, option: Option) -> Effect | None:
        return realm.deed(option.what).strong

    def costs_mana(self, realm: Realm, hero: Hero, option: Option) -> bool:
        deed = realm.deed(option.what)
        return deed.kind != DeedKind.ARTIFACT or deed.strong.spends_mana()


class LaySideways(Use):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return lay_sideways(realm, hero, option.what, 1)


class Activate(Use):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return activate(realm, hero, unit_named(hero, option.what), option.amount)

    def effect(self, realm: Realm, hero: Hero, option: Option) -> Effect | None:
        return unit_named(hero, option.what).kind.abilities[option.amount].effect

    def costs_mana(self, realm: Realm, hero: Hero, option: Option) -> bool:
        ability = unit_named(hero, option.what).kind.abilities[option.amount]
        return ability.cost != NO_COLOUR or ability.effect.spends_mana()


class UseSkill(Use):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return use_skill(realm, hero, skill_named(hero, option.what))

    def effect(self, realm: Realm, hero: Hero, option: Option) -> Effect | None:
        return skill_named(hero, option.what).kind.effect

    def costs_mana(self, realm: Realm, hero: Hero, option: Option) -> bool:
        return skill_named(hero, option.what).kind.effect.spends_mana()


class Assign(Deal):
    """A banner goes to a unit."""

    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        assign_banner(realm, hero, option.what, unit_named(hero, option.where))
        return no_decisions()


PLAY_BASIC: Final = PlayBasic()
PLAY_STRONG: Final = PlayStrong()
LAY_SIDEWAYS: Final = LaySideways()
ACTIVATE: Final = Activate()
USE_SKILL: Final = UseSkill()
ASSIGN: Final = Assign()


def play_basic(realm: Realm, hero: Hero, card: int) -> Flow[None]:
    deed = realm.deed(card)
    lay_out_card(realm, hero, card)
    realm.tell("plays-basic", "MK-4.1.3", hero.seat, card)
    if deed.kind == DeedKind.SPELL:
        ways = ways_to_pay(realm, hero, deed.colour, deed.basic)
        yield from pay_with(realm, hero, ways, deed.colour, "MK-4.1.4", card)
        note_spell(realm, hero, deed)
    yield from deed.basic.play(realm, hero, Play(card, deed.colour))
    _give_back(realm, card)


def play_strong(realm: Realm, hero: Hero, card: int) -> Flow[None]:
    deed = realm.deed(card)
    lay_out_card(realm, hero, card)
    realm.tell("plays-strong", "MK-4.1.3", hero.seat, card)
    if deed.kind == DeedKind.SPELL:
        yield from _pay_strong(realm, hero, deed, card)
        note_spell(realm, hero, deed)
    elif deed.kind == DeedKind.ARTIFACT:  # MK-4.1.5
        throw_away(realm, hero, hero.played, card)
    else:
        ways = ways_to_pay(realm, hero, deed.colour, deed.strong)
        yield from pay_with(realm, hero, ways, deed.colour, "MK-4.1.3", card)
    yield from deed.strong.play(realm, hero, Play(card, deed.colour))
    _give_back(realm, card)


def _give_back(realm: Realm, card: int) -> None:
    """End the loan of one spell."""
    if card not in realm.spell_offer:
        return
    for each in listeners(realm, Moment.spell_returns):
        if each.spell_returns(realm, card, realm.deed(card).colour):
            return


def note_spell(realm: Realm, hero: Hero, deed: DeedDef) -> None:
    for each in listeners(realm, Moment.fame_for_spell):
        fame = each.fame_for_spell(deed.colour)
        if fame:
            gain_fame(realm, hero, fame, "MK-4.5.3")


def activate(realm: Realm, hero: Hero, unit: Unit, number: int) -> Flow[None]:
    """MK-4.2.7, MK-4.2.8"""
    ability = unit.kind.abilities[number]
    unit.ready = False
    realm.turn.influence -= assault_price(realm, unit)
    realm.tell("activates", "MK-4.2.7", hero.seat, unit.card)
    if ability.cost != NO_COLOUR:
        yield from pay(realm, hero, ability.cost, "MK-4.2.8", unit.card)
    play = Play(unit.card, ability.cost)
    play.unit = unit
    if realm.combat is not None:
        realm.combat.fought.append(unit.card)
    yield from ability.effect.play(realm, hero, play)


def use_skill(realm: Realm, hero: Hero, skill: Skill) -> Flow[None]:
    skill.used = True
    if skill.kind.use != SkillUse.TURN:
        skill.spent = skill.kind.use != SkillUse.INTERACTIVE
        skill.in_centre = skill.kind.use == SkillUse.INTERACTIVE
    realm.tell("uses-skill", "MK-4.3.3", hero.seat, skill.card)
    play = Play(skill.card, NO_COLOUR)
    play.skill = True
    yield from skill.kind.effect.play(realm, hero, play)


def assign_banner(realm: Realm, hero: Hero, card: int, unit: Unit) -> None:
    """MK-4.2.12, MK-4.2.13"""
    hero.hand.remove(card)
    if unit.banner != NOTHING:
        hero.discard.append(unit.banner)
    unit.banner = card
    unit.banner_used = False
    realm.turn.played_any = True
    realm.tell("assigns", "MK-4.2.12", unit.card, card)


def ask_colour(realm: Realm, hero: Hero, colours: list[int], rule: str, what: int) -> Flow[int]:
    options = [Option("colour", colour) for colour in colours]
    answer = yield Decision([hero.seat], "which-colour", options, rule, what)
    return answer.what
