import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { oddPiece } from "../../codegen/rules/oddPiece";
import { baseFiles, baseWith, edited, ICONS } from "./registryFixture";

const MENU = "menus/herd.yaml";
const SENSORS = "applications/herd/sensors.yaml";
const LABEL = "{ fr: Vêlages, en: Calvings }";

function tell(changes: Readonly<Record<string, string | null>>): readonly string[] {
  return checkRegistry(baseWith(changes), { icons: ICONS }).diagnostics.map(
    ({ file, line, severity, code }) => `${file}:${line} ${severity} ${code}`,
  );
}

test.each([
  ["<b>Santé</b>", '"Santé"'],
  ["Colostrum<br/>du jour", '"Colostrumdu jour"'],
  ["Suivi&nbsp;du lait", '"Suivi du lait"'],
  ["Sant&eacute; &amp; soins", '"Santé & soins"'],
  ["Sant&#233;", '"Santé"'],
  ["Sant&#xE9;", '"Santé"'],
  ["&bogus;", '"&bogus;"'],
  ["SantÃ©", '"Santé"'],
  ["lâ€™élevage", "the accents and signs that were meant"],
  ["“Santé”", '"Santé"'],
  ["« Santé »", '"Santé"'],
  ["Santé”", '"Santé"'],
  ['"Santé', '"Santé"'],
  ["Santé,", '"Santé"'],
  ["Santé;\n", '"Santé"'],
  [" Santé", '"Santé"'],
  ["Santé ", '"Santé"'],
])("what %j should be is told: %s", (text, meant) => {
  expect(oddPiece(text)?.remedy).toContain(meant);
});

test.each(["TODO", "TODO: translate", "xxx", "???", "Lorem ipsum dolor"])("%j is a text still to be written", (text) => {
  expect(oddPiece(text.replace("Lorem", "lorem"))?.remedy).toBe("Write the text.");
});

test.each([
  "Santé & soins",
  "Ration < 12 kg, > 3 kg",
  "Le bouton « Envoyer » garde la saisie",
  "Dites « oui »",
  "Alimentation : l’essentiel…",
  "Où est la vache ?",
  "L'étable d'hiver'",
  "Todo el rebaño",
  "Ânesse, Âge",
  "Deux lignes\nd'un texte.\n",
])("%j is a text like any other", (text) => {
  expect(oddPiece(text)).toBeNull();
});

test("a text that many entries share by its key, or that repeats over a list, is told once", () => {
  expect(
    tell({
      ...edited("labels/fr.yaml", "title: Commandes", 'title: "Commandes,"'),
      ...edited(SENSORS, '"Compte {supplier}"', '"Compte {supplier},"'),
    }),
  ).toEqual([`${SENSORS}:10 warning odd-text`, "labels/fr.yaml:7 warning odd-text"]);
});

test("what only looks forgotten is told once nothing else is wrong", () => {
  const forgotten = edited(MENU, LABEL, "{ fr: TODO, en: Calvings }");
  expect(tell(forgotten)).toEqual([`${MENU}:16 warning odd-text`]);
  expect(tell({ ...forgotten, ...edited("homes.yaml", "otherwise: LIST", "otherwise: LISTE") })).toEqual([
    "homes.yaml:6 error unknown-home",
  ]);
});

test("two tiles of one label are no slip where another access chooses who sees them", () => {
  const alike = { fr: "Animaux", en: "Animals" };
  const label = `{ fr: ${alike.fr}, en: ${alike.en} }`;
  const files = edited(MENU, LABEL, label);
  expect(tell(files)).toEqual([`${MENU}:16 warning tile-label-twice`]);
  expect(
    tell({
      [MENU]: (files[MENU] ?? "").replace("        icon: calendar\n", "        icon: calendar\n        access: { anyOf: [herd.events] }\n"),
    }),
  ).toEqual([]);
});

test("two applications that are served under one base share its origin too", () => {
  const application = (id: string, base: string, more = "") =>
    `id: ${id}\nlabel: { fr: ${id}, en: ${id} }\ndomain: herd\nsection: herd\nframe: { base: /${base}, isolation: origin, origin: weather${more} }\n`;
  const origins = edited("settings.yaml", "  parents: []", '  parents: []\n  origins: { weather: "https://weather.example" }');
  const two = (base: string, more = "") => ({
    ...origins,
    "applications/herd/rain.yaml": application("rain", "rain"),
    "applications/herd/wind.yaml": application("wind", base, more),
  });
  expect(tell(two("wind"))).toEqual(["applications/herd/wind.yaml:5 warning frame-origin-twice"]);
  expect(tell(two("rain", ", sharedWith: rain"))).toEqual([]);
});

test("a copy is told at the file that came last", () => {
  const files = baseWith({
    "applications/herd/a-sensors.yaml": (baseFiles().get(SENSORS) ?? "")
      .replace("id: sensors", "id: a-sensors")
      .replace("/sensors", "/a-sensors")
      .replaceAll("sensors.{supplier}", "aSensors.{supplier}")
      .replaceAll("herd.aSensors", "herd.sensors"),
  });
  const last = () => ({ hasChanged: (file: string) => file.includes("a-sensors"), had: () => true });
  const { diagnostics } = checkRegistry(files, { icons: ICONS, last });
  expect(new Set(diagnostics.map(({ file, code }) => `${file} ${code}`))).toEqual(
    new Set(["applications/herd/a-sensors.yaml application-twice", "applications/herd/a-sensors.yaml code-twice"]),
  );
});
