import { expect, test } from "vitest";
import { diff } from "../../../codegen/diff/diff";
import { type Effect, isWaiting } from "../../../codegen/diff/effect";
import { makeEffect } from "../../../codegen/diff/makeEffect";
import { NOTHING } from "../../../codegen/diff/personaChanges";
import { type Side, sideOf } from "../../../codegen/diff/side";
import { withUnexplained } from "../../../codegen/diff/unexplainedEffects";
import { type UserFile, viewerOf } from "../../../codegen/viewer/userFile";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import {
  add,
  changed,
  type Edit,
  narrowedApplication,
  newApplication,
  newTile,
  openedDomain,
  publicDomain,
  renamedRoute,
  replace,
  sideWith,
} from "./changes";

const TODAY = { noNewAccess: false, today: "2026-01-01" };
const base = sideWith();

test("a registry beside itself has no effect, and each access is the same", () => {
  const result = diff(base, base, TODAY);
  expect(result.effects).toEqual([]);
  expect([...result.routes, ...result.tiles].filter(({ change }) => change !== "same")).toEqual([]);
  expect(result.ok).toBe(true);
});

test("a new tile to a page that is open already waits for nobody and opens no page", () => {
  const { ok, effects, personas } = diff(base, sideWith(newTile), TODAY);
  expect(kinds(effects)).toEqual([["tile-added", "none"]]);
  expect(personas.flatMap(({ gained }) => gained.routes)).toEqual([]);
  expect(personas.filter(({ gained }) => gained.tiles.length > 0).length).toBeGreaterThan(3);
  expect(ok).toBe(true);
});

test("a renamed route is one effect: the old name and address are lost, and nobody loses the page", () => {
  const { effects } = diff(base, sideWith(renamedRoute), TODAY);
  expect(effects.map(({ kind, subjects, after }) => [kind, ...subjects, after])).toEqual([
    ["renamed", "sante.mamelle.home", "sante.mamelle.bilan"],
  ]);
  expect(effects[0]?.answer).toBe("yes");
});

test("a narrowed application says which persona loses a page and its section, with somebody who is kept out from now on", () => {
  const head = sideWith(narrowedApplication);
  const { effects } = diff(base, head, TODAY);
  const [narrowed] = effects.filter(({ kind }) => kind === "narrowed");
  expect(narrowed?.personas.map(({ id, lost }) => [id, lost.routes, lost.sections])).toEqual([
    ["conseiller", ["sante.bilanSanitaire.listing"], ["sante"]],
  ]);
  expect(narrowed?.answer).toBe("yes");
  expect(narrowed?.place).toMatchObject({ file: "applications/sante/bilanSanitaire.yaml" });
  const loser = narrowed?.witness.loses ?? {};
  expect([opens(base, loser, "sante.bilanSanitaire.listing"), opens(head, loser, "sante.bilanSanitaire.listing")]).toEqual([true, false]);
  expect(effects.find(({ kind }) => kind === "dead-grant")?.place).toMatchObject({ file: "grants/sante.yaml" });
});

test("a new grant below one that is held waits for a yes and names who holds it at once, unless it is exact", () => {
  const { effects } = diff(base, sideWith(newApplication), TODAY);
  const [held] = effects.filter(({ kind }) => kind === "held-at-once");
  expect(held).toMatchObject({ subjects: ["alimentation.robot"], after: "alimentation", answer: "yes" });
  const fed = base.model.documents.persona.filter(
    ({ document: { profile } }) => profile.droits.includes("alimentation") || (profile.authorizes.alimentation ?? 0) > 0,
  );
  expect(held?.personas.map(({ id }) => id)).toEqual(fed.map(({ document }) => document.id));
  expect(effects).toContainEqual(expect.objectContaining({ kind: "base-added", after: "/feeding-robot", answer: "none" }));
  const exact = sideWith(
    newApplication,
    replace("grants/alimentation.yaml", "  alimentation.robot:\n", "  alimentation.robot:\n    exact: true\n"),
  );
  expect(diff(base, exact, TODAY).effects.map(({ kind }) => kind)).not.toContain("held-at-once");
  const { effects: after } = diff(exact, sideWith(newApplication), TODAY);
  expect(after).toContainEqual(expect.objectContaining({ kind: "held-at-once", subjects: ["alimentation.robot"], before: "exact" }));
});

test("one line that opens a domain to every account is one effect of all its pages, and waits for a second person", () => {
  const [opened] = diff(base, sideWith(openedDomain), TODAY).effects;
  const toAll = replace("domains.yaml", "access: { anyOf: [alimentation] }", "access: { anyOf: [ALL] }");
  for (const edit of [openedDomain, toAll])
    expect(kinds(diff(base, sideWith(edit), TODAY).effects)).toEqual([["any-account", "second-person"]]);
  expect(opened).toMatchObject({ before: "alimentation", after: "signedIn", answer: "second-person", owner: { level: "domain" } });
  const feed = [...base.model.routes.values()].filter(
    ({ application, access }) => base.tables.applications[application]?.domain === "alimentation" && access.from === "domain",
  );
  expect(opened?.subjects).toEqual(feed.map(({ name }) => name).sort());
  expect(opened?.personas.find(({ id }) => id === "sans-droit")?.home).toEqual({ before: "synchrozor.sync.main", after: "alim2.aliment2" });
});

test("a framed page that is made public has no possible yes", () => {
  const { ok, effects } = diff(base, sideWith(publicDomain), TODAY);
  expect(kinds(effects)).toEqual([["public", "impossible"]]);
  const given = { id: effects[0]?.id, what: "all of feed", why: "they asked for it", by: "Someone", on: "2026-01-01" };
  expect(diff(base, sideWith(publicDomain, acceptance(given)), TODAY).ok).toBe(false);
  expect(ok).toBe(false);
});

test("a yes is for one effect: it survives other changes, dies with another access, and ends on its day", () => {
  const { effects } = diff(base, sideWith(openedDomain), TODAY);
  const given = { id: effects[0]?.id, what: "feed", why: "open to all from now on", by: "Marie", on: "2026-01-01", until: "2026-06-30" };
  const waiting = (day: string, ...edits: readonly Edit[]) =>
    diff(base, sideWith(acceptance(given), ...edits), { ...TODAY, today: day }).effects.filter(isWaiting);
  expect(waiting("2026-06-30", openedDomain, newTile)).toEqual([]);
  expect(waiting("2026-07-01", openedDomain)).toHaveLength(1);
  const other = replace("domains.yaml", "access: { anyOf: [alimentation] }", "access: { anyOf: [planning] }");
  expect(waiting("2026-06-30", other).length).toBeGreaterThan(0);
});

test("a yes is for the change that brings it: once merged it says nothing to the same effect made again, and one for nothing is told", () => {
  const [opened] = diff(base, sideWith(openedDomain), TODAY).effects;
  const yes = { id: opened?.id, what: "feed", why: "open to all from now on", by: "Marie", on: "2026-01-01" };
  const again = (...given: readonly Edit[]) => diff(sideWith(acceptance(yes)), sideWith(openedDomain, ...given), TODAY).effects;
  expect(again(acceptance(yes)).filter(isWaiting)).toHaveLength(1);
  const anew = add("accepted.yaml", `accepted:\n  - ${JSON.stringify(yes)}\n  - ${JSON.stringify({ ...yes, on: "2026-02-01" })}\n`);
  expect(again(anew).filter(isWaiting)).toEqual([]);
  expect(kinds(diff(base, sideWith(acceptance(yes)), TODAY).effects)).toEqual([["unused-yes", "none"]]);
});

test("a yes to an effect is none to the loss that is said with it, since nothing else explains it", () => {
  const rules = (name: string) => makeEffect({ kind: "rules", subjects: [`settings features.${name}`], answer: "yes" });
  const loss = { id: "conseiller", gained: NOTHING, lost: { ...NOTHING, addresses: ["at/fiche"] }, home: null };
  for (const effects of [[rules("purge")], [rules("ping"), rules("multiHerd")]]) {
    const found = withUnexplained(effects, base, [loss]).filter(({ personas }) => personas.length > 0);
    expect([found.length, effects.some(({ id }) => id === found[0]?.id)]).toEqual([1, false]);
  }
  expect(withUnexplained([rules("ping"), rules("purge")], base, [loss]).at(-1)?.kind).toBe("unexplained");
});

test("a side with mistakes is not compared, and says which", () => {
  const broken = sideOf(changed(add("menus/sante.yaml", "  - nonsense\n")), "head");
  expect("findings" in broken && broken.findings.length).toBeGreaterThan(0);
  expect("findings" in sideOf(new Map(), "empty")).toBe(true);
});

function opens({ tables }: Side, file: UserFile, route: string): boolean {
  return createResolver(tables, viewerOf(file, { online: true, mode: null }, "fr"))
    .routes()
    .includes(route);
}

function kinds(effects: readonly Effect[]) {
  return effects.map(({ kind, answer }) => [kind, answer]);
}

function acceptance(entry: Readonly<Record<string, string | undefined>>) {
  return add("accepted.yaml", `accepted:\n  - ${JSON.stringify(entry)}\n`);
}
