import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The tests that put something else in the place of a module, or of what the browser gives. */
export function alone(root: string, folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf-8" }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => path.endsWith(".test.ts"))
    .filter((path) => /\bvi\.(mock|stubGlobal)\(/.test(readFileSync(join(root, path), "utf-8")));
}
