// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import type { RouteParams } from "../../generated/routeNames";
import { EnvoisPage } from "../../src/examples/synchrozor/EnvoisPage";
import { TEXTS } from "../../src/examples/synchrozor/texts/texts";
import type { Answer, FrameContext, Shell, SyncItem } from "../../src/sdk";
import { settle } from "../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

const DONE: Answer<null> = { ok: true, value: null };
const REFUSED: Answer<null> = { ok: false, error: "not-allowed" };
const PAYLOAD = { note: "limps" };
const ITEM: SyncItem = {
  key: "p",
  numCheptel: "FR1",
  application: "card",
  label: "Treatment",
  at: new Date(0).toISOString(),
  refusal: { status: 422, reason: "no", by: "server" },
  conflict: null,
  payload: PAYLOAD,
  sentAt: null,
};
const OVERVIEW = {
  ...{ loading: false, purge: false, oldestAt: null, nextTryAt: null, nearlyFull: null },
  ...{ herds: [], parked: [ITEM], waiting: [], sent: [], discarded: [] },
};

test("corrected values that are not taken stay in their form, and the page says so; once they are, the form closes", async () => {
  const notices: string[] = [];
  const decided: unknown[] = [];
  let answer: Answer<null> = REFUSED;
  const context = { numCheptel: null, language: "en", network: "ONLINE", params: {}, grants: [] } as unknown as FrameContext;
  const shell = {
    context,
    address: { path: "", query: {} },
    onContext: () => () => {},
    onSyncStatus: () => () => {},
    ready: async () => DONE,
    related: async () => REFUSED,
    notice: async (_: string, text: string) => notices.push(text) > 0 && DONE,
    syncRead: async () => ({ ok: true, value: OVERVIEW }),
    syncEntries: async () => ({ ok: true, value: { text: JSON.stringify([ITEM]), next: null } }),
    syncDecide: async (...given: unknown[]) => decided.push(given) > 0 && answer,
  } as unknown as Shell<RouteParams>;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  const run = (what: () => void) =>
    act(async () => {
      what();
      await settle();
    });
  const find = <Kind extends HTMLElement>(selector: string) => place.querySelector<Kind>(selector);
  const send = () => run(() => find("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await run(() => root.render(<EnvoisPage texts={TEXTS.en} shell={shell} context={context} />));
  await run(() => find("[data-item] button[aria-expanded]")?.click());
  const note = find<HTMLInputElement>('input[name="note"]');
  if (note === null) throw new Error("nothing can be corrected");
  note.value = "limps, hind left";
  await send();
  expect([find<HTMLInputElement>('input[name="note"]')?.value, notices]).toEqual(["limps, hind left", [TEXTS.en.decideFailed]]);
  answer = DONE;
  await send();
  expect([find("form"), notices.length]).toEqual([null, 1]);
  expect(decided).toEqual([1, 2].map(() => ["p", "edit", { note: "limps, hind left" }]));
});
