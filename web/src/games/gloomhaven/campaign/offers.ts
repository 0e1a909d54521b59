/** What the keys of Gloomhaven's offers say. */

const SCENARIO = /^scenario:(\d+)$/;

/** The number of the scenario that an offer leads to; 0 if it is none. */
export const scenarioOf = (key: string): number => Number(SCENARIO.exec(key)?.[1] ?? 0);
