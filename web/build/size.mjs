// How much a browser loads for a table of each game, compressed as the server sends it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
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

/** A guide for beginners and its words are loaded in a tutorial only. */
const GUIDE = /^guide[-.]/i;

/** A game's own texts: `mage_knight.en-….js`. */
const ofGame = (name, game) => name.startsWith(`${game}-`) || name.startsWith(`${game}.`);

/** Other pages, and what is loaded only when somebody asks for it. */
const ELSEWHERE = ["Lobby", "Hexes", "MonsterHelper", "Measure", "Rulebook", "TableMenu"];

/** What a table loads later on: with the first fight, with rewards, at the end, or at a click. */
const LATER = ["Fight", "Rewards", "Offers", "Summary", "PlaceNote", "Reference"];
const SHEETS = /Sheet-/;
const LESSONS = /^guide/i;

/** Russian is the larger language: it needs the letters of both alphabets. */
function isLoaded(name, game) {
  if (GUIDE.test(name)) return false;
  if (games.some((each) => each !== game && ofGame(name, each))) return false;
  const others = ["en", `${game}.en`, "piece", ...ELSEWHERE, ...LATER];
  return (
    !LESSONS.test(name) && !SHEETS.test(name) && !others.some((each) => name.startsWith(`${each}-`))
  );
}

/** Icons that are loaded one by one: a table shows fewer than the largest of them here. */
const PIECES = 24;
const pieces = files.filter(({ name }) => name.startsWith("piece-")).slice(0, PIECES);

for (const game of games) {
  const own = existsSync(here(`../../src/questhall/games/${game}/content/icons_of_pieces.yaml`));
  const loaded = [...files.filter(({ name }) => isLoaded(name, game)), ...(own ? pieces : [])];
  const total = loaded.reduce((sum, file) => sum + file.packed, 0);
  console.log(kilobytes(total), `for a table of ${game}, in Russian`);
  if (total > LIMIT) {
    console.error(`more than ${LIMIT / 1024} KB`);
    process.exitCode = 1;
  }
}
