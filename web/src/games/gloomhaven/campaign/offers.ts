/** What the keys of Gloomhaven's offers say. */

const SCENARIO = /^(?:scenario|road):(\d+)$/;

/** Does something happen on the way there? */
export const isByRoad = (key: string): boolean => key.startsWith("road:");

/** The number of the scenario that an offer leads to; 0 if it is none. */
export const scenarioOf = (key: string): number => Number(SCENARIO.exec(key)?.[1] ?? 0);
