/** The shapes of pictures and their sizes in units of the drawing. */

/** The radius of a round picture. */
export const DISC = 48;

export const FRAMES = {
  card: { width: 160, height: 88 },
  square: { width: 96, height: 96 },
  round: { width: 2 * DISC, height: 2 * DISC },
  banner: { width: 338, height: 206 },
  strip: { width: 256, height: 80 },
  page: { width: 494, height: 84 },
  tall: { width: 126, height: 176 },
} as const;

export type Shape = keyof typeof FRAMES;
