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

/** Likewise several parts that share a height by what stands in them: none is cut for another. */
export function sharing(_texts: unknown): Attachment<HTMLElement> {
  return (element) => {
    const share = (): void => {
      const parts = [...element.children].filter((part) => part instanceof HTMLElement);
      for (const part of parts) part.style.fontSize = "";
      element.style.gridTemplateRows = parts.map(() => "max-content").join(" ");
      let size = Math.max(...parts.map((part) => parseFloat(getComputedStyle(part).fontSize)));
      while (element.scrollHeight > element.clientHeight + SLACK && size > LEAST) {
        size = Math.max(LEAST, size - STEP);
        for (const part of parts) part.style.fontSize = `${size}px`;
      }
      const heights = parts.map((part) => part.offsetHeight);
      element.style.gridTemplateRows = heights.map((each) => `minmax(0, ${each}fr)`).join(" ");
    };
    const watcher = new ResizeObserver(share);
    watcher.observe(element);
    return () => watcher.disconnect();
  };
}

/**
 * A text below a picture: where it does not fit, its letters become smaller, then the picture makes room
 * (`data-wordy`). What is still too long fades (`data-cut`).
 */
export function roomy(_text: unknown): Attachment<HTMLElement> {
  return (element) => {
    const face = element.parentElement;
    if (!face) return undefined;
    const isCut = (): boolean => element.scrollHeight > element.clientHeight + SLACK;
    const fit = (): void => {
      element.style.fontSize = "";
      face.toggleAttribute("data-wordy", false);
      face.toggleAttribute("data-cut", false);
      shrink(element, element.clientHeight);
      if (isCut()) face.toggleAttribute("data-wordy", true);
      if (isCut()) face.toggleAttribute("data-cut", true);
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(face);
    return () => watcher.disconnect();
  };
}

/** Likewise, in a box of its own that others share the room with. */
export const boxed: Attachment<HTMLElement> = (element) => {
  const watcher = new ResizeObserver(() => {
    element.style.fontSize = "";
    shrink(element, element.clientHeight);
  });
  watcher.observe(element);
  return () => watcher.disconnect();
};
