/**
 * The picture of a figure, card, item or place: its icon in front of a scene that its id chooses.
 * The same words are drawn in the page and, by the build, in files of their own.
 */

import { chanceOf } from "./chance.ts";
import type { Family } from "./families.ts";
import { FRAMES, type Shape } from "./frames.ts";
import { familyPaint, paintsOf } from "./paints.ts";
import { glowOf, scene } from "./scene.ts";
import { short } from "./shapes.ts";
import { SIDE } from "./side.ts";

export interface Picture {
  /** The seed of all that chance decides. */
  id: string;
  /** Path data of the icon, on the square that all icons are drawn on. */
  icon: string;
  family: Family;
  shape: Shape;
  /** Only the glow and the icon: for slow screens and for who saves data. */
  plain?: boolean;
  /** The icon looks to the other side; the light stays where it is. */
  mirrored?: boolean | undefined;
}

/** So much of the shorter side the icon takes, and the one behind it. */
const FIGURE = 0.88;
const ECHO = 1.85;

/** Beside the icon lie, in its own units, its shadow, the light on its rim and its dark edge. */
const SHADOW = `transform="translate(3 8)" opacity=".55"`;
const LIGHT = `transform="translate(-2.6 -3.4)" opacity=".9"`;
const EDGE = `transform="translate(1.9 3)" opacity=".75"`;

/** What an icon is made of, and the light that it throws back. */
const FACES = { bone: "#fffaf0", beast: "#ffc79b", brass: "#fff0c4", steel: "#f4f7fb" } as const;

export type Face = keyof typeof FACES;

const placed = (side: number, x: number, y: number): string =>
  `translate(${short(x - side / 2)} ${short(y - side / 2)}) scale(${(side / SIDE).toFixed(3)})`;

/** The icon four times: shadow, light up and left, dark down and right, and its face. */
export function figure(
  key: string,
  side: number,
  x: number,
  y: number,
  face: Face = "bone",
): string {
  const use = (look: string): string => `<use href="#${key}" ${look}/>`;
  return (
    `<g transform="${placed(side, x, y)}">` +
    use(`${SHADOW} filter="url(#paint-soft)"`) +
    use(`${LIGHT} fill="${FACES[face]}"`) +
    use(EDGE) +
    use(`fill="url(#paint-${face})"`) +
    `</g>`
  );
}

/** The frame just inside the edge. */
function innerFrame(shape: Shape): string {
  const { width, height } = FRAMES[shape];
  const look = `fill="none" stroke="#fff0c8" stroke-opacity=".22"`;
  if (shape === "round") return `<circle cx="${width / 2}" cy="${height / 2}" r="45.5" ${look}/>`;
  return `<rect x="2.5" y="2.5" width="${width - 5}" height="${height - 5}" rx="2.5" ${look}/>`;
}

/** The inside of an `<svg>` of the shape's size; `key` is an id that nothing else on the page has. */
export function emblem(picture: Picture, key: string): string {
  const { id, icon, family, shape, plain = false } = picture;
  const mirror = picture.mirrored ? ` transform="matrix(-1 0 0 1 ${SIDE} 0)"` : "";
  const chance = chanceOf(id);
  const frame = FRAMES[shape];
  const { width, height } = frame;
  const glow = glowOf(chance);
  const side = Math.min(width, height) * FIGURE;
  const [x, y] = [width / 2, height / 2];
  const box = `width="${width}" height="${height}"`;
  const defs =
    `<defs><path id="${key}" d="${icon}"${mirror}/>` +
    `<radialGradient id="${key}g" href="#${familyPaint(family)}" cx="${glow.x}%" cy="${glow.y}%"/></defs>`;
  const ground = `${defs}<rect ${box} fill="url(#${key}g)"/>`;
  const front = `<use href="#${key}" transform="${placed(side, x, y)}" fill="url(#paint-bone)"/>`;
  if (plain) return ground + front + innerFrame(shape);
  return (
    ground +
    scene(chance, frame, glow) +
    `<use href="#${key}" transform="${placed(side * ECHO, x, y)}" fill="#fff" opacity=".13"/>` +
    `<rect ${box} fill="url(#paint-vignette)"/>` +
    figure(key, side, x, y) +
    innerFrame(shape)
  );
}

/** The picture as a file, with all that it refers to. */
export function emblemFile(picture: Picture): string {
  const { width, height } = FRAMES[picture.shape];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<defs>${paintsOf(picture.family)}</defs>${emblem(picture, "icon")}</svg>`
  );
}
