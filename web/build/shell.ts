/** What makes the client an app: its service worker with the files of its shell, and its pictures. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

/** Enough to come in, to read and to sit down; the rest is kept when somebody has needed it. */
const PARTS =
  /\/(index\.html|src\/(lobby\/Lobby|table\/TablePage|widgets\/Rulebook|reading\/\w+|offline\/\w+)\.svelte|src\/text\/(en|ru|lobby\.\w+|offline\.\w+|reading\.\w+)\.ftl\?raw)$/;
const ALWAYS = ["/icon.svg", "/icon-turn.svg", "/manifest.webmanifest"];
const WORKER = "sw.js";
const ROUNDED = / rx="\d+"/;

interface Part {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
  code?: string;
}

/** The files of the shell, each once. */
export function shellOf(bundle: Record<string, Part>): string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    const part = bundle[file];
    if (!part || found.has(file)) return;
    found.add(file);
    for (const other of part.imports ?? []) add(other);
    for (const style of part.viteMetadata?.importedCss ?? []) found.add(style);
  };
  for (const part of Object.values(bundle)) {
    if (part.facadeModuleId && PARTS.test(part.facadeModuleId)) add(part.fileName);
    if (part.fileName.endsWith(".woff2")) found.add(part.fileName);
  }
  return [...found].filter((file) => file !== WORKER && !file.endsWith(".html")).sort();
}

let ready: Promise<void> | undefined;

async function picture(svg: string, size: number): Promise<Uint8Array> {
  const wasm = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
  ready ??= initWasm(readFileSync(wasm));
  await ready;
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** `icon` is the picture of the app, as SVG. */
export function shell(icon: string): Plugin {
  return {
    name: "questhall-shell",
    apply: "build",
    async generateBundle(_, bundle) {
      const svg = readFileSync(icon, "utf8");
      const pictures: [name: string, svg: string, size: number][] = [
        ["icon-192.png", svg, 192],
        ["icon-512.png", svg, 512],
        ["icon-maskable.png", svg.replace(ROUNDED, ""), 512],
      ];
      for (const [fileName, source, size] of pictures) {
        this.emitFile({ type: "asset", fileName, source: await picture(source, size) });
      }
      const parts = bundle as unknown as Record<string, Part>;
      const files = [...ALWAYS, ...shellOf(parts).map((file) => `/${file}`)];
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const worker = parts[WORKER];
      if (!worker?.code) throw new Error("the service worker is missing");
      worker.code = `const SHELL = ${JSON.stringify({ version, files })};\n${worker.code}`;
    },
  };
}
