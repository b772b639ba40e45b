// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { DEMO_ACTIONS } from "../../generated/demoPages";
import { TABLES } from "../../generated/tables";
import { labelKey } from "../../src/domain/labels/labelKey";
import { showActions } from "../../src/examples/productPage/page/showActions";
import type { Choices } from "../../src/examples/productPage/page/showChoices";
import type { RelatedTile, Shell } from "../../src/sdk";
import { resolverOf } from "../support/pageKinds";

const FILES = import.meta.glob<Readonly<Record<string, string>>>("../../generated/labels/*/purposes.ts", { import: "LABELS", eager: true });
const LABELS = Object.values(FILES);

const PAGE = "productions.croissance.weighing.history";
const LEADS = DEMO_ACTIONS[PAGE];
const CLAUSES = TABLES.guards[TABLES.routes[LEADS?.route ?? ""]?.guard ?? -1]?.clauses ?? [];
const TILE: RelatedTile = { tile: "productions-weighing", route: LEADS?.route ?? "", params: {}, query: {} };

interface Drawn {
  readonly page: string;
  readonly print: string | null;
  readonly isWanted: boolean;
  readonly isOnRow: boolean;
  readonly resumes: string;
  readonly choices: Choices;
}

/** Draws the actions of the page for a user who holds these grants and may open these tiles. */
async function drawn(
  held: readonly string[],
  tiles: readonly RelatedTile[],
  { page = PAGE, print = "Imprimer", isWanted = true, isOnRow = false, resumes, choices }: Partial<Drawn> = {},
) {
  const opened: unknown[] = [];
  const shell = {
    context: { route: page },
    may: (grant: string) => held.includes(grant),
    related: async () => ({ ok: true, value: tiles }),
    navigate: async (...to: readonly unknown[]) => opened.push(to),
  } as unknown as Shell;
  const place = document.createElement("div");
  const find = (key: string) => (key === labelKey.action(page) ? "Commencer une pesée" : undefined);
  await showActions(place, { shell, find, print, noting: null, choices, resumes, isOnRow, isWanted: () => isWanted });
  const buttons = [...place.querySelectorAll("button")];
  return {
    place,
    looks: buttons.map(({ className }) => className),
    names: buttons.map(({ textContent }) => textContent),
    press: (at: number) => buttons[at]?.click(),
    opened,
  };
}

test("a page offers what its route says where the user may open the page it leads to, and leads there", async () => {
  for (const [held, tiles] of [
    [CLAUSES.flat(), []],
    [[], [TILE]],
  ] as const) {
    const { names, press, opened } = await drawn(held, tiles);
    expect(names).toEqual(["Imprimer", "Commencer une pesée"]);
    press(1);
    expect(opened).toEqual([[LEADS?.route, LEADS?.params, LEADS?.query]]);
  }
});

test("what is under way already is gone on with, under that name, and where it would have begun", async () => {
  const { names, press, opened } = await drawn([], [TILE], { resumes: "Reprendre (27/28)" });
  expect(names).toEqual(["Imprimer", "Reprendre (27/28)"]);
  press(1);
  expect(opened).toEqual([[LEADS?.route, LEADS?.params, LEADS?.query]]);
});

test("no button of a page is dead: what the user may not open is not offered, nor what belongs to a page that was left", async () => {
  expect((await drawn([], [])).names).toEqual(["Imprimer"]);
  expect((await drawn([], [TILE], { print: null, isWanted: false })).names).toEqual([]);
});

test("filled is what makes something new; what only leads on is not, and not there where a row leads on already", async () => {
  const page = "productions.tank.listing";
  const tile = { ...TILE, route: DEMO_ACTIONS[page]?.route ?? "" };
  expect([DEMO_ACTIONS[PAGE]?.adds, DEMO_ACTIONS[page]?.adds]).toEqual([true, undefined]);
  expect((await drawn([], [TILE])).looks).toEqual(["print", "main"]);
  expect((await drawn([], [tile], { page })).looks).toEqual(["print", "lead"]);
  expect((await drawn([], [tile], { page, isOnRow: true })).looks).toEqual(["print"]);
});

test("an action that may be several asks which, of those that the user may do; what is chosen is begun", async () => {
  const choose = vi.fn();
  const offered = async () => [
    { name: "Naissance", press: choose },
    { name: "Sortie", press: vi.fn() },
  ];
  const { press, opened } = await drawn([], [TILE], { choices: { close: "Fermer", offered } });
  press(1);
  const buttons = await vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>("dialog .choose button")];
    expect(found.map(({ textContent }) => textContent)).toEqual(["Naissance", "Sortie"]);
    return found;
  });
  buttons[0]?.click();
  expect([choose.mock.calls.length, opened, document.querySelector("dialog")]).toEqual([1, [], null]);
});

test("the button that prints prints the page", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  (await drawn([], [])).press(0);
  expect(print).toHaveBeenCalledOnce();
});

test("what a page of the demo offers first leads to another page, with all that its address needs, and is named in every language", () => {
  const resolver = resolverOf("tous-droits");
  expect(Object.keys(DEMO_ACTIONS).length).toBeGreaterThan(30);
  for (const [page, action] of Object.entries(DEMO_ACTIONS)) {
    expect(action.route).not.toBe(page);
    const { admitted, href } = resolver.route(action.route, action.params, action.query);
    expect([admitted, href], page).toEqual([true, expect.any(String)]);
    for (const texts of LABELS) expect(texts[labelKey.action(page)], page).toBeTruthy();
  }
});
