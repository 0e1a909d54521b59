/** Where the things of an act are drawn. */

export interface Spot {
  x: number;
  y: number;
  /** Half the width of what is drawn there. */
  reach: number;
}

/** What stands for the thing on the board; else wherever else it is drawn. */
export function drawnAs(thing: string): Element | null {
  if (!thing) return null;
  const name = CSS.escape(thing);
  const drawn = [
    `[data-figure="${name}"]`,
    `main [role="application"] [data-thing="${name}"]`,
    `main .board [data-thing="${name}"]`,
    `[data-thing="${name}"]`,
  ];
  for (const selector of drawn) {
    for (const found of document.querySelectorAll(selector)) if (isSeen(found)) return found;
  }
  return null;
}

function isSeen(element: Element): boolean {
  const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
  const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return width > 0 && height > 0 && inside;
}

export function spotOf(thing: string): Spot | null {
  const drawn = drawnAs(thing);
  if (!drawn) return null;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, reach: Math.min(width, height) / 2 };
}

export function between(from: Spot, to: Spot): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
