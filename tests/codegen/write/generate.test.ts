import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generate } from "../../../codegen/write/generate";
import { type WorkFolder, workFolder } from "../workFolder";

let folder: WorkFolder;

async function generateHere(listing?: (paths: readonly string[]) => readonly string[]) {
  const { registry, out, kept } = folder;
  return generate({ registry, out, kept, root: process.cwd(), check: false, ...(listing ? { listing } : {}) });
}

test("the output does not depend on the order in which a directory lists its files", async () => {
  folder = await workFolder();
  await generateHere();
  const first = folder.generated();
  await generateHere((paths) => [...paths].reverse());
  expect(folder.generated()).toEqual(first);
  await generateHere((paths) => paths.toSorted((a, b) => hash(a) - hash(b)));
  expect(folder.generated()).toEqual(first);
});

test("a change of one text writes only the files that hold it", async () => {
  folder = await workFolder();
  await generateHere();
  folder.edit("applications/herd/card.yaml", "fr: Rapports", "fr: Bilans");
  const outcome = await generateHere();
  expect(outcome).toMatchObject({ kind: "generated", written: ["labels/fr/pages.ts", "schema/names.schema.json"] });
});

test("a file that is no longer generated is removed, a file a user put there is not", async () => {
  folder = await workFolder();
  await generateHere();
  writeFileSync(join(folder.out, "gone.ts"), readFileSync(join(folder.out, "routes.ts")));
  writeFileSync(join(folder.out, "README.md"), "Nothing here is edited by hand.\n");
  expect(await generateHere()).toMatchObject({ stale: ["gone.ts"] });
  expect(existsSync(join(folder.out, "gone.ts"))).toBe(false);
  expect(existsSync(join(folder.out, "README.md"))).toBe(true);
});

test.each([
  ["deleted", (out: string) => rmSync(join(out, "routes.ts"))],
  ["edited by hand", (out: string) => writeFileSync(join(out, "routes.ts"), "// mine\n")],
  ["of the same length but other content", (out: string) => sameLength(join(out, "routes.ts"))],
  ["beside a stray generated one", (out: string) => writeFileSync(join(out, "stray.ts"), readFileSync(join(out, "routes.ts")))],
])("a run that would find all up to date notices an output that is %s", async (_, damage) => {
  folder = await workFolder();
  await folder.run("generate", "--registry", "registry", "--out", "generated");
  const good = folder.generated();
  expect((await folder.run("generate", "--registry", "registry", "--out", "generated")).out).toContain("up to date");
  damage(folder.out);
  const again = await folder.run("generate", "--registry", "registry", "--out", "generated");
  expect(again.out).not.toContain("up to date");
  expect(folder.generated()).toEqual(good);
});

test("an input of the same length and time but other content is noticed", async () => {
  folder = await workFolder();
  await folder.run("generate", "--registry", "registry", "--out", "generated");
  folder.edit("applications/herd/card.yaml", "fr: Rapports", "fr: Rapport2");
  const { out } = await folder.run("generate", "--registry", "registry", "--out", "generated");
  expect(out).toContain("generated/labels/fr/pages.ts");
});

function sameLength(path: string): void {
  writeFileSync(path, readFileSync(path, "utf8").replace("card.detail", "card.detaiL"));
}

function hash(text: string): number {
  let sum = 7;
  for (const char of text) sum = (sum * 31 + char.charCodeAt(0)) % 1009;
  return sum;
}
