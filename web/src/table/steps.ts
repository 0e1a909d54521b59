/** Links that open a table at a step of its history: `/table/…?step=25`. */

const STEP = /^\d{1,9}$/;

/** The step that an address asks for. */
export function stepIn(query: string): number | null {
  const step = new URLSearchParams(query).get("step") ?? "";
  return STEP.test(step) ? Number(step) : null;
}

export const stepLink = (address: string, at: number): string =>
  `${address.replace(/[?#].*$/, "")}?step=${at}`;
