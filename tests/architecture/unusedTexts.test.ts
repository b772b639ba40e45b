import { readFileSync } from "node:fs";
import { Project } from "ts-morph";
import { expect, test } from "vitest";
import { paletteText } from "../../generated/text/palette";
import { shellText } from "../../generated/text/shell";
import { realRegistry } from "../support/realRegistry";
import { sourceFiles } from "../support/sources/sourceFiles";
import { allKeys, keysUsedIn, parseSources, withGroup, withPlurals } from "../support/sources/usedTexts";

/** Put keys together and name no accessor. */
const JOINING = ["src/domain/inputs/formError.ts", "src/views/tiles/countedWords.ts"];

const sources = () =>
  parseSources(sourceFiles(["src"]).filter((file) => JOINING.includes(file) || readFileSync(file, "utf8").includes("generated/text/")));

function unusedKeys(): readonly string[] {
  const { model } = realRegistry();
  // A registry entry that names a text of registry/labels shows it under a key of its own.
  const entries = new Set([...model.texts.values()].filter(({ place }) => !place.file.startsWith("labels/")).map(({ texts }) => texts));
  const shown = [...model.texts.values()].filter(({ texts }) => entries.has(texts)).map(({ key }) => key);
  const used = withPlurals([...sources().flatMap(keysUsedIn), ...shown]);
  return allKeys().filter((key) => !used.has(key));
}

test("no text of the shell is left that nothing shows", () => {
  expect(unusedKeys()).toEqual([]);
});

test("a text counts as shown when code reaches it by name, by its group, by one of its plurals or by the form of its key", () => {
  const source = new Project({ useInMemoryFileSystem: true }).createSourceFile(
    "view.tsx",
    `import { shellText } from "../generated/text/shell";
     import { tips } from "../generated/text/paletteKeys";
     const first = tips.search.title, unit = find(\`tiles.figures.\${name}\`);
     const one = t(shellText.menu.logout), any = t(shellText.network[state]), many = shellText.menu.activeWorkshops_other.replace(/_other$/, "");
     const { layout: { skip }, network } = shellText;
     type Herds = keyof typeof shellText.herds;`,
  );
  const used = withPlurals(keysUsedIn(source));
  expect(used).toContain(shellText.menu.logout);
  expect(used).toContain(shellText.network.online);
  expect(used).toContain(shellText.menu.activeWorkshops_one);
  expect(used).toContain(shellText.network.offline);
  expect(used).toContain(shellText.herds.title);
  expect(used).toContain(paletteText.tips.search.title);
  expect(used).toContain(paletteText.tiles.figures.milk);
  expect(used).not.toContain(shellText.menu.open);
  expect(used).not.toContain(paletteText.tips.offline.title);
});

test("the check knows which texts the pages show: npx vitest run tests/architecture/unusedTexts.test.ts -u", async () => {
  const asked = withPlurals(sources().flatMap(keysUsedIn));
  const keys = allKeys().filter((key) => asked.has(key));
  await expect(`${JSON.stringify(keys.map(withGroup).sort(), null, 2)}\n`).toMatchFileSnapshot("../../src/askedTexts.json");
});
