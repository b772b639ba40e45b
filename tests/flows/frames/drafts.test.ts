import { afterEach, expect, test } from "vitest";
import { createWebStore } from "../../../src/adapters/webStore";
import { readProfile } from "../../../src/domain/session/profile";
import { createDrafts } from "../../../src/flows/frames/drafts";
import { createConfirmDiscard } from "../../../src/flows/frames/lifecycle/confirmDiscard";
import { startClearOnLogout } from "../../../src/flows/shell/clearOnLogout";
import { succeeded } from "../../../src/protocol/frames/answer";
import { DRAFT } from "../../../src/protocol/frames/messages/draftMessages";
import { onMessage } from "../../../src/protocol/frames/receiver";
import { FramesStore } from "../../../src/stores/framesStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { fakeServices } from "../../support/fakeServices";
import { crossOver, frameRig, messagingOnly } from "../../support/frameRig";
import { memoryStore } from "../../support/memoryStore";
import { frameOf } from "../../support/smallTables";
import { breeder, frameTables } from "./frameTables";

let stop = () => {};
afterEach(() => stop());

function signedIn(id = "1", numCheptel = "FR1") {
  const session = new SessionStore();
  const signIn = (who: string, herd: string) =>
    session.set({ user: readProfile({ id: who, email: "a@b.fr", numCheptel: herd, token: "t" }), multiUser: null });
  signIn(id, numCheptel);
  return { session, signIn };
}
function frameAt(id: string, candidate = false, application = "card") {
  const owner = { application, candidate, record: frameOf("/card"), origin: "" };
  return new FramesStore().add(owner, { target: { route: "card.detail", params: { id }, query: {} }, address: `/card/#/detail/${id}` });
}

test("a draft belongs to the user, the herd, the version and the page, and outlives a reload and another sign-in of the user", async () => {
  const storage = memoryStore();
  const { session, signIn } = signedIn();
  const drafts = createDrafts(storage, session);
  await drafts.keep(frameAt("12"), '{"weight":40}');
  await drafts.keep(frameAt("12", true), '{"weight":41}');
  // The page is loaded anew: nothing but the storage of the tab is left.
  const again = createDrafts(storage, signedIn().session);
  expect(await again.read(frameAt("12"))).toBe('{"weight":40}');
  expect(await again.read(frameAt("12", true))).toBe('{"weight":41}');
  expect(await again.read(frameAt("13"))).toBe(null);
  session.expire("action");
  signIn("1", "FR1");
  expect(await drafts.read(frameAt("12"))).toBe('{"weight":40}');
  signIn("1", "FR2");
  expect(await drafts.read(frameAt("12"))).toBe(null);
  signIn("2", "FR1");
  expect(await drafts.read(frameAt("12"))).toBe(null);
});

test("a newer draft takes the place of the older, and a forgotten one leaves nothing", async () => {
  const storage = memoryStore();
  const drafts = createDrafts(storage, signedIn().session);
  await Promise.all([drafts.keep(frameAt("12"), "1"), drafts.keep(frameAt("12"), "2"), drafts.keep(frameAt("13"), "3")]);
  expect([await drafts.read(frameAt("12")), await drafts.read(frameAt("13"))]).toEqual(["2", "3"]);
  await Promise.all([drafts.forget(frameAt("12")), drafts.forget(frameAt("13"))]);
  expect(storage.entries.size).toBe(0);
});

test("no draft outlives a logout, also not one that is kept while a user leaves", async () => {
  const storage = memoryStore();
  const { session } = signedIn();
  const drafts = createDrafts(storage, session);
  const leaving = {
    menu: { closeAll: () => {} } as never,
    registry: { tables: frameTables } as never,
    options: { clear: () => {} } as never,
    herdList: { clear: () => {} } as never,
  };
  const { services } = fakeServices(async () => new Response());
  await startClearOnLogout({ storage, tabStorage: storage, services }, { session, ...leaving });
  await drafts.keep(frameAt("12"), "1");
  const late = drafts.keep(frameAt("13"), "2");
  session.clear();
  await late;
  expect(storage.entries.size).toBe(0);
});

test("of many drafts the oldest go, and what is no draft in the storage is nothing", async () => {
  const storage = memoryStore();
  const drafts = createDrafts(storage, signedIn().session);
  for (let page = 0; page <= 40; page++) await drafts.keep(frameAt(String(page)), String(page));
  expect([await drafts.read(frameAt("0")), await drafts.read(frameAt("1")), await drafts.read(frameAt("40"))]).toEqual([null, "1", "40"]);
  const [key = ""] = storage.entries.keys();
  for (const broken of ['"text"', "{}", "[1, [2], null]", '[["a"]]']) {
    storage.entries.set(key, broken);
    expect(await drafts.read(frameAt("1"))).toBe(null);
  }
});

test("an application with many drafts pushes out its own oldest, none of another that has fewer", async () => {
  const drafts = createDrafts(memoryStore(), signedIn().session);
  await drafts.keep(frameAt("0", false, "lots"), "of the lots");
  for (let page = 0; page < 100; page++) await drafts.keep(frameAt(String(page), page % 2 === 0), String(page));
  expect(await drafts.read(frameAt("0", false, "lots"))).toBe("of the lots");
  expect([await drafts.read(frameAt("60", true)), await drafts.read(frameAt("61"))]).toEqual([null, "61"]);
  for (let page = 1; page <= 20; page++) await drafts.keep(frameAt(String(page), false, "lots"), "of the lots");
  expect([await drafts.read(frameAt("0", false, "lots")), await drafts.read(frameAt("80", true))]).toEqual([null, "80"]);
  expect([await drafts.read(frameAt("1", false, "lots")), await drafts.read(frameAt("79"))]).toEqual(["of the lots", null]);
});

test("a draft that the browser does not store is not said to be kept, and the one of before is as it was", async () => {
  const kept = new Map<string, string>();
  let full = false;
  const setItem = (key: string, text: string) => {
    if (full) throw new DOMException("full", "QuotaExceededError");
    kept.set(key, text);
  };
  const tab: Partial<Storage> = { getItem: (key) => kept.get(key) ?? null, setItem };
  const drafts = createDrafts(
    createWebStore(() => tab as Storage),
    signedIn().session,
  );
  await drafts.keep(frameAt("12"), "1");
  full = true;
  await expect(drafts.keep(frameAt("12"), "2")).rejects.toThrow();
  expect(await drafts.read(frameAt("12"))).toBe("1");
});

/** Frames with what saves their input; `answer` is what the page of the card does when it shall keep a draft. */
async function saving(answer: () => unknown) {
  const kept: string[] = [];
  const handler = onMessage(DRAFT, ({ draft }) => {
    kept.push(draft);
    return succeeded(null);
  });
  const rig = frameRig(frameTables, breeder, async () => [handler], false);
  const { session } = signedIn();
  const saves = createConfirmDiscard(rig.flow, 2000, rig.frames, session);
  rig.flow.startLifecycle((parts) => messagingOnly(parts, saves));
  stop = () => {
    saves.stop();
    rig.end();
  };
  rig.open("card.detail", { id: "12" });
  const { frame, shell } = await rig.connect("card");
  shell.onKeepDraft(answer);
  return { rig, frame, kept, session, saves };
}

test("a page with unsaved input is asked to keep a draft before it goes; one that holds nothing is not", async () => {
  let asked = 0;
  const { rig, frame, kept, saves } = await saving(() => {
    asked += 1;
    return { weight: 40 };
  });
  expect([await saves.keepDraft(frame), asked]).toEqual([true, 0]);
  rig.frames.setDirty(frame, true);
  expect([await saves.keepDraft(frame), asked, kept]).toEqual([true, 1, ['{"weight":40}']]);
});

test("a page that does not answer within 2 s has kept no draft, and the user is asked", async () => {
  const { rig, frame, saves } = await saving(() => new Promise(() => {}));
  rig.frames.setDirty(frame, true);
  const kept = saves.keepDraft(frame);
  await crossOver();
  await rig.clock.advance(2000);
  expect(await kept).toBe(false);
  const may = saves.confirmDiscard(frame);
  await crossOver();
  await rig.clock.advance(2000);
  expect(rig.frames.unsaved?.frames).toEqual([frame]);
  rig.frames.unsaved?.answer(true);
  expect([await may, rig.frames.unsaved]).toEqual([true, null]);
});

test("before a herd is left with unsaved input the user is asked; only then drafts are kept", async () => {
  let asked = 0;
  const { rig, frame, saves } = await saving(() => {
    asked += 1;
  });
  expect(await saves.confirmLeaveHerd()).toBe(true);
  rig.frames.setDirty(frame, true);
  const staying = saves.confirmLeaveHerd();
  rig.frames.unsaved?.answer(false);
  expect([await staying, asked]).toEqual([false, 0]);
  const leaving = saves.confirmLeaveHerd();
  rig.frames.unsaved?.answer(true);
  expect([await leaving, asked]).toEqual([true, 1]);
});

test("asked again on the way to another herd, only what has become unsaved since is asked about; drafts of all are kept anew", async () => {
  let kept = 0;
  const { rig, frame, saves } = await saving(() => {
    kept += 1;
  });
  const agreed = new Set([frame]);
  rig.frames.setDirty(frame, true);
  expect([await saves.confirmLeaveHerd(agreed), kept]).toEqual([true, 1]);
  const asked = saves.confirmLeaveHerd();
  expect(rig.frames.unsaved?.frames).toEqual([frame]);
  rig.frames.unsaved?.answer(false);
  expect(await asked).toBe(false);
});

test("a question is withdrawn when another is asked, and when a user leaves", async () => {
  const { rig, frame, session, saves } = await saving(() => {});
  rig.frames.setDirty(frame, true);
  const first = saves.confirmLeaveHerd();
  const second = saves.confirmLeaveHerd();
  expect(await first).toBe(false);
  session.clear();
  expect([await second, rig.frames.unsaved]).toEqual([false, null]);
});

test("a page that does not follow another language is loaded again only once its draft is kept", async () => {
  let keeps = false;
  const { rig, frame } = await saving(() => {
    if (!keeps) throw new Error("no");
    return {};
  });
  rig.frames.setDirty(frame, true);
  rig.change({ language: "en" });
  await crossOver();
  expect(frame.load).toBe(1);
  keeps = true;
  rig.change({ language: "de" });
  await crossOver();
  expect([frame.load, frame.dirty]).toEqual([2, false]);
});

test("a draft that is no JSON is answered as such, and throws nothing into the page", async () => {
  const rig = frameRig(frameTables, breeder);
  rig.open("card.detail", { id: "12" });
  const { shell } = await rig.connect("card");
  const cycle: unknown[] = [];
  cycle.push(cycle);
  for (const draft of [cycle, 1n, () => {}]) expect(await shell.saveDraft(draft)).toMatchObject({ ok: false, error: "bad-payload" });
  rig.end();
});
