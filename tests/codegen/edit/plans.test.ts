import { expect, test } from "vitest";
import { checkRegistry } from "../../../codegen/checkRegistry";
import { diff } from "../../../codegen/diff/diff";
import { applyPlan, type Plan } from "../../../codegen/edit/applyPlan";
import type { Change } from "../../../codegen/edit/cutOf";
import { newTile } from "../../../codegen/edit/newEntry";
import { removalOf } from "../../../codegen/edit/removePlan";
import { renamePlan, usesOf } from "../../../codegen/edit/renamePlan";
import { splice } from "../../../codegen/edit/splice";
import { type RegistryFiles, registryFiles } from "../../../codegen/read/registryFiles";
import { registryFrom } from "../../support/realRegistry";

const files = registryFiles("registry");
const { model } = registryFrom(files);
const TEXTS = new Map([["fr", "Une : tuile, neuve"]]);

/** One in so many, so that each file has its turn. */
const OPTIONS = { noNewAccess: false, today: "" };
const SHARE = 7;

test("routes, tiles and grants of the registry can be renamed: one word in each line that has it, and not a byte elsewhere", () => {
  let cuts = 0;
  for (const kind of ["route", "tile", "grant"] as const)
    for (const name of [...(model.names.get(kind) ?? [])].filter((_, index) => index % SHARE === 0)) {
      const plan = renamePlan(files, model, kind, name, `${name}Renamed`);
      // A name that is put together from a list stands for several.
      if (plan === null) continue;
      const next = applied(plan);
      for (const [file, changes] of plan.changes) {
        expect(withoutWord(next.get(file), `${name}Renamed`, name, changes.length)).toBe(files.get(file));
        cuts += changes.length;
      }
    }
  expect(cuts).toBeGreaterThan(100);
});

test("a renamed route is known by its new name everywhere, and its earlier name and address lead to it", () => {
  const plan = renamePlan(files, model, "route", "sante.mamelle.home", "sante.mamelle.bilan");
  const after = registryFrom(applied(plan));
  expect(usesOf(after.model, "route", "sante.mamelle.home").map(({ role }) => role)).toEqual(["declares"]);
  expect(usesOf(after.model, "route", "sante.mamelle.bilan")).toHaveLength(usesOf(model, "route", "sante.mamelle.home").length);
  const { path, redirect } = after.tables.routes["sante.mamelle.home"] ?? {};
  expect({ path, to: redirect?.to }).toEqual({ path: "sante/mamelle/home", to: "sante.mamelle.bilan" });
  const { effects, ok } = diff({ ...registryFrom(files), shown: "before" }, { ...after, shown: "after" }, OPTIONS);
  expect([effects.map(({ kind, answer }) => [kind, answer]), ok]).toEqual([[["name-kept", "none"]], true]);
});

test("a page of the shell leads on too, and what is only called otherwise is one effect, of which a parameter alone waits", () => {
  const renamed = (kind: "route" | "section" | "parameter", name: string, to: string) => {
    const after = { ...registryFrom(applied(renamePlan(files, model, kind, name, to))), shown: "after" };
    const { effects } = diff({ ...registryFrom(files), shown: "before" }, after, OPTIONS);
    return effects.map(({ kind, before, after, answer }) => [kind, before, after, answer]);
  };
  for (const [from, to] of Object.entries({ "welcome.login": "welcome.signin", "session2.run.main": "session2.run.tout" }))
    expect(renamed("route", from, to)).toEqual([["name-kept", from, to, "none"]]);
  expect(renamed("section", "sante", "soin")).toEqual([["section-renamed", "sante", "soin", "none"]]);
  for (const name of ["race", "action"])
    expect(renamed("parameter", name, `${name}2`)).toEqual([["parameter-renamed", name, `${name}2`, "yes"]]);
  const rights = applied(renamePlan(files, model, "application", "feed", "ration")).get("personas/support.yaml");
  expect(rights).toContain("icowdesk.candidate.ration");
  expect(new Set(removalOf(files, model, "parameter", "race").open.map(({ reason }) => reason))).toEqual(new Set(["address"]));
});

test("a tile can be added behind every group of every menu; the comment above what follows stays where it was", () => {
  let added = 0;
  for (const { file, document } of model.documents.menu)
    for (const { id: group } of document.groups ?? []) {
      const tile = { id: "new-tile", label: TEXTS, icon: "history", route: "card.detail", section: document.id, group };
      const next = applied(newTile(model, tile)).get(file) ?? "";
      const inserted = next.split("\n").filter((line) => !(files.get(file) ?? "").split("\n").includes(line));
      expect(inserted).toContain('        label: { fr: "Une : tuile, neuve" }');
      const at = next.indexOf("      - id: new-tile");
      const lines = next.slice(at).split("\n").slice(0, 4).join("\n");
      expect(next.replace(`${lines}\n`, "")).toBe(files.get(file));
      added++;
    }
  expect(added).toBeGreaterThan(20);
});

test("with a name go all places that use it and nothing is left that does, or each that a person has to decide about is named", () => {
  expect.hasAssertions();
  for (const kind of ["route", "tile", "grant", "application", "section", "persona"] as const)
    for (const name of [...(model.names.get(kind) ?? [])].filter((_, index) => index % (5 * SHARE) === 0)) {
      const { plan, open } = removalOf(files, model, kind, name);
      if (open.length > 0) continue;
      expect(checkRegistry(applied(plan)).findings.filter(({ code }) => code.startsWith("unknown-") || code === "missing-key")).toEqual([]);
    }
});

const ODD = "a: &one { b: 1 }\nc: [ x ]\n";
test.each<[rule: string, text: string, result: string | undefined, changes: Change[]]>([
  ["items within brackets go with their comma", "a: [x, y, z] # kept\n", "a: [x] # kept\n", [gone("a", 1), gone("a", 2)]],
  ["new lines have the line ends of Windows where the file has", "a:\r\n  - b: 1\r\n", "a:\r\n  - b: 1\r\n  - b: 2\r\n", [more("b: 2")]],
  ["within braces an entry comes behind the last one", "a: { b: 1 } # kept\n", "a: { b: 1, c: {} } # kept\n", [more("c: {}")]],
  ["a comment that stands further in goes with its entry", "a:\n  - b: 1\n    # of b\n  - c: 2\n", "a:\n  - c: 2\n", [gone("a", 0)]],
  ["a new entry parts no comment from the one above", "a:\n  - b: 1\n    # of b\n", "a:\n  - b: 1\n    # of b\n  - c: 2\n", [more("c: 2")]],
  ["the only item within brackets is not removed", ODD, undefined, [gone("c", 0)]],
  ["several lines are not put within braces", ODD, undefined, [more("d:", "  e: 1")]],
])("%s", (_, text, result, changes) => {
  const done = applyPlan(new Map([["menus/x.yaml", text]]), { changes: new Map([["menus/x.yaml", changes]]) });
  expect("files" in done ? done.files.get("menus/x.yaml") : undefined).toBe(result);
});

test("cuts that overlap are never made", () => {
  const cut = (start: number) => ({ start, end: start + 2, text: "" });
  expect(() => splice("abc", [cut(0), cut(1)])).toThrow();
});

function gone(...path: readonly (string | number)[]): Change {
  return { kind: "remove", path };
}

function more(...lines: readonly string[]): Change {
  return { kind: "append", path: ["a"], lines };
}

function applied(plan: Plan | null): RegistryFiles {
  const result = plan && applyPlan(files, plan);
  if (result === null || !("files" in result)) throw new Error(JSON.stringify(result));
  return result.files;
}

/** The text before a rename, if it is its only difference: the new word put back, and the address that was written for it left out. */
function withoutWord(text = "", word: string, before: string, most: number): string {
  let result = text;
  for (let count = 0; count < most; count++) result = result.replace(word, before);
  // The earlier name of a route, which leads on.
  return result.replace(new RegExp(`^ +aliases:\\n +${before}: \\{.*\\}\\n`, "m"), "");
}
