import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LAYOUT } from "../../generated/settings";
import { STYLE_MEASURES } from "../../scripts/layoutStyles";

const files = readdirSync("src", { recursive: true, encoding: "utf8" });
const read = (ending: RegExp) =>
  files
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`src/${file}`, "utf8"))
    .join("\n");
const css = read(/^views\/.*\.css$/);

test("style sheets take the measures of the shell from the registry, and none holds the width of the desktop layout itself [CON-28] [CON-29] [CON-30]", () => {
  const { desktopFromPx } = LAYOUT;
  expect(css).not.toMatch(new RegExp(String.raw`\b(${desktopFromPx}|${desktopFromPx - 1}(\.\d+)?)px`));
  const taken = new Set(Array.from(css.matchAll(/\blayout\((\w+)\)/g), ([, name]) => name));
  expect(taken).toEqual(new Set([...STYLE_MEASURES, "desktopFromPx"]));
});

test("code asks for no measure that does not travel in the scripts", () => {
  expect(read(/\.tsx?$/)).not.toMatch(new RegExp(`\\b(${STYLE_MEASURES.join("|")})\\b`));
});
