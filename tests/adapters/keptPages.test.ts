import { expect, test } from "vitest";
import { createKeptPages } from "../../src/adapters/keptPages";
import type { KeptPage } from "../../src/domain/offline/keptPages";
import { settle, testClock } from "../support/testClock";

const CARD: KeptPage = { base: "/card", bytes: 10, openedAt: { FR1: 1000 } };

/** A page that is served by a worker, which does with what it is asked what the test says. */
function page(work: (port: MessagePort) => void) {
  const clock = testClock();
  const container = { controller: { postMessage: (_: unknown, [port]: MessagePort[]) => port && work(port) } };
  const pages: ReturnType<typeof createKeptPages> = Reflect.apply(createKeptPages, null, [container, clock]);
  return { clock, pages };
}

/** A message between ports takes turns of its own. */
async function answered<Value>(waiting: Promise<Value>): Promise<Value> {
  for (let turn = 0; turn < 20; turn++) await settle();
  return waiting;
}

test("the pages kept are those the worker tells of, and what was asked is over with its answer", async () => {
  const { clock, pages } = page((port) => port.postMessage([CARD]));
  expect(await answered(pages.list())).toEqual([CARD]);
  expect(clock.pending()).toBe(0);
});

test("a worker that never answers holds nobody up for long: nothing is kept then, and the tour goes on", async () => {
  const { clock, pages } = page(() => {});
  const asked = Promise.all([pages.list(), pages.keep(["/card"], "FR1", 0), pages.clear()]);
  await clock.advance(10_000);
  expect(await asked).toEqual([[], undefined, undefined]);
});

test("a worker that is too busy to answer has lost nothing: the pages that were known are still there, until they are cleared", async () => {
  const ports: MessagePort[] = [];
  const { clock, pages } = page((port) => ports.push(port));
  const first = pages.list();
  ports[0]?.postMessage([CARD]);
  expect(await answered(first)).toEqual([CARD]);
  const second = pages.list();
  await clock.advance(10_000);
  expect(await second).toEqual([CARD]);
  void pages.clear();
  const third = pages.list();
  await clock.advance(10_000);
  expect(await third).toEqual([]);
});

test("a list that was asked for before the pages were cleared brings none of them back", async () => {
  const ports: MessagePort[] = [];
  const { clock, pages } = page((port) => ports.push(port));
  const first = pages.list();
  void pages.clear();
  ports[0]?.postMessage([CARD]);
  expect(await answered(first)).toEqual([]);
  const second = pages.list();
  await clock.advance(10_000);
  expect(await second).toEqual([]);
});

test("a worker that cannot read its device has no pages to tell of", async () => {
  const { pages } = page((port) => port.postMessage(undefined));
  expect(await answered(pages.list())).toEqual([]);
});

test("without a worker nothing is kept", async () => {
  expect(await createKeptPages(undefined, testClock()).list()).toEqual([]);
});
