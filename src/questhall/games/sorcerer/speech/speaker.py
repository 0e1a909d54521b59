"""What a card says, made from the same expressions that the rules carry out.

Every word of an expression has a message (`word-draw`) that says it as an order
("draw 2 cards") or as it stands after "may" and "to" (in Russian the infinitive).
Minions are said in the role that the word needs.
"""

from itertools import pairwise

from questhall.kernel.content import Expression, parse_expression
from questhall.kernel.decisions import NOTHING
from questhall.kernel.text import Texts

from ..library.library import MOMENT_NAMES
from ..printed.cards import ACTION, ATTACHMENT, TACTIC, Ability, BloodPool, CardDef, SkillDef
from ..rules.selecting import EACH, ONE, Who
from ..words.words import KINDS, ORIGINS, WORDS, aura_of, who_of
from .phrases import message

Said = dict[str, str | int]

ORDER = "imperative"
INFINITIVE = "infinitive"

SUBJECT = "subject"
ROLES = {"who": "object", "who-recipient": "recipient", "who-among": "among"}

QUANTIFIERS = ("each", "up_to")
SINGLE_MINIONS = ("this", "host", "it", "attacker")
SELECTORS = ("own", "enemy", "any", *QUANTIFIERS, *SINGLE_MINIONS)
HOST = Expression("host", [], {})
OFFERS = ("may", "pay")
CONDITIONS = ("if_graveyard", "if_hand_empty", "if_enemy_burning")
CONDITIONAL = (*OFFERS, *CONDITIONS, "choose", "play", "reinforce_avatar", "dig_up")
FLAGS = ("all", "its_cost", "here", "per_attachment", "this_round")
DEFAULTS: dict[str, Said] = {
    "heal": {"all": "no", "amount": 0},
    "blood": {"its-cost": "no", "amount": 0},
    "restore": {"per-blood": 0},
    "exhaust_battlefield": {"here": "no"},
    "boost": {"per-attachment": "no"},
    "blank": {"this-round": "no"},
    "follower": {"count": 1},
    "play": {"less": 0},
    "recover": {"up-to": 0},
}

# Each keyword that has an explanation (`keyword-weaken`), and the words that bring it up.
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

# What a table writes beside its numbers and cards (`label-energy`).
LABELS = (
    *("cost", "attack", "life", "minion", "sorcery", "attachment"),
    *("energy", "actions", "omens", "blood", "points", "hand", "grimoire", "graveyard"),
    *("damage", "flame", "followers", "ready", "exhausted", "unopposed"),
    *("avatar", "first-player", "fate-full", "fate-empty", "conquered-by", "round"),
)


def card_text(card: CardDef, texts: Texts) -> str:
    """The text of a grimoire card, one ability a line."""
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


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def yes_no(value: bool) -> str:
    return "yes" if value else "no"


def expressions_in(expression: Expression) -> list[Expression]:
    return [each for each in expression.arguments if isinstance(each, Expression)]


def effects_in(expression: Expression) -> list[Expression]:
    return [each for each in expressions_in(expression) if each.word in WORDS]


class Speaker:
    """Says expressions in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, key: str, said: Said) -> str:
        """A message without the gaps that unused places leave in it."""
        return " ".join(self.texts.say(key, said).split()).replace(" ,", ",")

    def joined(self, joint: str, parts: list[str]) -> str:
        text = parts[0]
        for part in parts[1:]:
            text = self.say(joint, {"first": text, "second": part})
        return text

    # -- whole lines -----------------------------------------------------------

    def marks(self, card: CardDef) -> list[str]:
        """Icons, the host, and what an attachment does by its numbers (SO-6.6.3, SO-6.6.4)."""
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
        aura = aura_of(expression)
        gains = self.gains(aura.attack, aura.life, aura.per_follower)
        if aura.flying:
            gains.append(self.texts.say("gain-flying"))
        return self.bearing(expressions_in(expression)[0], gains)

    def gains(self, attack: int, life: int, per_follower: bool) -> list[str]:
        return [
            self.say(key, {"signed": signed(number), "per-follower": yes_no(per_follower)})
            for key, number in (("gain-attack", attack), ("gain-life", life))
            if number
        ]

    def bearing(self, bearers: Expression, gains: list[str]) -> str:
        """Which minions have what, as long as they are where the card is (SO-18.13.1)."""
        who = who_of(bearers)
        who.here = True
        said: Said = {
            "subject": capital(self.named(bearers.word, who, SUBJECT)),
            "many": yes_no(bearers.word not in SINGLE_MINIONS),
            "gains": self.joined("join-and", gains),
        }
        return self.say("aura", said) + "."

    # -- clauses: small first letter, no full stop -----------------------------

    def power(self, expression: Expression) -> str:
        """Who spends an action on a Power has already decided: it says no "may"."""
        if expression.word == "may":
            return self.clause(effects_in(expression)[0], ORDER)
        if expression.word == "pay":
            return self.exchange(expression, INFINITIVE, cost_form=ORDER)
        return self.clause(expression, ORDER)

    def clause(self, expression: Expression, form: str) -> str:
        """A word with all that belongs to it."""
        if expression.word == "then":
            return self.sequence(effects_in(expression), form)
        if expression.word == "pay":
            return self.exchange(expression, form, cost_form=INFINITIVE)
        said: Said = {"form": form, **DEFAULTS.get(expression.word, {})}
        said.update(self.plain_arguments(expression))
        said.update(self.effects(expression, form))
        said.update(self.card_kinds(expression))
        said.update(self.minions(expression))
        return self.say(message("word", expression.word), said)

    def sequence(self, parts: list[Expression], form: str) -> str:
        """Parts in their order; after a choice or condition in a sentence of their own."""
        text = self.clause(parts[0], form)
        for before, part in pairwise(parts):
            joint = "join-and" if form == INFINITIVE else "join-then"
            if before.word in CONDITIONAL:
                joint = "join-next"
            text = self.joined(joint, [text, self.clause(part, form)])
        return text

    def exchange(self, expression: Expression, form: str, cost_form: str) -> str:
        """Do one thing to get another (SO-19.1.3); what is got may be an offer again."""
        cost, gain = effects_in(expression)
        offer = not gain.words().isdisjoint(OFFERS)
        said: Said = {
            "form": form,
            "cost": self.clause(cost, cost_form),
            "gain": self.clause(gain, ORDER if offer else INFINITIVE),
        }
        return self.say("word-pay-offer" if offer else "word-pay", said)

    # -- what belongs to a word ------------------------------------------------

    def plain_arguments(self, expression: Expression) -> Said:
        """Numbers, types and bare words."""
        said: Said = {}
        for value in expression.arguments:
            if isinstance(value, int):
                said["amount"] = value
                said["signed"] = signed(value)
            elif isinstance(value, Expression) and value.word in ORIGINS:
                said["origin"] = value.word
            elif isinstance(value, Expression) and value.word in FLAGS:
                said[value.word.replace("_", "-")] = "yes"
        for name, value in expression.named.items():
            if isinstance(value, Expression):
                said[name] = self.texts.say(message("type", value.word))
            else:
                said[name.replace("_", "-")] = value
        return said

    def effects(self, expression: Expression, form: str) -> Said:
        """The effects inside an effect."""
        inside = effects_in(expression)
        if expression.word == "choose":
            first, second = inside
            return {"first": self.clause(first, ORDER), "second": self.clause(second, ORDER)}
        inner = INFINITIVE if expression.word == "may" else form
        return {"effect": self.clause(inside[0], inner)} if inside else {}

    def card_kinds(self, expression: Expression) -> Said:
        """Which cards `play` and `recover` speak of."""
        if expression.word not in ("play", "recover"):
            return {}
        kinds = [each.word for each in expressions_in(expression) if each.word in KINDS] or ["card"]
        count = "many" if "up_to" in expression.named else "one"
        names = [self.say("card-kind", {"kind": kind, "count": count}) for kind in kinds]
        what = self.joined("join-or", names)
        limit = expression.named.get("cost")
        if isinstance(limit, int):
            what += " " + self.say("filter-cost", {"amount": limit})
        here = self.texts.say("here") if "here" in expression.words() else ""
        return {"what": what, "kind": kinds[0], "here": here}

    def minions(self, expression: Expression) -> Said:
        """Whom the word speaks of, in every role that its message may need."""
        said: Said = {}
        for selector in expressions_in(expression):
            if selector.word not in SELECTORS:
                continue
            who = who_of(selector)
            if expression.word == "move_away":  # says itself from where
                said["here"] = yes_no(who.here)
                who.here = False
            core = expressions_in(selector)[0] if selector.word in QUANTIFIERS else selector
            said["single"] = yes_no(core.word in SINGLE_MINIONS)
            said["several"] = yes_no(who.count > ONE)
            for key, role in ROLES.items():
                said[key] = self.named(core.word, who, role)
        return said

    def named(self, word: str, who: Who, role: str) -> str:
        """Minions in the role that they have in the sentence."""
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
        """What else the minions must be like."""
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
