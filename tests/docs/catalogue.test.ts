import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { baseWith, edited } from "../codegen/registryFixture";
import { realRegistry } from "../support/realRegistry";
import { registryFolder, runTool } from "../support/runTool";

async function pageOf(registry: string): Promise<string> {
  const out = registryFolder(new Map());
  expect(await runTool("catalogue", "--registry", registry, "--out", out)).toMatchObject({ code: 0 });
  return readFileSync(join(out, "index.html"), "utf8");
}

test("the catalogue has every page, grant, account and frame of the product, and no address of its own", async () => {
  const page = await pageOf("registry");
  const { model, tables } = realRegistry();
  const personas = model.documents.persona.map(({ document }) => document.id);
  for (const name of [...model.routes.keys(), ...model.grants.keys(), ...personas]) expect(page).toContain(`<code>${name}</code>`);
  for (const { frame } of Object.values(tables.applications)) if (frame !== null) expect(page).toContain(`<code>${frame.base}/</code>`);
  expect(page).not.toMatch(/src=|https?:/);
});

test("a page says what opens it, who sees it, what it does without network, and who answers for it since when", async () => {
  const card = "applications/herd/card.yaml";
  const files = new Map(
    baseWith(edited(card, "label: { fr: Fiche animale, en: Animal card }", "label: { fr: Fiche <3 & co, en: Card }\nowner: Équipe fiche")),
  );
  const text = files.get(card) ?? "";
  files.set(
    card,
    text.replace(
      "    access:\n      anyOf: [herd.events]",
      "    access: { anyOf: [herd.events] }\n    offline: readonly\n    since: 2026-03-01",
    ),
  );
  const page = await pageOf(registryFolder(files));
  expect(page).toContain(
    "<b>Fiche &lt;3 &amp; co</b> <code>card</code> <small>cadre <code>/card/</code> · responsable : Équipe fiche</small>",
  );
  const row = /<tr><td[^>]*><b>Événements<\/b>.*/.exec(page)?.[0] ?? "";
  expect(
    row
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  ).toBe("Événements card.events /events/:view? Troupeau › Vêlages Événements herd.events consulter 2026-03-01 1 sur 1 Éleveur");
});

test("an earlier name of a page stands in the catalogue, leading to it, and is counted nowhere", async () => {
  const named = edited("applications/herd/card.yaml", "  card.report:\n", "  card.report:\n    aliases: { card.summary: {} }\n");
  const [plain, page] = await Promise.all([baseWith({}), baseWith(named)].map((files) => pageOf(registryFolder(files))));
  expect(page).toContain("<code>card.summary</code><br>Mène à « Rapports ».");
  const counts = (text = "") => [...text.matchAll(/<td[^>]*>\d+<\/td>|\d+ pages/g)].map(([count]) => count);
  expect(counts(page)).toEqual(counts(plain));
  expect(counts(page).length).toBeGreaterThan(2);
});

test("an account for whom a page is open in some of its herds alone is told with these herds", async () => {
  const beef = "  - { numCheptel: FR35123458, raisonSociale: A, nom: A, prenom: A, ville: A, laitier: false, allaitant: true }";
  const files = baseWith({
    ...edited("applications/herd/card.yaml", "anyOf: [herd.events]", "anyOf: [herd.events]\n      workshop: LAITIER"),
    ...edited("personas/breeder.yaml", "    allaitant: false", `    allaitant: false\n${beef}`),
  });
  const page = await pageOf(registryFolder(files));
  expect(page).toContain("<b>1 sur 1</b> Éleveur (ouvert dans 1 élevage sur 2 : Laitier)");
  expect(page).toContain("de 16 à 17 selon l'élevage");
});
