/** A monster's ability card in full numbers: "Attack +1" of a guard who attacks for 2 is "Attack 3". */

import type { LineView } from "./view";

const SIGNED = /[+−-]\d+/gu;

/**
 * The text of an action with what it comes to for these ranks, by their places on the stat card. The
 * first line has the numbers: how far or how hard, then the range.
 */
export function totalled(text: string, line: LineView | undefined, ranks: number[]): string {
  const numbers = [line?.values ?? [], line?.ranges ?? []].map((all) =>
    [...new Set(ranks.map((rank) => all[rank] ?? -1).filter((each) => each >= 0))].join(" / "),
  );
  if (!numbers[0]) return text;
  const [first = "", ...rest] = text.split("\n");
  let place = 0;
  const whole = first.replace(SIGNED, (signed) => numbers[place++] || signed);
  return [whole, ...rest].join("\n");
}
