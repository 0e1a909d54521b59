/** A guide for beginners: lessons that come when what they explain comes up, each of them once. */

import type {
  AskedDecision,
  EventKey,
  Language,
  PromptKey,
  ThingKind,
  ToldEvent,
} from "../protocol";

/** How it stands before whoever learns: what they see, what they are asked, what has happened. */
export interface Moment<View = unknown> {
  view: View;
  seat: number;
  decision: AskedDecision | null;
  log: ToldEvent[];
  finished: boolean;
}

/** Its text is `lesson-` plus id, with the attribute `title`. */
export interface Lesson<View = unknown> {
  id: string;
  rule: string;
  when(moment: Moment<View>): boolean;
  /** What it talks about, as a selector: a ring is drawn around all that it matches. */
  ring(moment: Moment<View>): string;
  /** The guide ends with it. */
  last?: boolean;
}

export interface GuideBook<View = unknown> {
  lessons: Lesson<View>[];
  texts: Record<Language, () => Promise<{ default: string }>>;
}

/** How far somebody has come. */
export interface Progress {
  /** The lessons that have come, in this order. */
  told: string[];
  /** The one that lies open. */
  open: string | null;
  /** The own choice before it was opened. */
  at: number;
  ended: boolean;
}

export const BEGINNING: Progress = { told: [], open: null, at: -1, ended: false };

/** The last lesson has come. */
function isOver<View>(lessons: Lesson<View>[], progress: Progress): boolean {
  return lessons.some(({ id, last }) => last && progress.told.includes(id));
}

/** The lessons whose time it is, the foremost first. */
export function due<View>(
  lessons: Lesson<View>[],
  progress: Progress,
  moment: Moment<View>,
): Lesson<View>[] {
  const asked = moment.decision !== null || moment.finished;
  if (!asked || isOver(lessons, progress) || progress.ended) return [];
  return lessons.filter((each) => !progress.told.includes(each.id) && each.when(moment));
}

/** The game has gone on: a lesson comes, unless another one of the same moment is being read. */
export function follow<View>(
  lessons: Lesson<View>[],
  progress: Progress,
  moment: Moment<View>,
  at: number,
): Progress {
  const [next] = due(lessons, progress, moment);
  const reading = progress.open !== null && progress.at === at;
  return next && !reading ? tell(progress, next.id, at) : progress;
}

/** The open lesson has been read: the next one comes, if there is one. */
export function turnPage<View>(
  lessons: Lesson<View>[],
  progress: Progress,
  moment: Moment<View>,
  at: number,
): Progress {
  if (isOver(lessons, progress)) return ended(progress);
  const [next] = due(lessons, progress, moment);
  return next ? tell(progress, next.id, at) : { ...progress, open: null };
}

/** Read a lesson again. */
export function reopen(progress: Progress, id: string, at: number): Progress {
  return progress.told.includes(id) ? { ...progress, open: id, at } : progress;
}

export function ended(progress: Progress): Progress {
  return { ...progress, open: null, ended: true };
}

/** A guide that has ended can be read again. */
export function resumed(progress: Progress): Progress {
  return { ...progress, ended: false };
}

function tell(progress: Progress, id: string, at: number): Progress {
  return { ...progress, told: [...progress.told, id], open: id, at };
}

// -- words for lessons -----------------------------------------------------------

/** Is one of these questions asked? */
export function asks({ decision }: Moment, ...prompts: PromptKey[]): boolean {
  return decision !== null && prompts.includes(decision.prompt.key);
}

/** Has something happened that the log tells under this key? */
export function happened({ log }: Moment, key: EventKey): boolean {
  return log.some((event) => event.chooser == null && event.phrase.key === key);
}

/** The things on the table with these ids. */
export function things(ids: string[]): string {
  return ids.map((id) => `[data-thing="${id}"]`).join();
}

/** The things of a kind that the answers sit on. */
export function answers({ decision }: Moment, kind: ThingKind): string {
  const all = (decision?.options ?? []).flatMap((option) => option.things);
  return things(all.filter((thing) => thing.startsWith(`${kind}:`)));
}
