import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { createHerdStorageDatabase } from "../../../src/adapters/storage/herdStorageDatabase";
import { enter, type ShellRig, startShell } from "../../support/shellRig";

const OPTIONS_KEY = "options";

/** A user with several herds searches the list, and leaves. */
async function searchAndLeave(shell: ShellRig, { waitMs }: { readonly waitMs: number }) {
  await enter(shell, "technicien-multi");
  const { herdList, options } = shell.inside();
  options.change({ route: "/some/page/of/theirs" });
  herdList.search("zzz");
  await shell.clock.advance(waitMs);
  await shell.logout();
  await shell.clock.advance(5_000);
}

test.each([0, 499, 5_000])(
  "who signs in after a logout sees every herd, %i ms after a search of the one before [ENT-14]",
  async (waitMs) => {
    const shell = await startShell();
    await searchAndLeave(shell, { waitMs });
    await enter(shell, "technicien-multi");
    const { herdList } = shell.inside();
    expect(herdList.query).toBe("");
    expect(herdList.herds.length).toBeGreaterThan(1);
    expect(herdList.visible).toEqual(herdList.herds);
  },
);

test("after a logout the device keeps no search, last route or herd of the one before [ENT-14]", async () => {
  const shell = await startShell();
  await searchAndLeave(shell, { waitMs: 5_000 });
  expect(shell.storage.entries.has(OPTIONS_KEY)).toBe(false);
  expect([...shell.storage.entries.values()].filter((value) => /zzz|of\/theirs/.test(value))).toEqual([]);
});

test("what pages have stored by herd goes from the device with the logout [WRK-14]", async () => {
  const shell = await startShell();
  await enter(shell, "technicien-multi");
  const stored = createHerdStorageDatabase("test.herds");
  const place = { userId: "technicien-multi", numCheptel: "FR1", application: "planning" };
  await stored.store(place, "tasks", "of a herd");
  expect(await stored.read(place, "tasks")).toBe("of a herd");
  await shell.logout();
  await expect.poll(() => stored.read(place, "tasks")).toBe(null);
});

test("mode, autoClose, search and last route survive a reload of the page [ENT-15]", async () => {
  const shell = await startShell();
  await enter(shell, "technicien-multi");
  const kept = { mode: "multi", autoClose: false, route: "planning2.main.planning" } as const;
  shell.inside().options.change(kept);
  shell.inside().herdList.search("zzz");
  await shell.clock.advance(5_000);
  expect(await shell.storage.read(OPTIONS_KEY)).toMatchObject({ ...kept, search: "zzz" });
  const { server, wire, clock, storage } = shell;
  const { herdList, options } = await (await startShell({ storage, beside: { server, wire, clock } })).loadShell();
  expect(options.stored).toMatchObject({ ...kept, search: "zzz" });
  herdList.open();
  expect([herdList.query, herdList.visible]).toEqual(["zzz", []]);
});
