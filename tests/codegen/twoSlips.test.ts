import { expect, test } from "vitest";
import { textOf } from "./registryFixture";
import { tell } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const GRANTS = "grants/herd.yaml";

/** What stands there, what somebody wrote instead, and how its finding ends. */
type Slip = readonly [right: string, written: string, told: string];

const ICON_LEFT: Slip = ["        icon: list\n        size", "      icon: list\n        size", "Let it start with 8 spaces."];
const ICON_BARE: Slip = ["        icon: list\n        size", "        icon list\n        size", "Write icon: list"];
const ICON_TABS: Slip = ["        icon: list\n        size", "\t\ticon: list\n        size", "Write 8 spaces at its start instead."];
const ICON_ODD: Slip = ["        icon: calendar", "       icon: calendar", "Let it start with 8 spaces."];
const DASH_GONE: Slip = ["      - id: births", "        id: births", "Write - id: births after 6 spaces."];
const ROUTE_STUCK: Slip = ["route: card.events", "route:card.events", "Write route: card.events"];
const ROUTE_BARE: Slip = ["route: card.events", "route card.events", "Write route: card.events"];
const PATH_KEY: Slip = ["    path: detail/:id", "    paht: detail/:id", 'Write "path:" instead.'];
const PATH_RIGHT: Slip = ["    path: events/:view?", "      path: events/:view?", "Let it start with 4 spaces."];
const NAMES_BARE: Slip = ["      anyOf: [herd.events]", "      anyOf [herd.events]", "Write anyOf: [herd.events]"];
const DETAIL_RIGHT: Slip = ["  card.detail:\n", "    card.detail:\n", "Let it start with 2 spaces."];
const EVENTS_RIGHT: Slip = ["  card.events:\n", "    card.events:\n", "Let it start with 2 spaces."];
const HERD_BARE: Slip = ["  herd.events:\n", "  herd.events\n", "Write herd.events:"];
const DESK_RIGHT: Slip = ["  desk:\n", "    desk:\n", "Let it start with 2 spaces."];
const NAME_GONE: Slip = ["  card.detail:\n", "", "Write the name of the entry and a colon on a line of its own above it, after 2 spaces."];
const ROUTES_GONE: Slip = ["routes:\n", "", 'Write "routes:" on a line of its own above it, at the very start of the line.'];
const GRANTS_GONE: Slip = ["grants:\n", "", 'Write "grants:" on a line of its own above it, at the very start of the line.'];
const LOGIN_GONE: Slip = ["login:\n", "", 'Write "login:" on a line of its own above it, at the very start of the line.'];
const LABEL_KEY: Slip = ["    label: { fr: Animaux,", "    lable: { fr: Animaux,", 'Write "label:" instead.'];
const SECTION_KEY: Slip = ["section: herd", "secton: herd", 'Write "section:" instead.'];
const OPENS_KEY: Slip = ["    opens: { fr: Voit les animaux.,", "    opnes: { fr: Voit les animaux.,", 'Write "opens:" instead.'];
const LABEL_GONE: Slip = ["    label: { fr: Fiche, en: Card }\n", "", "Add to this block: label:"];
const PATH_BARE: Slip = ["    path: detail/:id", "    path detail/:id", "Write path: detail/:id"];
const DESK_GONE: Slip = ["    label: { fr: Bureau, en: Desk }\n", "", "Add to this block: label:"];
const DESK_BARE: Slip = ["  desk:\n", "  desk\n", "Write desk:"];
const ICON_KEY: Slip = ["        icon: calendar", "        icno: calendar", 'Write "icon:" instead.'];
const TILE_GONE: Slip = ["      - id: births\n", "", 'Write "- id: " and its name on a line of its own above it, after 6 spaces.'];
const DESK_LANGUAGE: Slip = ["{ fr: Bureau, en: Desk }", "{ fr: Bureau, en:Desk }", "Write en: Desk"];

function withSlips(file: string, slips: readonly Slip[]): Record<string, string> {
  const text = slips.reduce((before, [right, written]) => {
    if (!before.includes(right)) throw new Error(`${file} does not hold ${right}`);
    return before.replace(right, written);
  }, textOf(file));
  return { [file]: text };
}

test.each([
  [MENU, ICON_LEFT, ICON_ODD],
  [MENU, ICON_LEFT, ROUTE_STUCK],
  [MENU, ICON_BARE, DASH_GONE],
  [MENU, ICON_TABS, ROUTE_STUCK],
  [MENU, ICON_ODD, ROUTE_BARE],
  [CARD, PATH_KEY, NAMES_BARE],
  [CARD, DETAIL_RIGHT, EVENTS_RIGHT],
  [CARD, PATH_RIGHT, NAMES_BARE],
  [CARD, DETAIL_RIGHT, PATH_RIGHT],
  [GRANTS, HERD_BARE, DESK_RIGHT],
  [GRANTS, HERD_BARE, DESK_LANGUAGE],
  [CARD, NAME_GONE, PATH_KEY],
  [CARD, ROUTES_GONE, LABEL_KEY],
  [CARD, ROUTES_GONE, SECTION_KEY],
  [CARD, LOGIN_GONE, SECTION_KEY],
  [CARD, LABEL_GONE, PATH_KEY],
  [CARD, LABEL_GONE, PATH_BARE],
  [GRANTS, GRANTS_GONE, OPENS_KEY],
  [GRANTS, DESK_GONE, DESK_BARE],
  [MENU, TILE_GONE, ICON_KEY],
])("two slips in %s are each told with what mends them, also once the other is mended", (file, first, second) => {
  const remedies = (slips: readonly Slip[]) =>
    tell(withSlips(file, slips)).map((one) => slips.find(([, , told]) => one.includes(told))?.[2] ?? one);
  expect(remedies([first, second]).toSorted()).toEqual([first[2], second[2]].toSorted());
  expect(remedies([first])).toEqual([first[2]]);
  expect(remedies([second])).toEqual([second[2]]);
});

test("the name of an entry that is gone is told, and no text beside it is to be removed", () => {
  for (const [file, name] of [
    [CARD, "  card.events:\n"],
    [GRANTS, "  herd.events:\n"],
  ] as const) {
    const told = tell(withSlips(file, [[name, "", ""]])).filter((one) => one.startsWith(file));
    expect(told).toEqual([
      expect.stringContaining("Write the name of the entry and a colon on a line of its own above it, after 2 spaces."),
    ]);
  }
});
