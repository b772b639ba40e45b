import { expect, test } from "vitest";
import { entriesNamed } from "../../codegen/answer/entries";
import { checkRegistry } from "../../codegen/checkRegistry";
import { explain } from "../../codegen/explain/explainAnswer";
import { findAnswer } from "../../codegen/explain/findAnswer";
import { registryTables } from "../../codegen/tables/registryTables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { viewerOf } from "../support/smallTables";
import { baseWith, edited, ICONS } from "./registryFixture";

const ALIASES = "aliases:\n      card.old: { path: fiche/ancienne/:id, until: 2027-06-30 }\n      card.older.one: {}\n    path: detail/:id";

function registryWith(aliases: string, today?: string) {
  const files = baseWith(edited("applications/herd/card.yaml", "path: detail/:id", aliases));
  return checkRegistry(files, { icon: ICONS, today });
}

const { understood: model } = registryWith(ALIASES.replace("card.older.one: {}", "card.older.one: { path: older/:id }"));
const tables = registryTables(model);
const resolver = createResolver(tables, viewerOf({ droits: ["herd"] }));

test("an earlier name and an earlier address of a route lead to it, with parameters and the whole query", () => {
  expect(resolver.address("/fiche/ancienne/12?tab=soins")).toMatchObject({
    route: "card.old",
    admitted: true,
    redirectTo: "/detail/12?tab=soins",
  });
  expect(resolver.route("card.older.one", { id: "12" })).toMatchObject({ admitted: true, reason: "ok", redirectTo: "/detail/12" });
});

test("who may not open a route is refused under its earlier name for the same reason", () => {
  const nobody = createResolver(tables, viewerOf({ droits: [] }));
  const { reason } = nobody.route("card.detail", { id: "12" });
  expect(reason).toBe("not-granted");
  expect(nobody.address("/fiche/ancienne/12")).toMatchObject({ admitted: false, reason });
});

test("an earlier name is found and explained where it is written", () => {
  const registry = { model, tables };
  const { found } = findAnswer(registry, "card.old", "fr", []);
  expect(found.map(({ name }) => name)).toContain("card.old");
  const [entry] = entriesNamed(registry, "card.old", "fr");
  if (entry === undefined) throw new Error("it is not known");
  expect(explain(registry, entry, "fr", [], null, null)).toMatchObject({ file: "applications/herd/card.yaml" });
  const [{ details } = entry] = entriesNamed(registry, "card.detail", "fr");
  expect(details.earlier).toEqual(["card.old · /fiche/ancienne/:id · 2027-06-30", "card.older.one · /older/:id"]);
});

test("an earlier name that is one of a living route is found twice, and one past its day is told from the next day on", () => {
  const taken = registryWith(ALIASES.replace("card.old:", "card.list:")).findings;
  expect(taken.map(({ code, params }) => [code, params.name])).toContainEqual(["duplicate-id", "card.list"]);
  const told = (today: string) =>
    registryWith(ALIASES.replace("card.older.one: {}", "card.older.one: { path: older/:id }"), today).findings;
  expect(told("2027-06-30")).toEqual([]);
  expect(told("2027-07-01")).toMatchObject([
    { code: "alias-over", severity: "warning", params: { alias: "card.old", name: "card.detail" } },
  ]);
});
