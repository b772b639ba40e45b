import { expect, test } from "vitest";
import { edited, textOf } from "./registryFixture";
import { tell, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const GRANTS = "grants/herd.yaml";
const BREEDER = "personas/breeder.yaml";
const LABEL = "{ fr: Vêlages, en: Calvings }";
const SENTENCE = "opens: { fr: Voit les animaux., en: Sees the animals. }";

function sentence(text: string): Record<string, string> {
  return edited(GRANTS, SENTENCE, `opens:\n      fr: ${text}\n      en: Sees the animals.`);
}

test.each([
  [edited(MENU, "route: card.events", "route: card.events."), "write card.events"],
  [edited(MENU, "route: card.events", "route: .card.events"), "write card.events"],
  [edited(MENU, "route: card.events", "route: card..events"), "write card.events"],
  [edited(CARD, "anyOf: [herd.events]", "anyOf: [herd.events.]"), "write herd.events"],
])("a dot too many in a name is told alone, and the others stay", (changes, remedy) => {
  expect(tell(changes)).toEqual([expect.stringMatching(`A dot too many stands .*${remedy} $|A dot too many stands .*${remedy}$`)]);
});

test("an empty value of a parameter is told at the value, with one as it may be", () => {
  const detail = (params: string) => edited(MENU, "route: card.events\n        params: { view: velage }", `route: card.detail${params}`);
  toldOnce(detail('\n        params: { id: "" }'), `${MENU}:19 tile-param-missing`, 'Write a value, as id: "12"');
  toldOnce(detail(""), `${MENU}:18 tile-param-missing`, 'params: { id: "12" }');
  toldOnce(detail("\n        params: { id: }"), `${MENU}:19 empty-value`, 'in quotes: id: "12"');
});

test("an equals sign inside braces is told with the colon to write", () => {
  const params = (inner: string) => edited(MENU, "params: { view: velage }", `params: { ${inner} }`);
  for (const inner of ["view = velage", "view= velage", "view=velage"])
    toldOnce(params(inner), `${MENU}:19 syntax-error`, 'A "=" stands after "view"', "Write view: velage");
  toldOnce(
    edited(MENU, "route: card.events\n        params: { view: velage }", 'route: card.detail\n        params: { id = "12" }'),
    'Write id: "12"',
  );
  toldOnce(edited(MENU, LABEL, "{ fr: Vêlages, a = b, en: Calvings }"), 'Put the text in quotes: fr: "Vêlages, a = b"');
});

test("a comma too many inside braces or brackets is told alone", () => {
  toldOnce(edited(MENU, LABEL, "{ fr: Vêlages,, en: Calvings }"), `${MENU}:16 syntax-error`, "Remove one comma.");
  toldOnce(edited(MENU, LABEL, "{ fr: Vêlages, , en: Calvings }"), "Remove one comma.");
  toldOnce(edited(MENU, LABEL, "{ , fr: Vêlages, en: Calvings }"), "Remove this comma.");
  toldOnce(edited(BREEDER, "droits: [herd]", "droits: [herd,, desk]"), `${BREEDER}:11 syntax-error`, "Remove one comma.");
});

test("a text that starts with an exclamation mark is told with all of it in quotes", () => {
  toldOnce(edited(MENU, LABEL, "{ fr: !Nouveau, en: Calvings }"), `${MENU}:16 yaml-tag`, 'Put the text in quotes: "!Nouveau".');
  toldOnce(sentence("!Voit les animaux."), `${GRANTS}:7 yaml-tag`, 'Put the text in quotes: "!Voit les animaux.".');
});

test("a key of the texts in other capitals is named by its last part, and a missing one by the lines above it", () => {
  const [first] = tell(edited("labels/en.yaml", "    title: Orders", "    heading: Orders"));
  expect(first).toContain('In labels/fr.yaml write, below "orders:" of "shell:", heading: "…"');
});

test.each(["tile", "route", "grant"])("the name of a %s among the texts of the shell belongs beside it", (key) => {
  const told = tell({ "labels/fr.yaml": `${textOf("labels/fr.yaml").trimEnd()}\n${key}: { births: Naissances }\n` });
  expect(told).toEqual([expect.stringContaining(`the name of a ${key} is no text of this file`)]);
  expect(told[0]).toContain('as the "label:" of');
});

test("a route that is gone is told with the new name that nothing leads to, and with the tile to remove", () => {
  const renamed = edited(CARD, "  card.events:\n", "  card.agenda:\n");
  const without = {
    [CARD]: (renamed[CARD] ?? "").replace(/ {2}card\.report:\n(?: {4}.*\n)+/, "").replace(/ {2}card\.detail:\n(?: {4}.*\n)+/, ""),
  };
  const told = tell(without).filter((one) => one.startsWith(`${MENU}:18 `));
  expect(told).toEqual([expect.stringContaining('did you mean "card.agenda"?')]);
  expect(told[0]).toContain('When the page is gone, remove the tile "births".');
});

test("a route that an application leads to is told where its name stands", () => {
  const frame = edited(CARD, "  candidate: true\n", "  candidate: true\n  demo:\n    page: lots\n    leadsTo: { animal: card.detial }\n");
  toldOnce(frame, `${CARD}:10 unknown-route`, 'did you mean "card.detail"?');
});

test("what is empty is told with what stands there", () => {
  toldOnce(edited(CARD, "frame:\n  base: /card\n  candidate: true\n", "frame: {}\n"), "Write frame: { base: /card }");
  toldOnce(edited(CARD, "frame:\n  base: /card\n  candidate: true\n", "frame:\n"), "base: /card");
  toldOnce(edited(CARD, "id: card\n", "id:\n"), `${CARD}:1 empty-value`, "Write id: card.");
  toldOnce(edited(CARD, "id: card\n", ""), `${CARD}:1 missing-key`, "id: card");
  toldOnce(edited(CARD, "domain: herd\n", ""), `${CARD}:1 missing-key`, "domain: herd");
  toldOnce({ [CARD]: textOf(CARD).replace(/routes:\n[\s\S]*/, "routes:\n") }, `${CARD}:12 empty-value`, "Write a route below it");
  toldOnce({ [BREEDER]: textOf(BREEDER).replace(/herds:\n[\s\S]*/, "") }, 'Add a line "herds:"', "- { numCheptel: …, raisonSociale: …,");
  const bare = textOf(GRANTS).replace(/( {2}desk:\n)(?: {4}.*\n?)+/, "$1");
  toldOnce({ [GRANTS]: bare }, "empty-value", "label: { fr: …, en: …, de: …, es: …, it: … }, and opens:");
});

test("an empty text in one language is never told to be removed, which would leave it missing", () => {
  for (const text of ["", ' ""']) {
    const told = tell({ [GRANTS]: (sentence("")[GRANTS] ?? "").replace("      fr: \n", `      fr:${text}\n`) });
    expect(told).toEqual([expect.stringContaining(`${GRANTS}:7 empty-`)]);
    expect(told[0]).not.toContain("emove");
  }
  const shell = tell(edited("labels/en.yaml", "title: Orders", "title:"));
  expect(shell).toEqual([expect.stringContaining("labels/en.yaml:7 empty-value")]);
  expect(shell[0]).not.toContain("emove");
});

test("a tile that may be removed is told with all of its lines", () => {
  toldOnce(edited(MENU, "icon: calendar", "icon:"), `${MENU}:17 empty-value`, 'the entry "births" as a whole, the lines 15 to 21.');
});

test("texts in a list are told with the languages to write", () => {
  toldOnce(edited(MENU, LABEL, "[Vêlages, Calvings]"), `${MENU}:16 wrong-type`, "label: { fr: …, en: …, de: …, es: …, it: … }");
});

test("several no-break spaces at the start of a line are told with the number of spaces to type", () => {
  const line = `${"\u00a0".repeat(8)}icon: calendar`;
  toldOnce(edited(MENU, "        icon: calendar", line), `${MENU}:17 syntax-error`, 'before "icon:"', "type 8 spaces");
});

test("a text that a remark follows is told with the quotes it may need, where people read it", () => {
  toldOnce(sentence("Suit le robot # 2"), `${GRANTS}:7 text-cut`, 'fr: "Suit le robot # 2"');
  toldOnce(edited("labels/en.yaml", "title: Orders", "title: Orders # 2"), "labels/en.yaml:7 text-cut", '"Orders # 2"');
  toldOnce(edited(BREEDER, "ville: Rennes", "ville: Rennes # 2"), "text-cut", '"Rennes # 2"');
  expect(tell(edited(CARD, "id: card\n", "id: card # a remark\n"))).toEqual([]);
  expect(tell(edited(CARD, "path: detail/:id", "path: detail/:id # a remark"))).toEqual([]);
});

test.each(["…", '"..."', "..."])("%s in place of a text counts as not written yet", (text) => {
  toldOnce(edited(MENU, LABEL, `{ fr: Vêlages, en: ${text} }`), `${MENU}:16 odd-text`, "still to be written");
});

test("what a user is connected as is told when no level and no other user has it", () => {
  const levels = edited("entities.yaml", "accountLevels:\n", "accountLevels:\n  - id: plain\n    label: { fr: Utilisateur, en: User }\n");
  const other = (id: string, word: string) => ({
    [`personas/${id}.yaml`]: textOf(BREEDER)
      .replace("id: breeder", `id: ${id}`)
      .replace("{ fr: Éleveur, en: Breeder }", `{ fr: ${id}, en: ${id} }`)
      .replace("connectedAs: PROPRIO", `connectedAs: ${word}`),
  });
  const told = (word: string) =>
    tell({ ...levels, ...other("anna", "USER"), ...other("bert", "USER"), ...other("carl", word) }).filter((one) =>
      one.includes("unknown-account-level"),
    );
  expect(told("USER")).toEqual([]);
  expect(told("VISITEUR")).toEqual([expect.stringContaining("Known are PROPRIO, and USER for a plain user")]);
});
