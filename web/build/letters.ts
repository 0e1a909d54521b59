/** Letters in the size that somebody has set: every plain size of type is multiplied by it. */

import type { Plugin } from "postcss";

const PLAIN = /(^|\s)(\d+(?:\.\d+)?)px(?=$|[\s/])/;

/** `15px` is what is drawn at 100 %; sizes that follow from the room of a piece stay as they are. */
export function scaled(value: string): string {
  return value.replace(PLAIN, "$1calc($2px*var(--letters))");
}

export function letters(): Plugin {
  return {
    postcssPlugin: "questhall-letters",
    Declaration(declaration) {
      if (declaration.prop !== "font" && declaration.prop !== "font-size") return;
      const value = scaled(declaration.value);
      if (value !== declaration.value) declaration.value = value;
    },
  };
}
