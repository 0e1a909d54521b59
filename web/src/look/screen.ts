/** How much room there is: a phone in landscape has little height, an upright one little width. */

import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("max-height: 480px");
export const upright = new MediaQuery("(max-width: 600px) and (min-height: 481px)");
