import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { checkReport } from "../../codegen/report/json";
import { runToolWith } from "../support/runTool";
import { fixtureCases } from "./fixtureCases";
import { baseFiles, ICONS, PICTURES } from "./registryFixture";
import { workFolder } from "./workFolder";

/** Here the sound registry was generated before anybody made a mistake. */
const used = await workFolder();
const project = join(used.path, "project");

beforeAll(async () => {
  expect((await used.run("generate", "--registry", used.registry, "--out", used.out)).code).toBe(0);
  const icons = Object.fromEntries([...ICONS].map((name) => [name, { body: "<g/>" }]));
  write(join(project, "node_modules/@iconify-json/tabler/icons.json"), JSON.stringify({ icons }));
  for (const logo of PICTURES.logo ?? []) write(join(project, "src/views/publicPages/logos", `${logo}.svg`), "");
  for (const picture of PICTURES.picture ?? []) write(join(project, "public", picture), "");
});

const CASES = fixtureCases();
const SUBJECTS = [...new Set(CASES.map(({ name }) => `${name.split(":")[0]}:`))];

test.each(SUBJECTS)(
  "a check finds the same in memory, in a folder where earlier runs have kept something, and with what it has kept itself (%s)",
  async (subject) => {
    for (const { name, files } of CASES.filter((one) => one.name.startsWith(subject))) {
      const { findings } = checkRegistry(files, { icon: ICONS, ...PICTURES });
      for (const _ of ["first", "second"]) expect(await checked(files), name).toEqual(checkReport(findings, "en"));
    }
  },
);

test("what a check has kept counts only as long as it is whole", async () => {
  const kept = join(used.cache, `tool-${used.tool}`, "reads");
  const found = await checked(baseFiles());
  for (const damage of [(text: string) => text.slice(0, -9), (text: string) => text.replace("herd", "hord")]) {
    writeFileSync(kept, damage(readFileSync(kept, "latin1")), "latin1");
    expect(await checked(baseFiles())).toEqual(found);
  }
});

async function checked(files: ReadonlyMap<string, string>): Promise<string> {
  const { path: cwd, registry, cache, tool } = used;
  rmSync(registry, { recursive: true });
  for (const [file, text] of files) write(join(registry, file), text);
  const { out, err } = await runToolWith({ cwd, root: project, cache, tool }, "check", "--registry", registry, "--format", "json");
  return out + err;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
