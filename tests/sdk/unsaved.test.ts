import { PortMessenger } from "penpal";
import { afterEach, expect, test } from "vitest";
import { draftHandlers } from "../../src/flows/frames/handlers/draftHandlers";
import { createRateLimiter, RATE_LIMITS } from "../../src/flows/frames/messageRateLimits";
import { createRateLimitedHandler } from "../../src/flows/frames/rateLimitedHandler";
import { handshake } from "../../src/sdk/handshake";
import { stubOver } from "../../src/sdk/stub/stubOver";
import { DRAFT_GAP_MS } from "../../src/sdk/timeouts";
import { breeder, frameTables } from "../flows/frames/frameTables";
import { fakePage } from "../support/fakePage";
import { crossOver, frameRig } from "../support/frameRig";
import { testClock } from "../support/testClock";

const MINUTE = 60_000;
const DONE = { ok: true, value: null };

let end = () => {};
afterEach(() => end());

/** A page before the shell with its limits; what the shell has kept of it, the newest last. */
async function opened() {
  const drafts: string[] = [];
  const marks: boolean[] = [];
  const rig = frameRig(frameTables, breeder, async () =>
    draftHandlers(createRateLimitedHandler(createRateLimiter(rig.clock)), {
      mark: (dirty) => void marks.push(dirty),
      keep: async (draft) => void drafts.push(draft),
      forget: async () => void drafts.push(""),
    }),
  );
  end = rig.end;
  rig.open("card.detail", { id: "12" });
  const { page, shell, frame } = await rig.connect("card");
  const pass = async (ms: number) => {
    await rig.clock.advance(ms);
    await crossOver();
  };
  const type = async (letters: number, ms: number) => {
    for (let at = 1; at <= letters; at++) {
      void shell.setDirty(true);
      void shell.saveDraft("x".repeat(at));
      await pass(ms);
    }
  };
  return { rig, shell, page, frame, drafts, marks, pass, type };
}

const note = (letters: number) => JSON.stringify("x".repeat(letters));

test("of a long note that is typed fast the last letter is kept as well, and nothing is refused", async () => {
  const { drafts, marks, pass, type } = await opened();
  await type(400, 100);
  await pass(DRAFT_GAP_MS);
  expect([drafts.at(0), drafts.at(-1), marks]).toEqual([note(1), note(400), [true]]);
  expect(drafts.length).toBeLessThan(RATE_LIMITS.draft.count);
});

test("what is saved is forgotten at once, however much was typed before, and is no longer unsaved", async () => {
  const { shell, drafts, marks, pass, type } = await opened();
  await type(100, 100);
  expect([await shell.forgetDraft(), await shell.setDirty(false)]).toEqual([DONE, DONE]);
  await pass(MINUTE);
  expect([drafts.at(-1), marks]).toEqual(["", [true, false]]);
});

test("a draft of which the shell has had too many is kept later", async () => {
  const { shell, drafts, pass } = await opened();
  for (let at = 0; at < RATE_LIMITS.draft.count; at++) await shell.forgetDraft();
  await pass(DRAFT_GAP_MS);
  const first = shell.saveDraft("first");
  await pass(DRAFT_GAP_MS);
  const last = shell.saveDraft("last");
  await pass(DRAFT_GAP_MS);
  expect(drafts.at(-1)).toBe("");
  await pass(MINUTE);
  expect([await first, await last, drafts.length, drafts.at(-1)]).toEqual([DONE, DONE, RATE_LIMITS.draft.count + 1, '"last"']);
});

test("the word that nothing is unsaved arrives, also when the shell has had too many", async () => {
  const { shell, marks, pass } = await opened();
  for (let at = 0; at < RATE_LIMITS.dirty.count; at++) await shell.setDirty(at % 2 === 0);
  const unsaved = shell.setDirty(true);
  await pass(0);
  const saved = shell.setDirty(false);
  await pass(MINUTE);
  expect([await unsaved, await saved, marks.length, marks.at(-1)]).toEqual([DONE, DONE, RATE_LIMITS.dirty.count + 1, false]);
});

test("all who hand over a draft while one is on its way hear what became of the newest", async () => {
  const { rig, shell, drafts } = await opened();
  const answers = Promise.all(["a", "b", "c"].map((draft) => shell.saveDraft(draft)));
  await crossOver();
  expect(drafts).toEqual(['"a"']);
  await rig.clock.advance(DRAFT_GAP_MS);
  expect([await answers, drafts]).toEqual([
    [DONE, DONE, DONE],
    ['"a"', '"c"'],
  ]);
});

test("what was typed last is handed over before the tab is loaded again, and when the user goes elsewhere", async () => {
  const { rig, page, drafts, type } = await opened();
  await type(2, 0);
  page.leave();
  await crossOver();
  expect(drafts).toEqual([note(1), note(2)]);
  await type(3, 0);
  rig.flow.hide();
  await crossOver();
  expect(drafts.at(-1)).toBe(note(3));
});

test("what was typed last on a page belongs to it, also when another is opened right away", async () => {
  const { rig, shell, frame, drafts, type, pass } = await opened();
  const pageOf: unknown[] = [];
  shell.onOpen(async () => {
    await crossOver();
    pageOf.push(frame.current.target.params.id, drafts.at(-1));
  });
  await type(2, 0);
  rig.open("card.detail", { id: "13" });
  await pass(0);
  expect(pageOf).toEqual(["12", note(2)]);
  await type(1, 0);
  expect([frame.current.target.params.id, drafts.at(-1)]).toEqual(["13", note(1)]);
});

test("what was typed last for a herd is never kept for another", async () => {
  const { rig, shell, drafts, type, pass } = await opened();
  shell.onContext(() => undefined);
  await type(2, 0);
  rig.change({ numCheptel: "FR2", epoch: 2 });
  await crossOver();
  await pass(MINUTE);
  expect(drafts).toEqual([note(1)]);
});

test("a page that is asked for its draft hands it over at once, and what waited is not kept after it", async () => {
  const { port1, port2 } = new MessageChannel();
  const clock = testClock();
  const stub = stubOver(new PortMessenger({ port: port2 }));
  const shell = await handshake({}, { page: fakePage(), clock, messenger: () => new PortMessenger({ port: port1 }) });
  shell.onKeepDraft(() => "all");
  const typed = ["a", "al"].map((draft) => shell.saveDraft(draft));
  expect(await stub.keepDraft()).toEqual(DONE);
  await clock.advance(MINUTE);
  expect(await Promise.all(typed)).toEqual([DONE, DONE]);
  expect(stub.messages.filter(({ type }) => type === "draft").map(({ payload }) => payload)).toEqual([
    { draft: '"a"' },
    { draft: '"all"' },
  ]);
  shell.close();
  stub.close();
  expect(clock.pending()).toBe(0);
  port1.close();
});
