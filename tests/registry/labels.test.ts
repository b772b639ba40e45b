import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { readRegistryFiles } from "../support/registryFiles";
import { itemsOf, REQUIREMENTS } from "../support/requirements";

const { model, findings } = checkRegistry(readRegistryFiles("registry"));

test("the registry has no finding at all", () => {
  expect(findings).toEqual([]);
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
