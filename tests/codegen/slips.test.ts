import fc from "fast-check";
import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { suggest } from "../../codegen/diagnostic/suggest";
import { readFully } from "../../codegen/read/readDocument";
import { baseWith, edited, ICONS } from "./registryFixture";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const LABEL = "{ fr: Fiche animale, en: Animal card }";
const TILE_LABEL = "{ fr: Vêlages, en: Calvings }";
const ROUTES = /routes:\n(?:.|\n)*$/;

/** Everything that is said about one file with one slip: code and place, then fact and remedy. */
function told(file: string, from: string, to: string): readonly (readonly [string, string])[] {
  return tell({ ...edited(file, from, to) });
}

function tell(changes: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return checkRegistry(baseWith(changes), { icons: ICONS }).diagnostics.map(({ line, column, code, message, hint }) => [
    `${line}:${column} ${code}`,
    `${message} ${hint ?? ""}`,
  ]);
}

type Slip = readonly [from: string, to: string, place: string, remedy: string];

function eachTold(file: string, slips: readonly Slip[]): void {
  for (const [from, to, place, remedy] of slips) {
    const findings = told(file, from, to);
    expect(
      findings.map(([at]) => at),
      to,
    ).toEqual([place]);
    expect(findings[0]?.[1], to).toContain(remedy);
  }
}

test("a comma in a text of { } is told as such, with the text in quotes", () => {
  eachTold(CARD, [
    [
      LABEL,
      "{ fr: Suivi, colostrum, en: Card }",
      "2:21 empty-value",
      'so "colostrum" was read as a key of its own. Put the text in quotes: fr: "Suivi, colostrum".',
    ],
    [LABEL, "{ fr: Suivi, lait, colostrum, en: Card }", "2:21 empty-value", 'fr: "Suivi, lait, colostrum".'],
    [LABEL, '{ fr: "Suivi", colostrum, en: Card }', "2:23 empty-value", 'fr: "Suivi, colostrum".'],
    [LABEL, '{ fr: Le "lait", colostrum, en: Card }', "2:25 empty-value", `fr: 'Le "lait", colostrum'.`],
    [LABEL, "{ Suivi, fr: A, en: Card }", "2:10 empty-value", '"Suivi" has no value.'],
  ]);
  expect(told(CARD, LABEL, "{ fr: Suivi, lait, en: Card, lait }").map(([at]) => at)).toEqual(["2:21 empty-value", "2:37 empty-value"]);
  eachTold(MENU, [
    ["each: { list: suppliers }", "each: { list: suppliers, having }", "32:34 empty-value", 'write its value after it: having: "…".'],
  ]);
});

test("a missing space after a colon is told as such, in { } and on a line of its own", () => {
  eachTold(CARD, [
    [LABEL, "{ fr:Suivi, en: Card }", "2:10 syntax-error", 'A space is missing after "fr:".'],
    [LABEL, "{ fr: Suivi, en:Card }", "2:21 syntax-error", 'A space is missing after "en:".'],
    ["domain: herd", "domain:herd", "3:1 syntax-error", 'A space is missing after "domain:". Write domain: herd'],
  ]);
  eachTold(MENU, [["- id: births", "- id:births", "15:9 syntax-error", 'A space is missing after "id:".']]);
});

test("two colons in one entry of { } ask for quotes or for the comma that is missing", () => {
  eachTold(CARD, [
    [
      LABEL,
      "{ fr: Suivi : colostrum, en: Card }",
      "2:10 syntax-error",
      'Two colons stand in one entry: fr: Suivi : colostrum. Put the text in quotes: fr: "Suivi : colostrum".',
    ],
    [LABEL, "{ fr: Suivi: colostrum, en: Card }", "2:10 syntax-error", 'Put the text in quotes: fr: "Suivi: colostrum".'],
    [LABEL, "{ fr: A en: B }", "2:10 syntax-error", 'A comma is missing before "en:".'],
    [LABEL, "{ fr: A; en: B }", "2:10 syntax-error", 'A ";" stands before "en:", where a comma belongs.'],
    [LABEL, "{ fr: 'l'animal', en: B }", "2:14 syntax-error", "takes double quotes"],
    [LABEL, "fr: Fiche, en: Card }", "2:8 syntax-error", "Write label: { fr: Fiche, en: Card }"],
    ["section: herd", "section: herd : x", "4:10 syntax-error", 'Put the text in quotes: section: "herd : x".'],
  ]);
  eachTold(MENU, [["list: suppliers }", "list: suppliers having: animal }", "32:17 syntax-error", 'put a comma before "having:".']]);
});

test("a remark that begins inside { } or [ ] is told on its own line", () => {
  eachTold(MENU, [
    [
      TILE_LABEL,
      "{ fr: Suivi #2, en: B }",
      "16:28 syntax-error",
      'the rest of line 16 is ignored, its } too. Put the text in quotes: fr: "Suivi #2".',
    ],
  ]);
  eachTold(CARD, [["[herd.events]", "[herd.events #x]", "23:27 syntax-error", "starts a remark"]]);
});

test("a quote that is not closed is told where it is opened", () => {
  eachTold(CARD, [
    ["domain: herd", 'domain: "herd', "3:9 syntax-error", 'Close it with "'],
    [LABEL, '{ fr: "Suivi, en: Card }', "2:14 syntax-error", 'Close it with "'],
  ]);
});

test("a line that starts with too few or too many spaces is told with both numbers", () => {
  eachTold(MENU, [
    ["        icon: calendar", "       icon: calendar", "17:1 syntax-error", "Line 17 starts with 7 spaces, the lines beside it with 8."],
    ["        icon: calendar", "         icon: calendar", "17:1 syntax-error", "Line 17 starts with 9 spaces, the lines beside it with 8."],
    [
      "        route: card.events",
      "          route: card.events",
      "18:1 syntax-error",
      "Line 18 starts with 10 spaces, the lines beside it with 8.",
    ],
    ["      - id: births", "     - id: births", "15:1 syntax-error", "Line 15 starts with 5 spaces, the other dashes of the list with 6."],
    [
      "      - id: births",
      "       - id: births",
      "15:1 syntax-error",
      "Line 15 starts with 7 spaces, the other dashes of the list with 6.",
    ],
    [
      "      - id: births",
      "        - id: births",
      "15:1 syntax-error",
      "Line 15 starts with 8 spaces, the other dashes of the list with 6.",
    ],
    ["      - id: births", "    - id: births", "15:1 syntax-error", "Line 15 starts with 4 spaces, the other dashes of the list with 6."],
  ]);
  eachTold(CARD, [
    ["domain: herd", " domain: herd", "3:1 syntax-error", "Line 3 starts with 1 space, the lines beside it with none."],
    ["  card.detail:", "   card.detail:", "16:1 syntax-error", "Line 16 starts with 3 spaces, the lines beside it with 2."],
    ["  card.detail:", " card.detail:", "16:1 syntax-error", "Line 16 starts with 1 space, the lines beside it with 2."],
  ]);
});

test("a dash that sticks, is missing or stands where names belong is told as such", () => {
  eachTold(MENU, [
    ["- id: births", "-id: births", "15:7 syntax-error", "Put a space after the dash: - id: births"],
    ["      - id: births", "        id: births", "15:9 wrong-dash", 'A new entry of the list starts with "- ".'],
    [
      "      - id: animals\n        label",
      "        id: animals\n        label",
      "10:9 syntax-error",
      'A new entry of the list starts with "- ".',
    ],
  ]);
  eachTold(CARD, [
    ["  card.detail:", "  - card.detail:", "16:3 syntax-error", 'No dash here: entries are written "card.detail:".'],
    ["    path: detail", "    - path: detail", "18:5 syntax-error", 'No dash here: entries are written "path:".'],
    ["  card.list:\n", "  - name: card.list\n", "13:3 syntax-error", 'Write card.list: after 2 spaces, in place of "- name: card.list".'],
    ["[herd.events]", "\n        - herd\n        herd.events", "25:9 syntax-error", 'A new entry of the list starts with "- ".'],
    ["[herd.events]", "\n        - herd\n        – herd.events", "25:9 syntax-error", "Type the short dash of the keyboard"],
    ["[herd.events]", "\n        -herd.events", "24:9 wrong-type", "Put a space after the dash: - herd.events"],
  ]);
  const card = baseWith({}).get(CARD) ?? "";
  const listed = tell({ [CARD]: card.replace(ROUTES, "routes:\n  - name: card.list\n    path: animaux\n") });
  expect(listed).toEqual([["13:3 wrong-type", expect.stringContaining('Remove the dashes. No dash here: entries are written "name:"')]]);
});

test("what a merge leaves behind is told as such, wherever the parser stumbles", () => {
  const both = (line: string, other: string) => `<<<<<<< HEAD\n${line}\n=======\n${other}\n>>>>>>> other`;
  eachTold(CARD, [["domain: herd", both("domain: herd", "domain: horde"), "3:1 syntax-error", "comes from a merge: two versions"]]);
  eachTold(MENU, [
    ["        icon: calendar", both("        icon: calendar", "        icon: horse"), "17:1 syntax-error", "Keep one version"],
  ]);
});

test("a no-break space is told where it stands", () => {
  eachTold(MENU, [
    ["        icon: calendar", "       \u00a0icon: calendar", "17:8 syntax-error", "An invisible no-break space stands here"],
  ]);
  eachTold(CARD, [
    ["domain: herd", "domain:\u00a0herd", "3:8 syntax-error", "An invisible no-break space stands here"],
    ["domain: herd", "\u00a0domain: herd", "3:1 unknown-key", "An invisible no-break space stands in"],
  ]);
});

test("places are right whatever ends the lines, and behind a byte order mark", () => {
  const card = baseWith({}).get(CARD) ?? "";
  expect(tell({ [CARD]: card.replace("domain: herd", "domain:herd").replaceAll("\n", "\r\n") })[0]?.[0]).toBe("3:1 syntax-error");
  expect(tell({ [CARD]: `\uFEFF${card.replace("domain: herd", "domain:herd")}` })[0]?.[0]).toBe("3:1 syntax-error");
});

test("a grant in place of an access never leads to a public page", () => {
  eachTold(MENU, [
    ["access:\n          anyOf: [herd.events]", "access: herd.events", "26:17 wrong-value", "Write access: { anyOf: [herd.events] }"],
    ["access:\n          anyOf: [herd.events]", "access: herd.public", "26:17 wrong-value", '"access" is the text "herd.public". If'],
    ["access:\n          anyOf: [herd.events]", "access: signedin", "26:17 wrong-value", "or { anyOf: [grant.name] }"],
    ["access:\n          anyOf: [herd.events]", "access: [herd.events]", "26:17 wrong-type", "write { anyOf: [herd.events] }"],
    ["anyOf: [herd.events]", "anyOf: herd.events", "27:18 wrong-type", "Write [herd.events]"],
    ["anyOf: [herd.events]", "anyOf: herd, herd.events", "27:18 wrong-type", "Write [herd, herd.events]"],
    [`label: ${TILE_LABEL}`, "label:\n          - fr: A\n          - en: B", "17:11 wrong-dash", 'No dash here: entries are written "fr:"'],
  ]);
});

test("an address of a frame with accents is told which characters it may hold", () => {
  eachTold(CARD, [
    ["base: /card", 'base: "/fütterung"', "6:9 wrong-value", "holds only letters without accents, digits, - and _"],
    ["base: /card", "base: /card/", "6:9 wrong-value", "does not end with /"],
  ]);
});

test("a colon that is missing before a list inside braces is told, and a remark inside braces ends its line", () => {
  const access = "access:\n      anyOf: [herd.events]";
  eachTold(CARD, [
    [access, "access: { anyOf [herd.events] }", "22:15 syntax-error", "Write anyOf: [herd.events]"],
    [access, "access: { anyOf[herd.events] }", "22:15 syntax-error", "Write anyOf: [herd.events]"],
    [LABEL, "{ fr Fiche animale, # or Card\n  en: Animal card }", "2:10 syntax-error", "Write fr: Fiche animale"],
    [LABEL, "{ fr: Fiche animale, # or Card\n  en: Animal card", "2:8 syntax-error", "Close it with }"],
  ]);
});

test("one slip hides no finding of another file", () => {
  const findings = tell({ ...edited(CARD, LABEL, "{ fr: Suivi, lait, en: Card }"), ...edited(MENU, "icon: calendar", "icon: calender") });
  expect(findings.map(([at]) => at)).toEqual(["2:21 empty-value", "17:15 unknown-icon"]);
});

test.each(["tabler-history", "ti ti-history", "IconHistory", "mdi:history"])("%j is the icon history of a set", (name) => {
  expect(suggest(name, ["table", "history", "history-off"])).toBe("history");
});

test("whatever is put into or taken out of a file gives a finding at one of its lines, never an exception", () => {
  const pieces = ["{", "}", "[", "]", '"', "'", ": ", ":", " #", "- ", "-", "\n", " ", "  ", ",", ";", "\u00a0", "|", "<<<<<<< a\n"];
  const texts = [...baseWith({}).values(), 'access: { anyOf: [herd.events, herd.all], label: { fr: "a", en: b } } # who\n'];
  const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), drop: fc.nat(4), put: fc.constantFrom(...pieces, "") });
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 3 }), (text, edits) => {
      const changed = edits.reduce((all, { at, drop, put }) => {
        const start = Math.floor(at * all.length);
        return all.slice(0, start) + put + all.slice(start + drop);
      }, text);
      const lines = changed.split("\n");
      return readFully("settings", "x.yaml", changed).diagnostics.every(
        ({ line, column, endLine }) => line <= lines.length && endLine >= line && column <= (lines[line - 1] ?? "").length + 1,
      );
    }),
    { numRuns: 800, seed: 20250301 },
  );
});

test("slips that a product owner has made are mended from the message alone", () => {
  eachTold(MENU, [
    [TILE_LABEL, "[ fr: Vêlages, en: Calvings ]", "16:16 wrong-type", "Write { } instead of [ ]."],
    [TILE_LABEL, "fr: Vêlages", "16:16 syntax-error", "label: { fr: Vêlages }"],
    [TILE_LABEL, "{ fr: Vêlages, en: @log }", "16:35 syntax-error", 'Put the value in quotes: "@log".'],
    [TILE_LABEL, "{ fr: Vêlages, en: Calvings ]", "16:44 syntax-error", "Write label: { fr: Vêlages, en: Calvings }"],
    [TILE_LABEL, "\n          fr: 'Date d'aujourd'hui'\n          en: Today", "17:15 syntax-error", "takes double quotes"],
    [TILE_LABEL, "\n          fr: “Vêlages: liste”\n          en: Calvings", "17:15 syntax-error", 'fr: "Vêlages: liste".'],
    ["route: card.events", "route: card.events\u00a0", "18:16 wrong-value", "Remove it: there are no spaces in a name."],
  ]);
  const ended = tell({ [MENU]: (baseWith({}).get(MENU) ?? "").replaceAll("\n", "\r") });
  expect(ended[0]).toEqual(["1:1 syntax-error", expect.stringContaining('"LF" or "CRLF"')]);
});
