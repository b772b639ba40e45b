import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LAYOUT } from "../../generated/settings";

const sheets = readdirSync("src/views", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
const css = sheets.map((file) => readFileSync(`src/views/${file}`, "utf8")).join("\n");

test("style sheets take the measures of the shell from the registry, and none holds the width of the desktop layout itself [CON-28] [CON-29] [CON-30]", () => {
  const { desktopFromPx } = LAYOUT;
  expect(css).not.toMatch(new RegExp(String.raw`\b(${desktopFromPx}|${desktopFromPx - 1}(\.\d+)?)px`));
  expect([...new Set(css.match(/\blayout\(\w+\)/g))].sort()).toEqual([
    "layout(desktopFromPx)",
    "layout(headerHeightPx)",
    "layout(herdDrawerWidthPx)",
    "layout(multiDrawerHeightOffsetPx)",
    "layout(railWidthDesktopPx)",
    "layout(railWidthMobilePx)",
  ]);
});
