import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { registryFiles } from "../../codegen/read/registryFiles";
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

test.each(["herd.evnts", "Herd.events", "events"])(
  "a grant that is declared as %s and asked for by its right name is told where it is declared",
  (name) => {
    toldOnce(
      edited(GRANTS, "  herd.events:\n", `  ${name}:\n`),
      `${GRANTS}:7 unknown-grant "${name}" is declared here and nothing asks for it`,
      `Write "herd.events:" here, or, if it was renamed on purpose, write ${name} in place of herd.events where it is asked for: ${CARD}:23,`,
    );
  },
);

/** A grant that a route asks for under another name than it is declared with. */
function twoNames(asked: string, declared: string): Changes {
  const grant = `  ${declared}:\n    label: { fr: Rapports, en: Reports }\n    opens: { fr: Voit les rapports., en: Sees the reports. }\n`;
  return {
    ...edited(CARD, "    path: reports/:code+\n", `    path: reports/:code+\n    access: { anyOf: [${asked}] }\n`),
    ...edited(GRANTS, "  desk:\n", `${grant}  desk:\n`),
  };
}

test("a new grant with two spellings is told with both places, since either may be the right one", () => {
  toldOnce(
    twoNames("herd.report", "herd.reprot"),
    `${CARD}:27 unknown-grant`,
    'did you mean "herd.reprot"?',
    "correct whichever of the two names is misspelt",
  );
});

test("a name above an unknown grant is never offered in its place: it would open the page to more people", () => {
  const told = tell(twoNames("herd.events2.day", "herd.day"));
  expect(told.join("\n")).not.toContain('did you mean "herd"');
  expect(tell(edited(CARD, "[herd.events]", "[herd.x]")).join("\n")).not.toContain('did you mean "herd"');
});

test("the word for everybody cannot be the name of a grant", () => {
  expect(tell(twoNames("ALL", "ALL"))).toContainEqual(
    expect.stringMatching(/^grants\/herd\.yaml:\d+ unknown-grant "ALL" stands for everybody/),
  );
});

test("a code among the rights of a user, and a right among the codes, are told with the place of each", () => {
  toldOnce(edited(BREEDER, "droits: [herd]", "droits: [herd, SENSORS]"), `${BREEDER}:11 unknown-grant`, 'codes stand under "grants:"');
  toldOnce(
    edited(BREEDER, "grants: [SENSORS]", "grants: [SENSORS, herd.events]"),
    `${BREEDER}:12 unknown-code`,
    'rights stand under "droits:"',
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

test("two entries of a list with one id are told in the list, not where something repeats over it", () => {
  toldOnce(edited("suppliers.yaml", "- id: bravo", "- id: alpha"), "suppliers.yaml:7 duplicate-id", 'The entry "alpha" exists twice.');
});

test("a route that an entry of a list lacks, for want of a page, is told at that entry", () => {
  toldOnce(
    edited(MENU, "route: sensors.{supplier}.account", "route: sensors.{supplier}.animal"),
    'suppliers.yaml:9 unknown-route "bravo" has no page "animal"',
    'Write "animal" under its "pages:", or add "having: animal"',
  );
});

test("a route that was renamed is told with all names to which nothing leads", () => {
  const told = tell(edited(CARD, "  card.events:\n", "  card.eventDiary:\n"));
  expect(told.join("\n")).toContain('did you mean "card.eventDiary" or "card.report"?');
  expect(told.join("\n")).toContain('Nothing asks for them: write the one that "card.events" has become');
});

test("a parameter that an address has lost is told with the address it had", () => {
  toldOnce(edited(CARD, "path: events/:view?", "path: events"), `${MENU}:19 tile-param-unknown`, "put it back there: path: events/:view?");
  toldOnce(
    edited(CARD, "path: events/:view?", "path: events/12"),
    `${MENU}:19 tile-param-unknown`,
    "put it back there: path: events/:view?",
  );
});

test("a parameter under a wrong name is told once, with the name that the route takes", () => {
  const detail = (params: string) => edited(MENU, "        route: card.list\n", `        route: card.detail\n        params: ${params}\n`);
  toldOnce(detail('{ numero: "12" }'), `${MENU}:15 tile-param-unknown`, 'Write "id:" in place of "numero:".');
  toldOnce(detail('{ :id: "12" }'), `${MENU}:15 tile-param-unknown`, "Write id: without the colon");
});

test("days of a logo that are in order within a year are told with the year, others with both days", () => {
  toldOnce(edited(SETTINGS, 'from: "2024-12-15"', 'from: "2025-12-15"'), "logo-range", 'Write from: "2024-12-15"');
  toldOnce(edited(SETTINGS, 'from: "2024-12-15"', 'from: "2024-12-28"'), "logo-range", 'Write from: "2024-12-25" and to: "2024-12-28".');
});

test("the path of a login with the end that every login gets is told without it", () => {
  toldOnce(
    edited(CARD, "  path: card\n", "  path: card/api/login\n"),
    `${CARD}:9 reserved-address`,
    "Write card: /api/login is added by itself.",
  );
});

test("a number with a decimal comma is told with a point, where fractions are taken", () => {
  toldOnce(edited(SETTINGS, "sampleShare: 0.5", "sampleShare: 0,5"), `${SETTINGS}:168 wrong-type`, "Write 0.5: a number with a fraction");
});

test("a key among the languages of a text is told with the spaces that put it beside the text", () => {
  toldOnce(
    family("      fr: Voit.\n      en: Sees.\n      exact: true\n"),
    `${GRANTS}:9 wrong-indent`,
    'start with as many spaces as "opens:" does (4)',
  );
});

test("the name of a parameter with its colon is told without it where parameters are declared", () => {
  expect(tell(edited("params.yaml", "  view:\n", "  :view:\n")).join("\n")).toContain("Write view: without the colon before it");
});

test("a word of an access in brackets is told to stand alone", () => {
  const access = (value: string) => edited(CARD, "access:\n      anyOf: [herd.events]", `access: ${value}`);
  toldOnce(access("[signedIn]"), `${CARD}:22 wrong-type`, "Write signedIn alone, without brackets.");
  toldOnce(access("[inherit, herd.events]"), `${CARD}:22 wrong-type`, "{ anyOf: [herd.events] }", '"inherit" stands alone');
  toldOnce(access("anyOf: [herd.events]"), `${CARD}:22 syntax-error`, "Write access: { anyOf: [herd.events] }");
});

test("a remark in brackets behind a name, and a word between two names, are no names", () => {
  const rights = (value: string) => edited(BREEDER, "droits: [herd]", `droits:\n    - ${value}`);
  toldOnce(rights("herd (all)"), `${BREEDER}:12 wrong-value`, "write herd.");
  toldOnce(rights("herd et desk"), `${BREEDER}:12 wrong-value`, "write - herd and below it - desk");
});

test("an invisible character is told by its kind: only one that is wide is replaced by a space", () => {
  const route = (mark: string) => edited(MENU, "route: card.list", `route: card${mark}.list`);
  toldOnce(route("\u200b"), `${MENU}:14 wrong-value`, "An invisible character without width", "press the backspace key");
  toldOnce(route("\u00a0"), `${MENU}:14 wrong-value`, "An invisible no-break space", "no spaces in a name");
  toldOnce(
    edited(MENU, "icon: list\n        size", "icon: list\u00a0\n        size"),
    `${MENU}:12 unknown-icon`,
    "An invisible no-break space",
  );
});

test("the colon of an Asian keyboard is told as such", () => {
  toldOnce(
    edited(MENU, "icon: list\n        size", "icon： list\n        size"),
    `${MENU}:12 syntax-error`,
    'A "：" stands after "icon"',
    "Write icon: list",
  );
});

test("the marks round an example that were copied with it are told with both of their lines", () => {
  toldOnce({ [CARD]: `\`\`\`yaml\n${textOf(CARD)}\`\`\`\n` }, `${CARD}:1 syntax-error`, "copied with an example", "line 28 too");
});

test("brackets and braces in a text are told with the quotes that the text needs", () => {
  const label = (text: string) => edited(MENU, LABEL, `{ fr: ${text}, en: Calvings }`);
  toldOnce(label("[nouveau] Suivi"), `${MENU}:16 syntax-error`, 'fr: "[nouveau] Suivi".');
  toldOnce(label("Suivi {nouveau}"), `${MENU}:16 syntax-error`, 'fr: "Suivi {nouveau}".');
});

test("a comma that is missing before an inner block is told before its key", () => {
  const entry = "  - { id: age label: { fr: Âge, en: Age } }\n";
  toldOnce(
    edited("entities.yaml", "  - id: vente\n    label: { fr: Vente, en: Sale }\n", entry),
    "entities.yaml:2 syntax-error",
    'before "label:"',
  );
});

test("two keys on one line are told with the line to begin", () => {
  toldOnce(
    edited(MENU, "icon: calendar\n        route: card.events", "icon: calendar route: card.events"),
    `${MENU}:17 syntax-error`,
    'Start a new line before "route:", with 8 spaces',
  );
  toldOnce(
    family("      fr: Voit., en: Sees.\n"),
    `${GRANTS}:7 syntax-error`,
    'Start a new line before "en:", with 6 spaces at its start, and remove the "," before it.',
  );
  toldOnce(
    edited("labels/fr.yaml", "  orders:\n    title: Commandes\n", '  orders:\n    title: "Commandes" login: x\n'),
    "labels/fr.yaml:7 syntax-error",
    'Start a new line before "login:"',
  );
});

test("the rest of a text that starts too far left is told with the line it belongs to", () => {
  toldOnce(family("      fr: Voit les\n      animaux.\n      en: Sees.\n"), `${GRANTS}:8 syntax-error`, "Move line 8 to the end of line 7");
});

test("a value beside a key with a list below it is told with the entry to make of it", () => {
  const rights = (value: string) => edited(BREEDER, "droits: [herd]", `droits: desk\n${value}    - herd`);
  toldOnce(rights(""), `${BREEDER}:11 wrong-type`, "Leave nothing beside the key", "- desk, - herd");
  toldOnce(rights("    # of the farm\n"), `${BREEDER}:11 syntax-error`, 'write "- desk" below it');
});

test("a route in the file of a section is told where routes stand", () => {
  const route = "  card.more:\n    label: { fr: Plus, en: More }\n    path: more\n";
  toldOnce({ [MENU]: `${textOf(MENU)}${route}` }, "syntax-error", 'below "routes:" in applications/<domain>/<application>.yaml');
});

test("a part of the texts that starts too far left is told at its first line", () => {
  const text = textOf("labels/fr.yaml");
  const more = `${text}  herds:\n    title: Élevages\n  more:\n    title: Plus\n`;
  toldOnce({ "labels/fr.yaml": more.replace("  herds:", "herds:") }, "labels/fr.yaml:8 syntax-error", "Let it start with 2 spaces");
});

test("the line with the name of a route, or with the key of a block, that is gone is told as such", () => {
  toldOnce(edited(CARD, "  card.list:\n", ""), `${CARD}:13 syntax-error`, "The line with the name of this entry is missing");
  toldOnce(
    edited(CARD, "    access:\n      anyOf: [herd.events]\n", "      anyOf: [herd.events]\n"),
    `${CARD}:22 `,
    '"access:" is missing above',
  );
});

test("an address with another sign for the slash is told as it was meant", () => {
  for (const path of ["events\\:view?", "events:view?", "events.:view?"])
    toldOnce(edited(CARD, "path: events/:view?", `path: ${path}`), `${CARD}:21 path-syntax`, "Write events/:view?");
});

test("a comma that is missing behind a text in quotes is told before the key that follows", () => {
  toldOnce(edited(MENU, LABEL, '{ fr: "Vêlages" en: Calvings }'), `${MENU}:16 syntax-error`, 'A comma is missing before "en:"');
});

test("a list that starts too far left with its key is told at the key, however long it is", () => {
  const rights = `droits:\n${"  - herd\n".repeat(20)}`;
  const told = tell(edited(BREEDER, "  droits: [herd]\n", rights)).filter((one) => one.includes(" syntax-error "));
  expect(told).toEqual([expect.stringContaining(`${BREEDER}:11 syntax-error Line 11 starts with no space`)]);
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

test("a share with a percent sign is told as the part that it is", () => {
  toldOnce(edited(SETTINGS, "sampleShare: 0.5", "sampleShare: 10 %"), `${SETTINGS}:168 wrong-type`, "Write 0.1:");
});

test("a language that is gone from its list is told at its file, not at all texts that have it", () => {
  const { "languages.yaml": without = "" } = edited(
    "languages.yaml",
    "  - id: en\n    name: English\n    country: GB\n    locale: en-GB\n",
    "",
  );
  toldOnce({ "languages.yaml": without }, 'labels/en.yaml:1 unknown-language "en" (English) is not a language of languages.yaml');
});
