import { expect, test } from "vitest";
import { edited } from "./registryFixture";
import { tell, toldAndMended } from "./toldOnce";

const MENU = "menus/herd.yaml";
const CARD = "applications/herd/card.yaml";
const GRANTS = "grants/herd.yaml";
const LABEL = "label: { fr: Vêlages, en: Calvings and births }";
const OPENS = "    opens: { fr: Voit les animaux., en: Sees the animals. }\n";
const sentence = (text: string) => `    opens:\n      fr: Voit tous les animaux.\n      en: ${text}\n`;

/** Carries out a remedy that moves lines to the end of others, word by word. */
function moved(text: string, told: string): string {
  const lines = text.split("\n");
  const moves = [...told.matchAll(/ove (?:line|the lines) (\d+)(?: to (\d+))? to the end of line (\d+)/g)];
  for (const [, first, last = first, to] of moves.toReversed()) {
    const rest = lines.splice(Number(first) - 1, Number(last) - Number(first) + 1).map((line) => line.trim());
    lines[Number(to) - 1] = [lines[Number(to) - 1], ...rest].join(" ");
  }
  return lines.join("\n");
}

/** Each ⏎ of a text begins a new line: one finding, whose remedy carried out gives back what stood there before. */
function toldWhereItBelongs(file: string, right: string, text: string, depth: number, fact: string): void {
  const broken = edited(file, right, text.replaceAll("⏎", `\n${" ".repeat(depth)}`))[file] ?? "";
  const [told = "", ...more] = tell({ [file]: broken });
  expect(more).toEqual([]);
  expect(told).toContain(fact);
  expect(moved(broken, told)).toBe(edited(file, right, text.replaceAll("⏎", " "))[file]);
  expect(tell({ [file]: moved(broken, told) })).toEqual([]);
}

test.each([0, 2, 4, 5, 6])("a text that goes on after %i spaces on a line of its own is told with the line it belongs to", (depth) => {
  const fact = 'The text of "en" in line 8 goes on here';
  toldWhereItBelongs(GRANTS, OPENS, sentence("Sees the animals⏎of each farm."), depth, fact);
  toldWhereItBelongs(GRANTS, OPENS, sentence("Sees the⏎animals⏎of each farm."), depth, fact);
  toldWhereItBelongs(GRANTS, OPENS, sentence('"Sees the animals,⏎of each farm."'), depth, fact);
  toldWhereItBelongs(GRANTS, OPENS, sentence("Sees the⏎en and the fr."), depth, fact);
});

test("several texts that go on below are told together", () => {
  const all = sentence("Sees the⏎animals.").replace("tous les", "tous⏎les");
  for (const depth of [0, 6]) toldWhereItBelongs(GRANTS, OPENS, all, depth, "Move line 8 to the end of line 7");
});

test.each([0, 6])("a text with a colon that goes on after %i spaces is told with all of it in quotes", (depth) => {
  const cases = [
    ["Sees: the animals", "of each farm."],
    ["Sees the animals", "and the farms: all of them."],
    ["Sees the animals:", "those of each farm."],
    ["Sees the", "animals: all of them."],
  ] as const;
  for (const [above, rest] of cases)
    toldAndMended({
      file: GRANTS,
      right: OPENS,
      written: sentence(`${above}\n${" ".repeat(depth)}${rest}`),
      told: [`${GRANTS}:9 `, `Write en: "${above} ${rest}" in line 8, and remove `],
      mended: sentence(`"${above} ${rest}"`),
    });
});

test("words before a colon inside braces that are no language belong to the text before them", () => {
  toldAndMended({
    file: MENU,
    right: LABEL.replace(" and births", ""),
    written: LABEL.replace(" and births", ", mostly: births"),
    told: ['Put the whole text in quotes: en: "Calvings, mostly: births"'],
    mended: LABEL.replace("Calvings and births", '"Calvings, mostly: births"'),
  });
});

test.each([0, 4, 8])("braces and brackets that go on after %i spaces are told with the line they belong to", (depth) => {
  const label = LABEL.replace(" and births", "");
  const fact = 'The { } of "label" in line 16 goes on here';
  toldWhereItBelongs(MENU, label, LABEL.replace(", en", ",⏎en"), depth, fact);
  toldWhereItBelongs(MENU, label, LABEL.replace(" and", "⏎and"), depth, fact);
  toldWhereItBelongs(MENU, label, LABEL.replace("{ fr", "{⏎fr").replace(", en", ",⏎en"), depth, fact);
  const access = (text: string) => toldWhereItBelongs(CARD, "anyOf: [herd.events]", text, Math.min(depth, 6), 'The [ ] of "anyOf"');
  access("anyOf: [herd.events,⏎desk]");
});

test("a language without its colon, between others, is told with the colon and is no rest of a text", () => {
  toldAndMended({
    file: GRANTS,
    right: OPENS,
    written: sentence("Sees the animals.").replace("en:", "en"),
    told: ["Write en: Sees the animals."],
    mended: sentence("Sees the animals."),
  });
});
