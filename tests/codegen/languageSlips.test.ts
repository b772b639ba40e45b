import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { registryFiles } from "../../codegen/read/registryFiles";
import { edited, textOf } from "./registryFixture";
import { tell, toldOnce } from "./toldOnce";

const MENU = "menus/herd.yaml";
const GRANTS = "grants/herd.yaml";
const LABEL = "{ fr: Vêlages, en: Calvings }";

/** A family of rights with its texts on lines of their own. */
function family(sentence: string): Record<string, string> {
  return edited(GRANTS, "    opens: { fr: Voit les animaux., en: Sees the animals. }\n", `    opens:\n${sentence}`);
}

test("a language too many is told with those that are declared, never as a slip for one that the text has", () => {
  const label = (text: string) => edited(MENU, LABEL, text);
  const told = tell(label("{ fr: Vêlages, en: Calvings, pt: Partos }"));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`${MENU}:16 unknown-language "pt" (Portuguese) is not a language of languages.yaml.`);
  expect(told[0]).toContain("Declared there: fr, en.");
  expect(told[0]).not.toContain("did you mean");
  toldOnce(label("{ fr: Vêlages, es: Partos }"), '"es" (Spanish)', 'missing in "en", write "en:"');
  toldOnce({ "labels/pt.yaml": textOf("labels/en.yaml") }, "labels/pt.yaml:", '"pt" (Portuguese)');
});

test("a language that starts too far left is told on its own line, whatever follows it", () => {
  toldOnce(family("    fr: Voit.\n      en: Sees.\n"), `${GRANTS}:7 `, "Let it start with 6 spaces.");
  toldOnce(family("      fr: Voit.\n    en: Sees.\n"), `${GRANTS}:8 `, "Let it start with 6 spaces.");
  toldOnce(family("    fr: Voit.\n    en: Sees.\n"), `${GRANTS}:7 `, "start with 2 spaces too few");
});

test("a text that starts with a mark of YAML is told with the quotes it needs", () => {
  for (const text of ["*new* log", "**new** log"])
    toldOnce(edited(MENU, LABEL, `{ fr: Vêlages, en: ${text} }`), `${MENU}:16 yaml-anchor`, `Put the text in quotes: "${text}".`);
  toldOnce(edited(MENU, LABEL, "{ fr: Vêlages, en: *new* }"), `${MENU}:16 yaml-anchor`, '"*new*"');
  toldOnce(edited(MENU, LABEL, "{ fr: Vêlages, en: &co log }"), `${MENU}:16 yaml-anchor`, '"&co …"');
  toldOnce(edited(MENU, LABEL, "{ fr: Vêlages, en: !new log }"), `${MENU}:16 yaml-tag`, "in quotes");
});

test("a language that stands twice is told together with the one that it was to be", () => {
  toldOnce(edited(MENU, LABEL, "{ fr: Vêlages, fr: Calvings }"), `${MENU}:16 duplicate-key`, "English (en) is missing", 'Write "en:"');
  toldOnce(family("      fr: Voit.\n      fr: Sees.\n"), `${GRANTS}:8 duplicate-key`, "English (en) is missing");
});

test("a language without its colon is told as such", () => {
  toldOnce(
    edited(MENU, LABEL, "{ fr Vêlages, en: Calvings }"),
    `${MENU}:16 syntax-error`,
    'A colon is missing after "fr". Write fr: Vêlages',
  );
  toldOnce(edited(MENU, LABEL, "{ fr: Vêlages, en= Calvings }"), `${MENU}:16 syntax-error`, "Write en: Calvings");
});

test("a text of the shell beside the parts of its file is told where texts stand", () => {
  const [first = ""] = textOf("labels/fr.yaml").split("\n");
  toldOnce(
    edited("labels/fr.yaml", `${first}\n`, `more: Plus\n${first}\n`),
    "labels/fr.yaml:1 unknown-key",
    "Put it below one of welcome, account, shell, pages",
  );
});

test.each([
  ["{{prodct}}", "{{prodct}}"],
  ["{{produit}}", "{{produit}}"],
  ["{{ product }}", "{{ product }}"],
  ["{product}", "{product}"],
  ["{{product}", "{{product}"],
])("%s in one language alone is told in that language, when the others agree", (written, seen) => {
  const real = new Map(registryFiles("registry"));
  const file = "labels/fr.yaml";
  const text = real.get(file) ?? "";
  expect(text).toContain("{{product}}");
  real.set(file, text.replace("{{product}}", written));
  const told = checkRegistry(real).diagnostics.filter(({ code }) => code === "text-placeholder");
  expect(told.map((one) => one.file)).toEqual([file]);
  expect(told[0]?.hint).toBe(`Write {{product}} instead of ${seen}.`);
});

test("a key among the languages of a text is told with the spaces that put it beside the text", () => {
  toldOnce(
    family("      fr: Voit.\n      en: Sees.\n      exact: true\n"),
    `${GRANTS}:9 wrong-indent`,
    'start with as many spaces as "opens:" does (4)',
  );
});

test("brackets and braces in a text are told with the quotes that the text needs", () => {
  const label = (text: string) => edited(MENU, LABEL, `{ fr: ${text}, en: Calvings }`);
  toldOnce(label("[nouveau] Suivi"), `${MENU}:16 syntax-error`, 'fr: "[nouveau] Suivi".');
  toldOnce(label("Suivi {nouveau}"), `${MENU}:16 syntax-error`, 'fr: "Suivi {nouveau}".');
});

test("the rest of a text that starts too far left is told with the line it belongs to", () => {
  toldOnce(family("      fr: Voit les\n      animaux.\n      en: Sees.\n"), `${GRANTS}:8 syntax-error`, "Move line 8 to the end of line 7");
});

test("a part of the texts that starts too far left is told at its first line", () => {
  const text = textOf("labels/fr.yaml");
  const more = `${text}  herds:\n    title: Élevages\n  more:\n    title: Plus\n`;
  toldOnce({ "labels/fr.yaml": more.replace("  herds:", "herds:") }, "labels/fr.yaml:8 syntax-error", "Let it start with 2 spaces");
});

test("a comma that is missing behind a text in quotes is told before the key that follows", () => {
  toldOnce(edited(MENU, LABEL, '{ fr: "Vêlages" en: Calvings }'), `${MENU}:16 syntax-error`, 'A comma is missing before "en:"');
});

test("a key of the texts that is misspelt in one language alone is told there, once", () => {
  const real = new Map(registryFiles("registry"));
  const file = "labels/fr.yaml";
  const text = real.get(file) ?? "";
  expect(text).toMatch(/^ {4}submit: /m);
  real.set(file, text.replace(/^ {4}submit: /m, "    sumbit: "));
  const told = checkRegistry(real).diagnostics.filter(({ code }) => code === "missing-translation");
  expect(told.map((one) => one.file)).toEqual([file]);
  expect(told[0]?.message).toMatch(/sumbit" stands in "fr" alone, which has no "\S*submit"/);
});

test("a language that is gone from its list is told at its file, not at all texts that have it", () => {
  const { "languages.yaml": without = "" } = edited(
    "languages.yaml",
    "  - id: en\n    name: English\n    country: GB\n    locale: en-GB\n",
    "",
  );
  toldOnce({ "languages.yaml": without }, 'labels/en.yaml:1 unknown-language "en" (English) is not a language of languages.yaml');
});
