import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../../codegen/read/registryFiles";
import { workFolder } from "../workFolder";

const folder = await workFolder();

const tool = (...args: readonly string[]) => folder.run(...args, "--registry", folder.registry);
const seen = (file: string) =>
  readFileSync(join(folder.registry, "seen", file), "utf8")
    .split("\n")
    .slice(1, -1);
const findings = async () => JSON.parse((await tool("check", "--format", "json")).out).diagnostics;

test("a registry without a snapshot is not compared with one", async () => {
  expect((await tool("check")).code).toBe(0);
  expect(existsSync(join(folder.registry, "seen"))).toBe(false);
});

test("the snapshot has one line a tile, a page and a feature, with whoever sees it, and where not everywhere they do", async () => {
  expect((await tool("snapshot")).out).toMatch(/seen: \d+ written, 0 unchanged, 0 removed\.\n$/);
  expect(seen("homes.txt")).toEqual(["card.list : breeder"]);
  expect(seen("menus/herd.txt")).toContain("herd/animals/births > card.events (view: velage) : breeder");
  expect(seen("screens/herd.txt")).toContain("card.list : breeder");
  folder.edit("settings.yaml", "purge: desk", "purge: herd");
  await tool("snapshot");
  expect(seen("features.txt")).toEqual(["purge : breeder"]);
  folder.edit("settings.yaml", "purge: herd", "purge: desk");
  folder.edit("personas/breeder.yaml", "droits: [herd]", "authorizes: { herd: 1 }");
  folder.edit("personas/breeder.yaml", "  authorizes:\n    herd.events: 8\n", "");
  await tool("snapshot");
  expect(seen("screens/herd.txt")).toContain("card.list : breeder:online");
  folder.edit("personas/breeder.yaml", "authorizes: { herd: 1 }", "droits: [herd]\n  authorizes: { herd.events: 8 }");
  expect((await tool("snapshot")).code).toBe(0);
  expect(JSON.parse((await tool("snapshot", "--format", "json")).out)).toMatchObject({ written: [], removed: [] });
  expect(await findings()).toEqual([]);
});

test("what a persona sees otherwise is an error at the line of the snapshot, one for all that changes alike, until it is written anew", async () => {
  folder.edit("applications/herd/card.yaml", "    path: animaux\n", "    path: animaux\n    access: { anyOf: [desk] }\n");
  const found = (await findings()).filter(({ code }: { code: string }) => code === "seen-lost");
  expect(found[0]).toMatchObject({ severity: "error", file: expect.stringMatching(/^seen\//) });
  expect(found[0].message).toMatch(/card\.list.* No longer seen by: breeder\.$/);
  const more = "      - { id: more, label: { fr: P, en: M }, icon: list, route: card.events, params: { view: velage } }\n";
  folder.edit("menus/herd.yaml", "      - id: births\n", `${more}      - id: births\n`);
  folder.edit("applications/herd/card.yaml", "routes:\n", "routes:\n  card.none: { label: { fr: N, en: N }, access: { anyOf: [desk] } }\n");
  const { out } = await tool("check", "--lang", "fr");
  expect(out).toMatch(/seen-nobody error\n.*card\.none\. Aucun persona ne le voit\./);
  expect(out).toContain("Plus vu par : breeder.");
  expect(out).toMatch(
    /\S:1:1 seen-new error\n {2}Pas encore dans l'instantané : .*more.* Vu par : breeder\.\n {2}Il n'y a rien à corriger.*\n\n/,
  );
  expect((await tool("snapshot")).code).toBe(0);
  expect(seen("screens/herd.txt")).toContain("card.list :");
  expect(await findings()).toEqual([]);
});

test("everybody who no longer sees something is named", async () => {
  const own = await workFolder();
  const breeder = readFileSync(join(own.registry, "personas/breeder.yaml"), "utf8");
  const ids = Array.from({ length: 7 }, (_, n) => `breeder${n}`);
  for (const id of ids)
    writeFileSync(join(own.registry, `personas/${id}.yaml`), breeder.replace("id: breeder", `id: ${id}`).replace("anne@", `${id}@`));
  await own.run("snapshot", "--registry", "registry");
  own.edit("applications/herd/card.yaml", "    path: animaux\n", "    path: animaux\n    access: { anyOf: [desk] }\n");
  const { out } = await own.run("check", "--registry", "registry", "--lang", "fr");
  expect(out).toContain(` Plus vu par : ${["breeder", ...ids].join(", ")}.\n`);
});

test("a snapshot that breaks a promise to a persona is not written, and the reason is the resolver's", async () => {
  folder.edit("personas/breeder.yaml", "    allaitant: false", "    allaitant: false\nexpect:\n  sees: [card.list]");
  const { code, err } = await tool("snapshot", "--lang", "fr");
  expect(code).toBe(1);
  expect(err).toContain("« breeder » doit voir « card.list » et ne le voit pas : un droit manque (monde fermé).");
  folder.edit("applications/herd/card.yaml", "    access: { anyOf: [desk] }\n", "");
  expect((await tool("snapshot")).code).toBe(0);
});

test("what the tool itself changes is in the snapshot at once, and promises follow a name", async () => {
  expect((await tool("rename", "card.list", "card.all")).code).toBe(0);
  expect(seen("homes.txt")).toEqual(["card.all : breeder"]);
  expect(readFileSync(join(folder.registry, "personas/breeder.yaml"), "utf8")).toContain("sees: [card.all]");
  expect(await findings()).toEqual([]);
});

test("with the line ends of Windows a rename keeps them, shows its lines without them, and writes what it changes alone", async () => {
  const texts = () => new Map(listFiles(folder.registry).map((file) => [file, readFileSync(join(folder.registry, file), "utf8")]));
  const before = new Map([...texts()].map(([file, text]) => [file, text.replaceAll("\n", "\r\n")]));
  for (const [file, text] of before) writeFileSync(join(folder.registry, file), text);
  expect((await tool("rename", "births", "calvings")).out).toMatch(/\n {2}-.* id: births\n {2}\+.* id: calvings\n/);
  const written = [...texts()].filter(([file, text]) => before.get(file) !== text);
  expect(written.map(([file]) => file).sort()).toEqual(["menus/herd.yaml", "seen/menus/herd.txt"]);
  expect(written.flatMap(([, text]) => text.match(/[^\r]\n/g) ?? [])).toEqual([]);
});
