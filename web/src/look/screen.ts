/** How much room there is: a phone in landscape has little height. */

import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("max-height: 480px");
