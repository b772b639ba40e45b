import type { Plugin } from "vite";
import { LAYOUT } from "../generated/settings.ts";

const MEASURES: Readonly<Record<string, number | boolean>> = LAYOUT;

/** Style sheets alone take these: they do not travel in the scripts. */
export const STYLE_MEASURES = [
  "headerHeightPx",
  "railWidthDesktopPx",
  "railWidthMobilePx",
  "herdDrawerWidthPx",
  "multiDrawerHeightOffsetPx",
];
const IN_SETTINGS = new RegExp(`^ {2}(${STYLE_MEASURES.join("|")}): \\d+,\\n`, "gm");

/** Style sheets name the measures of registry/settings/layout.yaml, so that each stands in one place: `layout(desktopFromPx)` is `992px`. */
export function layoutStylesPlugin(): Plugin {
  return {
    name: "layout-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\/generated\/settings\.ts$/ },
      handler: (code) => ({ code: code.replace(IN_SETTINGS, ""), map: null }),
    },
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: "layout-styles",
              AtRule: {
                media: (rule) => {
                  if (rule.params.includes("layout(")) rule.params = withMeasures(rule.params);
                },
              },
              Declaration: (declaration) => {
                if (declaration.value.includes("layout(")) declaration.value = withMeasures(declaration.value);
              },
            },
          ],
        },
      },
    }),
  };
}

function withMeasures(css: string): string {
  return css.replaceAll(/\blayout\((\w+)\)/g, (_, name: string) => {
    const px = MEASURES[name];
    if (typeof px !== "number") throw new Error(`layout(${name}) is no measure of registry/settings/layout.yaml.`);
    return `${px}px`;
  });
}
