/** The fight on the table: on what its options sit, who is struck together, and why numbers are as they are. */

import type { OfferedOption, Verb } from "../../../protocol";
import type { AttackView, CombatView, FoeView, GroupView } from "../view";
import { slug } from "../../../words/slug";

export const PHASES = ["ranged", "block", "damage", "attack"];

/** What became of an attack. */
export const OPEN = 0;
export const BLOCKED = 1;
export const CANCELLED = 2;
export const RESOLVED = 3;

export const ELEMENTS = ["physical", "fire", "ice", "cold_fire"];
export const RANGES = ["melee", "ranged", "siege"];

/** A unit of the other hero that stands in the fight like an enemy. */
const AS_ENEMY = "opponent:";
/** Where an enemy comes from. */
export const GARRISON = 0;
export const SITE_MONSTER = 2;
export const SUMMONED = 3;

/** A text of the table with its arguments. */
export interface Line {
  key: string;
  args: Record<string, string | number>;
}

type OnThings = Pick<OfferedOption, "things">;

/** Enemies that are struck together; the option lies on no thing of the table. */
export function strikeThing(places: number[]): string {
  return `strike:${places.join("+")}`;
}

export function attackThing(place: number, attack: number): string {
  return `attack:${place}.${attack}`;
}

/** The places of the enemies that a strike is aimed at. */
export function struck(option: OfferedOption): number[] {
  return option.parts ?? [];
}

/** Where options of a fight sit: on an enemy, on one of its attacks, or on several enemies. */
export function thingsInFight(option: OfferedOption): string[] {
  if (option.verb === "plan-assault") return []; // in words: a click on a city means to go there
  if (option.verb === "strike") {
    const places = struck(option);
    return places.length > 1 ? [strikeThing(places)] : option.things;
  }
  const [attack] = option.parts ?? [];
  if (attack === undefined) return option.things;
  return option.things.map((thing) =>
    thing.startsWith("foe:") ? attackThing(Number(thing.slice(4)), attack) : thing,
  );
}

/** The options that a click on this thing alone would choose, when so much is picked already. */
export function optionsOn<Option extends OnThings>(
  options: Option[],
  picked: string[],
  thing: string,
): Option[] {
  return options.filter(({ things }) => {
    const open = things.filter((each) => !picked.includes(each));
    return picked.every((each) => things.includes(each)) && open.length === 1 && open[0] === thing;
  });
}

/** How an enemy is called: the key of its text. */
export function foeMessage(foe: Pick<FoeView, "enemy">): string {
  const [kind, key] = foe.enemy.startsWith(AS_ENEMY)
    ? ["unit", foe.enemy.slice(AS_ENEMY.length)]
    : ["enemy", foe.enemy];
  return `${kind}-${slug(key)}`;
}

/** The number that tells enemies of one name apart; none has it while its name is the only one. */
export function foeNumber(combat: CombatView, foe: FoeView): number | null {
  const alike = combat.foes.filter((each) => each.enemy === foe.enemy);
  return alike.length > 1 ? foe.place + 1 : null;
}

/** The same enemies, in whatever order they were chosen. */
export function sameFoes(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((place) => other.includes(place));
}

export function groupOf(combat: CombatView, places: number[]): GroupView | undefined {
  return combat.groups.find(({ foes }) => sameFoes(foes, places));
}

/** What remains of a chosen group when enemies fall or the phase changes. */
export function stillTogether(combat: CombatView, places: number[]): number[] {
  return places.filter((place) => groupOf(combat, [place]) !== undefined);
}

/** The strike that defeats the most enemies at once; of several the one for the most fame. */
export function greatestStrike(
  combat: CombatView,
  options: OfferedOption[],
): OfferedOption | undefined {
  const fameOf = (option: OfferedOption): number =>
    struck(option).reduce((sum, place) => sum + (combat.foes[place]?.fame ?? 0), 0);
  const ranked = options
    .filter((option) => option.verb === "strike" && struck(option).length > 1)
    .map((option) => ({ option, count: struck(option).length, fame: fameOf(option) }))
    .sort((one, other) => other.count - one.count || other.fame - one.fame);
  return ranked[0]?.option;
}

/** The points of a kind that were gathered, without those of which there are none. */
export interface Points {
  kind: string;
  element: string;
  amount: number;
}

export function attackGathered(combat: CombatView): Points[] {
  return combat.attack.flatMap((row, range) =>
    row.flatMap((amount, element) =>
      amount ? [{ kind: RANGES[range] ?? "", element: ELEMENTS[element] ?? "", amount }] : [],
    ),
  );
}

export function blockGathered(combat: CombatView): Points[] {
  return combat.block.flatMap((amount, element) =>
    amount ? [{ kind: "block", element: ELEMENTS[element] ?? "", amount }] : [],
  );
}

/** Points with what gave them, as far as that is known. */
export interface Fed {
  points: Points;
  from?: { id: string; card: string };
}

/** What was gathered in this phase, card by card. */
export function fed(combat: CombatView, phase: string): Fed[] {
  const gains = combat.gains ?? [];
  if (gains.length === 0) {
    return [...attackGathered(combat), ...blockGathered(combat)].map((points) => ({ points }));
  }
  return gains.map(({ id, card, element, range, amount }) => ({
    points: { kind: phase === "block" ? "block" : range, element, amount },
    ...(id && card ? { from: { id, card } } : {}),
  }));
}

/** Points that count by half: what reaches beyond the full ones is theirs. */
function halves({ full, halved, reached }: AttackView | GroupView, why: string): Line[] {
  return halved === 0 ? [] : [{ key: why, args: { full, halved, half: reached - full } }];
}

/** Why so much block is needed against an attack, and why what was gathered counts as it does. */
export function whyBlock(attack: AttackView): Line[] {
  const lines: Line[] = [];
  if (attack.needed > attack.value) {
    lines.push({
      key: "mage-knight-why-swift",
      args: { value: attack.value, needed: attack.needed },
    });
  }
  return [...lines, ...halves(attack, "mage-knight-why-halved")];
}

/** Why the attack gathered reaches as far as it does. */
export function whyAttack(group: GroupView): Line[] {
  const lines: Line[] = group.siege_only ? [{ key: "mage-knight-why-siege", args: {} }] : [];
  return [...lines, ...halves(group, "mage-knight-why-resisted")];
}

/** Which attacks can reach an enemy behind its walls in this phase: a text, or nothing to say. */
export function reachedBy(
  foe: Pick<FoeView, "fortified" | "ranges">,
  phase: string,
): string | null {
  if (phase !== "ranged" || foe.fortified === 0) return null;
  return foe.ranges.length > 0 ? "mage-knight-reach-siege" : "mage-knight-reach-none";
}

/** Nothing comes from it any more: defeated, or all that it does is stopped. */
export function isSettled(foe: Pick<FoeView, "defeated" | "attacks">): boolean {
  return foe.defeated === true || foe.attacks.every(({ state }) => state !== OPEN);
}

/** The abilities of the enemy itself, and of one attack only those that the others lack. */
export function ownAbilities(foe: FoeView, attack: AttackView): string[] {
  return (attack.abilities ?? []).filter((ability) => !foe.abilities.includes(ability));
}

/** What comes after a phase; after the last one nothing. */
export function phaseAfter(phase: string): string {
  return PHASES[PHASES.indexOf(phase) + 1] ?? "";
}

const SHORT = new Set<Verb>([
  "strike",
  "block",
  "hinder",
  "suffer",
  "aim",
  "weaken",
  "stop-attack",
]);

/** What a button on the enemy itself says: there it need not be named again. */
export function wordsFor(option: OfferedOption): Line | null {
  if (!SHORT.has(option.verb)) return null;
  const number = option.phrase.args["number"];
  return {
    key: `mage-knight-do-${option.verb}`,
    args: typeof number === "number" ? { number } : {},
  };
}

/** What the damage of a battle between heroes buys. */
export const SPOILS = new Set<Verb>(["wound-unit", "wound-hero", "steal", "drive-away", "no-more"]);

export function attackAimedAt(options: OnThings[], place: number): boolean {
  return options.some(({ things }) => things.some((thing) => thing.startsWith(`attack:${place}.`)));
}

/** Is there an option on this enemy, or on one of its attacks? */
export function aimedAt(options: OnThings[], place: number): boolean {
  const onItself = options.some(({ things }) => things.includes(`foe:${place}`));
  return onItself || attackAimedAt(options, place);
}
