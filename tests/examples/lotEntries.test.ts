// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { createApp, nextTick } from "vue";
import type { RouteParams } from "../../generated/routeNames";
import { LotsPage } from "../../src/examples/lots/LotsPage";
import type { Answer, Shell } from "../../src/sdk";
import { settle } from "../support/testClock";

const DONE: Answer<null> = { ok: true, value: null };
const REFUSED: Answer<null> = { ok: false, error: "failed" };

let end = () => {};
afterEach(() => end());

/** The map of a herd, over a shell that has kept a draft; `keepDraft` is the shell that takes the page away. */
async function mapRig({
  draft = null,
  answer = DONE,
  page = "checkAnimals",
}: {
  draft?: unknown;
  answer?: Answer<null>;
  page?: string;
} = {}) {
  const actions: unknown[] = [];
  const saved: unknown[] = [];
  let dirty = false;
  let read: () => unknown = () => null;
  const shell = {
    context: { numCheptel: "FR1", language: "fr", network: "OFFLINE", route: `map.lot.${page}`, params: { id: "1" }, query: {} },
    address: { path: `map/lot/${page}/1`, query: {} },
    state: "connected",
    draft,
    onContext: () => () => {},
    onOpen: () => () => {},
    onNetwork: () => () => {},
    onSyncStatus: () => () => {},
    syncRead: async () => REFUSED,
    onKeepDraft: (given: () => unknown) => {
      read = given;
      return () => {};
    },
    setDirty: async (given: boolean) => {
      dirty = given;
      return DONE;
    },
    saveDraft: async (given: unknown) => saved.push(given) > 0 && DONE,
    ready: async () => DONE,
    notice: async () => DONE,
    getUser: async () => REFUSED,
    storageRead: async () => ({ ok: true, value: null }),
    storageStore: async () => DONE,
    storageAction: async (...given: unknown[]) => actions.push(given) > 0 && answer,
  } as unknown as Shell<RouteParams>;
  const place = document.body.appendChild(document.createElement("div"));
  const app = createApp(LotsPage, { shell });
  app.mount(place);
  end = () => {
    app.unmount();
    place.remove();
  };
  const drawn = async () => {
    await settle();
    await nextTick();
  };
  await drawn();
  const boxes = () => [...place.querySelectorAll<HTMLInputElement>("[data-lot] input[type=checkbox]")];
  const field = () => place.querySelector<HTMLSelectElement>("[data-lot] select");
  const press = async (element: HTMLElement | null | undefined) => {
    if (!element) throw new Error("nothing to press");
    element.click();
    await drawn();
  };
  return {
    ticked: () => boxes().flatMap(({ checked }, at) => (checked ? [at] : [])),
    tick: (at: number) => press(boxes()[at]),
    target: () => field()?.value,
    aim: async (at: number) => {
      const select = field();
      if (!select) throw new Error("no field");
      select.value = select.options[at]?.value ?? "";
      select.dispatchEvent(new Event("change", { bubbles: true }));
      await drawn();
    },
    move: () => press(place.querySelector<HTMLElement>("[data-lot] form button")),
    save: () => press(place.querySelector<HTMLElement>("[data-lot] details button.main")),
    note: () => press(place.querySelector<HTMLElement>("[data-lot] section button")),
    look: (lot: string) => press(place.querySelector<HTMLElement>(`[data-choose="${lot}"]`)),
    dirty: () => dirty,
    keepDraft: () => JSON.parse(JSON.stringify(read())),
    saved,
    actions,
  };
}

test("animals that are ticked in a lot, and the place chosen for it, are there again after another lot was looked at", async () => {
  const map = await mapRig();
  await map.tick(0);
  await map.tick(2);
  await map.aim(1);
  const target = map.target();
  await map.look("2");
  expect([map.ticked(), map.target()]).toEqual([[], ""]);
  await map.look("1");
  expect([map.ticked(), map.target(), target !== ""]).toEqual([[0, 2], target, true]);
});

test("ticked animals are unsaved: the shell is handed them when it takes the page away, and they come back with it", async () => {
  const before = await mapRig();
  expect(before.dirty()).toBe(false);
  await before.tick(1);
  await before.aim(1);
  const [target, draft] = [before.target(), before.keepDraft()];
  expect([before.dirty(), before.saved.at(-1)]).toEqual([true, draft]);
  end();
  const after = await mapRig({ draft });
  expect([after.ticked(), after.target(), after.dirty()]).toEqual([[1], target, true]);
});

test("what is recorded of a lot is unsaved no longer; what is not stays", async () => {
  const map = await mapRig();
  await map.tick(0);
  await map.aim(1);
  await map.save();
  expect([map.ticked(), map.target() !== "", map.dirty()]).toEqual([[], true, true]);
  await map.move();
  expect([map.target(), map.dirty(), map.keepDraft(), map.saved.at(-1), map.actions.length]).toEqual(["", false, null, null, 2]);
});

test("what the device could not keep is still ticked and chosen", async () => {
  const map = await mapRig({ answer: REFUSED });
  await map.tick(0);
  await map.aim(1);
  await map.save();
  await map.move();
  expect([map.ticked(), map.target() !== "", map.dirty(), map.actions.length]).toEqual([[0], true, true, 2]);
});

test("a draft of any other shape fills nothing", async () => {
  const map = await mapRig({ draft: [["1", null], ["1", { checked: [1], target: "" }], "1", { day: "" }] });
  expect([map.ticked(), map.target(), map.dirty()]).toEqual([[], "", false]);
});

test("what was noted for a whole lot is noted again only once something else was chosen", async () => {
  const map = await mapRig({ page: "soin" });
  await map.note();
  await map.note();
  expect(map.actions).toEqual([["lotRecord", { lot: "1", what: "soin" }, expect.anything()]]);
  await map.look("2");
  await map.look("1");
  await map.note();
  expect(map.actions).toHaveLength(2);
});

test("what could not be noted for a lot can be tried again", async () => {
  const map = await mapRig({ page: "soin", answer: REFUSED });
  await map.note();
  await map.note();
  expect(map.actions).toHaveLength(2);
});

test("what was done with a lot says so while it waits to be sent", async () => {
  const map = await mapRig();
  await map.tick(0);
  await map.aim(1);
  await map.save();
  await map.move();
  end();
  const treated = await mapRig({ page: "soin" });
  await treated.note();
  const labels = [...map.actions, ...treated.actions].map((action) => Array.isArray(action) && action[2]);
  expect(labels).toEqual([
    expect.stringMatching(/^Lot\u00a01 · 1 sur \d+ pointés$/),
    "Lot\u00a01 → Les Prés Bas",
    "Lot\u00a01 · Soigner le lot",
  ]);
});
