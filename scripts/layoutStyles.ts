import type { Plugin } from "vite";
import * as SETTINGS from "../generated/settings.ts";

const MEASURES: Readonly<Record<string, unknown>> = SETTINGS;

/** Style sheets name the measures of registry/settings/layout.yaml, so that each stands in one place: `layout(desktopFromPx)` is `992px`. */
export function layoutStylesPlugin(): Plugin {
  return {
    name: "layout-styles",
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
    const px = MEASURES[name.replace(/[A-Z]/g, "_$&").toUpperCase()];
    if (typeof px !== "number") throw new Error(`layout(${name}) is no measure of registry/settings/layout.yaml.`);
    return `${px}px`;
  });
}
