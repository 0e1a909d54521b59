import { expect, test } from "vitest";
import { shellOf } from "./shell.ts";

const part = (fileName: string, facadeModuleId: string | null, imports: string[] = []) => ({
  type: "chunk",
  fileName,
  facadeModuleId,
  imports,
  viteMetadata: { importedCss: new Set(fileName === "lobby.js" ? ["lobby.css"] : []) },
});

test("the shell holds what one needs to come in, and nothing of single games", () => {
  const bundle = Object.fromEntries(
    [
      part("index.js", "/web/index.html", ["common.js"]),
      part("lobby.js", "/web/src/lobby/Lobby.svelte", ["common.js"]),
      part("common.js", null),
      part("layout.js", "/web/src/games/sorcerer/layout.ts"),
      part("letters.woff2", null),
      part("sw.js", "/web/worker/worker.ts"),
    ].map((each) => [each.fileName, each]),
  );
  expect(shellOf(bundle)).toEqual([
    "common.js",
    "index.js",
    "letters.woff2",
    "lobby.css",
    "lobby.js",
  ]);
});
