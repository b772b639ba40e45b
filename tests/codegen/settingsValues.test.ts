import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { inWords } from "../../codegen/diagnostic/diagnostic";
import { SAMPLE_FIGURES } from "../../codegen/schema/demoPages";
import { outsideOf } from "../../codegen/write/outsideOf";
import { isSampleName } from "../../src/examples/productPage/dashboard/figures";
import { edited, findingsOf, ICONS, PICTURES } from "./registryFixture";

const SETTINGS = "settings.yaml";
const CARD = "applications/herd/card.yaml";

function tell(changes: Readonly<Record<string, string | null>>): readonly string[] {
  return findingsOf(changes, { icon: ICONS, ...PICTURES }).map((one) => {
    const { file, severity, code, message, hint } = inWords(one, "en");
    return `${file} ${severity} ${code} ${message} ${hint ?? ""}`;
  });
}

test.each([
  [SETTINGS, "currency: EUR", "currency: €", "such as EUR"],
  [SETTINGS, "currency: EUR", "currency: Euro", "such as EUR"],
  [SETTINGS, "currency: EUR", "currency: EUX", "such as EUR"],
  [SETTINGS, "locale: fr\n", "locale: french\n", "such as fr or fr-FR"],
  ["languages.yaml", "locale: fr-FR", "locale: fr_FR", "such as fr or fr-FR"],
  [SETTINGS, "date: DD/MM/YYYY", "date: JJ/MM/AAAA", "such as DD/MM/YYYY"],
  [SETTINGS, "date: DD/MM/YYYY", "date: dd/mm/yyyy", "such as DD/MM/YYYY"],
  [SETTINGS, "date: DD/MM/YYYY", "date: DD/MM", "such as DD/MM/YYYY"],
  [SETTINGS, "supportSite: /pages/aide.html", "supportSite: www.clarine.fr/aide", "starts with / or https://"],
  [SETTINGS, "chatScript: /demo/chat-widget.js", "chatScript: //chat.example/widget.js", "starts with / or https://"],
  [SETTINGS, "chatScript: /demo/chat-widget.js", "chatScript: https://a;sandbox/x", "starts with / or https://"],
  [SETTINGS, "chatScript: /demo/chat-widget.js", "chatScript: https://*/x", "starts with / or https://"],
  [SETTINGS, "parents: []", "parents: [https://portal.example/farm]", "https://portal.example"],
  [SETTINGS, "parents: []", "parents: [https://a;sandbox]", "https://portal.example"],
  [SETTINGS, "parents: []", "parents: ['https://*.example']", "https://portal.example"],
  [SETTINGS, "[gaec, ferme, earl", "[gaec, ferme earl", "a comma stands between two words"],
  [SETTINGS, "keptQuery: [lang, ", "keptQuery: [lang ", "a comma stands between two words"],
  [CARD, "path: card", "path: /card", "without a slash"],
  [CARD, "path: card", "path: card/", "without a slash"],
  [CARD, "path: card", "path: https://card.example/login", "without a slash"],
  [CARD, "path: card", "path: animal card", "without a slash"],
  ["dashboards.yaml", "views: [mini, link, full]", "views: [mini, lien, full]", "Write one of: mini, link, full."],
  ["dashboards.yaml", "    section: herd\n", "    section: herd\n    sample: traitements\n", 'did you mean "treatments"'],
  [
    "entities.yaml",
    "syncStates: []",
    "syncStates: [{ id: A, label: { fr: A, en: A }, shown: badge, color: rouge }]",
    "Write one of: green, orange, red.",
  ],
])("a value that no machine could use is refused with the form it has: %s, %j → %j", (file, from, to, remedy) => {
  const told = tell(edited(file, from, to));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`${file} error wrong-`);
  expect(told[0]).toContain(remedy);
});

test.each([
  [SETTINGS, "currency: EUR", "currency: CHF"],
  [SETTINGS, "locale: fr\n", "locale: de-CH\n"],
  [SETTINGS, "date: DD/MM/YYYY", "date: YYYY-MM-DD"],
  [SETTINGS, "supportSite: /pages/aide.html", "supportSite: https://aide.example/accueil?lang=fr"],
  [SETTINGS, "parents: []", "parents: [https://portal.example:8443]"],
  [CARD, "path: card", "path: card/v2"],
])("a value that a product owner may well want is taken: %s, %j → %j", (file, from, to) => {
  expect(tell(edited(file, from, to))).toEqual([]);
});

test("every figure that a dashboard may name is drawn by the demo sub-application", () => {
  expect(SAMPLE_FIGURES.filter((name) => !isSampleName(name))).toEqual([]);
});

test("pictures are looked for among the files of the project", () => {
  const { logo, picture } = outsideOf(".", []);
  expect([...(logo ?? [])]).toEqual(["clarine", "clarine-noel"]);
  expect([...(picture ?? [])]).toEqual(
    readdirSync("public")
      .filter((file) => file.endsWith(".svg"))
      .sort(),
  );
  expect(outsideOf("docs", [])).toEqual({ icon: new Set() });
});
