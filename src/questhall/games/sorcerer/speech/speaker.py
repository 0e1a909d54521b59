"""Card texts, made from the same expressions that the rules carry out.

Every word of an expression has a message (`word-draw`) that says it as an order ("draw 2 cards") or
in the form used after "may" and "to" (in Russian the infinitive). Minions take the role that the
word needs.
"""

from itertools import pairwise
from typing import Any

from questhall.kernel.decisions import NOTHING
from questhall.kernel.language import speaking
from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.language.parameters import Keys, NamedWord, Parameter, Said, signed, yes_no
from questhall.kernel.language.speaking import capital, message
from questhall.kernel.language.words import One
from questhall.kernel.text import Texts

from ..library.library import MOMENT_NAMES
from ..printed.cards import ACTION, ATTACHMENT, TACTIC, Ability, BloodPool, CardDef, SkillDef
from ..rules.selecting import EACH, ONE, Who
from ..words.auras import AURAS
from ..words.effects import EFFECTS
from ..words.minions import MINIONS, Minions

ORDER = "imperative"
INFINITIVE = "infinitive"

SUBJECT = "subject"
ROLES = {"who": "object", "who-recipient": "recipient", "who-among": "among"}

QUANTIFIERS = ("each", "up_to")
SINGLE_MINIONS = ("this", "host", "it", "attacker")
HOST = Expression("host", [], {})
OFFERS = ("may", "pay")
CONDITIONS = ("if_graveyard", "if_hand_empty", "if_enemy_burning")
# The form of the effects inside a word, if it differs from that of the word itself.
INNER_FORMS = {"may": INFINITIVE, "choose": ORDER}
CONDITIONAL = (*OFFERS, *CONDITIONS, "choose", "play", "reinforce_avatar", "dig_up")
# Each keyword with an explanation (`keyword-weaken`), and the words that use it.
KEYWORDS: dict[str, tuple[str, ...]] = {
    "weaken": ("weaken",),
    "heal": ("heal",),
    "restore": ("restore",),
    "flame": ("flame", "move_flame", "burning", "energy_per_burning", "if_enemy_burning"),
    "follower": ("follower", "move_follower", "per_follower", "destroy_attachment"),
    "entombed": (),
    "legend": ("search",),
    "flying": ("flying",),
    "omen": ("omen",),
    "curse": (),
    "tactic": (),
    "unopposed": (),
    "exhausted": ("exhaust", "exhaust_battlefield", "ready"),
    "blanked": ("blank",),
    "put-into-play": ("raise_minion", "put_this_into_play"),
    "reinforce": ("reinforce", "reinforce_avatar"),
    "distribute": ("distribute",),
}

# The labels a table shows beside its numbers and cards (`label-energy`).
LABELS = (
    *("cost", "attack", "life", "minion", "sorcery", "attachment"),
    *("energy", "actions", "omens", "blood", "points", "hand", "grimoire", "graveyard"),
    *("damage", "flame", "followers", "ready", "exhausted", "unopposed"),
    *("avatar", "first-player", "fate-full", "fate-empty", "conquered-by", "round"),
)


def card_text(card: CardDef, texts: Texts) -> str:
    """The text of a grimoire card, one ability per line."""
    speaker = Speaker(texts)
    lines = speaker.marks(card)
    if card.ongoing:
        lines.append(speaker.aura(card.ongoing))
    if card.text:
        lines.append(speaker.sorcery(card))
    lines.extend([speaker.ability(ability, "card") for ability in card.abilities])
    return "\n".join(lines) or texts.say("card-plain")


def skill_text(skill: SkillDef, texts: Texts) -> str:
    """The text of a skill card, and when it can be used (SO-6.2.3, SO-6.2.4)."""
    line = Speaker(texts).ability(skill.ability, "skill", skill.optional)
    return f"{line}\n{texts.say('skill-reminder')}"


def blood_pool_text(pool: BloodPool, texts: Texts) -> str:
    """The tactic and the Power of the Blood Pool card (SO-21.3.6, SO-21.3.7)."""
    speaker = Speaker(texts)
    gain = speaker.clause(parse_expression(pool.tactic.text), INFINITIVE)
    power = capital(speaker.clause(parse_expression(pool.power.text), ORDER)) + "."
    tactic_line = texts.say("blood-pool-tactic", {"blood": pool.tactic_cost, "gain": gain})
    power_line = texts.say("blood-pool-action", {"blood": pool.power_cost, "sentence": power})
    return f"{tactic_line}\n{power_line}"


def keywords_of(card: CardDef) -> list[str]:
    """The keywords of a card that have an explanation."""
    words: set[str] = set()
    for text in (card.text, card.ongoing, *[ability.text for ability in card.abilities]):
        if text:
            words |= parse_expression(text).words()
    printed = {
        "entombed": card.has_entombed,
        "legend": card.legend,
        "flying": card.flying,
        "omen": card.omen,
        "curse": card.is_curse,
        "tactic": any(ability.moment == TACTIC for ability in card.abilities),
    }
    return [
        keyword
        for keyword, brought_up_by in KEYWORDS.items()
        if printed.get(keyword, False) or words.intersection(brought_up_by)
    ]


class Speaker(speaking.Speaker):
    """Says expressions as orders, or in the form used after "may" and "to"."""

    def __init__(self, texts: Texts, form: str = ORDER) -> None:
        super().__init__(texts)
        self.form = form

    # -- whole lines -----------------------------------------------------------

    def marks(self, card: CardDef) -> list[str]:
        """Icons, the host, and how an attachment changes numbers (SO-6.6.3, SO-6.6.4)."""
        icons = {"icon-legend": card.legend, "icon-flying": card.flying, "icon-omen": card.omen}
        shown = [self.texts.say(icon) for icon, printed in icons.items() if printed]
        lines = [" ".join(shown)] if shown else []
        if card.host:
            lines.append(self.texts.say(message("host", card.host)))
        if card.kind == ATTACHMENT and (card.attack or card.life):
            lines.append(self.bearing(HOST, self.gains(card.attack, card.life, False)))
        return lines

    def sorcery(self, card: CardDef) -> str:
        """A sorcery with crossed swords begins with the choice of a battlefield (A-04)."""
        sentence = capital(self.clause(parse_expression(card.text), ORDER)) + "."
        return self.say("sorcery-swords", {"sentence": sentence}) if card.swords else sentence

    def ability(self, ability: Ability, source: str, optional: bool = False) -> str:
        """An ability with its moment."""
        expression = parse_expression(ability.text)
        if optional:
            expression = Expression("may", [expression], {})
        if ability.moment == ACTION:
            clause = self.power(expression)
        else:
            clause = self.clause(expression, ORDER)
        said: Said = {"source": source, "text": f"{clause}.", "sentence": f"{capital(clause)}."}
        line = self.say(message("moment", MOMENT_NAMES[ability.moment]), said)
        return self.say("entombed", {"text": line}) if ability.entombed else line

    def aura(self, text: str) -> str:
        """An ongoing ability."""
        expression = parse_expression(text)
        aura = AURAS.read(expression)
        gains = self.gains(aura.attack, aura.life, aura.per_follower)
        if aura.flying:
            gains.append(self.texts.say("gain-flying"))
        return self.bearing(expression.inside()[0], gains)

    def gains(self, attack: int, life: int, per_follower: bool) -> list[str]:
        return [
            self.say(key, {"signed": signed(number), "per-follower": yes_no(per_follower)})
            for key, number in (("gain-attack", attack), ("gain-life", life))
            if number
        ]

    def bearing(self, bearers: Expression, gains: list[str]) -> str:
        """Which minions have the ability while they are where the card is (SO-18.13.1)."""
        who = MINIONS.read(bearers)
        who.here = True
        said: Said = {
            "subject": capital(self.named(bearers.word, who, SUBJECT)),
            "many": yes_no(bearers.word not in SINGLE_MINIONS),
            "gains": self.joined("join-and", gains),
        }
        return self.say("aura", said) + "."

    # -- clauses: small first letter, no full stop -----------------------------

    def power(self, expression: Expression) -> str:
        """A Power says no "may": whoever spends an action on it has already decided."""
        if expression.word == "may":
            return self.clause(expression.inside()[0], ORDER)
        if expression.word == "pay":
            return self.exchange(expression, INFINITIVE, cost_form=ORDER)
        return self.clause(expression, ORDER)

    def clause(self, expression: Expression, form: str) -> str:
        """A word with all its arguments."""
        word = EFFECTS.word(expression)
        if expression.word == "then":
            return self.sequence(expression.inside(), form)
        if expression.word == "pay":
            return self.exchange(expression, form, cost_form=INFINITIVE)
        said = Speaker(self.texts, INNER_FORMS.get(expression.word, form)).said(word, expression)
        said["form"] = form
        if expression.word in ("play", "recover"):
            said |= self.cards(said)
        elif expression.word == "move_away":  # its message names the origin itself
            said |= self.minions_from(expression.inside()[0])
        return self.say(message("word", expression.word), said)

    def sequence(self, parts: list[Expression], form: str) -> str:
        """Parts in order; a part after a choice or condition gets its own sentence."""
        text = self.clause(parts[0], form)
        for before, part in pairwise(parts):
            joint = "join-and" if form == INFINITIVE else "join-then"
            if before.word in CONDITIONAL:
                joint = "join-next"
            text = self.joined(joint, [text, self.clause(part, form)])
        return text

    def exchange(self, expression: Expression, form: str, cost_form: str) -> str:
        """Do one thing to get another (SO-19.1.3); the gain may itself be an offer."""
        cost, gain = expression.inside()
        offer = not gain.words().isdisjoint(OFFERS)
        said: Said = {
            "form": form,
            "cost": self.clause(cost, cost_form),
            "gain": self.clause(gain, ORDER if offer else INFINITIVE),
        }
        return self.say("word-pay-offer" if offer else "word-pay", said)

    # -- the arguments of a word -----------------------------------------------

    def said_of(self, parameter: Parameter[Any], taken: Any) -> Said:
        if isinstance(parameter, Minions):
            return self.minions(taken)
        if isinstance(parameter, One):
            return {parameter.key: self.clause(taken, self.form)}
        if isinstance(parameter, NamedWord):
            return {parameter.name: self.texts.say(message("type", taken))}
        if isinstance(parameter, Keys):
            return {parameter.key: " ".join(taken) or "card"}
        return super().said_of(parameter, taken)

    def cards(self, said: Said) -> Said:
        """Which cards `play` and `recover` speak of."""
        kinds = str(said["kinds"]).split()
        count = "many" if said.get("up-to") else "one"
        names = [self.say("card-kind", {"kind": kind, "count": count}) for kind in kinds]
        what = self.joined("join-or", names)
        limit = said.get("cost", NOTHING)
        if limit != NOTHING:
            what += " " + self.say("filter-cost", {"amount": limit})
        here = self.texts.say("here") if said.get("here") == "yes" else ""
        return {"what": what, "kind": kinds[0], "here": here}

    def minions(self, selector: Expression) -> Said:
        """The minions a word names, in every role that its message may need."""
        return self.roles(selector, MINIONS.read(selector))

    def minions_from(self, selector: Expression) -> Said:
        """The same without the place, which is said separately."""
        who = MINIONS.read(selector)
        here = yes_no(who.here)
        who.here = False
        return self.roles(selector, who) | {"here": here}

    def roles(self, selector: Expression, who: Who) -> Said:
        core = selector.inside()[0] if selector.word in QUANTIFIERS else selector
        said: Said = {
            "single": yes_no(core.word in SINGLE_MINIONS),
            "several": yes_no(who.count > ONE),
        }
        for key, role in ROLES.items():
            said[key] = self.named(core.word, who, role)
        return said

    def named(self, word: str, who: Who, role: str) -> str:
        """Minions in their role in the sentence."""
        count = "each" if who.count == EACH else "up-to" if who.up_to else "one"
        if role in (SUBJECT, "among"):
            count = "all"
        elif who.count > ONE:
            role += "s"
        said: Said = {
            "role": role,
            "count": count,
            "number": who.count,
            "other": yes_no(who.other),
            "type": self.type_of(who),
            "filters": self.filters(who),
            "here": self.texts.say("here") if who.here else "",
        }
        return self.say(message("who", word), said)

    def type_of(self, who: Who) -> str:
        if not who.type:
            return ""
        return self.say("who-type", {"type": self.texts.say(message("type", who.type))})

    def filters(self, who: Who) -> str:
        """What else is required of the minions."""
        found: list[str] = []
        if who.cost != NOTHING:
            found.append(self.say("filter-cost", {"amount": who.cost}))
        if who.attack != NOTHING:
            found.append(self.say("filter-attack", {"amount": who.attack}))
        if who.damaged:
            found.append(self.texts.say("filter-damaged"))
        if who.burning:
            found.append(self.texts.say("filter-burning"))
        return self.joined("join-and", found) if found else ""
