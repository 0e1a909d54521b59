/** A page of a story and the ways on from it. */

export interface Chance {
  /** By how many cards, or by which way. */
  label: string;
  /** From 0 to 100. */
  percent: number;
}

export interface StoryChoice {
  id: string;
  title: string;
  /** Which check it asks for, and what it costs. */
  check: string;
  cost?: { icon: string; words: string } | undefined;
  icon: string;
  family: string;
  key: string;
  chances: Chance[];
  /** It cannot be paid for now. */
  barred?: boolean | undefined;
}

export interface StoryEntry {
  title: string;
  /** Chapter and number. */
  note: string;
  icon: string;
  family: string;
  paragraphs: string[];
}

/** The place of the best chance; the earliest of equal ones, since it costs least. */
export function bestOf(chances: Chance[]): number {
  return chances.reduce(
    (best, { percent }, place) => (percent > (chances[best]?.percent ?? -1) ? place : best),
    0,
  );
}

/** Likely, open or unlikely: shown in colour beside the number. */
export function hopeOf(percent: number): "likely" | "open" | "unlikely" {
  if (percent >= 60) return "likely";
  return percent >= 30 ? "open" : "unlikely";
}
