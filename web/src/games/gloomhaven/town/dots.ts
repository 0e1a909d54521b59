/** Dots on cards, and the stickers on them (`t0 plus_1`). */

const ON_A_HALF = 10;
const OF_A_LINE = 100;
const HALVES = "tb";

/** A dot of one card: in a question it is told by a number that other cards have too. */
export const dotThing = (card: string, dot: string): string => `dot:${card}/${dot}`;

/** The one thing that a choice of a card and of a dot on it is about. */
export function chosenDot(things: string[]): string[] {
  const [card = "", dot = ""] = things.map((thing) => thing.slice(thing.indexOf(":") + 1));
  return [dotThing(card, nameOfDot(Number(dot)))];
}

/** The half and the place of a dot by its number. */
export function nameOfDot(number: number): string {
  const place = number % OF_A_LINE;
  return `${HALVES[Math.floor(place / ON_A_HALF)] ?? ""}${place % ON_A_HALF}`;
}

/** The sticker on a dot, if there is one. */
export function stickerOn(stickers: string[] | undefined, dot: string): string {
  return stickers?.find((each) => each.startsWith(`${dot} `))?.split(" ")[1] ?? "";
}
