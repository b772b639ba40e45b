import { expect, test } from "vitest";
import { edited, textOf } from "./registryFixture";
import { tell, toldAndMended, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const GRANTS = "grants/herd.yaml";
const MENU = "menus/herd.yaml";
const ACCESS = "    access:\n      anyOf: [herd.events]";
const PARAMS = "params: { view: velage }";

test.each([". ", ".", " . ", "; ", ";", " : ", ": ", ":", " / ", "/", " | ", " ", " ."])(
  "two grants with %j between them are told with a comma",
  (sign) => {
    toldAndMended({
      file: CARD,
      right: "[herd.events]",
      written: `[herd.events${sign}desk]`,
      told: ["Put a comma between two names: [herd.events, desk]."],
      mended: "[herd.events, desk]",
    });
  },
);

test("two names of which one is no grant are told apart, never joined to a name that nobody declared", () => {
  toldOnce(edited(CARD, "[herd.events]", "[herd.events. herd.evnts]"), "Put a comma between two names: [herd.events, herd.evnts].");
  toldOnce(edited(CARD, "[herd.events]", "[herd.events, herd.evnts]"), "unknown-grant", 'did you mean "herd.events"');
});

test("the other grants of a list stay where two of them are told with a comma", () => {
  toldAndMended({
    file: CARD,
    right: "[herd.events]",
    written: "[herd.events. desk, herd]",
    told: ["[herd.events, desk, herd]"],
    mended: "[herd.events, desk, herd]",
  });
});

test.each(["herd. events", "herd events", "herd/events", "herd:events"])("one grant as %s is told as one", (name) => {
  toldAndMended({ file: CARD, right: "[herd.events]", written: `[${name}]`, told: ["write herd.events"] });
});

test.each([
  ["{ view velage }", "Write view: velage", "{ view: velage }"],
  ['{ view "velage" }', 'Write view: "velage"', '{ view: "velage" }'],
])("%s without its colon is told with it", (written, told, mended) => {
  toldAndMended({ file: MENU, right: PARAMS, written: `params: ${written}`, told: [told], mended: `params: ${mended}` });
});

test("a number among the values of an address without its colon is told with both colon and quotes", () => {
  toldAndMended({
    file: MENU,
    right: PARAMS,
    written: `${PARAMS}\n        query: { page 12 }`,
    told: ['Write page: "12"'],
    mended: `${PARAMS}\n        query: { page: "12" }`,
  });
});

test.each(["\nsee with Paul", "\n  see with Paul", "\nprovisional"])(
  "a remark below the name of a section, as in %j, is told to be one",
  (remark) => {
    toldAndMended({
      file: CARD,
      right: "section: herd\n",
      written: `section: herd${remark}\n`,
      told: [`${CARD}:5`, 'When it is a remark, start it with "# ".'],
      mended: `section: herd\n# ${remark.trim()}\n`,
    });
  },
);

test.each(["herd.évents", "herd events", "herd. events"])("a grant declared as %s is told with the name that it can have", (name) => {
  toldAndMended({ file: GRANTS, right: "  herd.events:", written: `  ${name}:`, told: ["Write herd.events:"] });
});

test("the id of a family of grants has no accents", () => {
  toldAndMended({ file: GRANTS, right: "id: herd\n", written: "id: hérd\n", told: [`${GRANTS}:1 wrong-value`, "Write herd "] });
});

test.each(["  herd:\n  events:", "  herd:\n    events:"])(
  "a name on two lines, %j, of which the first is another name, is told on one",
  (name) => {
    toldAndMended({
      file: GRANTS,
      right: "  herd.events:",
      written: name,
      told: ['The name "herd.events" stands on two lines. Write herd.events: on one line, after 2 spaces, in place of the two.'],
    });
  },
);

test.each(["/detail", "detail/", "/card/detail", "card/detail"])(
  "the address %s, without its parameter, is told with the route",
  (address) => {
    const tile = (route: string) => `        route: ${route}\n        params: { id: "12" }\n`;
    toldAndMended({
      file: MENU,
      right: "        route: card.events\n        params: { view: velage }\n",
      written: tile(address),
      told: [`"route" is "${address}"`, "Write card.detail"],
      mended: tile("card.detail"),
    });
  },
);

test("a word for who may pass among grants is told to stand alone", () => {
  for (const word of ["inherit", "signedIn"])
    toldAndMended({
      file: CARD,
      right: ACCESS,
      written: `    access: { anyOf: [${word}] }`,
      told: [`Write access: ${word}`],
      mended: `    access: ${word}`,
    });
});

test("an application or a route in place of a grant is told with the grants that it asks for", () => {
  const asked = (name: string) => ({
    [CARD]: textOf(CARD).replace("    path: animaux\n", `    path: animaux\n    access: { anyOf: [${name}] }\n`),
  });
  toldOnce(asked("card.events"), "It is a route, which is open to those who hold herd.events: write herd.events in its place.");
  toldOnce(asked("card"), "It is an application, which is open to those who hold herd: write herd in its place.");
  expect(tell(asked("herd.events"))).toEqual([]);
});

test("an address in which a parameter has lost its colon is told where it stands, and no value of a tile is told to go", () => {
  toldAndMended({
    file: CARD,
    right: "events/:view?",
    written: "events/view",
    told: [`${CARD}:21`, "Write events/:view?: a parameter has a colon."],
  });
});

test("braces that are not closed at the end of a line are told with the line", () => {
  const access = "    access: { anyOf: [herd.events] }";
  for (const written of ["    access: { anyOf: [herd.events]", "    access: { anyOf: [herd.events"])
    toldAndMended({ file: CARD, right: ACCESS, written, told: ["Write access: { anyOf: [herd.events] }"], mended: access });
  const last = { ...edited(CARD, "    path: reports/:code+\n", "    path: reports/:code+\n    access: { anyOf: [herd.events]\n") };
  toldOnce(last, "Write access: { anyOf: [herd.events] }");
});

test("a name without its colon and a grant without its braces are each told as when they are alone", () => {
  const both = edited(CARD, "  card.events:\n", "  card.events\n")[CARD]?.replace(ACCESS, "    access: herd.events") ?? "";
  const told = tell({ [CARD]: both });
  expect(told).toEqual([expect.stringContaining("Write card.events:"), expect.stringContaining("Write access: { anyOf: [herd.events] }")]);
});
