import { expect, test } from "vitest";
import { baseFiles, edited } from "./registryFixture";
import { tell, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const SENSORS = "applications/herd/sensors.yaml";
const MENU = "menus/herd.yaml";
const BREEDER = "personas/breeder.yaml";

function textOf(file: string): string {
  return baseFiles().get(file) ?? "";
}

const EMAIL = /email: (\S+)/.exec(textOf(BREEDER))?.[1] ?? "";
const HERD = /numCheptel: (\S+)/.exec(textOf(BREEDER))?.[1] ?? "";
const DIGITS = HERD.slice(2);

test.each([
  [EMAIL.replace(/\.(?=[^.]*$)/, ","), "A comma stands in place of a point", EMAIL],
  [EMAIL.replace("@", "@@").replace("@@", "@b@"), "Two @ stand in it", EMAIL.replace("@", ".b@")],
  [EMAIL.replace(/@.*/, "@farm"), "Its end is missing", EMAIL.replace(/@.*/, "@farm.fr")],
  [EMAIL.replace("e", "é"), "It has an accent", EMAIL],
  [`"${EMAIL} "`, "A space stands in it", EMAIL],
])("the e-mail address %s is told by what is wrong: %s", (written, fact, meant) => {
  toldOnce(edited(BREEDER, `email: ${EMAIL}`, `email: ${written}`), `${fact}`, `write ${meant}. Expected: an e-mail address.`);
});

test("an e-mail address without a name before its @ is told as such", () => {
  toldOnce(edited(BREEDER, `email: ${EMAIL}`, "email: @farm.example"), "Nothing stands before the @", "name@farm.example");
});

test.each([
  [HERD.toLowerCase(), "It has small letters", HERD],
  [`FR ${DIGITS.slice(0, 2)} ${DIGITS.slice(2)}`, "A space stands in it", `FR${DIGITS}`],
  [`FR-${DIGITS}`, '"-" stands in it', `FR${DIGITS}`],
  [`FR${DIGITS.slice(0, 7)}O`, "The letter O stands in place of the digit 0", `FR${DIGITS.slice(0, 7)}0`],
  [DIGITS, "The letters of the country are missing", `FR${DIGITS}`],
])("the herd number %s is told by what is wrong: %s", (written, fact, meant) => {
  toldOnce(edited(BREEDER, `numCheptel: ${HERD}`, `numCheptel: ${written}`), fact, `write ${meant}`);
});

test.each([
  ["herd. events", "A space stands in the name: write herd.events"],
  ["hеrd.events", "is of another alphabet and only looks like a Latin one: write herd.events"],
  ["herd\u00ad.events", "An invisible character without width"],
  ["herd.*", "Write herd: whoever holds it holds every grant below it."],
  ['"!herd.events"', "A right cannot be taken away: remove this line"],
  ["card.events", "It is a route, which is open to those who hold herd.events: write that grant."],
  ["all", 'No grant stands for all of them. Write those that are meant, or "allGrants: true"'],
])("the right %s is told with what is meant", (written, remedy) => {
  const changes = edited(BREEDER, "droits: [herd]", `droits:\n    - herd\n    - ${written}`);
  toldOnce(changes, `${BREEDER}:13 `, remedy);
  expect(tell(changes)[0]).not.toContain("did you mean");
});

test("a user in place of a grant, and a grant above those that are left, are no misspelling", () => {
  toldOnce(edited(CARD, "[herd.events]", "[breeder]"), "unknown-grant", '"breeder" is a demo account', "personas/breeder.yaml");
});

test("a list that its entry cannot do without is told with the entry to remove as a whole", () => {
  const group = (tiles: string) => ({
    [MENU]: `${textOf(MENU).trimEnd()}\n  - id: none\n    label: { fr: Rien, en: None }\n    tiles:${tiles}\n`,
  });
  const first = textOf(MENU).trimEnd().split("\n").length + 1;
  const remedy = `remove the entry "none" as a whole, the lines ${first} to ${first + 2}.`;
  toldOnce(group(""), "empty-value", `Write an entry below it, or ${remedy}`);
  toldOnce(group(" []"), "empty-list", `Add an entry, or ${remedy}`);
});

test("an access that says nothing is told with all that it may be, not to be removed: what is above it may be wider", () => {
  const access = /\n *access:.*(\n +anyOf:.*)?/.exec(textOf(CARD))?.[0] ?? "";
  const [bare = ""] = /^\n *access:/.exec(access) ?? [];
  toldOnce(
    edited(CARD, access, bare),
    "empty-value",
    "After the colon write inherit (as when left out), signedIn (everyone who is signed in)",
  );
});

test.each(["oui", "true", "yes"])("login: %s is told with the keys of a login, never taken for its path", (word) => {
  const login = /login:\n(?: {2}.*\n)+/.exec(textOf(CARD))?.[0] ?? "";
  toldOnce(edited(CARD, login, `login: ${word}\n`), "wrong-type", "Write login: { path: … }.", "Keys that can stand here: path,");
  toldOnce(edited(CARD, login, "login: non\n"), "To have none, remove the line; otherwise write login: { path: … }.");
});

test("an application that shares with itself, with nobody, or in a circle is told so", () => {
  const frame = "{ base: /card, candidate: true, sharedWith: ";
  const card = (owner: string) => edited(CARD, "frame:\n  base: /card\n  candidate: true\n", `frame: ${frame}${owner} }\n`);
  toldOnce(card("card"), `${CARD}:5 frame-base-twice`, '"card" shares with itself.', 'Remove "sharedWith"');
  toldOnce(card("cards"), `${CARD}:5 unknown-application`, 'No other application is served under /card: remove "sharedWith".');
  const base = /base: (\S+?)[ ,}\n]/.exec(textOf(SENSORS))?.[1] ?? "";
  const circle = {
    ...card("sensors"),
    [SENSORS]: textOf(SENSORS).replace(
      `base: ${base}`,
      textOf(SENSORS).includes("frame: {") ? "base: /card, sharedWith: card" : "base: /card\n  sharedWith: card",
    ),
  };
  expect(tell(circle)).toEqual([
    expect.stringContaining('"sensors" owns no base: it says itself that it shares the one of "card".'),
    expect.stringContaining('"card" owns no base: it says itself that it shares the one of "sensors".'),
  ]);
});

test.each(["90,000", "90.000,", "90s", "90 s"])("a time of %s is told in milliseconds", (written) => {
  const profile = edited(BREEDER, "  droits:", `  timeout: ${written}\n  droits:`);
  expect(tell(profile).join("\n")).not.toContain("Write 90:");
  if (!written.endsWith(",")) toldOnce(profile, "Write 90000: a whole number of milliseconds");
});

test.each([
  ["detail/id?", "detail/:id?"],
  ["detail/?:id", "detail/:id?"],
  ["detail/[:id]", "detail/:id?"],
  ["detail/:id ?", "detail/:id?"],
  ["detail-:id", "detail/:id"],
  ["detail/:id,", "detail/:id"],
  ["detail/:id :view", "detail/:id/:view"],
  ["detail/:id?view=:view", "detail/:id/:view?"],
  ["detail/id/view?", "detail/:id/:view?"],
])("the address %s is told as %s", (path, meant) => {
  toldOnce(edited(CARD, "path: detail/:id", `path: "${path}"`), `${CARD}:18 path-syntax`, `Write ${meant}`);
});

test("an address as a list is told as one text", () => {
  toldOnce(edited(CARD, "path: detail/:id", 'path: [detail, ":id"]'), "wrong-type", "Write the address as one text: detail/:id");
});

test("what stands behind the name of a route is told with its place", () => {
  const route = (line: string) => edited(MENU, "route: card.events\n        params: { view: velage }", line);
  toldOnce(
    route("route: card.events?view=velage&day=1"),
    'Write card.events, and below it: params: { view: velage }, and query: { day: "1" }',
  );
  toldOnce(route("url: /events/velage"), "unknown-key", "Write route: card.events, and below it: params: { view: velage }");
  toldOnce(route("route: card"), "unknown-route", "It is an application, and a route stands here: card.list, card.detail");
});

test("keys of other products are told with those of the registry", () => {
  toldOnce(
    edited(CARD, "anyOf: [herd.events]", "allOf: [herd.events]"),
    "unknown-key",
    "Write anyOf: [herd.events] instead: whoever holds one of the grants passes.",
  );
  toldOnce(edited(BREEDER, "  prenom:", "  firstName:"), "unknown-key", 'and "prenom" is missing; did you mean "prenom"?');
  toldOnce(edited(CARD, "access:\n      anyOf: [herd.events]", "access: publique"), "wrong-value", 'did you mean "public"?');
});

test("routes as a list of ids are told with their names", () => {
  const listed = textOf(CARD).replace(/^ {2}(card\.\w+):$/gm, "  - id: $1");
  toldOnce({ [CARD]: listed }, "unknown-key", 'Write card.list: after 2 spaces, in place of "- id: card.list".', "(card.detail:)");
});

test("an address in place of the name of an origin is told with the place of addresses", () => {
  const frame = edited(CARD, "  candidate: true\n", "  isolation: origin\n  origin: https://cam.example\n");
  toldOnce(frame, "wrong-value", "A name stands here, such as cam", "frames.origins in settings.yaml: cam: https://cam.example");
});
