/** What lies behind the icon of a picture: rays or rings, two lines of hills, and specks of light. */

import { between, type Chance } from "./chance.ts";
import { short } from "./shapes.ts";

export interface Frame {
  width: number;
  height: number;
}

const GLOW_HEIGHT = 0.42;
const FULL_TURN = 2 * Math.PI;

/** A part of a picture; its attributes are those of SVG. */
const path = (d: string, look: string): string => `<path d="${d}" ${look}/>`;

function rays(chance: Chance, { width, height }: Frame, x: number, y: number): string {
  const count = 9 + Math.floor(chance() * 5);
  const first = chance() * FULL_TURN;
  const reach = width + height;
  const beams = ["", ""];
  for (let place = 0; place < count; place += 1) {
    const angle = first + (place / count) * FULL_TURN;
    const spread = between(chance, 0.06, 0.18);
    const end = (at: number): string =>
      `${short(x + Math.cos(at) * reach)} ${short(y + Math.sin(at) * reach)}`;
    const beam = `M${short(x)} ${short(y)}L${end(angle - spread)}L${end(angle + spread)}Z`;
    beams[place % 2] = `${beams[place % 2] ?? ""}${beam}`;
  }
  return beams
    .map((d, place) => path(d, `fill="#fff" opacity="${place === 0 ? 0.035 : 0.06}"`))
    .join("");
}

function rings(chance: Chance, { width, height }: Frame, x: number, y: number): string {
  const step = Math.min(width, height) * 0.19;
  const ring = (radius: number): string =>
    `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0`;
  const drawn = (places: number[], opacity: number, dashes: string): string =>
    path(
      places.map((place) => ring(place * step)).join(""),
      `fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${short(between(chance, 1, 2.6))}"${dashes}`,
    );
  return drawn([1, 3], 0.1, "") + drawn([2, 4], 0.07, ` stroke-dasharray="2 6"`);
}

/** Two low lines of hills, the nearer one darker. */
function hills(chance: Chance, { width, height }: Frame): string {
  const TOPS = 6;
  return [0, 1]
    .map((near) => {
      const base = height * (0.74 + near * 0.12);
      const tall = near === 1 ? 0.6 : 1;
      let line = `M0 ${short(height)}V${short(base)}`;
      for (let top = 1; top <= TOPS; top += 1) {
        const x = (width / TOPS) * (top - chance() * 0.5);
        line += `L${short(x)} ${short(base - height * between(chance, 0.02, 0.18) * tall)}`;
      }
      return path(
        `${line}L${short(width)} ${short(base)}V${short(height)}Z`,
        `opacity="${near === 1 ? 0.34 : 0.2}"`,
      );
    })
    .join("");
}

/** Points of light: lines without length, whose round ends are all that is seen. */
function specks(chance: Chance, { width, height }: Frame): string {
  const count = Math.min(40, Math.round((width * height) / 700));
  const sizes = ["", "", ""];
  for (let place = 0; place < count; place += 1) {
    const speck = `M${short(chance() * width)} ${short(chance() * height * 0.85)}h0`;
    sizes[place % 3] = `${sizes[place % 3] ?? ""}${speck}`;
  }
  return sizes
    .map((d, size) =>
      path(
        d,
        `fill="none" stroke="#ffe9b8" stroke-linecap="round" stroke-width="${short(0.9 + size * 0.7)}" opacity="${short(0.4 - size * 0.1)}"`,
      ),
    )
    .join("");
}

/** Where the glow lies, in hundredths of the width and of the height. */
export function glowOf(chance: Chance): { x: number; y: number } {
  return { x: Math.round(between(chance, 40, 60)), y: GLOW_HEIGHT * 100 };
}

export function scene(chance: Chance, frame: Frame, glow: { x: number; y: number }): string {
  const x = (frame.width * glow.x) / 100;
  const y = (frame.height * glow.y) / 100;
  const behind = chance() < 0.68 ? rays : rings;
  return behind(chance, frame, x, y) + hills(chance, frame) + specks(chance, frame);
}
