import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { workFolder, writingTimes } from "../workFolder";

const HERE = ["--registry", "registry", "--out", "generated"];

test("generate answers with the files it wrote, and the next time with none", async () => {
  const folder = await workFolder();
  const first = await folder.run("generate", ...HERE, "--format", "json");
  expect(first.code).toBe(0);
  expect(first.err).toBe("");
  expect(first.out.startsWith('{\n  "version": 1,')).toBe(true);
  const answer = JSON.parse(first.out);
  expect(answer.written).toContain("generated/routes.ts");
  expect(answer).toMatchObject({ version: 1, unchanged: 0, stale: [] });
  const times = writingTimes(folder);
  const second = JSON.parse((await folder.run("generate", ...HERE, "--format", "json")).out);
  expect(second).toMatchObject({ version: 1, written: [], unchanged: answer.written.length, stale: [] });
  expect(writingTimes(folder)).toEqual(times);
});

test("generate --check writes nothing, not even into its own cache, and fails while something is stale or left over", async () => {
  const folder = await workFolder();
  mkdirSync(folder.out);
  const cache = () => readdirSync(folder.cache, { recursive: true });
  const before = cache();
  const missing = await folder.run("generate", ...HERE, "--check", "--format=json");
  expect(missing.code).toBe(1);
  expect(JSON.parse(missing.out)).toMatchObject({ version: 1, written: [], unchanged: 0 });
  expect(JSON.parse(missing.out).stale).toContain("generated/tables.ts");
  expect(folder.generated().size).toBe(0);
  expect(cache()).toEqual(before);

  await folder.run("generate", ...HERE);
  expect((await folder.run("generate", ...HERE, "--check")).code).toBe(0);
  folder.edit("applications/herd/card.yaml", "path: animaux", "path: betes");
  const stale = await folder.run("generate", ...HERE, "--check", "--format", "json");
  expect(stale.code).toBe(1);
  expect(JSON.parse(stale.out).stale).toEqual(["generated/routes.ts", "generated/matcher.ts", "generated/packed.ts"]);

  writeFileSync(join(folder.out, "notes.md"), "mine\n");
  await folder.run("generate", ...HERE);
  expect(await folder.run("generate", ...HERE, "--check")).toMatchObject({ code: 1, out: expect.stringContaining("generated/notes.md") });
});

test("generate stops at an error with its place, and says that nothing was written", async () => {
  const folder = await workFolder();
  await folder.run("generate", ...HERE);
  const before = writingTimes(folder);
  folder.edit("menus/herd.yaml", "route: card.list", "route: card.lits");
  folder.edit("applications/herd/card.yaml", "fr: Rapports", "fr: Bilans");
  const text = await folder.run("generate", ...HERE);
  expect(text).toMatchObject({ code: 1, out: "" });
  expect(text.err).toMatch(/^registry\/menus\/herd\.yaml:14:16 unknown-route/);
  expect(text.err).toContain("Nothing was written.");
  const json = await folder.run("generate", ...HERE, "--format", "json");
  expect(json).toMatchObject({ code: 1, err: "" });
  expect(JSON.parse(json.out)).toMatchObject({ written: [], diagnostics: [{ code: "unknown-route", line: 14 }] });
  expect(writingTimes(folder)).toEqual(before);
});

test("check counts its findings, in words and as a document", async () => {
  const folder = await workFolder();
  const clean = await folder.run("check", "--registry", "registry", "--format", "json");
  expect(clean.code).toBe(0);
  expect(JSON.parse(clean.out)).toEqual({ version: 1, ok: true, diagnostics: [], counts: { error: 0, warning: 0, info: 0 } });
  folder.edit("menus/herd.yaml", "route: card.list", "route: card.lits");
  const broken = await folder.run("check", "--registry", "registry", "--format", "json");
  expect(broken).toMatchObject({ code: 1, err: "" });
  const answer = JSON.parse(broken.out);
  expect(answer).toMatchObject({ version: 1, ok: false, counts: { error: 1, warning: 0, info: 0 } });
  expect(answer.diagnostics[0]).toMatchObject({ code: "unknown-route", severity: "error", file: "menus/herd.yaml", line: 14, endLine: 14 });
  expect((await folder.run("check", "--registry", "registry")).out).toMatch(/registry: 1 error\.\n$/);
});

test("help lists the commands", async () => {
  const folder = await workFolder();
  const help = await folder.run("--help");
  expect(help.code).toBe(0);
  expect(help.out).toMatch(/^ {2}generate .*\n {2}check /m);
  expect((await folder.run("check", "--help")).out).toContain("npm run -s registry -- check");
});

test("a registry outside the project is generated into any folder", async () => {
  const folder = await workFolder();
  const out = join(folder.path, "elsewhere");
  const said = await folder.run("generate", "--registry", folder.registry, "--out", out, "--format", "json");
  expect(JSON.parse(said.out).written).toContain(`${out}/routes.ts`);
});
