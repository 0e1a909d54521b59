/** Things move on the board: from where they were to where they are, towards others, and away. */

import { tick } from "svelte";
import type { Beat } from "./beat";
import { between, drawnAs, spotOf, type Spot } from "./finding";

interface Shift {
  x: number;
  y: number;
}

/** Pixels of the screen as the element counts them: a board is magnified. */
function within(drawn: Element, shift: Shift): Shift {
  if (!(drawn instanceof SVGGraphicsElement)) return shift;
  const matrix = drawn.getScreenCTM();
  const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  return { x: shift.x / (scale || 1), y: shift.y / (scale || 1) };
}

const moved = ({ x, y }: Shift, more = ""): Keyframe => ({
  transform: `translate(${x}px, ${y}px) ${more}`,
});

function animate(drawn: Element, frames: Keyframe[], beat: Beat, part = 1, easing = "ease"): void {
  const motion = drawn.animate(frames, {
    duration: beat.length * part,
    easing,
    composite: "add",
  });
  beat.onCut(() => motion.finish());
}

/** What happens moves the thing; it is seen to go there. */
export async function glide(thing: string, beat: Beat, happen: () => void): Promise<void> {
  const from = spotOf(thing);
  happen();
  await tick();
  const drawn = drawnAs(thing);
  const to = spotOf(thing);
  if (!drawn || !from || !to || between(from, to) < 1) return;
  const back = within(drawn, { x: from.x - to.x, y: from.y - to.y });
  animate(drawn, [moved(back), moved({ x: 0, y: 0 })], beat, 1, "linear");
}

/** A blow: a step towards the other, and back. */
export function lunge(thing: string, to: Spot, beat: Beat): void {
  const drawn = drawnAs(thing);
  const from = spotOf(thing);
  if (!drawn || !from) return;
  const whole = between(from, to) || 1;
  const far = Math.min(whole * 0.5, from.reach * 1.2) / whole;
  const step = within(drawn, { x: (to.x - from.x) * far, y: (to.y - from.y) * far });
  const draw = { x: -step.x * 0.25, y: -step.y * 0.25 };
  const rest = { x: 0, y: 0 };
  animate(drawn, [moved(rest), moved(draw), moved(step), moved(rest)], beat, 1, "ease-in-out");
}

/** It was hit. */
export function shake(thing: string, beat: Beat): void {
  const drawn = drawnAs(thing);
  if (!drawn) return;
  const by = (x: number): Keyframe => moved(within(drawn, { x, y: 0 }));
  animate(drawn, [by(0), by(-7), by(6), by(-4), by(2), by(0)], beat, 0.5, "linear");
}

/** It sinks away, before it is gone. */
export function sink(thing: string, beat: Beat): void {
  const drawn = drawnAs(thing);
  if (!drawn) return;
  const motion = drawn.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: beat.length * 0.7,
    easing: "ease-in",
    fill: "forwards",
  });
  beat.onCut(() => motion.finish());
  animate(drawn, [moved({ x: 0, y: 0 }), moved({ x: 0, y: 10 }, "scale(0.7)")], beat, 0.7);
}

/** It is there now. */
export function rise(thing: string, beat: Beat): void {
  const drawn = drawnAs(thing);
  if (!drawn) return;
  const motion = drawn.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: beat.length,
    easing: "ease-out",
  });
  beat.onCut(() => motion.finish());
  animate(drawn, [moved({ x: 0, y: -14 }), moved({ x: 0, y: 0 })], beat);
}
