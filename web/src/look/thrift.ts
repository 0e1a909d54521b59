/** Whether pictures are to be plain: data is dear, or the screen is slow. */

import { MediaQuery } from "svelte/reactivity";

export const thrifty = new MediaQuery("(prefers-reduced-data: reduce), (update: slow)");
