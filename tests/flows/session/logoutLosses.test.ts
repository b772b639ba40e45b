import { expect, test } from "vitest";
import { TIMING } from "../../../generated/settings";
import { readProfile } from "../../../src/domain/session/profile";
import { createLogoutLosses } from "../../../src/flows/session/logoutLosses";
import { FramesStore } from "../../../src/stores/framesStore";
import { unsavedInTabs } from "../../support/fakeLocks";
import { frameOf } from "../../support/smallTables";
import { testClock } from "../../support/testClock";

/** Somebody about to log out, with a page that holds something unsaved; another tab tells of its own. */
function leaving(waiting: () => Promise<readonly unknown[]>, come = async () => {}) {
  const clock = testClock();
  const open = unsavedInTabs();
  const [unsavedPages, other] = [open(), open()];
  const framesStore = new FramesStore();
  const owner = { application: "card", candidate: false, record: frameOf("/card"), origin: "" };
  const frame = framesStore.add(owner, { target: { route: "card.main", params: {}, query: {} }, address: "/card/#/" });
  framesStore.setDirty(frame, true);
  const queue = async () => ({ waiting });
  const services = async () => {
    await come();
    return { unsavedPages, textOf: (key: string) => `[${key}]` };
  };
  const session = { effective: readProfile({ id: "u" }) };
  return { clock, other, framesStore, frame, logoutLosses: createLogoutLosses({ queue, services, clock }, { session, framesStore }) };
}

test("before a logout the user hears how many entries stay on the device, and which pages would lose input, also those of other tabs", async () => {
  const { other, framesStore, frame, logoutLosses } = leaving(async () => [1, 2, 3]);
  other.announce(["Planning"]);
  expect(await logoutLosses()).toEqual({ waiting: 3, here: ["[route.card.main]"], elsewhere: ["Planning"] });
  framesStore.setTitle(frame, "Marguerite");
  other.announce([]);
  await Promise.resolve();
  expect(await logoutLosses()).toEqual({ waiting: 3, here: ["Marguerite"], elsewhere: [] });
});

test("a disk that does not answer keeps nobody in", async () => {
  const { clock, logoutLosses } = leaving(() => new Promise(() => {}));
  const looked = logoutLosses();
  await clock.advance(TIMING.tabAnswerMs);
  expect((await looked).waiting).toBe(0);
});

test.each([
  ["does not come", () => new Promise<void>(() => {})],
  ["fails", () => Promise.reject(new Error("no file"))],
])("a file that %s keeps nobody in", async (_, come) => {
  const { clock, logoutLosses } = leaving(async () => [1], come);
  const looked = logoutLosses();
  await clock.advance(TIMING.tabAnswerMs);
  expect((await looked).here).toHaveLength(1);
});
