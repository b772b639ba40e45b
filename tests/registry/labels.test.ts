import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { readRegistryFiles } from "../support/registryFiles";
import { itemsOf, REQUIREMENTS } from "../support/requirements";

const { model, findings } = checkRegistry(readRegistryFiles("registry"));

test("the registry has no finding at all", () => {
  expect(findings).toEqual([]);
});

test("every text stands in all five languages [INT-10]", () => {
  const languages = ["de", "en", "es", "fr", "it"];
  for (const { key, texts } of model?.texts.values() ?? []) expect(Object.keys(texts).sort(), key).toEqual(languages);
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

test.each([
  ["REG-03", "planning"],
  ["REG-04", "productions"],
  ["REG-05", "alimentation"],
  ["REG-06", "genetique"],
  ["REG-07", "sante"],
  ["REG-08", "mouvement"],
])("the business area covers each function that is listed, by applications or routes that exist [%s]", (id, domain) => {
  const area = model?.documents.domains.flatMap(({ document }) => document.domains).find((entry) => entry.id === domain);
  expect(area?.covers?.length).toBeGreaterThanOrEqual(itemsOf(id).length);
  // Orders have no screen of their own: a tile links to the ordering service.
  const served = (area?.covers ?? []).filter(({ applications = [], routes = [] }) => applications.length + routes.length > 0);
  expect(served.length).toBeGreaterThanOrEqual(itemsOf(id).filter((item) => item !== "orders").length);
  for (const { applications = [], routes = [] } of served) {
    for (const application of applications) expect(model?.applications.has(application), application).toBe(true);
    for (const route of routes) expect(model?.routes.has(route), route).toBe(true);
  }
});

test("the other business areas of the product have a domain of their own [REG-09] [REG-02]", () => {
  const domains = model?.documents.domains.flatMap(({ document }) => document.domains.map((entry) => entry.id)) ?? [];
  for (const domain of ["pilotage", "session", "account", "shop", "icowdesk", "map", "report"]) expect(domains).toContain(domain);
});

test("a menu names routes, never addresses", () => {
  for (const { file } of model?.documents.menu ?? []) expect(readFileSync(`registry/${file}`, "utf8")).not.toMatch(/route: .*[/]/);
});
