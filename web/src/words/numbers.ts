/** Numbers with a true minus. */

export function number(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** With a plus too: a change, a standing. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : number(value);
}
