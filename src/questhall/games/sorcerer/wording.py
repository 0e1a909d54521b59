"""What a card says, made from the same expressions that the rules carry out.

Every word of an expression has a message (`word-draw`) that says it as an order
("draw 2 cards") or after "may" and "to" (in Russian the infinitive). Minions are said in
the role that the word needs: as its object, as the recipient, as one of several.
"""

from questhall.kernel.content import Expression, parse_expression
from questhall.kernel.text import Texts

from .cards import ACTION, ATTACHMENT, ENEMY, HOST, OWN, SELF, Ability, BloodPool, CardDef, SkillDef
from .library import MOMENT_NAMES
from .vocabulary import message
from .who import EACH, NOTHING, Who
from .words import KINDS, ORIGINS, WORDS, aura_of, who_of

Said = dict[str, str | int]

ORDER = "imperative"
INFINITIVE = "infinitive"

AURA_WORDS = {OWN: "own", ENEMY: "enemy", SELF: "this", HOST: "host"}
SINGLE_MINIONS = ("this", "host", "it", "attacker")
SELECTORS = ("own", "enemy", "any", "each", "up_to", *SINGLE_MINIONS)
OPTIONAL_WORDS = ("may", "pay")

DEFAULTS: dict[str, Said] = {
    "heal": {"amount": 0, "all": "no"},
    "blood": {"amount": 0, "its-cost": "no"},
    "restore": {"per-blood": 0},
    "exhaust_battlefield": {"here": "no"},
    "boost": {"per-attachment": "no"},
    "blank": {"this-round": "no"},
    "follower": {"count": 1},
}

KEYWORDS: dict[str, tuple[str, ...]] = {
    "weaken": ("weaken",),
    "heal": ("heal",),
    "restore": ("restore",),
    "flame": ("flame", "move_flame", "burning", "energy_per_burning", "if_enemy_burning"),
    "follower": ("follower", "move_follower", "per_follower"),
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

LABELS = (
    "cost",
    "attack",
    "life",
    "minion",
    "sorcery",
    "attachment",
    "energy",
    "actions",
    "omens",
    "blood",
    "points",
    "hand",
    "grimoire",
    "graveyard",
    "damage",
    "flame",
    "followers",
    "avatar",
    "first-player",
    "fate-full",
    "fate-empty",
    "ready",
    "exhausted",
    "conquered-by",
    "unopposed",
    "round",
)


def card_text(card: CardDef, texts: Texts) -> str:
    """The text of a grimoire card, one ability a line."""
    speaker = Speaker(texts)
    lines = speaker.marks(card)
    if card.ongoing:
        lines.append(capital(speaker.aura(card.ongoing)))
    if card.text:
        said = capital(speaker.sentence(card.text))
        lines.append(texts.say("sorcery-swords", {"sentence": said}) if card.swords else said)
    lines.extend([speaker.ability(ability, "card") for ability in card.abilities])
    return "\n".join(lines) or texts.say("card-plain")


def skill_text(skill: SkillDef, texts: Texts) -> str:
    """The text of a skill card, and when it can be used (SO-6.2.3, SO-6.2.4)."""
    ability = Speaker(texts).ability(skill.ability, "skill", skill.optional)
    return "\n".join([ability, texts.say("skill-reminder")])


def blood_pool_text(pool: BloodPool, texts: Texts) -> str:
    """The tactic and the Power of the Blood Pool card (SO-21.3.6, SO-21.3.7)."""
    speaker = Speaker(texts)
    gain = speaker.clause(parse_expression(pool.tactic.text), INFINITIVE)
    power = capital(speaker.sentence(pool.power.text))
    return "\n".join(
        [
            texts.say("blood-pool-tactic", {"blood": pool.tactic_cost, "gain": gain}),
            texts.say("blood-pool-action", {"blood": pool.power_cost, "sentence": power}),
        ]
    )


def keywords_of(card: CardDef) -> list[str]:
    """The keywords of a card that deserve an explanation (`keyword-weaken`)."""
    words: set[str] = set()
    for text in [card.text, card.ongoing, *[ability.text for ability in card.abilities]]:
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
        for keyword, said_by in KEYWORDS.items()
        if printed.get(keyword) or words.intersection(said_by)
    ]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def dashed(word: str) -> str:
    return word.replace("_", "-")


class Speaker:
    """Says expressions in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, key: str, said: Said) -> str:
        """A message without the gaps that unused places leave."""
        return " ".join(self.texts.say(key, said).split()).replace(" ,", ",")

    # -- whole lines -----------------------------------------------------------

    def marks(self, card: CardDef) -> list[str]:
        """Icons, and what an attachment does by its numbers (SO-6.6.3, SO-6.6.4)."""
        icons = {"icon-legend": card.legend, "icon-flying": card.flying, "icon-omen": card.omen}
        shown = [self.texts.say(icon) for icon, printed in icons.items() if printed]
        lines = [" ".join(shown)] if shown else []
        if card.host:
            lines.append(self.texts.say(message("host", card.host)))
        if card.kind == ATTACHMENT and (card.attack or card.life):
            gains = self.gains(card.attack, card.life, "no")
            lines.append(capital(self.bearing("host", Who(NOTHING), gains)))
        return lines

    def ability(self, ability: Ability, source: str, optional: bool = False) -> str:
        """An ability with its moment. To use a Power is to want it: it says no "may"."""
        expression = parse_expression(ability.text)
        if optional:
            expression = Expression("may", [expression], {})
        if ability.moment == ACTION:
            clause = self.power(expression)
        else:
            clause = self.clause(expression, ORDER)
        text = f"{clause}."
        said: Said = {"source": source, "text": text, "sentence": capital(text)}
        line = self.say(message("moment", MOMENT_NAMES[ability.moment]), said)
        return self.say("entombed", {"text": line}) if ability.entombed else line

    def sentence(self, text: str) -> str:
        return f"{self.clause(parse_expression(text), ORDER)}."

    def aura(self, text: str) -> str:
        """An ongoing ability."""
        aura = aura_of(parse_expression(text))
        gains = self.gains(aura.attack, aura.life, "yes" if aura.per_follower else "no")
        if aura.flying:
            gains.append(self.texts.say("gain-flying"))
        who = Who(NOTHING, here=True, type=aura.type, other=aura.other, burning=aura.burning)
        return self.bearing(AURA_WORDS[aura.whose], who, gains)

    def gains(self, attack: int, life: int, per_follower: str) -> list[str]:
        return [
            self.say(key, {"signed": signed(number), "per-follower": per_follower})
            for key, number in (("gain-attack", attack), ("gain-life", life))
            if number
        ]

    def bearing(self, word: str, who: Who, gains: list[str]) -> str:
        """Which minions have what, as a sentence."""
        said: Said = {
            "subject": self.named(word, who, SUBJECT, True),
            "many": "no" if word in SINGLE_MINIONS else "yes",
            "gains": self.joined("join-and", gains),
        }
        return self.say("aura", said) + "."

    # -- clauses ---------------------------------------------------------------

    def power(self, expression: Expression) -> str:
        if expression.word == "may":
            return self.clause(effects_in(expression)[0], ORDER)
        if expression.word == "pay":
            return self.exchange(expression, ORDER, INFINITIVE)
        return self.clause(expression, ORDER)

    def clause(self, expression: Expression, form: str) -> str:
        """One word with all that belongs to it, small and without a full stop."""
        if expression.word == "then":
            return self.sequence(effects_in(expression), form)
        if expression.word == "pay":
            return self.exchange(expression, INFINITIVE, form)
        said: Said = {"form": form, **DEFAULTS.get(expression.word, {})}
        said.update(self.numbers(expression))
        said.update(self.effects(expression, form))
        said.update(self.cards(expression))
        said.update(self.minions(expression))
        return self.say(message("word", expression.word), said)

    def sequence(self, parts: list[Expression], form: str) -> str:
        """Parts in their order; after a choice a new sentence, so that both ways lead on."""
        text = self.clause(parts[0], form)
        for before, part in pairwise(parts):
            joint = "join-and" if form == INFINITIVE else "join-then"
            if before.word == "choose":
                joint = "join-next"
            text = self.say(joint, {"first": text, "second": self.clause(part, form)})
        return text

    def exchange(self, expression: Expression, cost_form: str, form: str) -> str:
        """Do one thing to get another (SO-19.1.3); what is gained may again be an offer."""
        cost, gain = effects_in(expression)
        offer = not gain.words().isdisjoint(OPTIONAL_WORDS)
        said: Said = {
            "form": form,
            "cost": self.clause(cost, cost_form),
            "gain": self.clause(gain, ORDER if offer else INFINITIVE),
        }
        return self.say("word-pay-offer" if offer else "word-pay", said)

    # -- what belongs to a word ------------------------------------------------

    def numbers(self, expression: Expression) -> Said:
        """Numbers, types and bare words such as `all`."""
        said: Said = {}
        for value in expression.arguments:
            if isinstance(value, int):
                said["amount"] = value
                said["signed"] = signed(value)
            elif isinstance(value, Expression) and value.word in ORIGINS:
                said["origin"] = value.word
            elif isinstance(value, Expression):
                said[dashed(value.word)] = "yes"
        for name, value in expression.named.items():
            if isinstance(value, Expression):
                said[dashed(name)] = self.texts.say(message("type", value.word))
            else:
                said[dashed(name)] = value
        return said

    def effects(self, expression: Expression, form: str) -> Said:
        """The effects inside an effect."""
        inside = effects_in(expression)
        if expression.word == "choose":
            names = ("first", "second")
            return {name: self.clause(each, ORDER) for name, each in zip(names, inside, strict=True)}
        inner = INFINITIVE if expression.word == "may" else form
        return {"effect": self.clause(each, inner) for each in inside}

    def cards(self, expression: Expression) -> Said:
        """What kinds of cards `play` and `recover` speak of."""
        if expression.word not in ("play", "recover"):
            return {}
        kinds = [each.word for each in expressions_in(expression) if each.word in KINDS]
        limit = expression.named.get("cost")
        up_to = expression.named.get("up_to", 0)
        count = "many" if up_to else "one"
        names = [
            self.say("card-kind", {"kind": kind, "count": count}) for kind in kinds or ["card"]
        ]
        what = self.joined("join-or", names)
        if isinstance(limit, int):
            what += " " + self.say("filter-cost", {"amount": limit})
        here = "here" in expression.words()
        less = expression.named.get("less", 0)
        return {
            "what": what,
            "kind": kinds[0] if kinds else "card",
            "here": self.texts.say("here") if here else "",
        }

    def minions(self, expression: Expression) -> Said:
        """Whom the word speaks of, in every role that a message may need."""
        said: Said = {}
        for each in expressions_in(expression):
            if each.word in SELECTORS:
                core = each
                while core.word in ("each", "up_to"):
                    core = expressions_in(core)[0]
                who = who_of(each)
                if expression.word == "move_away":
                    said["here"] = "yes" if who.here else "no"
                    who.here = False
                for key, role in ROLES.items():
                    said[key] = self.named(core.word, who, role)
        return said
