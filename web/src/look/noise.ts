/**
 * Unevenness of stone and wood as one small tile that repeats without a seam. It is painted once and
 * then laid out as a picture, because a filter would be computed anew whenever a board moves.
 */

import { chanceOf } from "./chance";

export const TILE = 256;

/** Values at the points of a coarse grid, with soft transitions between them. */
function octave(cells: number, seed: string): (x: number, y: number) => number {
  const chance = chanceOf(seed);
  const grid = Array.from({ length: cells * cells }, () => chance());
  const at = (column: number, row: number): number =>
    grid[(row % cells) * cells + (column % cells)] ?? 0;
  const soft = (part: number): number => part * part * (3 - 2 * part);
  return (x, y) => {
    const [across, down] = [(x / TILE) * cells, (y / TILE) * cells];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [right, low] = [soft(across - column), soft(down - row)];
    const top = at(column, row) * (1 - right) + at(column + 1, row) * right;
    const foot = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
    return top * (1 - low) + foot * low;
  };
}

/** How dark the tile is at a point, from 0 to 1; the same at opposite edges. */
export function unevenness(): (x: number, y: number) => number {
  const octaves = [8, 16, 32, 96].map((cells) => octave(cells, `noise ${cells}`));
  const weights = [0.44, 0.26, 0.16, 0.14];
  return (x, y) => {
    const sum = octaves.reduce((so, each, place) => so + each(x, y) * (weights[place] ?? 0), 0);
    return Math.min(1, Math.max(0, (sum - 0.38) * 2.6));
  };
}

let painted: string | undefined;

/** The tile as the address of a picture; empty where nothing can be painted. */
export function noiseTile(): string {
  if (painted !== undefined) return painted;
  const canvas = document.createElement("canvas");
  canvas.width = TILE;
  canvas.height = TILE;
  const brush = canvas.getContext("2d");
  if (!brush) return (painted = "");
  const image = brush.createImageData(TILE, TILE);
  const dark = unevenness();
  for (let place = 0; place < TILE * TILE; place += 1) {
    image.data[place * 4 + 3] = Math.round(255 * dark(place % TILE, Math.floor(place / TILE)));
  }
  brush.putImageData(image, 0, 0);
  return (painted = canvas.toDataURL());
}
