import { expect, test } from "vitest";
import { FINDING } from "../../../generated/findingSettings";
import { createFinding } from "../../../src/flows/quickAccess/createQuickAccess";
import { DEVICE_KEYS } from "../../../src/flows/quickAccess/storageKeys";
import { memoryStore } from "../../support/memoryStore";
import { enter, type ShellRig, startShell } from "../../support/shellRig";

const BREEDER = "eleveur-lait";
const OTHER = "eleveur-viande";
const TRIMMING = "sante-parage";

const personOf = ({ session }: ShellRig) => (session.multiUser ?? session.user)?.id ?? "";
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The shell with somebody in it, and what makes it quick. */
async function signedIn(persona: string, shell?: ShellRig) {
  const rig = shell ?? (await startShell());
  await enter(rig, persona);
  const work = rig.inside();
  return { rig, work, finding: await work.finding() };
}

/** Ids of tiles the viewer may open, in menu order. */
const openTiles = ({ work }: Awaited<ReturnType<typeof signedIn>>) =>
  work.menu.sections.flatMap(({ groups }) =>
    groups.flatMap(({ tiles }) => tiles.filter((tile) => work.menu.resolver.tile(tile).href !== null).map(({ id }) => id)),
  );

test("a tile is pinned, moved and taken away, and the device keeps it for who did so", async () => {
  const { rig, finding } = await signedIn(BREEDER);
  const [first = "", second = ""] = openTiles(await signedIn(BREEDER, rig));
  await finding.togglePin(first);
  await finding.togglePin(second);
  expect(finding.favourites.tiles.map(({ id }) => id)).toEqual([first, second]);
  await finding.movePin(second, -1);
  expect(await rig.storage.read(DEVICE_KEYS.favourites(personOf(rig)))).toEqual([second, first]);
  await finding.togglePin(first);
  expect(finding.favourites.tiles.map(({ id }) => id)).toEqual([second]);
  expect(await rig.storage.read(DEVICE_KEYS.favourites(personOf(rig)))).toEqual([second]);
});

test("favourites outlive the logout; somebody else on the same device sees their own, and changes no other's", async () => {
  const { rig, finding } = await signedIn(BREEDER);
  await finding.togglePin(TRIMMING);
  const mine = DEVICE_KEYS.favourites(personOf(rig));
  await rig.logout();
  expect(finding.favourites.ids).toEqual([]);
  await enter(rig, OTHER);
  await settled();
  expect(finding.favourites.ids).toEqual([]);
  expect(DEVICE_KEYS.favourites(personOf(rig))).not.toBe(mine);
  await finding.togglePin(TRIMMING);
  await finding.togglePin(TRIMMING);
  await rig.logout();
  await enter(rig, BREEDER);
  await settled();
  expect(finding.favourites.ids).toEqual([TRIMMING]);
});

test("a favourite whose grant is gone is not shown, but kept for when it is back", async () => {
  const { rig, work, finding } = await signedIn(BREEDER);
  await finding.togglePin(TRIMMING);
  const { user, multiUser } = rig.session;
  if (user === null) throw new Error("nobody has signed in");
  rig.session.set({ user: { ...user, droits: [], rules: { authorizes: {} } }, multiUser });
  expect(openTiles({ rig, work, finding })).not.toContain(TRIMMING);
  expect(finding.favourites.tiles).toEqual([]);
  expect(await rig.storage.read(DEVICE_KEYS.favourites(user.id))).toEqual([TRIMMING]);
  rig.session.set({ user, multiUser });
  expect(finding.favourites.tiles.map(({ id }) => id)).toEqual([TRIMMING]);
});

test("another tab's favourites are not overwritten", async () => {
  const { rig, finding } = await signedIn(BREEDER);
  const [first = "", second = ""] = openTiles(await signedIn(BREEDER, rig));
  await rig.storage.write(DEVICE_KEYS.favourites(personOf(rig)), [first]);
  await finding.togglePin(second);
  expect(await rig.storage.read(DEVICE_KEYS.favourites(personOf(rig)))).toEqual([first, second]);
});

test.each([[null], ["text"], [42], [{ ids: [TRIMMING] }], [[1, null, {}, ["x"]]], [["no-such-tile", "constructor", "__proto__"]]])(
  "bad data on the device is ignored: %j",
  async (kept) => {
    const { rig, work } = await signedIn(BREEDER);
    const person = personOf(rig);
    const storage = memoryStore();
    await storage.write(DEVICE_KEYS.favourites(person), kept);
    await storage.write(DEVICE_KEYS.recents, kept);
    const stores = { ...rig, ...work };
    const finding = await createFinding({ storage, clock: rig.clock, log: rig.log }, stores);
    expect(finding.favourites.tiles).toEqual([]);
    await finding.togglePin(TRIMMING);
    expect(finding.favourites.tiles.map(({ id }) => id)).toEqual([TRIMMING]);
    finding.stop();
  },
);

test("the pages opened last are offered, the last one first, without home and without what is refused, until the logout", async () => {
  const shell = await signedIn(BREEDER);
  const { rig, work, finding } = shell;
  const home = work.menu.resolver.home();
  const opened: string[] = [];
  for (const section of work.menu.sections)
    for (const group of section.groups)
      for (const tile of group.tiles) {
        const { href, target } = work.menu.resolver.tile(tile);
        if (href === null || target === null || target.route === home?.route || opened.includes(href)) continue;
        if (work.menu.resolver.address(href).frame === null || opened.length > FINDING.recents + 2) continue;
        opened.push(href);
      }
  expect(opened.length).toBeGreaterThan(FINDING.recents);
  for (const href of [...opened, home?.href ?? "/"]) {
    rig.navigation.push(href);
    await rig.clock.advance(0);
    await settled();
  }
  await settled();
  expect(finding.recents.pages.map(({ href }) => href)).toEqual([...opened].reverse().slice(0, FINDING.recents));
  const { user, multiUser } = rig.session;
  if (user === null) throw new Error("nobody has signed in");
  rig.session.set({ user: { ...user, droits: [], rules: { authorizes: {} } }, multiUser });
  expect(finding.recents.pages).toEqual([]);
  expect(await rig.storage.read(DEVICE_KEYS.recents)).toContain(opened.at(-1));
  await rig.logout();
  expect(await rig.storage.read(DEVICE_KEYS.recents)).toBeNull();
});

test("the home screen of a phone knows who has favourites before they have come, and is not changed under somebody's eyes", async () => {
  const { rig, work, finding } = await signedIn(BREEDER);
  expect(work.strip.pinnedBy).toBeNull();
  await finding.togglePin(TRIMMING);
  expect(work.strip.pinnedBy).toBe(personOf(rig));
  await rig.logout();
  await enter(rig, OTHER);
  await settled();
  // The id of somebody else: no room is left for it, and it goes with the next page.
  expect(work.strip.pinnedBy).not.toBe(personOf(rig));
  const elsewhere = work.menu.sections
    .flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles))
    .map((tile) => work.menu.resolver.tile(tile).href)
    .find((href) => href?.startsWith("/") && href !== work.menu.resolver.home()?.href);
  rig.navigation.push(elsewhere ?? "");
  await settled();
  expect(work.strip.pinnedBy).toBeNull();
});

test("shortcuts of a single key are switched off for the device", async () => {
  const { rig, work, finding } = await signedIn(BREEDER);
  expect(finding.shortcuts.single).toBe(true);
  await finding.allowSingleKeys(false);
  const anew = await createFinding({ storage: rig.storage, clock: rig.clock, log: rig.log }, { ...rig, ...work });
  expect(anew.shortcuts.single).toBe(false);
  anew.stop();
});

test("messages that are gone can be read again, the last one first, and not by the next person", async () => {
  const { rig, finding } = await signedIn(BREEDER);
  rig.notices.show({ kind: "negative", lines: ["one"] });
  rig.notices.show({ lines: ["two"], ms: 100 });
  await rig.clock.advance(100);
  expect(rig.notices.notices.map(({ lines }) => lines[0])).not.toContain("two");
  expect(finding.pastNotices.past.slice(0, 2).map(({ lines, kind }) => [lines[0], kind])).toEqual([
    ["two", "positive"],
    ["one", "negative"],
  ]);
  for (let count = 0; count < FINDING.notices * 2; count++) rig.notices.show({ lines: [`more ${count}`] });
  expect(finding.pastNotices.past).toHaveLength(FINDING.notices);
  await rig.logout();
  expect(finding.pastNotices.past).toEqual([]);
});
