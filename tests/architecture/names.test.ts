import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { APPLICATIONS } from "../../generated/applications";
import { GRANTS } from "../../generated/grants";
import { LABELS as SHELL_LABELS } from "../../generated/labels/fr/shell";
import { LABELS as WELCOME_LABELS } from "../../generated/labels/fr/welcome";
import { SECTIONS } from "../../generated/menus";
import { ROUTES } from "../../generated/routes";
import { TILES } from "../../generated/tiles";
import { sourceFiles } from "../support/sources/sourceFiles";

const STRING = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** A single word is no proof of a registry name ("account", "map"): names with a dot or a dash are, and so are tile ids. */
function isTelling(name: string): boolean {
  return /[.-]/.test(name);
}

test("no route, grant, application, tile or label name is written in code: the registry alone knows names", () => {
  const names = new Set(
    [
      ...Object.keys(ROUTES),
      ...Object.keys(GRANTS),
      ...Object.keys(TILES),
      ...Object.keys(SHELL_LABELS),
      ...Object.keys(WELCOME_LABELS),
      ...Object.keys(APPLICATIONS),
    ].filter(isTelling),
  );
  const broken: string[] = [];
  for (const file of sourceFiles(["src", "codegen"]))
    for (const [, double, single, template] of withoutComments(readFileSync(file, "utf8")).matchAll(STRING)) {
      const text = double ?? single ?? template ?? "";
      if (names.has(text)) broken.push(`${file}: ${text}`);
    }
  expect(broken).toEqual([]);
});

test("no section of the menu is named in the views", () => {
  const names = new Set<string>(SECTIONS.map(({ id }) => id).filter((id) => !/^(home|account|session|shop)$/.test(id)));
  const broken = sourceFiles(["src/views", "src/stores", "src/flows"]).filter((file) =>
    [...withoutComments(readFileSync(file, "utf8")).matchAll(STRING)].some(([, double, single]) => names.has(double ?? single ?? "")),
  );
  expect(broken).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
}
