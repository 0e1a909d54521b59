/** Icons are drawn on a square of so many whole units: finer than any size at which they are shown. */
export const SIDE = 192;
