/** What the combat adviser answers. */

export interface Play {
  phase: string;
  /** The things on the table that it is about. */
  things: string[];
  /** The answers to give, one after the other. */
  choose: string[];
}

/** A line of play, and what comes of it. */
export interface Course {
  defeated: string[];
  wounds: number;
  cards: number;
  fame: number;
  /** Was every line looked at, with nothing that nobody can know? */
  complete: boolean;
  /** Was the time up before every line was looked at? */
  stopped: boolean;
  plays: Play[];
  /** What each play says, in the language asked for. */
  steps: string[];
  /** What is assumed and what was left out, as nobody can know it. */
  notes: string[];
}

export interface Advice extends Course {
  /** With fewer wounds than the best line, if there is one. */
  safer: Course | null;
}

/** One answer of a line, and the play that it belongs to. */
export interface Step {
  option: string;
  play: number;
}

/** All answers of a line in their order. */
export function stepsOf({ plays }: Pick<Course, "plays">): Step[] {
  return plays.flatMap(({ choose }, play) => choose.map((option) => ({ option, play })));
}

/** What to say about how sure the line is. */
export function certainty({ complete, stopped }: Course): string {
  if (complete) return "mage-knight-advice-complete";
  return stopped ? "mage-knight-advice-stopped" : "mage-knight-advice-otherwise";
}
