/** Sorcerer's cards as the shared card widget draws them. */

import type { Face as Printed } from "../../protocol";
import type { GameContent } from "../../table/content.svelte";
import { t } from "../../words/language.svelte";
import type { Detail, Face, Mark, Stat } from "../../widgets/card";
import { minionsOf } from "./seating";
import type { MinionView, TableView } from "./view";

const MARKS: Record<string, string> = { omen: "omens", flying: "flying", legend: "legend" };

function stat(printed: number, now: number, label: string, signed = false): Stat {
  const changed =
    now === printed ? `${label}: ${now}` : t("changed-number", { label, now, printed });
  return { printed, now, label: changed, signed };
}

function marksOf(card: Printed, content: GameContent): Mark[] {
  return (card.marks ?? []).flatMap((mark) => {
    const icon = MARKS[mark];
    return icon ? [{ icon, label: content.say(`icon-${mark}`).replace(/\.$/, "") }] : [];
  });
}

function typeLine(card: Printed, content: GameContent): string {
  const kind = KINDS[card.kind];
  const other = card.kind === "skill" ? `skill-${card.family_kind}` : card.kind;
  const first = kind ? content.say(`label-${kind}`) : t(`sorcerer-${other}`);
  return [first, ...(card.types ?? [])].join(" · ");
}

const KINDS: Record<string, string> = {
  minion: "minion",
  sorcery: "sorcery",
  attachment: "attachment",
};

/** What is in a deck: its skill card and its cards with their number of copies. */
function packText(pack: Printed, content: GameContent): string[] {
  const inside = [...content.faces.values()].filter(
    (card) => card.family === pack.family && card.kind !== "pack",
  );
  const lines = inside.map(({ title, copies = 1 }) =>
    copies > 1 ? `${copies} × ${title}` : title,
  );
  return pack.epithet ? [pack.epithet, ...lines] : lines;
}

/** A card as printed. */
export function faceOf(card: Printed, content: GameContent): Face {
  const numbers = card.numbers ?? {};
  const { cost, attack = 0, life = 0 } = numbers;
  const face: Face = {
    title: card.title,
    icon: card.icon,
    family: card.family,
    typeLine: typeLine(card, content),
    text: card.text ?? [],
    marks: marksOf(card, content),
  };
  if (card.kind === "pack") face.text = packText(card, content);
  if (cost !== undefined) face.cost = stat(cost, cost, content.say("label-cost"));
  const signed = card.kind === "attachment";
  if (card.kind === "minion" || (signed && (attack !== 0 || life !== 0))) {
    face.left = stat(attack, attack, content.say("label-attack"), signed);
    face.right = stat(life, life, content.say("label-life"), signed);
  }
  return face;
}

/** Of anything in the catalogue. */
export function printedFace(content: GameContent, key: string): Face {
  const card = content.face(key);
  return card
    ? faceOf(card, content)
    : { title: key, icon: "hand", family: "", typeLine: "", text: [], marks: [] };
}

/** A minion in play, with the numbers it has now. */
export function minionFace(minion: MinionView, card: Printed, content: GameContent): Face {
  const { attack = 0, life = 0 } = card.numbers ?? {};
  const face = faceOf(card, content);
  const marks = face.marks.filter((mark) => mark.icon === "legend");
  if (minion.flying) marks.push({ icon: "flying", label: content.say("icon-flying") });
  const { cost: _, ...inPlay } = face;
  return {
    ...inPlay,
    marks,
    left: stat(attack, minion.attack, content.say("label-attack")),
    right: stat(life, minion.life, content.say("label-life")),
  };
}

function explanations(card: Printed, content: GameContent) {
  return (card.keywords ?? []).map((keyword) => ({
    text: content.say(`keyword-${keyword}`),
    rule: content.say(`keyword-${keyword}.rule`),
  }));
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** What has happened to a minion: damage, changed numbers and their likely reasons. */
function notesOn(minion: MinionView, card: Printed, content: GameContent): string[] {
  const notes: string[] = [];
  const label = (name: string): string => content.say(`label-${name}`);
  const { attack = 0, life = 0 } = card.numbers ?? {};
  if (minion.damage) {
    notes.push(t("note-damage", { damage: minion.damage, life: minion.life }));
  }
  for (const [name, printed, now] of [
    ["attack", attack, minion.attack],
    ["life", life, minion.life],
  ] as const) {
    if (printed !== now) notes.push(t("changed-number", { label: label(name), now, printed }));
  }
  for (const attached of minion.attachments ?? []) {
    const face = content.face(attached.card);
    const numbers = face?.numbers ?? {};
    const plus = attached.follower
      ? `${label("attack")} +1`
      : `${signed(numbers["attack"] ?? 0)} / ${signed(numbers["life"] ?? 0)}`;
    const title = attached.follower ? label("followers") : (face?.title ?? "");
    notes.push(`${title}: ${plus}`);
  }
  if (minion.flame) notes.push(`${label("flame")}: ${minion.flame}`);
  if (minion.blank) notes.push(content.say("keyword-blanked"));
  if (!minion.ready) notes.push(label("exhausted"));
  return notes;
}

/** The key of the card that a thing is, as far as the seat can see it. */
function keyOf(view: TableView, thing: string): string | undefined {
  for (const player of view.players) {
    for (const skill of player.skills) if (skill.id === thing) return skill.card;
    for (const zone of [player.hand, player.graveyard, player.resolving ?? []]) {
      for (const card of zone) if (card.id === thing) return card.card;
    }
  }
  for (const minion of minionsOf(view)) {
    for (const attached of minion.attachments ?? []) {
      if (attached.id === thing) return attached.card;
    }
  }
  return undefined;
}

export function detailOf(
  view: TableView,
  content: GameContent,
  thing: string,
  message?: string,
): Detail | null {
  const minion = minionsOf(view).find((each) => each.id === thing);
  const key = minion?.card ?? keyOf(view, thing) ?? thing.match(/^pack:(.+)$/)?.[1];
  const card = content.faceOf(message) ?? (key ? content.face(key) : undefined);
  if (!card) return null;
  return {
    face: { ...faceOf(card, content), ...(minion ? minionFace(minion, card, content) : {}) },
    explanations: explanations(card, content),
    notes: minion ? notesOn(minion, card, content) : [],
  };
}
