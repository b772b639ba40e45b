import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PERSONAS } from "../../../generated/personas";
import { STORAGE } from "../../../generated/settings";
import { createHerdStorageDatabase } from "../../../src/adapters/storage/herdStorageDatabase";
import { createDrafts, DRAFTS_KEY } from "../../../src/flows/frames/drafts";
import { createDatex } from "../../../src/flows/frames/handlers/datex";
import { TAB_HERD_KEY } from "../../../src/flows/session/storedSession";
import { enter, type ShellRig, startShell, switchHerd } from "../../support/shellRig";

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

/** Names of the local storage that the operator's guide lists under "What stays on a device after a logout". */
const LISTED = [...readFileSync("docs/operations.md", "utf8").matchAll(/^\| `local ([\w./<>-]+)` \|/gm)].map(
  ([, name = ""]) => new RegExp(`^${name.replace(/<\w+>/g, "[\\w-]+")}$`),
);

test("after a logout the tab holds nothing and the device what the guide lists: no draft, no temporary entry, no data of a herd [OUT-02] [WRK-02]", async () => {
  expect(LISTED.length).toBeGreaterThan(4);
  const shell = await startShell();
  await enter(shell, "technicien-multi");
  await switchHerd(shell, PERSONAS["technicien-multi"].herds[1]?.numCheptel ?? "");
  const { framesStore } = shell.inside();
  if (framesStore.active === null) throw new Error("no frame");
  await createDrafts(shell.tabStorage, shell.session).keep(framesStore.active, "half a sentence");
  const user = () => shell.session.multiUser?.id ?? null;
  const datex = createDatex({ tabStorage: shell.tabStorage, randomKey: () => "random", user });
  expect(await datex.store("planning2", "lots", { ids: [1, 2] })).toMatchObject({ ok: true });
  const { herdStorage } = await shell.outside.services();
  const place = { userId: "technicien-multi", numCheptel: shell.session.numCheptel ?? "", application: "planning2" };
  await herdStorage.store(place, "tasks", "of a herd");
  const inTab = () => [...shell.tabStorage.entries.keys()];
  const onDevice = () => [...shell.storage.entries.keys()].filter((name) => !LISTED.some((listed) => listed.test(name)));
  expect(inTab()).toEqual(expect.arrayContaining([DRAFTS_KEY, STORAGE.datexKey, TAB_HERD_KEY]));
  expect(onDevice()).toContain(STORAGE.sessionKey);

  await shell.logout();
  await shell.clock.advance(5_000);
  await expect.poll(() => herdStorage.read(place, "tasks")).toBe(null);
  expect([inTab(), onDevice()]).toEqual([[], []]);
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
