/** A page of a story and the ways on from it. */

export interface Chance {
  /** By how many cards, or by which way. */
  label: string;
  /** From 0 to 100. */
  percent: number;
}

export interface StoryChoice {
  /** The thing that it is. */
  id: string;
  /** The option by which it is chosen; without one it cannot be chosen now. */
  option?: string | undefined;
  title: string;
  /** Which check it asks for. */
  check: string;
  /** What it costs. */
  costs: { icon: string; words: string }[];
  icon: string;
  family: string;
  key: string;
  chances: Chance[];
  /** Why it is not open. */
  barred?: string | undefined;
  /** Somebody advises it. */
  hinted?: boolean | undefined;
}

export interface StoryEntry {
  title: string;
  /** Chapter and number. */
  note: string;
  icon: string;
  family: string;
  paragraphs: string[];
}

/** So many bars fit beside the words. */
const BARS = 6;

/** The first chances that are worth a look, the best one among them. */
export function barsOf(chances: Chance[]): Chance[] {
  const shown = Math.max(BARS, bestOf(chances) + 1);
  return chances.slice(Math.max(0, shown - BARS), shown);
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
