/** A street of London at night, drawn from the name of its battlefield: roofs, chimneys, windows, cobbles. */

import { between, chanceOf, type Chance } from "../../look/chance";
import { short } from "../../look/shapes";

export interface Street {
  /** Two rows of houses, the farther one first. */
  houses: [string, string];
  windows: string;
  cobbles: string;
}

export const WIDTH = 320;
export const HEIGHT = 200;
const ROWS = 8;

function roof(chance: Chance, x: number, wide: number, eaves: number): string {
  const top = eaves - between(chance, 6, 18);
  if (chance() < 0.35) return `V${short(top)}H${short(x + wide)}V${short(eaves)}`;
  const ridge = x + wide * between(chance, 0.35, 0.65);
  const chimney = x + wide * between(chance, 0.1, 0.3);
  const rise = eaves - ((eaves - top) * (chimney - x)) / (ridge - x);
  const stack = top - between(chance, 3, 9);
  return (
    `L${short(chimney)} ${short(rise)}V${short(stack)}h4V${short(rise - 2)}` +
    `L${short(ridge)} ${short(top)}L${short(x + wide)} ${short(eaves)}`
  );
}

function row(chance: Chance, low: number, high: number, lights: string[]): string {
  let line = `M0 ${HEIGHT}`;
  for (let x = 0; x < WIDTH;) {
    const wide = between(chance, 22, 48);
    const eaves = HEIGHT - between(chance, low, high);
    line += `L${short(x)} ${short(eaves)}${roof(chance, x, wide, eaves)}`;
    for (let floor = eaves + 8; floor < HEIGHT - 12; floor += 13) {
      for (let at = x + 5; at < x + wide - 6; at += 9) {
        if (chance() < 0.16) lights.push(`M${short(at)} ${short(floor)}h4v6h-4Z`);
      }
    }
    x += wide;
  }
  return `${line}L${WIDTH} ${HEIGHT}Z`;
}

function cobbles(chance: Chance): string {
  let stones = "";
  for (let line = 0; line < ROWS; line += 1) {
    const tall = 5 + line * 3;
    const y = 3 + (line * (line * 3 + 9)) / 2;
    for (let x = -chance() * 20; x < WIDTH;) {
      const wide = Math.max(6, between(chance, 1, 1.6) * tall);
      if (chance() < 0.85) {
        stones += `M${short(x + 2)} ${short(y)}h${short(wide - 5)}q2 0 2 2v${short(tall - 4)}q0 2 -2 2h${short(5 - wide)}q-2 0 -2 -2v${short(4 - tall)}q0 -2 2 -2Z`;
      }
      x += wide + 1;
    }
  }
  return stones;
}

export function streetOf(name: string): Street {
  const chance = chanceOf(`street/${name}`);
  const lights: string[] = [];
  const far = row(chance, 70, 130, []);
  const near = row(chance, 34, 78, lights);
  return { houses: [far, near], windows: lights.join(""), cobbles: cobbles(chance) };
}
