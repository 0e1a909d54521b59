/** The ground of a map, drawn from its seed: a walled city with its roofs, a village, an abbey, a way through the wood. */

import { between, chanceOf, type Chance } from "../../../look/chance";
import { pine, type Pine } from "../../../look/pines";
import { closed, short, spot, type Spot } from "../../../look/shapes";

export const WIDTH = 684;
export const HEIGHT = 352;

/** A place given in percent of the map; the rim is left to names and frames. */
export function spotOf([across = 0, down = 0]: number[]): Spot {
  return { x: (across / 100) * WIDTH, y: 26 + (down / 100) * (HEIGHT - 72) };
}

const MIDDLE: Spot = { x: WIDTH / 2, y: HEIGHT / 2 };

interface Plan {
  /** The half axes of what is built on. */
  wide: number;
  high: number;
  walled: boolean;
  /** Of a hundred places for a roof so many stay empty. */
  gaps: number;
  /** How many pines grow outside. */
  pines: number;
  river: boolean;
}

const JOURNEY: Plan = { wide: 0, high: 0, walled: false, gaps: 100, pines: 190, river: true };
const PLANS: Record<string, Plan> = {
  city: { wide: 322, high: 160, walled: true, gaps: 15, pines: 60, river: true },
  village: { wide: 250, high: 132, walled: false, gaps: 76, pines: 110, river: true },
  abbey: { wide: 236, high: 124, walled: true, gaps: 72, pines: 90, river: false },
};

export const planOf = (kind: string): Plan => PLANS[kind] ?? JOURNEY;

/** How far out a point lies: 1 is the edge of what is built on. */
function reach({ x, y }: Spot, { wide, high }: Plan): number {
  return wide === 0 ? Infinity : ((x - MIDDLE.x) / wide) ** 2 + ((y - MIDDLE.y) / high) ** 2;
}

/** The wall, as one closed line. */
export function wall(plan: Plan): string {
  const CORNERS = 22;
  const corner = (place: number): Spot => {
    const angle = (place / CORNERS) * 2 * Math.PI;
    return {
      x: MIDDLE.x + Math.cos(angle) * (plan.wide + Math.sin(place * 3) * 6),
      y: MIDDLE.y + Math.sin(angle) * (plan.high + Math.cos(place * 5) * 4),
    };
  };
  return closed(Array.from({ length: CORNERS }, (_, place) => corner(place)));
}

/** A river from the upper left to the lower right, or along the foot. */
export const RIVER = `M-10 60C120 92 210 132 300 180S470 258 ${WIDTH + 10} 336`;

const nearRiver = ({ x, y }: Spot): boolean => Math.abs(y - 56 - x * 0.41) < 15;

const nearStreet = ({ x, y }: Spot): boolean =>
  Math.abs(y - 190 - Math.sin(x / 120) * 12) < 7 || Math.abs(x - 352 - Math.sin(y / 60) * 12) < 7;

export interface Roofs {
  /** Shadows, lit sides by tone, and dark sides, each one long path. */
  shadow: string;
  lit: string[];
  dark: string;
}

export const ROOF_TONES = 4;

function roof(at: Spot, chance: Chance): { lit: string; dark: string; shadow: string } {
  const [half, high] = [between(chance, 4, 7), between(chance, 3, 5.2)];
  const angle = between(chance, -0.28, 0.28);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (x: number, y: number): string =>
    `${short(at.x + x * cos - y * sin)} ${short(at.y + x * sin + y * cos)}`;
  const box = (left: number, top: number, right: number, low: number): string =>
    `M${corner(left, top)}L${corner(right, top)}L${corner(right, low)}L${corner(left, low)}Z`;
  return {
    shadow: box(-half + 1.5, -high + 2, half + 1.5, high + 2),
    lit: box(-half, -high, half, 0),
    dark: box(-half, 0, half, high),
  };
}

/** Roofs in rows, with streets and the river between them, and room around the Locations. */
export function roofs(seed: string, plan: Plan, keepFree: Spot[]): Roofs {
  const chance = chanceOf(`roofs ${seed}`);
  const found: Roofs = { shadow: "", lit: Array.from({ length: ROOF_TONES }, () => ""), dark: "" };
  for (let row = 0; row < 26; row += 1) {
    for (let column = 0; column < 44; column += 1) {
      const at = {
        x: 10 + column * 15.6 + (row % 2) * 7 + chance() * 4,
        y: 10 + row * 13.2 + chance() * 3,
      };
      const empty = chance() * 100 < plan.gaps;
      if (empty || reach(at, plan) > 0.93 || nearStreet(at)) continue;
      if (plan.river && nearRiver(at)) continue;
      if (keepFree.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 22)) continue;
      const drawn = roof(at, chance);
      const tone = Math.floor(chance() * ROOF_TONES);
      found.shadow += drawn.shadow;
      found.lit[tone] = `${found.lit[tone] ?? ""}${drawn.lit}`;
      found.dark += drawn.dark;
    }
  }
  return found;
}

/** Pines outside, as one path. */
export function pines(seed: string, plan: Plan, keepFree: Spot[]): string {
  const chance = chanceOf(`pines ${seed}`);
  const found: Pine[] = [];
  for (let number = 0; number < plan.pines; number += 1) {
    const tree = {
      x: chance() * WIDTH,
      y: chance() * (HEIGHT + 12),
      size: between(chance, 17, 29),
    };
    const inside = reach(tree, plan) < 1.14 || (plan.river && nearRiver(tree));
    const near = keepFree.some(({ x, y }) => Math.hypot(x - tree.x, y - tree.y) < 40);
    if (!inside && !near) found.push(tree);
  }
  return found
    .sort((one, other) => one.y - other.y)
    .map(pine)
    .join("");
}

/** The way from Location to Location. */
export const way = (spots: Spot[]): string =>
  spots.length > 1 ? `M${spots.map(spot).join("L")}` : "";
