/** Covers of games as files: drawn by the page's own composer, made small, named by their content. */

import { createHash } from "node:crypto";
import { optimize } from "svgo";
import type { Plugin } from "vite";
import { COVERS, type CoverName } from "../src/look/covers.ts";
import { emblemFile } from "../src/look/emblem.ts";
import { iconSet, pathOf } from "./icons.ts";

const COVERS_MODULE = "virtual:covers";

/** A cover as a small SVG; its id is the seed of it. */
export function coverOf(name: CoverName): string {
  const { icon, family, shape } = COVERS[name];
  const drawing = emblemFile({ id: name, icon: pathOf(iconSet(), icon), family, shape });
  return optimize(drawing, { multipass: true, floatPrecision: 1 }).data;
}

const addressOf = (name: CoverName, source: string): string =>
  `cover-${name}-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.svg`;

/** `virtual:covers` tells the addresses; a cover is loaded when it is first shown. */
export function covers(): Plugin {
  let serving = false;
  let drawn: Map<CoverName, string> | undefined;
  const all = (): Map<CoverName, string> =>
    new Map((Object.keys(COVERS) as CoverName[]).map((name) => [name, coverOf(name)]));
  return {
    name: "questhall-covers",
    configResolved({ command }) {
      serving = command === "serve";
    },
    resolveId: (id) => (id === COVERS_MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${COVERS_MODULE}`) return undefined;
      drawn ??= all();
      const lines = [...drawn].map(([name, source]) => {
        const address = serving
          ? JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
          : `/* @vite-ignore */ new URL("./${addressOf(name, source)}", import.meta.url).href`;
        return `${JSON.stringify(name)}: ${address}`;
      });
      return `export default {${lines.join(",")}};`;
    },
    generateBundle() {
      for (const [name, source] of drawn ?? []) {
        this.emitFile({ type: "asset", fileName: `assets/${addressOf(name, source)}`, source });
      }
    },
  };
}
