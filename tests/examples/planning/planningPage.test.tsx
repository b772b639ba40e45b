// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RouteParams } from "../../../generated/routeNames";
import { sampleAnimals } from "../../../src/examples/herd/sampleAnimals";
import { PlanningPage } from "../../../src/examples/planning/PlanningPage";
import { TEXTS } from "../../../src/examples/planning/texts/texts";
import type { FrameContext, Shell } from "../../../src/sdk";
import { addDays, isoDay, today } from "../../../src/sdk/formats";
import { settle } from "../../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

const WORDS = TEXTS.en;
const DONE = { ok: true, value: null } as const;
const TODAY = today();
/** A herd of a few animals, as the device has it. */
const HERD = { at: "2026-05-04T08:30:00.000Z", day: isoDay(TODAY), animals: sampleAnimals("FR1", "dairy", TODAY).slice(0, 25), held: null };
const CONTEXT = { numCheptel: "FR1", network: "OFFLINE", language: "en", params: {}, query: {}, route: null } as unknown as FrameContext;

beforeEach(() => vi.stubGlobal("fetch", async () => Response.error()));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The page of the planning at an address, over a device that keeps everything. */
async function planningAt(path: string) {
  const done = async () => DONE;
  const ignored = () => () => {};
  const waiting: unknown[] = [];
  let tell = (_: object): unknown => undefined;
  let context = CONTEXT;
  const shell = {
    get context() {
      return context;
    },
    address: { path, query: {} },
    draft: null,
    ...{ onContext: ignored, onOpen: ignored, onKeepDraft: ignored },
    ...{ ready: done, setDirty: done, saveDraft: done, storageStore: done },
    storageRead: async (shelf: string) => ({ ok: true, value: shelf === "herd" ? HERD : null }),
    onSyncStatus: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
    storageAction: async () => waiting.push({ numCheptel: "FR1" }) > 0 && DONE,
    syncRead: async () => ({ ok: true, value: { parked: [], waiting, discarded: [] } }),
    getUser: async () => ({ ok: false, error: "failed" }),
  } as unknown as Shell<RouteParams>;
  const page = document.body.appendChild(document.createElement("div"));
  const settled = (change: () => void) =>
    act(async () => {
      change();
      for (let turns = 0; turns < 10; turns++) await settle();
    });
  const root = createRoot(page);
  const draw = () => settled(() => root.render(<PlanningPage texts={WORDS} shell={shell} context={context} isBoard={false} />));
  await draw();
  const rows = (span: string) => [...page.querySelectorAll<HTMLElement>(`[data-span=${span}] [data-task]`)];
  const find = <E extends HTMLElement>(of: Element | undefined, selector: string): E => {
    const found = of?.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const press = (row: HTMLElement | undefined, selector: string) =>
    settled(() => {
      const button = find<HTMLButtonElement>(row, selector);
      button.focus();
      button.click();
    });
  return {
    rows,
    press,
    /** Puts a task off through its editor. */
    putOff: async (row: HTMLElement | undefined, days: number) => {
      await press(row, "button[aria-expanded]");
      const field = find<HTMLInputElement>(row, "input[name=day]");
      await settled(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, isoDay(addDays(TODAY, days)));
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await press(row, "button.main");
    },
    focused: () => document.activeElement?.closest<HTMLElement>("[data-task]")?.dataset.task ?? document.activeElement?.tagName,
    statuses: () => [...page.querySelectorAll("[role=status]")].map(({ textContent }) => textContent),
    /** Which rows say it. */
    saying: (words: string) =>
      [...page.querySelectorAll("[data-task] [data-state]")].filter(({ textContent }) => textContent === words).length,
    online: () => {
      context = { ...CONTEXT, network: "ONLINE" };
      return draw();
    },
    sent: () =>
      settled(() => {
        waiting.length = 0;
        tell({ status: "synchronised", waiting: 0 });
      }),
  };
}

test("a task that is put off keeps the focus where it goes", async () => {
  const { rows, putOff, focused } = await planningAt("planning2/main");
  const [first] = rows("late");
  const task = first?.dataset.task;
  await putOff(first, 3);
  expect([rows("week").some(({ dataset }) => dataset.task === task), focused()]).toEqual([true, task]);
  expect(document.activeElement?.hasAttribute("aria-expanded")).toBe(true);
});

test("where a task that is put off is shown no more the next one has the focus, after the last the heading", async () => {
  const { rows, putOff, focused } = await planningAt("planning2/late");
  const [first, next] = rows("late");
  await putOff(first, 3);
  expect(focused()).toBe(next?.dataset.task);
  await putOff(rows("late").at(-1), 3);
  expect(focused()).toBe("H1");
});

test("what became of many entries is told once for the page, not once a row", async () => {
  const { rows, press, statuses, saying, online, sent } = await planningAt("planning2/late");
  for (const row of rows("late").slice(0, 2)) await press(row, "[data-check]");
  expect([statuses().length, statuses()[0]?.includes(WORDS.waiting(2))]).toEqual([1, true]);
  await online();
  expect(statuses()).toEqual([""]);
  await sent();
  expect([statuses(), saying(WORDS.sending.sent)]).toEqual([[WORDS.sending.sent], 2]);
});
