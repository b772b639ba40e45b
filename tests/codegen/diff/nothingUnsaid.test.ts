import { expect, test } from "vitest";
import { diff } from "../../../codegen/diff/diff";
import type { Effect } from "../../../codegen/diff/effect";
import { effectLines } from "../../../codegen/diff/words/effectLines";
import { sayIn } from "../../../codegen/messages/say";
import { add, type Edit, narrowedApplication, newApplication, openedDomain, replace, sideWith } from "./changes";

const OPTIONS = { noNewAccess: false, today: "2026-01-01" };
const base = sideWith();
const WORDING = { base, head: base, language: "en", say: sayIn("en"), asked: "main" };
const CONSEILLER = "personas/conseiller.yaml";

test("a new page says who opens it; one that every account opens waits for a second person", () => {
  const page = (access: string) =>
    add("applications/sante/colostrum.yaml", `  sante.colostrum.zz: { label: { fr: zz, en: zz, de: zz, es: zz, it: zz }, ${access} }\n`);
  const [open] = effectsOf(page("access: signedIn"));
  expect(open).toMatchObject({ kind: "any-account", subjects: ["sante.colostrum.zz"], before: null, answer: "second-person" });
  expect(open?.personas.length).toBeGreaterThan(8);
  const held = page("access: { anyOf: [sante.parage] }");
  const [added] = effectsOf(held);
  expect(added).toMatchObject({ kind: "route-added", after: "sante.parage", answer: "none" });
  expect(added?.personas.length).toBeGreaterThan(0);
  expect(diff(base, sideWith(held), { ...OPTIONS, noNewAccess: true }).ok).toBe(false);
});

test("a demo account that is gone, renamed, has other rights or is promised less hides no loss, and is told itself", () => {
  const [alone] = effectsOf(narrowedApplication);
  const moved: Edit = (files) => {
    files.set("personas/adviser.yaml", files.get(CONSEILLER)?.replace("id: conseiller", "id: adviser") ?? "");
    files.delete(CONSEILLER);
  };
  const sees = "icowdesk, alimentation, genetique.stock, sante.bilanSanitaire.listing";
  for (const [edit, said] of [
    [(files: Map<string, string>) => files.delete(CONSEILLER), ["persona-gone", null, null]],
    [moved, ["persona-renamed", "conseiller", "adviser"]],
    [
      replace(CONSEILLER, "- sante.bilan.innoval", "- sante.bilan.regular"),
      ["persona-rights", "sante.bilan.innoval", "sante.bilan.regular"],
    ],
    [replace(CONSEILLER, `  sees: [${sees}]\n`, ""), ["persona-promise", sees, null]],
  ] as const) {
    expect(effectsOf(edit).map(({ kind, before, after }) => [kind, before, after])).toEqual([said]);
    const [closed, ...rest] = effectsOf(edit, narrowedApplication);
    expect(closed).toMatchObject({ id: alone?.id, answer: "yes", personas: [{ id: "conseiller", lost: { sections: ["sante"] } }] });
    expect(rest.map(({ kind }) => kind)).toContain(said[0]);
  }
});

test("a home that changes within a widening waits; a page that inherits what is opened to all in this change is a question too", () => {
  const access = "access: { anyOf: [alimentation] }";
  const more = replace("domains.yaml", access, "access: { anyOf: [alimentation, planning, account, report, map, genetique] }");
  expect(effectsOf(more)).toMatchObject([{ kind: "widened", answer: "yes" }]);
  const inherits = replace("applications/alimentation/robot.yaml", "access: { anyOf: [alimentation.robot] }\n", "");
  const inherited = effectsOf(openedDomain, newApplication, inherits).filter(({ kind }) => kind === "any-account");
  expect(inherited.map(({ before, answer }) => [before, answer])).toEqual([
    ["alimentation", "second-person"],
    [null, "second-person"],
  ]);
});

test("a new section is told with its tile alone, to whoever gains it, whatever else they gain", () => {
  const words = "label: { fr: T, en: T, de: T, es: T, it: T }";
  const tile = `      - { id: milk-list, ${words}, icon: list, route: productions.milking.listing }\n`;
  const menu = `id: milk\n${words}\nicon: milk\norder: 45\ngroups:\n  - id: milk-lists\n    ${words}\n    tiles:\n${tile}`;
  const found = effectsOf(add("menus/milk.yaml", menu), newApplication);
  const told = found.filter(({ personas }) => personas.some(({ gained }) => gained.sections.includes("milk")));
  expect(told.map(({ kind, subjects }) => [kind, ...subjects])).toEqual([["tile-added", "milk-list"]]);
  expect(found.filter(({ kind }) => kind === "value")).toEqual([]);
});

test("texts and what only the demo shows are one effect to be read, a line each", () => {
  const [first, ...more] = effectsOf(
    replace("tabs.yaml", "fr: Carte,", "fr: Plan,"),
    replace("labels/fr.yaml", 'back: "Retour"', 'back: "Revenir"'),
    replace("personas/sans-droit.yaml", "ville: Moulins", "ville: Yzeure"),
    replace("news.yaml", "fr: Un animal se trouve par", "fr: Tout animal se trouve par"),
  );
  expect([first?.kind, first?.answer, more]).toEqual(["texts", "none", []]);
  expect(linesOf(first)).toEqual([
    expect.stringMatching(/^labels\/fr\.yaml:\d+ {2}welcome\.common\.back {2}Retour → Revenir$/),
    expect.stringMatching(/^news\.yaml:\d+ {2}\S+ {2}….{10,50}Un animal.{10,50}… → ….{10,50}Tout animal.{10,50}…$/),
    expect.stringMatching(/^personas\/sans-droit\.yaml:\d+ {2}herds\.FR03913706\.ville {2}Moulins → Yzeure$/),
    expect.stringMatching(/^tabs\.yaml:\d+ {2}map\.label\.fr {2}Carte → Plan$/),
  ]);
  const persona = (files: Map<string, string>) => {
    const text = files.get("personas/sans-droit.yaml")?.replace("lucie.renard", "luc.renard").replace("FR03", "FR04") ?? "";
    files.set("personas/sans-rien.yaml", text.replace("id: sans-droit", "id: sans-rien"));
  };
  expect(effectsOf(persona)).toMatchObject([{ kind: "persona-added", subjects: ["sans-rien"], answer: "none" }]);
});

function linesOf(effect: Effect | undefined): readonly string[] {
  return effect ? effectLines(effect, WORDING) : [];
}

function effectsOf(...edits: readonly Edit[]): readonly Effect[] {
  return diff(base, sideWith(...edits), OPTIONS).effects;
}
