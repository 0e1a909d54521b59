import breakpoints from "./src/look/breakpoints.json" with { type: "json" };
import letters from "./src/look/letters.json" with { type: "json" };

/** Letters have these sizes and no others; what is fitted to a piece is reckoned from its room. */
const sizes = Object.values(letters).join("|");

/** The widths and heights at which the look changes; a screen has no others. */
const known = (feature) => [
  ...new Set(
    Object.values(breakpoints).flatMap((query) =>
      [...query.matchAll(new RegExp(`${feature}: (\\d+px)`, "g"))].map(([, size]) => size),
    ),
  ),
];

export default {
  extends: ["stylelint-config-standard"],
  ignoreFiles: ["dist/**", "node_modules/**"],
  rules: {
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla"],
    // Prettier decides on lines; the order of rules follows the drawing.
    "no-descending-specificity": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "comment-empty-line-before": null,
    "media-feature-range-notation": "prefix",
    "media-feature-name-value-allowed-list": Object.fromEntries(
      ["max-width", "min-width", "max-height", "min-height"].map((each) => [each, known(each)]),
    ),
    "declaration-property-value-allowed-list": {
      "font-size": [`/^(${sizes})px$/`, "/^[a-z]+\\(/", "/em$/", "/cqw$/"],
      font: [`/ (${sizes})px(/| )/`, "/^inherit$/", "/ [a-z]+\\(/"],
    },
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Families and seats are named by the ids of the server.
    "selector-class-pattern": "^[a-z][a-z0-9_-]*$",
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    {
      // The palettes: the house's and each game's.
      files: ["src/look/*.css", "src/games/*/*.css"],
      rules: { "color-no-hex": null, "function-disallowed-list": null },
    },
  ],
};
