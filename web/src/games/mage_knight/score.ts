/** The score sheet as a table: a row a category, a column a side. */

import type { ScoreView } from "./view";

export interface Cell {
  points: number;
  extra: number;
}

export interface Row {
  name: string;
  /** Is there a title that somebody got? */
  title: boolean;
  cells: Cell[];
}

/** In the order of the sheet; a line that gave nobody anything is left out, fame never. */
export function sheet(sides: ScoreView[]): Row[] {
  const lines = sides[0]?.lines ?? [];
  const rows = lines.map(({ name }, place) => {
    const cells = sides.map((side) => ({
      points: side.lines[place]?.points ?? 0,
      extra: side.lines[place]?.extra ?? 0,
    }));
    return { name, title: cells.some(({ extra }) => extra !== 0), cells };
  });
  return rows.filter(
    ({ name, cells }) => name === "fame" || cells.some(({ points, extra }) => points || extra),
  );
}
