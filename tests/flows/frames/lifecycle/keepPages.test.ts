import { observable, runInAction } from "mobx";
import { afterEach, expect, test } from "vitest";
import { keepPages } from "../../../../src/flows/frames/lifecycle/keepPages";
import { FramesStore } from "../../../../src/stores/framesStore";
import { RegistryStore } from "../../../../src/stores/registryStore";
import { frameOf, smallTables } from "../../../support/smallTables";
import { testClock } from "../../../support/testClock";

const SETTLE_MS = 4000;
let stop = () => {};
afterEach(() => stop());

const registry = new RegistryStore(
  smallTables({
    routes: [
      { name: "card.detail", application: "card", offline: "full" },
      { name: "card.report", application: "card" },
      { name: "dash.main", application: "dash" },
    ],
  }),
);

function start(failure?: Error) {
  const clock = testClock();
  const framesStore = new FramesStore();
  const state = observable({ online: true, numCheptel: "FR1" as string | null });
  const kept: unknown[] = [];
  const warnings: unknown[] = [];
  const add = (application: string, more: { candidate?: boolean; origin?: string } = {}) =>
    framesStore.add(
      { application, candidate: false, record: frameOf(`/${application}`, { candidate: "/next" }), origin: "", ...more },
      { target: { route: `${application}.main`, params: {}, query: {} }, address: `/${application}/#/` },
    );
  const keep = async (...asked: unknown[]) => {
    if (failure) throw failure;
    kept.push(asked);
  };
  const log = { warn: (_: string, why: unknown) => void warnings.push(why) } as never;
  stop = keepPages({ keptPages: { keep }, clock, log, settleMs: SETTLE_MS }, { framesStore, network: state, session: state, registry });
  const change = (part: Partial<typeof state>) => runInAction(() => Object.assign(state, part));
  return { clock, framesStore, add, kept, warnings, change };
}

test("a page of use without network is kept once it has spoken with the shell, with the hour for its herd", async () => {
  const { clock, framesStore, add, kept } = start();
  const card = add("card");
  framesStore.setState(add("dash"), { kind: "connected" });
  framesStore.setState(card, { kind: "unconnected" });
  expect(kept).toEqual([]);
  await clock.advance(1000);
  const at = clock.now();
  framesStore.setState(card, { kind: "connected" });
  expect(kept).toEqual([[["/card"], "FR1", at]]);
});

test("a page is kept for another herd once it has had the time to follow; one that was loaded again or removed for it is not", async () => {
  const { clock, framesStore, add, kept, change } = start();
  const card = add("card");
  framesStore.setState(card, { kind: "connected" });
  kept.length = 0;
  change({ numCheptel: "FR2" });
  const candidate = add("card", { candidate: true });
  framesStore.setState(candidate, { kind: "connected" });
  await clock.advance(SETTLE_MS - 1);
  expect(kept).toEqual([]);
  framesStore.reload(card);
  await clock.advance(SETTLE_MS);
  const at = clock.now();
  expect(kept).toEqual([[["/next"], "FR2", at]]);
  framesStore.setState(card, { kind: "connected" });
  expect(kept.slice(1)).toEqual([[["/card", "/next"], "FR2", at]]);
});

test("of two herds in quick succession pages are kept for the last alone, and without network for none", async () => {
  const { clock, framesStore, add, kept, change } = start();
  framesStore.setState(add("card"), { kind: "connected" });
  kept.length = 0;
  change({ numCheptel: "FR2" });
  await clock.advance(SETTLE_MS - 1);
  change({ numCheptel: "FR3" });
  await clock.advance(SETTLE_MS);
  expect(kept).toEqual([[["/card"], "FR3", clock.now()]]);
  change({ numCheptel: "FR4" });
  change({ online: false });
  await clock.advance(SETTLE_MS);
  expect(kept).toHaveLength(1);
});

test("without network nothing becomes younger; back in the network what is shown does", async () => {
  const { clock, framesStore, add, kept, change } = start();
  change({ online: false });
  framesStore.setState(add("card", { candidate: true }), { kind: "connected" });
  expect(kept).toEqual([]);
  await clock.advance(500);
  change({ online: true });
  expect(kept).toEqual([[["/next"], "FR1", clock.now()]]);
});

test("a page of another origin is left to itself, and a full disk costs no page", async () => {
  const away = start();
  away.framesStore.setState(away.add("card", { origin: "https://card.example" }), { kind: "connected" });
  expect(away.kept).toEqual([]);
  stop();
  const full = start(new DOMException("full", "QuotaExceededError"));
  const card = full.add("card");
  full.framesStore.setState(card, { kind: "connected" });
  await full.clock.advance(0);
  expect([full.warnings.length, card.state.kind]).toEqual([1, "connected"]);
});
