/** What is different between two views, carried out; the server's kernel/differences.py makes it. */

import type { Change } from "../protocol";

/** The view after the changes; what did not change is shared with the one before. */
export function applied(view: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((now, change) => changed(now, change, 0), view);
}

function changed(view: unknown, change: Change, depth: number): unknown {
  const step = change.at[depth];
  if (step === undefined) return change.put;
  const last = depth === change.at.length - 1;
  if (Array.isArray(view)) {
    const copy: unknown[] = [...(view as unknown[])];
    const place = Number(step);
    if (last && change.cut !== undefined) {
      copy.splice(place, change.cut, ...((change.put ?? []) as unknown[]));
    } else copy[place] = changed(copy[place], change, depth + 1);
    return copy;
  }
  const fields = { ...(view as Record<string, unknown>) };
  if (last && !("put" in change)) Reflect.deleteProperty(fields, step);
  else fields[step] = changed(fields[step], change, depth + 1);
  return fields;
}
