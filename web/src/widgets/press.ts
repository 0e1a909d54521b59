/** A long press with a finger; a mouse has hover for that. */

import type { Attachment } from "svelte/attachments";

const LONG = 420;
const SLIP = 10;

export function longPress(held: () => void, released: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let holding = false;

    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        holding = true;
        held();
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) clearTimeout(timer);
    };
    const up = (): void => {
      clearTimeout(timer);
      if (holding) released();
      holding = false;
    };
    const menu = (event: Event): void => {
      if (holding || timer !== undefined) event.preventDefault();
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("contextmenu", menu);
    };
  };
}
