/** Cards and tokens move from where they were to where they are; nothing is stretched. */

import { cubicOut } from "svelte/easing";
import { scale, type TransitionConfig } from "svelte/transition";
import { settings } from "../look/settings.svelte";

const LONG = 220;
const left = new Map<string, DOMRect>();

interface Key {
  key: string;
}

/** Remembers where the thing was; another `arrive` of the same key sets out from there. */
export function leave(node: Element, { key }: Key): TransitionConfig {
  left.set(key, node.getBoundingClientRect());
  setTimeout(() => left.delete(key), LONG);
  return { duration: 0 };
}

/** The deferred half runs when everything that leaves has left. */
export function arrive(node: Element, { key }: Key): () => TransitionConfig {
  return () => {
    const from = left.get(key);
    left.delete(key);
    if (!from) return scale(node, { start: 0.8, duration: settings.pace(160) });
    const to = node.getBoundingClientRect();
    return glide(from, to);
  };
}

/** For `animate:` in lists: neighbours make room. */
export function shift(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): TransitionConfig {
  return glide(from, to);
}

function glide(from: DOMRect, to: DOMRect): TransitionConfig {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return {
    duration: settings.pace(LONG),
    easing: cubicOut,
    css: (_, rest) => `transform: translate(${x * rest}px, ${y * rest}px); z-index: 5;`,
  };
}
