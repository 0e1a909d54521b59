/** Alegreya and Alegreya Sans, cut down to the letters of English and Russian. */

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FACES = [
  { family: "Alegreya", file: "alegreya", weight: 700, style: "normal" },
  { family: "Alegreya Sans", file: "alegreya-sans", weight: 400, style: "normal" },
  { family: "Alegreya Sans", file: "alegreya-sans", weight: 400, style: "italic" },
] as const;

const letters = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)).join("");

const SUBSETS = [
  {
    name: "latin",
    range:
      "U+0020-007E, U+00A0, U+00AB, U+00B7, U+00BB, U+00D7, U+2013-2014, U+2018-2019, U+201C-201E, U+2026, U+2212",
    letters: letters(0x20, 0x7e) + "\u00a0«·»×–—‘’“”„…−",
  },
  { name: "cyrillic", range: "U+0400-045F, U+2116", letters: letters(0x410, 0x44f) + "Ёё№" },
] as const;

type Face = (typeof FACES)[number];
type Subset = (typeof SUBSETS)[number];

/** Write the face's letters of one alphabet into the folder; answers its CSS rule. */
async function cut(folder: string, face: Face, subset: Subset): Promise<string> {
  const name = `${face.file}-${subset.name}-${face.weight}-${face.style}.woff2`;
  const whole = createRequire(import.meta.url).resolve(`@fontsource/${face.file}/files/${name}`);
  const font = await subsetFont(await readFile(whole), subset.letters, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "lnum"],
  });
  await writeFile(join(folder, name), font);
  return (
    `@font-face{font-family:"${face.family}";font-weight:${face.weight};` +
    `font-style:${face.style};font-display:swap;` +
    `src:url("./${name}") format("woff2");unicode-range:${subset.range}}`
  );
}

/** `virtual:fonts.css` declares the faces; a browser loads only the subsets that it needs. */
export function fonts(folder: string): Plugin {
  const sheet = join(folder, "fonts.css");
  return {
    name: "questhall-fonts",
    async buildStart() {
      await mkdir(folder, { recursive: true });
      const cuts = FACES.flatMap((face) => SUBSETS.map((subset) => cut(folder, face, subset)));
      await writeFile(sheet, (await Promise.all(cuts)).join("\n"));
    },
    resolveId: (id) => (id === "virtual:fonts.css" ? sheet : undefined),
  };
}
