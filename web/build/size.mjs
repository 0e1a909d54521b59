// How much a browser loads: every file of the built client, compressed as the server sends it.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 200 * 1024;
const dist = fileURLToPath(new URL("../dist", import.meta.url));
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
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
const total = files.reduce((sum, file) => sum + file.packed, 0);
console.log(kilobytes(total), "in total, both languages and every page");
if (total > LIMIT) {
  console.error(`more than ${LIMIT / 1024} KB`);
  process.exitCode = 1;
}
