/** A text that becomes smaller until it fits into what it stands in. */

import type { Attachment } from "svelte/attachments";

const STEP = 0.5;
/** Smaller letters cannot be read. */
const LEAST = 12;
/** Lengths are rounded. */
const SLACK = 1;

function shrink(element: HTMLElement, room: number): void {
  let size = parseFloat(getComputedStyle(element).fontSize);
  while (element.scrollHeight > room + SLACK && size > LEAST) {
    size -= STEP;
    element.style.fontSize = `${size}px`;
  }
}

export const fitted: Attachment<HTMLElement> = (element) => {
  const around = element.parentElement;
  if (!around) return undefined;
  const fit = (): void => {
    element.style.fontSize = "";
    const { paddingTop, paddingBottom } = getComputedStyle(around);
    shrink(element, around.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom));
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(around);
  watcher.observe(element);
  return () => watcher.disconnect();
};

/** Likewise, in a box of its own that others share the room with. */
export const boxed: Attachment<HTMLElement> = (element) => {
  const watcher = new ResizeObserver(() => {
    element.style.fontSize = "";
    shrink(element, element.clientHeight);
  });
  watcher.observe(element);
  return () => watcher.disconnect();
};
