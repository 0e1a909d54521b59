/** The land around the city, in sepia: peaks, pines, coast and river, always the same. */

import { between, chanceOf } from "../../../look/chance";
import { pine } from "../../../look/pines";
import { short } from "../../../look/shapes";
import { HEIGHT, WIDTH } from "./whereabouts";

/** A peak: its lit side, its dark side and the lines on it. */
export interface Peak {
  lit: string;
  dark: string;
  lines: string;
}

interface Patch {
  seed: string;
  count: number;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
}

const RANGES: Patch[] = [
  { seed: "watchers", count: 17, x: 640, y: 66, width: 250, height: 96, size: 54 },
  { seed: "copperneck", count: 12, x: 40, y: 84, width: 140, height: 140, size: 48 },
];
const WOODS: Patch[] = [
  { seed: "dagger", count: 46, x: 250, y: 60, width: 330, height: 150, size: 27 },
  { seed: "lingering", count: 24, x: 590, y: 190, width: 280, height: 90, size: 24 },
  { seed: "edge", count: 12, x: 300, y: 250, width: 260, height: 90, size: 25 },
  { seed: "west", count: 9, x: 60, y: 270, width: 130, height: 60, size: 26 },
];

interface Planted {
  x: number;
  y: number;
  size: number;
}

/** What is nearer is drawn later. */
function scattered(patches: Patch[]): Planted[] {
  return patches
    .flatMap(({ seed, count, x, y, width, height, size }) => {
      const chance = chanceOf(seed);
      return Array.from({ length: count }, () => ({
        x: x + chance() * width,
        y: y + chance() * height,
        size: size * between(chance, 0.75, 1.25),
      }));
    })
    .sort((one, other) => one.y - other.y);
}

function peak({ x, y, size }: Planted): Peak {
  const chance = chanceOf(`peak ${short(x)} ${short(y)}`);
  const [half, high] = [size * 0.52, size * between(chance, 0.72, 1)];
  const foot = `${short(x + half * 0.16)} ${short(y)}`;
  const ridge = `${short(x + half * 0.12)} ${short(y - high * 0.55)}L${short(x - half * 0.06)} ${short(y - high * 0.3)}L${foot}`;
  const top = `${short(x)} ${short(y - high)}`;
  const left = `${short(x - half)} ${short(y)}L${short(x - half * 0.42)} ${short(y - high * 0.5)}`;
  const right = `${short(x + half)} ${short(y)}L${short(x + half * 0.45)} ${short(y - high * 0.46)}`;
  const strokes = [0.3, 0.5, 0.7]
    .map((part) => {
      const at = x + half * part;
      return `M${short(at)} ${short(y - high * (1 - part) * 0.8)}l${short(half * 0.12)} ${short(high * 0.26)}`;
    })
    .join("");
  return {
    lit: `M${left}L${top}L${ridge}Z`,
    dark: `M${right}L${top}L${ridge}Z`,
    lines: strokes,
  };
}

export const peaks = (): Peak[] => scattered(RANGES).map(peak);

/** All pines as one drawing. */
export const pines = (): string => scattered(WOODS).map(pine).join("");

/** A line through points, without corners. */
function smooth(points: [number, number][]): string {
  const [first = [0, 0], ...rest] = points;
  let line = `M${first.join(" ")}`;
  for (const [place, [x, y]] of rest.entries()) {
    const [nextX, nextY] = rest[place + 1] ?? [x, y];
    line += `Q${x} ${y} ${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`;
  }
  return line;
}

const COAST: [number, number][] = [
  [0, 262],
  [34, 292],
  [48, 338],
  [92, 372],
  [98, 424],
  [140, 462],
  [196, 470],
  [262, 486],
  [334, 470],
  [368, 428],
  [432, 414],
  [486, 382],
  [556, 392],
  [620, 366],
  [700, 372],
  [770, 342],
  [846, 346],
  [WIDTH, 318],
];

/** The sea, and a line along its coast so far out. */
export const sea = (): string => `${smooth(COAST)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;

export const shore = (out: number): string =>
  smooth(COAST.map(([x, y]) => [x - out * 0.7, y + out]));

export const RIVER = `M${WIDTH} 268C800 300 742 258 640 300S470 344 404 356S270 400 214 436S150 452 132 462`;
