import { expect, test } from "vitest";
import { followAction } from "../../src/examples/parts/followAction";
import type { Answer, Shell, SyncItem } from "../../src/sdk";
import { settle } from "../support/testClock";

const NOON = Date.parse("2026-11-30T12:00:00Z");

/** A page over a shell that tells it of its own actions, in four lists. */
function actionRig() {
  const lists = { parked: [] as SyncItem[], waiting: [] as SyncItem[], sent: [] as SyncItem[], discarded: [] as SyncItem[] };
  const shown: string[] = [];
  let kept: Answer<null> = { ok: true, value: null };
  let tell = () => {};
  const item = (minutes: number, numCheptel = "FR1") =>
    ({ key: String(minutes), numCheptel, at: new Date(NOON + minutes * 60_000).toISOString() }) as SyncItem;
  const shell = {
    context: { numCheptel: "FR1" },
    onSyncStatus: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
    storageAction: async () => {
      if (kept.ok && lists.sent.length === 0) lists.waiting = [...lists.waiting, item(0)];
      return kept;
    },
    syncRead: async () => ({ ok: true, value: lists }),
  } as unknown as Shell;
  const page = followAction(shell, (sending) => shown.push(sending));
  return {
    page,
    item,
    shown,
    refuse: () => {
      kept = { ok: false, error: "storage-full" };
    },
    queue: async (now: Partial<typeof lists>) => {
      Object.assign(lists, { parked: [], waiting: [], sent: [], discarded: [] }, now);
      tell();
      await settle();
      return shown.at(-1);
    },
  };
}

test("what was done is shown as sent once the server has it, whatever else of the herd was refused", async () => {
  const { page, item, queue } = actionRig();
  await queue({ parked: [item(-5)] });
  await page.send("animalRecord", {});
  expect(await queue({ parked: [item(-5)], waiting: [item(0)] })).toBe("waiting");
  expect(await queue({ parked: [item(-5), item(1, "FR2")], sent: [item(0)] })).toBe("sent");
});

test("what the server refused is shown so until it is sent again or discarded", async () => {
  const { page, item, queue } = actionRig();
  await page.send("animalRecord", {});
  expect(await queue({ parked: [item(0)] })).toBe("refused");
  expect(await queue({ waiting: [item(0)] })).toBe("waiting");
  expect(await queue({ sent: [item(0)] })).toBe("sent");
  expect(await queue({ discarded: [item(0)] })).toBe("none");
});

test("what was sent before the device has said that it keeps it is shown as sent", async () => {
  const { page, item, queue, shown } = actionRig();
  const sending = page.send("animalRecord", {});
  await queue({ sent: [item(0)] });
  await sending;
  await settle();
  expect(shown.at(-1)).toBe("sent");
});

test("what the device could not keep, and what is no longer looked at, is followed no more", async () => {
  const { page, item, queue, refuse, shown } = actionRig();
  await page.send("animalRecord", {});
  page.forget();
  expect(await queue({ parked: [item(0)] })).toBe("none");
  refuse();
  expect([await page.send("animalRecord", {}), await queue({ parked: [item(0)] })]).toEqual([false, "none"]);
  expect(shown).not.toContain("refused");
});
