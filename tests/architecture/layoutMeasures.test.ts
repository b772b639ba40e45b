import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DESKTOP_FROM_PX } from "../../generated/settings";

const css = readdirSync("src/views", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(`src/views/${file}`, "utf8"))
  .join("\n");

test("style sheets take each measure of the shell from the registry, and none holds the width of the desktop layout itself [CON-28] [CON-29] [CON-30]", () => {
  expect(css).not.toMatch(new RegExp(String.raw`\b(${DESKTOP_FROM_PX}|${DESKTOP_FROM_PX - 1}(\.\d+)?)px`));
  const written = readFileSync("registry/settings/layout.yaml", "utf8").matchAll(/^ {2}(\w+Px):/gm);
  const taken = css.matchAll(/\blayout\((\w+)\)/g);
  expect(new Set(Array.from(taken, ([, name]) => name))).toEqual(new Set(Array.from(written, ([, name]) => name)));
});
