import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { codeFrame } from "../../codegen/diagnostic/codeFrame";
import { editDistance, suggest } from "../../codegen/diagnostic/suggest";
import { baseWith, edited, findingsOf, ICONS } from "./registryFixture";

const told = (changes: Readonly<Record<string, string | null>>) =>
  findingsOf(changes).map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);

test("the findings of all files come in one run, by file, line and column", () => {
  expect(
    told({
      ...edited("menus/herd.yaml", "icon: calendar", "icon: calender"),
      ...edited("applications/herd/card.yaml", "path: animaux", "pth: animaux\n    colour: red"),
      ...edited("homes.yaml", "otherwise: LIST", "otherwise: LISTE"),
      ...edited("tabs.yaml", "desktop:", "desktop: ["),
    }),
  ).toEqual([
    "applications/herd/card.yaml:15:5 unknown-key",
    "applications/herd/card.yaml:16:5 unknown-key",
    "homes.yaml:6:12 unknown-home",
    "menus/herd.yaml:17:15 unknown-icon",
    "tabs.yaml:1:1 syntax-brace",
  ]);
});

test("a misspelt key does not hide the other findings of its file", () => {
  const slip = edited(
    "applications/herd/card.yaml",
    "    access:\n      anyOf: [herd.events]",
    "    acces:\n      anyOf: [herd.events]\n    navi: yes",
  );
  expect(
    findingsOf(slip)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(["unknown-key", "wrong-choice"]);
});

test("a list that entries repeat over holds 300 items at most", () => {
  const items = Array.from({ length: 299 }, (_, n) => `  - { id: s${n}, label: { fr: A, en: A } }\n`).join("");
  const [only, ...more] = findingsOf(edited("suppliers.yaml", "items:\n", `items:\n${items}`));
  expect([only?.code, only?.params, more]).toEqual(["too-big", { key: "items", value: 301, most: 300 }, []]);
});

test("a file that cannot be read does not make names that it declares unknown", () => {
  expect(told(edited("grants/herd.yaml", "id: herd", "id: [herd"))).toEqual(["grants/herd.yaml:1:1 syntax-brace"]);
  expect(told(edited("applications/herd/card.yaml", "priority: 5", "priority: high"))).toEqual([
    "applications/herd/card.yaml:10:13 wrong-type",
  ]);
  expect(told(edited("workshops.yaml", "flag: laitier", "flag: milk"))).toEqual(["workshops.yaml:5:11 wrong-choice"]);
  expect(told(edited("settings.yaml", "  everybody: ALL", "  everybody: 7"))).toHaveLength(1);
});

test.each([
  ["a byte order mark and Windows line ends", (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`],
  ["a document mark at the top", (text: string) => `---\n${text}`],
])("%s are no mistake", (_, change) => {
  const files = new Map([...baseWith({})].map(([file, text]) => [file, change(text)]));
  expect(checkRegistry(files, { icon: ICONS }).findings).toEqual([]);
});

test.each([
  "",
  "\n",
  "# nothing\n",
  "null\n",
  "[]\n",
  "text\n",
  "{}\n",
  "- a\n- b\n",
  "__proto__: { a: 1 }\n",
  "? { a: 1 }\n: b\n",
  "\u0000",
  "a: &a [*a]\n",
  "%YAML 9\n",
  "!!binary x\n",
])("%j in any file gives findings, never an exception", (text) => {
  for (const file of baseWith({}).keys()) {
    const { model, findings } = checkRegistry(baseWith({ [file]: text }), { icon: ICONS });
    expect(model, file).toBeNull();
    expect(
      findings.some((one) => one.file === file),
      file,
    ).toBe(true);
  }
});

test("a registry without any file says what is missing", () => {
  const { model, findings } = checkRegistry(new Map());
  expect(model).toBeNull();
  expect(findings.map(({ file }) => file)).toContain("settings.yaml");
});

test.each([
  ["szie", "size", 1],
  ["colour", "color", 1],
  ["", "abc", 3],
  ["same", "same", 0],
])("%j is %3$i edits away from %j", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

test("a suggestion is the nearest known name, and none when nothing is near", () => {
  expect(suggest("sante.colostrums", ["sante.colostrum", "sante.carnet"])).toBe("sante.colostrum");
  expect(suggest("events", ["card.list", "card.events"])).toBe("card.events");
  expect(suggest("zebra", ["sante", "report"])).toBeNull();
  expect([suggest("b", ["a"]), suggest("pt", ["it"])]).toEqual([null, null]);
});

test("a code frame keeps tabs, so that the carets stand under the place", () => {
  const frame = codeFrame(["a:", "\tb: cow", "c: 1"], { file: "x.yaml", line: 2, column: 5, endLine: 2, endColumn: 8 });
  expect(frame).toBe("  1 | a:\n> 2 | \tb: cow\n    | \t   ^^^\n  3 | c: 1");
});

test("of a long line the frame shows what stands around the place, with dots where it is cut", () => {
  const line = `${"a".repeat(4000)}WRONG${"b".repeat(4000)}`;
  const rows = codeFrame([line, line, "c: 1"], { file: "x.yaml", line: 2, column: 4001, endLine: 2, endColumn: 4006 }).split("\n");
  expect(rows.map((row) => row.length).filter((length) => length > 130)).toEqual([]);
  expect(rows[1]).toMatch(/^> 2 \| …a+WRONGb+…$/);
  expect(rows[2]).toBe(`${"    |".padEnd(rows[1]?.indexOf("WRONG") ?? 0)}^^^^^`);
  const whole = codeFrame([line], { file: "x.yaml", line: 1, column: 1, endLine: 1, endColumn: 9000 }).split("\n");
  expect(whole.map((row) => row.length)).toEqual([127, 127]);
});
