/** What a card widget draws: a face that any game fills in. */

/** A number on a card; `printed` differs from `now` when something has changed it. */
export interface Stat {
  now: number;
  printed: number;
  label: string;
  /** Attachments are printed with a sign: +1. */
  signed?: boolean;
}

export interface Mark {
  icon: string;
  label: string;
  count?: number;
}

export interface Face {
  title: string;
  icon: string;
  /** Names the gradient behind the picture. */
  family: string;
  typeLine: string;
  text: string[];
  cost?: Stat;
  left?: Stat;
  right?: Stat;
  marks: Mark[];
}

export interface Explanation {
  text: string;
  rule: string;
}

/** What the large card tells beside the face. */
export interface Detail {
  face: Face;
  explanations: Explanation[];
  /** Lines about the card as it lies there now: damage, attachments, changed numbers. */
  notes: string[];
}

export function shown(stat: Stat): string {
  const sign = stat.now < 0 ? "−" : stat.signed ? "+" : "";
  return `${sign}${Math.abs(stat.now)}`;
}

/** "up" is good for whoever has the card, "down" is bad. */
export function change(stat: Stat): "up" | "down" | "" {
  if (stat.now === stat.printed) return "";
  return stat.now > stat.printed ? "up" : "down";
}
