import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { createPageUpdates } from "../../../codegen/vite/pageUpdates";
import { type Regeneration, regenerate } from "../../../codegen/vite/regenerate";
import { registryPlugin } from "../../../codegen/vite/registryPlugin";
import { workFolder } from "../workFolder";

const GOOD: Regeneration = { ok: true, text: "" };
const BAD: Regeneration = { ok: false, text: "registry/menus/herd.yaml:14:16 unknown-route" };
const DOUBTFUL: Regeneration = { ok: true, text: "registry/menus/herd.yaml:14:16 stray-quote" };

/** Page updates over outcomes given in turn, with all that was told. */
function updatesOver(...outcomes: readonly Regeneration[]) {
  const told: string[] = [];
  const left = [...outcomes];
  const updates = createPageUpdates(async () => left.shift() ?? GOOD, {
    send: ({ text }) => told.push(text === "" ? "page: mended" : "page: findings"),
    error: (text) => told.push(`log: ${text}`),
    info: (text) => told.push(`log: ${text}`),
  });
  return { ...updates, told, left };
}

test("the page is told of findings, and once when they are mended; a good change needs no word", async () => {
  const { update, told } = updatesOver(GOOD, BAD, GOOD, GOOD);
  await update();
  expect(told).toEqual([]);
  await update();
  expect(told.splice(0)).toEqual([`log: ${BAD.text}`, "page: findings"]);
  await update();
  expect(told.splice(0)).toEqual(["log: The registry is mended.", "page: mended"]);
  await update();
  expect(told).toEqual([]);
});

test("warnings are shown too, and nothing is said twice that has been said", async () => {
  const { update, told } = updatesOver(DOUBTFUL, DOUBTFUL, BAD, BAD, DOUBTFUL);
  for (let round = 0; round < 5; round++) await update();
  const warned = [`log: ${DOUBTFUL.text}`, "page: findings"];
  expect(told).toEqual([...warned, `log: ${BAD.text}`, "page: findings", ...warned]);
});

test("a page opened while the registry is broken is told too", async () => {
  const { update, resend, told } = updatesOver(GOOD, BAD);
  await update();
  resend();
  expect(told).toEqual([]);
  await update();
  told.length = 0;
  resend();
  expect(told).toEqual(["page: findings"]);
});

test("edits during a generation lead to one more, never to two at once", async () => {
  let running = 0;
  let runs = 0;
  const { update } = createPageUpdates(
    async () => {
      running += 1;
      runs += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      return GOOD;
    },
    { send: () => {}, error: () => {}, info: () => {} },
  );
  await Promise.all([update(), update(), update()]);
  expect(runs).toBe(2);
});

test("a second look at a registry that has not changed generates nothing, at one with warnings it has their words again", async () => {
  const { registry, out, kept, edit } = await workFolder();
  const look = (root: string) => regenerate({ registry, out, kept, root, check: false }, "registry");
  await look(process.cwd());
  // A generation would read the icons below the root.
  expect(await look("/nowhere")).toEqual({ ok: true, text: "" });
  edit("menus/herd.yaml", "en: Herd", 'en: Herd"');
  for (let times = 0; times < 2; times++) {
    const { ok, text } = await look(process.cwd());
    expect([ok, text]).toEqual([true, expect.stringContaining("stray-quote")]);
  }
});

test("a build generates first, and fails with the findings when the registry is broken", async () => {
  const { path, edit, generated } = await workFolder();
  mkdirSync(join(path, "src"));
  writeFileSync(
    join(path, "src/main.ts"),
    'import { DEFAULT_LANGUAGE } from "../generated/languages";\nexport const first = DEFAULT_LANGUAGE;\n',
  );
  const make = () =>
    build({
      root: path,
      configFile: false,
      logLevel: "silent",
      plugins: [registryPlugin()],
      build: { write: false, lib: { entry: "src/main.ts", formats: ["es"] } },
    });
  await make();
  expect(generated().has("routes.ts")).toBe(true);
  edit("menus/herd.yaml", "route: card.list", "route: card.lits");
  await expect(make()).rejects.toThrow("registry/menus/herd.yaml:14:16 unknown-route");
});
