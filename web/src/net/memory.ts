/** What this browser remembers. Works without storage too (private windows), until it is closed. */

const PREFIX = "questhall.";
const fallback = new Map<string, string>();

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return fallback.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    fallback.set(name, value);
  }
}
