import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { DASHBOARDS } from "../../generated/dashboards";
import { TILES } from "../../generated/tiles";
import { labelKey } from "../../src/domain/labels/labelKey";
import { readRegistryFiles } from "../support/registryFiles";
import { itemsOf, REQUIREMENTS } from "../support/requirements";

const { model, findings } = checkRegistry(readRegistryFiles("registry"));

test("the registry has no finding at all", () => {
  expect(findings).toEqual([]);
});

test("no text has a straight apostrophe inside a word", () => {
  const straight = [...(model?.texts.values() ?? [])]
    .flatMap(({ texts }) => Object.values(texts))
    .filter((text) => /\p{L}'\p{L}/u.test(text));
  expect(straight).toEqual([]);
});

test("every key of the error catalogue has a text, and quoted French is used literally [INT-10]", () => {
  const keys = REQUIREMENTS.filter(({ area }) => area === "errors")
    .flatMap(({ id }) => itemsOf(id))
    .filter((item) => /^[a-z]+\.[A-Za-z.]+$/.test(item));
  expect(keys.length).toBeGreaterThan(10);
  for (const key of keys) expect(model?.texts.get(key)?.texts.fr, key).toBeTruthy();
  const french = [...(model?.texts.values() ?? [])].map(({ texts }) => texts.fr);
  expect(french).toContain("Erreur lors de la synchronisation des actions");
  expect(french).toContain("Elevage introuvable - Chargement impossible");
  expect(model?.texts.get("security.login.wrongSign")?.texts.fr).toBe("Identifiants inconnus");
});

test("every page that a tile opens says what it is for, in one sentence", () => {
  const targets = Object.values(TILES).flatMap(({ target }) => (target.kind === "route" ? target.targets : []));
  const routes = new Set([...targets, ...DASHBOARDS.tiles].map(({ route }) => route));
  expect(routes.size).toBeGreaterThan(100);
  for (const route of routes) expect(model?.texts.get(labelKey.purpose(route))?.texts, route).toBeDefined();
  for (const { key, texts } of model?.texts.values() ?? [])
    for (const text of key.startsWith("purpose.") ? Object.values(texts) : []) expect(text, key).toMatch(/^[^.]+\.$/);
});
