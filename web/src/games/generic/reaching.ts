/** What scrolls is reached by keys, whether or not anything in it can be chosen. */
export function reachable(part: HTMLElement): void {
  part.tabIndex = 0;
}
