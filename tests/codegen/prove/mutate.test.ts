import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { relink } from "../../../codegen/mutate/relink";
import { registryFiles } from "../../../codegen/read/registryFiles";
import { realRegistry } from "../../support/realRegistry";
import { workFolder } from "../workFolder";

const folder = await workFolder();

const tool = (...args: readonly string[]) => folder.run(...args, "--registry", folder.registry);
const slips = async () => {
  const { code, out } = await tool("mutate", "--format", "json");
  return { code, ...JSON.parse(out) };
};
const survivors = ({ survivors: all }: { readonly survivors: readonly Survivor[] }) =>
  all.map(({ mutant: { file, line, mutation, before, after } }) => `${file}:${line} ${mutation}: ${before} → ${after}`);
interface Survivor {
  readonly mutant: Readonly<Record<"file" | "line" | "mutation" | "before" | "after", string>>;
}
const PING = /^settings\.yaml:\d+ swap: ping: /;
const NARROWED = "applications/herd/card.yaml:22 narrow: herd.events → herd";

test("a registry is the same when it is linked anew from its documents", () => {
  const registry = realRegistry();
  expect(relink(registry, registry.model.documents).tables).toEqual(registry.tables);
});

test("a slip in a page or in what the shell itself asks for that no snapshot, promise, rule or proof notices is told at its line, with somebody who gains or loses; nothing is written; its reason is that of harmless.yaml", async () => {
  const before = registryFiles(folder.registry);
  const found = await slips();
  expect(found).toMatchObject({ code: 1, ok: false, noticed: { snapshot: 0 } });
  expect(survivors(found)).toContain(NARROWED);
  expect(survivors(found)).toContainEqual(expect.stringMatching(PING));
  expect(found.survivors.length + found.equivalent + found.noticed.rule + found.noticed.proof).toBe(found.mutants);
  expect((await tool("mutate", "--lang", "fr")).out).toContain(
    "card.events se fermerait, sans que rien le dise, à quelqu'un avec `herd.events`",
  );
  expect(registryFiles(folder.registry)).toEqual(before);
  const slip = (id: string) => `{ id: "${id}", slip: s, why: { fr: "Sans effet", en: Nobody is there } }`;
  writeFileSync(join(folder.registry, "harmless.yaml"), `slips: [${slip(found.survivors[0].id)}, ${slip("00000000")}]`);
  const { out } = await tool("mutate");
  rmSync(join(folder.registry, "harmless.yaml"));
  expect([out.match(/harmless: Nobody is there/g), out.match(/nobody has said why/g)?.length]).toEqual([
    ["harmless: Nobody is there"],
    found.survivors.length - 1,
  ]);
  expect(out).toContain("The reason for 00000000");
});

test("the snapshot notices what a persona on the boundary gains or loses; what is the same for everybody is not counted", async () => {
  await tool("snapshot");
  const alone = await slips();
  expect(alone.noticed.snapshot).toBeGreaterThan(0);
  expect(survivors(alone)).toContain(NARROWED);
  expect(survivors(alone)).not.toContainEqual(expect.stringMatching(PING));
  folder.edit("personas/breeder.yaml", "droits: [herd]", "droits: [herd.events]");
  await tool("snapshot");
  expect(survivors(await slips())).not.toContain(NARROWED);
  const { equivalent } = alone;
  folder.edit("applications/herd/card.yaml", "    path: detail/:id\n", "    path: detail/:id\n    access: { anyOf: [herd] }\n");
  expect((await slips()).equivalent).toBe(equivalent + 1);
});

test("a promise to a persona notices what it is about, without a snapshot", async () => {
  const fresh = await workFolder();
  fresh.edit("personas/breeder.yaml", "    allaitant: false", "    allaitant: false\nexpect:\n  sees: [card.list]");
  const { out } = await fresh.run("mutate", "--format", "json", "--registry", fresh.registry);
  expect(JSON.parse(out).noticed.expectation).toBeGreaterThan(0);
});
