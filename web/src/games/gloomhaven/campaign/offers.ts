/** What the keys of Gloomhaven's offers say. */

const SCENARIO = /^(?:scenario|road|casual):(\d+)$/;

/** Does something happen on the way there? */
export const isByRoad = (key: string): boolean => key.startsWith("road:");

/** Is it played for its own sake, without a place in the story? */
export const isCasual = (key: string): boolean => key.startsWith("casual:");

export const ROSTER = "roster";
export const DUNGEON = "dungeon";

/** What happens in the city. */
export const AT_HOME = ["town", "found"];

/** The number of the scenario that an offer leads to; 0 if it is none. */
export const scenarioOf = (key: string): number => Number(SCENARIO.exec(key)?.[1] ?? 0);

/** Has it a place on the map where it can be chosen? */
export const isOnTheMap = (key: string): boolean => scenarioOf(key) > 0 || AT_HOME.includes(key);
