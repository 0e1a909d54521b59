/** What was won in a turn and is still to be taken. */

export interface Waiting {
  kind: string;
  count: number;
}

/** Equal rewards are taken together in the list, in the order in which they were won. */
export function waiting(rewards: string[]): Waiting[] {
  const kinds = [...new Set(rewards)];
  return kinds.map((kind) => ({ kind, count: rewards.filter((each) => each === kind).length }));
}
