/** The last messages and faults, for a report that somebody may want to write. Keys are left out. */

const KEPT = 60;
const LONGEST = 4000;

export interface Noted {
  time: string;
  way: "in" | "out" | "fault";
  what: unknown;
}

const lines: Noted[] = [];

/** A large message is noted with its beginning, and `hello` without its tokens. */
function shortened(what: object): unknown {
  const { tokens: _, code: __, token: ___, ...rest } = what as Record<string, unknown>;
  const text = JSON.stringify(rest);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : rest;
}

export function note(way: Noted["way"], what: object): void {
  lines.push({ time: new Date().toISOString(), way, what: shortened(what) });
  if (lines.length > KEPT) lines.shift();
}

export const diary = (): Noted[] => [...lines];

export function noteFaults(): void {
  addEventListener("error", ({ message, filename, lineno, error }) =>
    note("fault", { message, filename, lineno, stack: error instanceof Error ? error.stack : "" }),
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    note("fault", reason instanceof Error ? { message: reason.message, stack: reason.stack } : {}),
  );
}
