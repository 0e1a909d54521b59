/** The colours of the seats, as the theme has them. */

/** On a map, whose ground is dark in both themes. */
export const seatOnMap = (seat: number): string => `var(--hero-${seat})`;
