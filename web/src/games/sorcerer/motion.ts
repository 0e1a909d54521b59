/** A card flies from the hand to its battlefield. */

import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import { settings } from "../../look/settings.svelte";

export const [send, receive] = crossfade({
  duration: () => settings.pace(230),
  easing: cubicOut,
  fallback: (node) => scale(node, { start: 0.6, duration: settings.pace(180) }),
});

export const moving = { duration: () => settings.pace(200) };
