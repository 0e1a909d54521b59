/** The keyboard at the table. Tab and arrows walk over what can be chosen; letters are tools. */

export type Command =
  | { kind: "answer"; number: number }
  | {
      kind:
        | "escape"
        | "confirm"
        | "skip"
        | "end"
        | "pause"
        | "undo"
        | "hint"
        | "why"
        | "log"
        | "rest"
        | "rulebook"
        | "back"
        | "forward";
    }
  | { kind: "walk"; x: number; y: number };

/** Russian letters on the same keys do the same. */
const LETTERS: Record<string, Command["kind"]> = {
  y: "confirm",
  н: "confirm",
  e: "end",
  у: "end",
  z: "undo",
  я: "undo",
  h: "hint",
  р: "hint",
  l: "log",
  д: "log",
  a: "rest",
  ф: "rest",
  r: "rulebook",
  к: "rulebook",
  "?": "why",
  ",": "why",
  "[": "back",
  х: "back",
  "]": "forward",
  ъ: "forward",
};

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function commandOf(key: Key): Command | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null;
  if (key.key === "Escape") return { kind: "escape" };
  if (key.key === "End") return { kind: "skip" };
  if (key.key === " ") return { kind: "pause" };
  if (/^[1-9]$/.test(key.key)) return { kind: "answer", number: Number(key.key) - 1 };
  const arrow = ARROWS[key.key];
  if (arrow) return { kind: "walk", ...arrow };
  const kind = LETTERS[key.key.toLowerCase()];
  return kind ? ({ kind } as Command) : null;
}

/** The key, if it is pressed for the table and not in a field or a dialog; else nothing. */
export function keyFor(event: KeyboardEvent): string {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
  if (typing || document.querySelector("dialog[open]")) return "";
  return event.ctrlKey || event.metaKey || event.altKey ? "" : event.key.toLowerCase();
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box to walk to from `from` in a direction: near, and not far off the line. */
export function nearest(from: Box, boxes: Box[], x: number, y: number): number {
  const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const start = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const end = middle(box);
    const along = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    const distance = along + 2 * aside;
    if (along > 4 && distance < least) {
      best = place;
      least = distance;
    }
  });
  return best;
}
