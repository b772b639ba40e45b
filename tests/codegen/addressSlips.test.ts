import { expect, test } from "vitest";
import { edited, textOf } from "./registryFixture";
import { tell, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";

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

test("the path of a login with the end that every login gets is told without it", () => {
  toldOnce(
    edited(CARD, "  path: card\n", "  path: card/api/login\n"),
    `${CARD}:9 reserved-address`,
    "Write card: /api/login is added by itself.",
  );
});

test("the name of a parameter with its colon is told without it where parameters are declared", () => {
  expect(tell(edited("params.yaml", "  view:\n", "  :view:\n")).join("\n")).toContain("Write view: without the colon before it");
});

test("an address with another sign for the slash is told as it was meant", () => {
  for (const path of ["events\\:view?", "events:view?", "events.:view?"])
    toldOnce(edited(CARD, "path: events/:view?", `path: ${path}`), `${CARD}:21 path-syntax`, "Write events/:view?");
});
