// Copies the built client into the Python package, so that the server and the wheel have it.
import { cpSync, existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const from = fileURLToPath(new URL("../dist", import.meta.url));
const server = fileURLToPath(new URL("../../src/questhall/server", import.meta.url));

if (existsSync(server)) {
  rmSync(`${server}/static`, { recursive: true, force: true });
  cpSync(from, `${server}/static`, { recursive: true });
}
