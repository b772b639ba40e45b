import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { baseFiles, baseWith, edited, ICONS } from "./registryFixture";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const GRANTS = "grants/herd.yaml";
const BREEDER = "personas/breeder.yaml";
const SETTINGS = "settings.yaml";
const TILE = "      - id: births\n";
const LABEL = "{ fr: Vêlages, en: Calvings }";

type Changes = Readonly<Record<string, string | null>>;

function tell(changes: Changes): readonly string[] {
  return checkRegistry(baseWith(changes), { icons: ICONS }).diagnostics.map(
    ({ file, line, code, message, hint }) => `${file}:${line} ${code} ${message} ${hint ?? ""}`,
  );
}

/** One slip, one finding, which holds these pieces. */
function toldOnce(changes: Changes, ...pieces: readonly string[]): void {
  const told = tell(changes);
  expect(told).toHaveLength(1);
  for (const piece of pieces) expect(told[0]).toContain(piece);
}

function textOf(file: string): string {
  const text = baseFiles().get(file);
  if (text === undefined) throw new Error(`no file ${file}`);
  return text;
}

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

test("a right whose dash sticks to it keeps its place in the list", () => {
  const rights = (lines: string) => edited(BREEDER, "droits: [herd]", `droits:\n${lines}`);
  for (const lines of ["    -herd\n    - desk", "    - herd\n    -desk", "    - herd\n    -desk\n    - herd.events"])
    toldOnce(rights(lines), "Put a space after the dash: - ");
  toldOnce(rights("    - herd\n      -desk"), "a dash sticks to its name: write - herd and below it - desk");
});

test("two routes in one value are told as two, with the one to write", () => {
  const route = (value: string) => edited(MENU, "        route: card.list\n", `        route: ${value}\n`);
  for (const value of ["card.list, card.events", "card.list card.events", "card.list / card.events", "card.list; card.events"])
    toldOnce(route(value), `${MENU}:14 wrong-value`, "One name stands here: write card.list.", "orElse:");
});

test.each([":view", "{view}", "{{view}}", "<view>", "[view]", "$view", "%view%"])(
  "%s in place of the value of a parameter is told with the value to write",
  (value) => {
    toldOnce(edited(MENU, "{ view: velage }", `{ view: "${value}" }`), `${MENU}:19 tile-param-shape`, 'as in view: "velage"');
    toldOnce(edited(MENU, "{ view: velage }", `{ view: velage }\n        query: { tab: "${value}" }`), `${MENU}:20 tile-param-shape`);
  },
);

test("a list or a block in quotes is told with the quotes to remove", () => {
  toldOnce(edited(CARD, "anyOf: [herd.events]", 'anyOf: "[herd.events]"'), `${CARD}:23 wrong-type`, "Remove the quotes: [herd.events]");
  toldOnce(
    edited(CARD, "access:\n      anyOf: [herd.events]", 'access: "{ anyOf: [herd.events] }"'),
    `${CARD}:22 wrong-value`,
    "Remove the quotes: { anyOf: [herd.events] }",
  );
});

test("the first line of an entry that is gone is told above the line that lost it", () => {
  toldOnce(edited(MENU, "  - id: animals\n", ""), `${MENU}:7 `, 'The line "- id: …" is missing above this one', "after 2 spaces");
  toldOnce(edited(MENU, TILE, ""), `${MENU}:15 missing-key`, 'The line "- id: …" is missing above this one', "after 6 spaces");
});

test("a tile in the file of a section without groups is told with the lines it lacks, or that no tile belongs there", () => {
  const tile =
    "      - id: more\n        label: { fr: Plus, en: More }\n        icon: list\n        route: card.detail\n        params: { id: a }\n";
  const section = (more: string) => ({ "menus/other.yaml": `id: other\nlabel: { fr: Autre, en: Other }\nicon: list\norder: 20\n${more}` });
  toldOnce(section(tile), "menus/other.yaml:5 ", 'this section has no "groups:" yet');
  toldOnce(section(`opens: home\n${tile}`), "menus/other.yaml:6 ", "this section has no tiles (opens: home)");
  toldOnce(section(`tiles:\n${tile}`), "menus/other.yaml:6 ", 'this section has no "groups:" yet');
});

test("a right with a level among the rights of a user is told where levels stand", () => {
  toldOnce(
    edited(BREEDER, "droits: [herd]", "droits:\n    - herd: 1"),
    `${BREEDER}:12 wrong-type`,
    "- herd.",
    '"authorizes:", as { herd: 1 }',
  );
  toldOnce(
    edited(BREEDER, "droits: [herd]", "droits:\n    herd: 1"),
    `${BREEDER}:12 wrong-type`,
    "[herd]",
    '"authorizes:", as { herd: 1 }',
  );
  toldOnce(edited(BREEDER, "    herd.events: 8", "    [herd.events]"), "wrong-type", "{ herd.events: 1 }");
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

test("every number of the settings has a range, and one beyond it is told with both ends", () => {
  const number = /(?<=\b\w+: )\d[\d.]*(?=[\s,}])/g;
  const count = textOf(SETTINGS).match(number)?.length ?? 0;
  expect(count).toBeGreaterThan(60);
  for (const beyond of ["-1", "1000000000000000"]) {
    const told = tell({ [SETTINGS]: textOf(SETTINGS).replace(number, beyond) });
    expect(told.filter((one) => / wrong-value .*Expected: from \S+ to \S+/.test(one))).toHaveLength(count);
  }
});

test("seconds in place of milliseconds are told with the number to write", () => {
  const notice = (value: string) => edited(SETTINGS, "notificationMs: 2500", `notificationMs: ${value}`);
  toldOnce(notice("2"), `${SETTINGS}:3 wrong-value`, "If 2 seconds were meant, write 2000.");
  for (const value of ["2.5 s", "2.5", "2,5", "2 500", "2500 ms", "2500ms", '"2500"', "2,5 sec", "2.5 seconds"])
    toldOnce(notice(value), `${SETTINGS}:3 wrong-type`, "Write 2500: a whole number of milliseconds");
  toldOnce(edited(SETTINGS, "windowMs: 900000", "windowMs: 15 min"), "Write 900000:");
  toldOnce(edited(SETTINGS, "herdDrawerWidthPx: 400", "herdDrawerWidthPx: 400 px"), "Write 400: a whole number of pixels");
  toldOnce(notice("soon"), "Write a whole number of milliseconds");
});

test.each([
  "/reports/:code+",
  "reports/{code}",
  "reports/:code+/",
  "reports//:code+",
  "rapports d'élevage/:code+",
  "reports/<code>",
  "reports/:codes+",
])("the address %s is told where it stands, and not at the tiles that open it", (path) => {
  const [first] = textOf(MENU).split("  - id: shops");
  const tile =
    "      - id: report\n        label: { fr: R, en: R }\n        icon: list\n        route: card.report\n        params: { code: a1 }\n";
  const menu = { [MENU]: textOf(MENU).replace(first ?? "", `${first}${tile}`) };
  expect(tell(menu)).toEqual([]);
  const told = tell({ ...menu, ...edited(CARD, "path: reports/:code+", `path: "${path}"`) });
  expect(told).toEqual([expect.stringContaining(`${CARD}:26 `)]);
});

test("a parameter with its colon in another place is told with the address to write", () => {
  toldOnce(edited(CARD, "path: detail/:id", "path: detail/: id"), `${CARD}:18 syntax-error`, "Write path: detail/:id");
  toldOnce(edited(CARD, "path: detail/:id", "path: detail/id:"), `${CARD}:18 syntax-error`, "Write path: detail/:id");
});

test("tabs are told with the spaces to write", () => {
  toldOnce(edited(MENU, "        icon: calendar", "\ticon: calendar"), `${MENU}:17 yaml-tab`, "Write 8 spaces at its start instead.");
  toldOnce(
    edited(MENU, "        icon: calendar\n        route:", "\t\ticon: calendar\n\t\troute:"),
    `${MENU}:17 yaml-tab`,
    "Write 8 spaces at its start instead. Line 18 starts with one too.",
  );
  toldOnce(edited(MENU, "- id: births", "-\tid: births"), `${MENU}:15 yaml-tab`, "A tab stands after the dash.");
});

test("a language that stands twice is told together with the one that it was to be", () => {
  toldOnce(edited(MENU, LABEL, "{ fr: Vêlages, fr: Calvings }"), `${MENU}:16 duplicate-key`, "English (en) is missing", 'Write "en:"');
  toldOnce(family("      fr: Voit.\n      fr: Sees.\n"), `${GRANTS}:8 duplicate-key`, "English (en) is missing");
});

test("a key with other capitals is told as such", () => {
  toldOnce(edited(MENU, "- id: births", "- Id: births"), `${MENU}:15 unknown-key`, 'Write "id:" instead.');
  toldOnce(edited(CARD, "domain: herd", "Domain: herd"), `${CARD}:3 unknown-key`, 'Write "domain:" instead.');
});

test("a name of which few are known is told with all of them", () => {
  toldOnce(edited(CARD, "section: herd", "section: feed"), `${CARD}:4 unknown-section`, "Known: herd.");
  toldOnce(edited(CARD, "domain: herd", "domain: feed"), "unknown-domain", "Known: common, herd.");
});

test("the address of another host in place of a base is told with what such an application needs", () => {
  toldOnce(
    edited(CARD, "base: /card", "base: https://robot.example.org/app"),
    "wrong-value",
    "base: /app",
    "isolation: origin",
    "frames.origins",
  );
  toldOnce(edited(CARD, "base: /card", "base: card"), "wrong-value", "Write /card:");
});

test("a grant without its sentence is told what the sentence is for", () => {
  const gone = edited(GRANTS, "    opens: { fr: Voit les animaux., en: Sees the animals. }\n", "");
  toldOnce(gone, `${GRANTS}:4 missing-key`, "opens: { fr: …, en: … }", "One sentence: what somebody who holds it can do.");
});

test("an entry in the middle of another one is told once, with the lines to move", () => {
  const pasted = "      - id: more\n        label: { fr: Plus, en: More }\n        icon: list\n        route: card.list\n";
  const after = (line: string) => edited(MENU, `${TILE}${line}`, `${TILE}${line}${pasted}`);
  const label = `        label: ${LABEL}\n`;
  const told = "This entry stands in the middle of another one";
  toldOnce(after(""), `${MENU}:16 duplicate-key`, told, "Move the lines 16 to 19");
  toldOnce(after(label), `${MENU}:17 duplicate-key`, told, "Move the lines 17 to 20");
  toldOnce(after(`${label}        icon: calendar\n`), `${MENU}:18 duplicate-key`, told, '"route:"');
});

test("round brackets, a block in one word and a second block of one name are told as such", () => {
  toldOnce(edited(MENU, LABEL, "( fr: Vêlages, en: Calvings )"), `${MENU}:16 `, `Write braces: label: ${LABEL}`);
  toldOnce(edited(CARD, "frame:\n  base: /card\n  candidate: true\n", "frame: /card\n"), `${CARD}:5 wrong-type`, "Write { base: /card }.");
  toldOnce(
    edited(CARD, "login:\n  path: card\n  priority: 5\n  followedBy: readTags\n", "login: card\n"),
    `${CARD}:8 wrong-type`,
    "Write { path: card }.",
  );
  toldOnce(
    edited(CARD, "  card.events:\n", "routes:\n  card.events:\n"),
    `${CARD}:19 duplicate-key`,
    "Remove this line",
    'the first "routes:"',
  );
});

test("a name that stands in a remark is told with the place of the remark", () => {
  const off = textOf(CARD).replace(/ {2}card\.events:\n(?: {4}.*\n)+/, (lines) => lines.replace(/^(?=.)/gm, "# "));
  const told = tell({ [CARD]: off });
  expect(told).toContainEqual(
    expect.stringMatching(
      /unknown-route "card\.events" is not .* It is declared in a remark, in line 19 of applications\/herd\/card\.yaml/,
    ),
  );
  expect(told.join("\n")).not.toContain("did you mean");
});

test.each(["everyone", "all", "ALL", "true"])("access: %s is told with what each word of an access means", (word) => {
  toldOnce(
    edited(CARD, "access:\n      anyOf: [herd.events]", `access: ${word}`),
    `${CARD}:22 wrong-`,
    "signedIn (everyone who is signed in), public (also without signing in)",
  );
});

test("a language without its colon is told as such", () => {
  toldOnce(
    edited(MENU, LABEL, "{ fr Vêlages, en: Calvings }"),
    `${MENU}:16 syntax-error`,
    'A colon is missing after "fr". Write fr: Vêlages',
  );
  toldOnce(edited(MENU, LABEL, "{ fr: Vêlages, en= Calvings }"), `${MENU}:16 syntax-error`, "Write en: Calvings");
});

test("what only looks forgotten is told once nothing is wrong", () => {
  const copied = textOf(MENU).replace(
    TILE,
    `${TILE.replace("births", "births2")}        label: ${LABEL}\n        icon: calendar\n        route: card.events\n        params: { view: velage }\n${TILE}`,
  );
  expect(tell({ [MENU]: copied })).toEqual([expect.stringContaining("tile-twice")]);
  expect(tell({ [MENU]: copied.replace("icon: cow", "icon: cows") })).toEqual([expect.stringContaining("unknown-icon")]);
});

test("a text of the shell beside the parts of its file is told where texts stand", () => {
  const [first = ""] = textOf("labels/fr.yaml").split("\n");
  toldOnce(
    edited("labels/fr.yaml", `${first}\n`, `more: Plus\n${first}\n`),
    "labels/fr.yaml:1 unknown-key",
    "Put it below one of welcome, account, shell, pages",
  );
});

test("names that an entry without its first line declares are not told as unknown", () => {
  toldOnce(edited("domains.yaml", "  - id: herd\n", ""), "domains.yaml:5 missing-key", 'The line "- id: …" is missing above this one');
  toldOnce(edited("languages.yaml", "  - id: en\n", ""), "languages.yaml:7 missing-key", 'The line "- id: …" is missing above this one');
});

test("dashes that stick to several entries are told once", () => {
  const rights = edited(BREEDER, "droits: [herd]", "droits:\n    -herd\n    -desk\n    -herd.events");
  toldOnce(rights, `${BREEDER}:12 `, "here and in line 13, and in 1 more", "Put a space after each of these dashes: - herd");
});

test("an alias in place of a value is told alone", () => {
  toldOnce(edited(MENU, "route: card.events", "route: *card.events"), `${MENU}:18 yaml-anchor`);
  toldOnce(edited(BREEDER, "droits: [herd]", "droits:\n    - *herd"), `${BREEDER}:12 yaml-anchor`);
});

test("a value that is all a remark is told with the quotes it needs", () => {
  toldOnce(edited(SETTINGS, 'themeColour: "#ffffff"', "themeColour: #ffffff"), "text-cut", 'Put it in quotes: themeColour: "#ffffff"');
});

test("a list without its brackets inside { } is told with them", () => {
  toldOnce(
    edited(CARD, "access:\n      anyOf: [herd.events]", "access: { anyOf: herd, herd.events }"),
    `${CARD}:22 empty-value`,
    "Write brackets: anyOf: [herd, herd.events].",
  );
  toldOnce(edited(CARD, "access:\n      anyOf: [herd.events]", "access: { anyOf: - herd }"), `${CARD}:22 syntax-error`, "anyOf: [herd].");
});

test("a second list of one name is told as a part of the first", () => {
  toldOnce(edited(MENU, "  - id: shops\n", "groups:\n  - id: shops\n"), `${MENU}:33 duplicate-key`, 'the first "groups:"');
  toldOnce(edited(MENU, "      - id: orders\n", "    tiles:\n      - id: orders\n"), `${MENU}:22 duplicate-key`, 'the first "tiles:"');
});
