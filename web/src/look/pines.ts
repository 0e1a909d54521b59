/** Pines on a map. */

import { short, type Spot } from "./shapes";

export interface Pine extends Spot {
  size: number;
}

/** One pine, as path data; it stands on its spot. */
export function pine({ x, y, size }: Pine): string {
  const tier = (up: number, wide: number): string => {
    const [half, foot] = [size * wide, y - size * up];
    return `M${short(x - half)} ${short(foot)}L${short(x)} ${short(foot - size * 0.46)}L${short(x + half)} ${short(foot)}Z`;
  };
  const trunk = `M${short(x - 1.3)} ${short(y)}h2.6v${short(-size * 0.2)}h-2.6Z`;
  return trunk + tier(0.14, 0.3) + tier(0.38, 0.24) + tier(0.6, 0.17);
}
