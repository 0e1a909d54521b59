/** Gradients and filters that all pictures of a page share; each is named once. */

import { FAMILIES, FAMILY_NAMES, type Family } from "./families.ts";
import { DISC } from "./frames.ts";

const ID = "paints";

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;

/** From the light above to the dark foot. */
const upright = (id: string, ...stops: string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join("")}</linearGradient>`;

const blurred = (id: string, by: number): string =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${by}"/></filter>`;

export const familyPaint = (family: Family): string => `family-${family}`;

function familyGradient(family: Family): string {
  const [glow, body, rim] = FAMILIES[family];
  return `<radialGradient id="${familyPaint(family)}" r="78%">${stop(0, glow)}${stop(0.52, body)}${stop(1, rim)}</radialGradient>`;
}

/** What an emblem refers to. */
const EMBLEM =
  upright("paint-bone", stop(0, "#fbf3df"), stop(0.55, "#e2d2b0"), stop(1, "#a58f6a")) +
  `<radialGradient id="paint-vignette" cx="50%" cy="45%" r="72%">${stop(0.55, "#000", 0)}${stop(1, "#000", 0.55)}</radialGradient>` +
  blurred("paint-soft", 5);

/** What tokens, boards and figures refer to besides. */
const TABLE =
  upright("paint-metal", stop(0, "#fff", 0.75), stop(0.38, "#fff", 0), stop(1, "#000", 0.6)) +
  upright("paint-flat", stop(0, "#fff", 0.22), stop(0.5, "#fff", 0), stop(1, "#000", 0.28)) +
  upright("paint-beast", stop(0, "#8d7460"), stop(0.45, "#523d30"), stop(1, "#1d120c")) +
  upright("paint-steel", stop(0, "#f4f7fb"), stop(0.5, "#b6c0cc"), stop(1, "#5d6875")) +
  upright("paint-brass", stop(0, "#f3dcae"), stop(0.5, "#b98c4d"), stop(1, "#6a4a21")) +
  `<radialGradient id="paint-shade">${stop(0.45, "#000", 0.62)}${stop(1, "#000", 0)}</radialGradient>` +
  `<clipPath id="paint-disc"><circle cx="${DISC}" cy="${DISC}" r="${DISC}"/></clipPath>`;

/** The definitions that a picture in a file of its own needs. */
export const paintsOf = (family: Family): string => EMBLEM + familyGradient(family);

const allPaints = (): string => EMBLEM + TABLE + FAMILY_NAMES.map(familyGradient).join("");

/** Put the paints into the page, once; whatever refers to them asks for this. */
export function mixPaints(): void {
  if (document.getElementById(ID)) return;
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.id = ID;
  drawing.setAttribute("aria-hidden", "true");
  drawing.style.cssText = "position:absolute;width:0;height:0";
  drawing.innerHTML = `<defs>${allPaints()}</defs>`;
  document.body.append(drawing);
}
