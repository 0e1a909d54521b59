/** What a card widget draws: a face that any game fills in. */

import type { Spell } from "./spelling";

/** A number on a card; `printed` differs from `now` when something has changed it. */
export interface Stat {
  now: number;
  printed: number;
  label: string;
  /** Attachments are printed with a sign: +1. */
  signed?: boolean;
  /** It keeps off harm rather than counting health: a shield, no heart. */
  shield?: true;
}

export interface Mark {
  icon: string;
  label: string;
  count?: number;
}

/** One of the two actions of a card. */
export interface Half {
  text: string;
  marks: Mark[];
  /** In the colour of its family, as the upper one is unless a game says otherwise. */
  tinted?: boolean;
}

export interface Face {
  /** How its texts are drawn, if not as they are written. */
  spell?: Spell;
  title: string;
  icon: string;
  /** Names the gradient behind the picture. */
  family: string;
  typeLine: string;
  text: string[];
  cost?: Stat;
  left?: Stat;
  right?: Stat;
  /** When it acts, at the top right. */
  initiative?: number;
  /** A card of two actions shows them instead of picture and text: the upper one, the lower one. */
  halves?: [Half, Half];
  marks: Mark[];
}

export interface Explanation {
  text: string;
  rule: string;
}

/** What the large card tells beside the face. */
export interface Detail {
  face: Face;
  explanations: Explanation[];
  /** Lines about the card as it lies there now: damage, attachments, changed numbers. */
  notes: string[];
}

/** A syllable ends before a consonant with a vowel; three letters stay on either side. */
function syllable(letter: string, vowel: string, consonant: string, soft: string): RegExp {
  const next = consonant.replace("h", "");
  return new RegExp(
    `([${vowel}][${consonant}]?${soft})(?=[${next}][${vowel}])(?<=[${letter}]{3})(?=[${letter}]{3})`,
    "giu",
  );
}

const SYLLABLES = [
  syllable("а-яё", "аеёиоуыэюя", "бвгджзклмнпрстфхцчшщ", "[йьъ]?"),
  syllable("a-z", "aeiouy", "bcdfghjklmnpqrstvwxz", ""),
];
const LONG_WORD = 8;

/** Long words get places to break, since not every browser knows them. */
export function breakable(title: string): string {
  return title.replace(/[a-zа-яё]+/giu, (word) => {
    if (word.length < LONG_WORD) return word;
    return SYLLABLES.reduce((parts, each) => parts.replace(each, "$1\u00AD"), word);
  });
}

/** The letters that must fit into one line. */
export function longestPart(title: string): number {
  return Math.max(...title.split(/[\s-]+/).map((word) => word.length));
}

export function shown(stat: Stat): string {
  const sign = stat.now < 0 ? "−" : stat.signed ? "+" : "";
  return `${sign}${Math.abs(stat.now)}`;
}

/** "up" is good for whoever has the card, "down" is bad. */
export function change(stat: Stat): "up" | "down" | "" {
  if (stat.now === stat.printed) return "";
  return stat.now > stat.printed ? "up" : "down";
}

/** About how many lines a text takes with so many letters in each. */
export function linesOf(text: string, letters: number): number {
  return text.split("\n").reduce((sum, line) => sum + Math.ceil(line.length / letters), 0);
}

/** The height above and below a text, in lines. */
const MARGIN = 0.6;

/** How two texts share a height: by their lengths, but neither becomes too small (or below `--half`). */
export function shares(texts: string[], letters: number): string {
  return texts
    .map(
      (text) =>
        `minmax(var(--half, 0px), ${MARGIN + Math.min(8, Math.max(2, linesOf(text, letters)))}fr)`,
    )
    .join(" ");
}
