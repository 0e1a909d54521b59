import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** What is not part of the client itself: tsc checks it, without the client's types. */
const OUTSIDE = ["**/*.js", "**/*.mjs", "**/*.test.ts", "build/**", "*.config.ts"];

/** The types of components are known to svelte-check only; it has looked before. */
const SEEN_BY_SVELTE_CHECK = [
  "no-unsafe-argument",
  "no-unsafe-assignment",
  "no-unsafe-call",
  "no-unsafe-member-access",
  "no-unsafe-return",
  "no-redundant-type-constituents",
].map((rule) => [`@typescript-eslint/${rule}`, "off"]);

export default ts.config(
  { ignores: ["dist", "src/generated", "node_modules"] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // The compiler says it better.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // Numbers in texts are what texts are for.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      // `on(() => (open = true))` is a sentence.
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/prefer-nullish-coalescing": "off",
      ...Object.fromEntries(SEEN_BY_SVELTE_CHECK),
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig },
    },
    rules: {
      // A field of a rune is read to follow it.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Sets and maps are replaced as a whole ($state.raw), or nothing is drawn from them.
      "svelte/prefer-svelte-reactivity": "off",
      // What is awaited, or bound by a component, may have changed.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // `{" "}` is a space that must stay.
      "svelte/no-useless-mustaches": "off",
      // The browser's own tooltips know neither touch nor keyboard: `data-tip` does.
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "SvelteElement[kind='html'] > SvelteStartTag > SvelteAttribute[key.name='title']",
          message: "Use data-tip.",
        },
      ],
      // Our own links are followed by net/route.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: OUTSIDE,
    ...ts.configs.disableTypeChecked,
  },
  { files: OUTSIDE, languageOptions: { globals: globals.node } },
);
