/** What the last page counts, made ready to be drawn. */

import type { TallyLine } from "../protocol";

/** A player or a hero in one line: all in all, and round by round. */
export interface Bar {
  message: string;
  thing: string;
  total: number;
  /** Of the best one, from 0 to 1. */
  share: number;
  rounds: { amount: number; height: number }[];
}

/** The bars of a line, all on one scale. */
export function barsOf({ sums }: TallyLine): Bar[] {
  const totals = sums.map(({ rounds }) => rounds.reduce((sum, each) => sum + each, 0));
  const most = Math.max(1, ...totals);
  const highest = Math.max(1, ...sums.flatMap(({ rounds }) => rounds));
  return sums.map(({ name, rounds }, place) => {
    const total = totals[place] ?? 0;
    return {
      message: name.message,
      thing: name.thing ?? "",
      total,
      share: total / most,
      rounds: rounds.map((amount) => ({ amount, height: amount / highest })),
    };
  });
}
