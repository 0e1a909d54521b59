// How much a browser loads for a table of each game, compressed as the server sends it.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 200 * 1024;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const games = readdirSync(here("../src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const files = readdirSync(here("../dist"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const content = readFileSync(`${entry.parentPath}/${entry.name}`);
    const packed = entry.name.endsWith(".woff2")
      ? content.length
      : gzipSync(content, { level: 6 }).length;
    return { name: entry.name, raw: content.length, packed };
  })
  .sort((one, other) => other.packed - one.packed);

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);
for (const { name, raw, packed } of files) console.log(kilobytes(packed), kilobytes(raw), name);

/** Russian is the larger language: it needs the letters of both alphabets. */
function isLoaded(name, game) {
  const others = [...games.filter((each) => each !== game), "en", "Hexes", "MonsterHelper"];
  return !others.some((each) => name.startsWith(`${each}-`));
}

for (const game of games) {
  const loaded = files.filter(({ name }) => isLoaded(name, game));
  const total = loaded.reduce((sum, file) => sum + file.packed, 0);
  console.log(kilobytes(total), `for a table of ${game}, in Russian`);
  if (total > LIMIT) {
    console.error(`more than ${LIMIT / 1024} KB`);
    process.exitCode = 1;
  }
}
