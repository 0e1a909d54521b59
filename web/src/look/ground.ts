/**
 * The ground under a board, as a few long paths instead of many small ones: a tone per cell, light
 * on upper edges, dark on lower ones, cracks and grit where chance lays them.
 */

import { between, chanceOf, type Chance } from "./chance";
import { MATERIALS, type Material, type MaterialName } from "./materials";
import { centre, closed, edgesFacing, inset, short, type Spot } from "./shapes";

export interface Plot {
  /** The seed of what lies on it. */
  id: string;
  corners: Spot[];
  material: MaterialName;
  /** Which of the near tones; chosen by the seed if nothing is said. */
  tone?: number | undefined;
}

/** Everything of one material. */
export interface Layer {
  material: MaterialName;
  /** The plots of each tone, and all of them. */
  tones: { colour: string; d: string }[];
  all: string;
  lit: string;
  dark: string;
  cracks: string;
  grit: { light: string; dark: string };
}

/** Light and dark lie just inside the edge. */
const RIM = 0.8;

function crack(chance: Chance, at: Spot, reach: number): string {
  const angle = chance() * 2 * Math.PI;
  const far = reach * between(chance, 0.2, 0.55);
  const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
  const first = `l${short(-dx * 0.7 + chance() * reach * 0.2)} ${short(-dy * 0.7)}`;
  const second = `l${short(between(chance, -0.2, 0.14) * reach)} ${short(between(chance, 0.13, 0.36) * reach)}`;
  return `M${short(at.x + dx)} ${short(at.y + dy)}${first}${second}`;
}

const grain = (chance: Chance, at: Spot, reach: number): string =>
  `M${short(at.x + between(chance, -0.5, 0.5) * reach)} ${short(at.y + between(chance, -0.45, 0.45) * reach)}h0`;

/** How far a plot reaches from its middle, at the least. */
function reachOf(corners: Spot[], at: Spot): number {
  return Math.min(...corners.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
}

function lay(layer: Layer, plot: Plot, material: Material, joint: number): void {
  const chance = chanceOf(plot.id);
  const corners = joint > 0 ? inset(plot.corners, joint / 2) : plot.corners;
  const number = plot.tone ?? Math.floor(chance() * material.tones.length);
  const tone = layer.tones[number % layer.tones.length];
  const area = closed(corners);
  if (tone) tone.d += area;
  layer.all += area;
  const rim = inset(corners, RIM);
  layer.lit += edgesFacing(rim, true);
  layer.dark += edgesFacing(rim, false);
  const at = centre(corners);
  const reach = reachOf(corners, at);
  const luck = chance() * 100;
  if (luck < material.cracked) layer.cracks += crack(chance, at, reach);
  else if (luck < material.cracked + material.gritty) {
    layer.grit.light += grain(chance, at, reach) + grain(chance, at, reach);
    layer.grit.dark += grain(chance, at, reach) + grain(chance, at, reach);
  }
}

/** The layers of all plots, one per material; `joint` is the gap between neighbours. */
export function layersOf(plots: Plot[], joint = 0): Layer[] {
  const layers = new Map<MaterialName, Layer>();
  for (const plot of plots) {
    const material: Material = MATERIALS[plot.material];
    let layer = layers.get(plot.material);
    if (!layer) {
      const tones = material.tones.map((colour) => ({ colour, d: "" }));
      const grit = { light: "", dark: "" };
      layer = { material: plot.material, tones, all: "", lit: "", dark: "", cracks: "", grit };
      layers.set(plot.material, layer);
    }
    lay(layer, plot, material, joint);
  }
  return [...layers.values()];
}
