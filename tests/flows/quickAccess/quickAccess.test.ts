import { expect, test } from "vitest";
import { QUICK_ACCESS } from "../../../generated/settings";
import { createQuickAccess } from "../../../src/flows/quickAccess/createQuickAccess";
import { STORAGE_KEYS } from "../../../src/flows/storageKeys";
import { type Tip, TipsStore } from "../../../src/stores/tipsStore";
import { memoryStore } from "../../support/memoryStore";
import { enter, type ShellRig, startShell } from "../../support/shellRig";

const BREEDER = "eleveur-lait";
const OTHER = "eleveur-viande";
const TRIMMING = "sante-parage";

const personOf = ({ session }: ShellRig) => (session.multiUser ?? session.user)?.id ?? "";
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The shell with a user in it, and what makes it quick. */
async function signedIn(persona: string, shell?: ShellRig) {
  const rig = shell ?? (await startShell());
  await enter(rig, persona);
  const work = rig.inside();
  return { rig, work, quickAccess: await work.quickAccess.load() };
}

/** Ids of tiles the viewer may open, in menu order. */
const openTiles = ({ work }: Awaited<ReturnType<typeof signedIn>>) =>
  work.menu.sections.flatMap(({ groups }) =>
    groups.flatMap(({ tiles }) => tiles.filter((tile) => work.menu.resolver.tile(tile).href !== null).map(({ id }) => id)),
  );

test("a tile is pinned, moved and taken away, and the device keeps it for who did so", async () => {
  const { rig, quickAccess } = await signedIn(BREEDER);
  const [first = "", second = ""] = openTiles(await signedIn(BREEDER, rig));
  await quickAccess.togglePin(first);
  await quickAccess.togglePin(second);
  expect(quickAccess.favourites.tiles.map(({ id }) => id)).toEqual([first, second]);
  await quickAccess.movePin(second, -1);
  expect(await rig.storage.read(STORAGE_KEYS.favourites(personOf(rig)))).toEqual([second, first]);
  await quickAccess.togglePin(first);
  expect(quickAccess.favourites.tiles.map(({ id }) => id)).toEqual([second]);
  expect(await rig.storage.read(STORAGE_KEYS.favourites(personOf(rig)))).toEqual([second]);
});

test("favourites outlive the logout; another user on the same device sees their own, and changes no other's", async () => {
  const { rig, quickAccess } = await signedIn(BREEDER);
  await quickAccess.togglePin(TRIMMING);
  const mine = STORAGE_KEYS.favourites(personOf(rig));
  await rig.logout();
  expect(quickAccess.favourites.ids).toEqual([]);
  await enter(rig, OTHER);
  await settled();
  expect(quickAccess.favourites.ids).toEqual([]);
  expect(STORAGE_KEYS.favourites(personOf(rig))).not.toBe(mine);
  await quickAccess.togglePin(TRIMMING);
  await quickAccess.togglePin(TRIMMING);
  await rig.logout();
  await enter(rig, BREEDER);
  await settled();
  expect(quickAccess.favourites.ids).toEqual([TRIMMING]);
});

test("a favourite whose grant is gone is not shown, but kept for when it is back", async () => {
  const { rig, work, quickAccess } = await signedIn(BREEDER);
  await quickAccess.togglePin(TRIMMING);
  const { user, multiUser } = rig.session;
  if (user === null) throw new Error("nobody has signed in");
  rig.session.set({ user: { ...user, droits: [], rules: { authorizes: {} } }, multiUser });
  expect(openTiles({ rig, work, quickAccess })).not.toContain(TRIMMING);
  expect(quickAccess.favourites.tiles).toEqual([]);
  expect(await rig.storage.read(STORAGE_KEYS.favourites(user.id))).toEqual([TRIMMING]);
  rig.session.set({ user, multiUser });
  expect(quickAccess.favourites.tiles.map(({ id }) => id)).toEqual([TRIMMING]);
});

test("another tab's favourites are not overwritten", async () => {
  const { rig, quickAccess } = await signedIn(BREEDER);
  const [first = "", second = ""] = openTiles(await signedIn(BREEDER, rig));
  await rig.storage.write(STORAGE_KEYS.favourites(personOf(rig)), [first]);
  await quickAccess.togglePin(second);
  expect(await rig.storage.read(STORAGE_KEYS.favourites(personOf(rig)))).toEqual([first, second]);
});

test("a star does what it showed, also where another tab has changed it meanwhile", async () => {
  const { rig, quickAccess } = await signedIn(BREEDER);
  const key = STORAGE_KEYS.favourites(personOf(rig));
  await rig.storage.write(key, [TRIMMING]);
  await quickAccess.togglePin(TRIMMING);
  expect(await rig.storage.read(key)).toEqual([TRIMMING]);
  await rig.storage.write(key, []);
  await quickAccess.togglePin(TRIMMING);
  expect(await rig.storage.read(key)).toEqual([]);
});

test.each([[null], ["text"], [42], [{ ids: [TRIMMING] }], [[1, null, {}, ["x"]]], [["no-such-tile", "constructor", "__proto__"]]])(
  "bad data on the device is ignored: %j",
  async (kept) => {
    const { rig, work } = await signedIn(BREEDER);
    const person = personOf(rig);
    const storage = memoryStore();
    await storage.write(STORAGE_KEYS.favourites(person), kept);
    await storage.write(STORAGE_KEYS.recents, kept);
    const stores = { ...rig, ...work };
    const quickAccess = await createQuickAccess({ storage, tabStorage: memoryStore(), clock: rig.clock, log: rig.log }, stores);
    expect(quickAccess.favourites.tiles).toEqual([]);
    await quickAccess.togglePin(TRIMMING);
    expect(quickAccess.favourites.tiles.map(({ id }) => id)).toEqual([TRIMMING]);
    quickAccess.stop();
  },
);

test("the pages opened last are offered, the last one first, without home and without what is refused, until the logout", async () => {
  const shell = await signedIn(BREEDER);
  const { rig, work, quickAccess } = shell;
  const home = work.menu.resolver.home();
  const opened: string[] = [];
  for (const section of work.menu.sections)
    for (const group of section.groups)
      for (const tile of group.tiles) {
        const { href, target } = work.menu.resolver.tile(tile);
        if (href === null || target === null || target.route === home?.route || opened.includes(href)) continue;
        if (work.menu.resolver.address(href).frame === null || opened.length > QUICK_ACCESS.recents + 2) continue;
        opened.push(href);
      }
  expect(opened.length).toBeGreaterThan(QUICK_ACCESS.recents);
  for (const href of [...opened, home?.href ?? "/"]) {
    rig.navigation.push(href);
    await rig.clock.advance(0);
    await settled();
  }
  await settled();
  expect(quickAccess.recents.pages.map(({ href }) => href)).toEqual([...opened].reverse().slice(0, QUICK_ACCESS.recents));
  const { user, multiUser } = rig.session;
  if (user === null) throw new Error("nobody has signed in");
  rig.session.set({ user: { ...user, droits: [], rules: { authorizes: {} } }, multiUser });
  expect(quickAccess.recents.pages).toEqual([]);
  expect(await rig.storage.read(STORAGE_KEYS.recents)).toContain(opened.at(-1));
  await rig.logout();
  expect(await rig.storage.read(STORAGE_KEYS.recents)).toBeNull();
});

test("the home screen of a phone knows who has favourites before they have come, and is not changed under a user's eyes", async () => {
  const { rig, work, quickAccess } = await signedIn(BREEDER);
  expect(work.favouritesPlaceholder.pinnedBy).toBeNull();
  await quickAccess.togglePin(TRIMMING);
  expect(work.favouritesPlaceholder.pinnedBy).toBe(personOf(rig));
  await rig.logout();
  await enter(rig, OTHER);
  await settled();
  // The id of another user: no room is left for it, and it goes with the next page.
  expect(work.favouritesPlaceholder.pinnedBy).not.toBe(personOf(rig));
  const elsewhere = work.menu.sections
    .flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles))
    .map((tile) => work.menu.resolver.tile(tile).href)
    .find((href) => href?.startsWith("/") && href !== work.menu.resolver.home()?.href);
  rig.navigation.push(elsewhere ?? "");
  await settled();
  expect(work.favouritesPlaceholder.pinnedBy).toBeNull();
});

test("three hints wait under the bell for who is new on the device, each once; another user has their own, another tab's are kept", async () => {
  const { rig, quickAccess } = await signedIn(BREEDER);
  const key = STORAGE_KEYS.tips(personOf(rig));
  const [search, ...others] = quickAccess.tips.unseen;
  expect(search?.opens).toBe("palette");
  expect(others.filter(({ kind }) => kind === "hint")).toHaveLength(2);
  await quickAccess.tipsSeen(others);
  expect(quickAccess.tips.unseen).toEqual([search]);
  await rig.storage.write(key, ["read in another tab"]);
  await quickAccess.tipsSeen([search].flatMap((tip) => tip ?? []));
  expect(await rig.storage.read(key)).toEqual(["read in another tab", search?.id]);
  await quickAccess.tipsSeen(others);
  await rig.logout();
  await enter(rig, OTHER);
  await settled();
  expect(quickAccess.tips.unseen.filter(({ kind }) => kind === "hint")).toHaveLength(3);
  await rig.logout();
  await enter(rig, BREEDER);
  await settled();
  expect(quickAccess.tips.unseen).toEqual([]);
});

test("a hint or piece of news about a page is for who may open it; the news of another version are shown again, and there may be none", async () => {
  const { work } = await signedIn(BREEDER);
  const resolver = { ...work.menu.resolver, route: () => ({ ...work.menu.resolver.route(""), admitted: false }) };
  expect(new TipsStore({ resolver }).unseen.filter(({ route }) => route !== undefined)).toEqual([]);
  const news = (id: string): Tip => ({ id, kind: "news", title: "new", text: id });
  const [before, now] = [new TipsStore(work.menu, [news("1.0")]), new TipsStore(work.menu, [news("2.0")])];
  before.markSeen(before.unseen);
  expect(before.unseen).toEqual([]);
  now.restore(before.seen);
  expect(now.unseen.map(({ id }) => id)).toEqual(["2.0"]);
  expect(new TipsStore(work.menu, []).unseen).toEqual([]);
});

test("shortcuts of a single key are switched off for the device", async () => {
  const { rig, work, quickAccess } = await signedIn(BREEDER);
  expect(quickAccess.shortcuts.single).toBe(true);
  await quickAccess.allowSingleKeys(false);
  const anew = await createQuickAccess(
    { storage: rig.storage, tabStorage: rig.tabStorage, clock: rig.clock, log: rig.log },
    { ...rig, ...work },
  );
  expect(anew.shortcuts.single).toBe(false);
  anew.stop();
});

test("messages that are gone can be read again, the last one first, and not by the next person", async () => {
  const { rig, quickAccess } = await signedIn(BREEDER);
  rig.notices.show({ kind: "negative", lines: ["one"] });
  rig.notices.show({ lines: ["two"], ms: 100 });
  await rig.clock.advance(100);
  expect(rig.notices.notices.map(({ lines }) => lines[0])).not.toContain("two");
  expect(quickAccess.bell.entries.slice(0, 2).map(({ lines, kind }) => [lines[0], kind])).toEqual([
    ["two", "positive"],
    ["one", "negative"],
  ]);
  for (let count = 0; count < QUICK_ACCESS.notices * 2; count++) rig.notices.show({ lines: [`more ${count}`] });
  expect(quickAccess.bell.entries).toHaveLength(QUICK_ACCESS.notices);
  await rig.logout();
  expect(quickAccess.bell.entries).toEqual([]);
});

test("what was said at the login page is not in the bell of who signs in next", async () => {
  const { rig, quickAccess } = await signedIn(BREEDER);
  await rig.logout();
  rig.notices.show({ kind: "negative", lines: ["unknown login"] });
  await enter(rig, BREEDER);
  expect(quickAccess.bell.entries.map(({ lines }) => lines[0])).not.toContain("unknown login");
});

test("messages stay in the bell when the tab is loaded anew, those that were not seen as such; another person does not find them", async () => {
  const { rig, work, quickAccess } = await signedIn(BREEDER);
  rig.notices.show({ kind: "negative", lines: ["failed"], values: { name: "Sources" } });
  rig.notices.show({ lines: ["done"] });
  const before = quickAccess.bell.entries;
  quickAccess.stop();
  const ports = { storage: rig.storage, tabStorage: rig.tabStorage, clock: rig.clock, log: rig.log };
  rig.notices.clear();
  const anew = await createQuickAccess(ports, { ...rig, ...work });
  rig.notices.show({ kind: "info", lines: ["told"] });
  expect(anew.bell.entries.map(({ lines, seen }) => [lines[0], seen])).toEqual([
    ["told", false],
    ...before.map(({ lines, seen }) => [lines[0], seen]),
  ]);
  expect(anew.bell.entries.find(({ lines }) => lines[0] === "failed")?.values).toEqual({ name: "Sources" });
  await rig.logout();
  expect(await rig.tabStorage.read(STORAGE_KEYS.notices)).toBeNull();
  anew.stop();
});
