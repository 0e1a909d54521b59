/** How much room there is: a phone in landscape has little height, an upright one little width. */

import { MediaQuery } from "svelte/reactivity";
import breakpoints from "./breakpoints.json";

export const small = new MediaQuery(breakpoints.small);
export const upright = new MediaQuery(breakpoints.upright);
/** Nothing can be pointed at without touching it. */
export const touching = new MediaQuery("(hover: none)");
/** The log has a place beside the board. */
export const wide = new MediaQuery(breakpoints.wide);
/** It has one even beside a board that needs the width. */
export const huge = new MediaQuery(breakpoints.huge);
