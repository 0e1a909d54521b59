import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const PLACE = join(import.meta.dirname, "snippet.ts");
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  types: [],
  lib: ["lib.es2022.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** What the compiler says to a few lines that lie in the client's source. */
function complaints(lines: string): string[] {
  const source = `import type { AskedDecision, OfferedOption, ToldEvent, Verb } from "./protocol";
    export {};
    declare const option: OfferedOption;
    declare const decision: AskedDecision;
    declare const event: ToldEvent;
    ${lines}`;
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === PLACE || fileExists(name);
  host.getSourceFile = (name, language, ...rest) =>
    name === PLACE
      ? ts.createSourceFile(name, source, language)
      : getSourceFile(name, language, ...rest);
  const found = ts.getPreEmitDiagnostics(ts.createProgram([PLACE], OPTIONS, host));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

test("keys that the games know can be compared with", () => {
  const known = `option.verb === "check-together"; new Set<Verb>(["move-avatar"]).has(option.verb);
    decision.prompt.key === "reroll"; event.phrase.key === "round";`;
  expect(complaints(known)).toEqual([]);
});

test.each([
  `option.verb === "draw-some";`,
  `decision.prompt.key === "draw-some";`,
  `event.phrase.key === "draw-some";`,
  `new Set<Verb>(["draw-some"]);`,
])("a key that is gone does not compile: %s", (dead) => {
  const [said, ...more] = complaints(dead);
  expect(said).toContain("draw-some");
  expect(more).toEqual([]);
});
