/** The Time Track: what each space brings, and what comes next. */

import type { MapView, SpaceView } from "./view";

export interface Space {
  number: number;
  covered: boolean;
  /** The number of the Location Token on it; 0 is a Time Token. */
  token: number;
  printed: SpaceView | undefined;
  /** The next effect that more time brings. */
  next: boolean;
}

const IMMEDIATE = "immediate";

export const comes = ({ kind }: SpaceView): boolean => kind === IMMEDIATE;

export function spacesOf({ rows, spaces, track }: MapView): Space[] {
  const size = rows.reduce((sum, row) => sum + row, 0);
  const open = spaces.filter(({ number }) => number > track.length);
  const next = open.find(comes)?.number;
  return Array.from({ length: size }, (_, place) => {
    const number = place + 1;
    return {
      number,
      covered: place < track.length,
      token: track[place] ?? 0,
      printed: spaces.find((space) => space.number === number),
      next: number === next,
    };
  });
}

export interface Ahead {
  /** Units of time until then. */
  units: number;
  space: SpaceView;
}

/** What the next units of time bring or cost, the nearest first: an effect, and a reward that is lost. */
export function ahead({ spaces, track }: MapView): Ahead[] {
  const open = spaces
    .filter(({ number }) => number > track.length)
    .sort((one, other) => one.number - other.number);
  const first = [open.find(comes), open.find((space) => !comes(space))];
  return first.flatMap((space) => (space ? [{ units: space.number - track.length, space }] : []));
}
