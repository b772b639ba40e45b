import { expect, test } from "vitest";
import { QUICK_ACCESS } from "../../../generated/settings";
import { STORAGE_KEYS } from "../../../src/flows/storageKeys";
import { enter, startShell } from "../../support/shellRig";
import { settle } from "../../support/testClock";

async function signedIn(persona: string) {
  const rig = await startShell();
  await enter(rig, persona);
  return { rig, search: await rig.inside().animalSearch.load() };
}

test("animals that were opened are remembered by herd, the last one first, each once and no more than are offered", async () => {
  const { rig, search } = await signedIn("eleveur-lait");
  const [one, other] = await search.find("FR");
  if (one === undefined || other === undefined) throw new Error("no animals");
  for (const animal of [one, other, one]) await search.remember(animal);
  expect(await search.recent()).toEqual([one, other]);
  for (let id = 100; id < 100 + QUICK_ACCESS.recents; id++) await search.remember({ ...one, id: String(id) });
  expect((await search.recent()).map(({ id }) => id)).toHaveLength(QUICK_ACCESS.recents);
  const { user, multiUser } = rig.session;
  if (user === null) throw new Error("nobody has signed in");
  rig.session.set({ user: { ...user, numCheptel: "FR35999999" }, multiUser });
  expect(await search.recent()).toEqual([]);
});

test("they go with the logout, and another user of the device is never offered them", async () => {
  const { rig, search } = await signedIn("eleveur-lait");
  const [animal] = await search.find("FR");
  if (animal === undefined) throw new Error("no animals");
  await search.remember(animal);
  await rig.storage.write(STORAGE_KEYS.animals, { ...Object(await rig.storage.read(STORAGE_KEYS.animals)), person: "somebody" });
  expect(await search.recent()).toEqual([]);
  await search.remember(animal);
  await rig.logout();
  await settle();
  expect(await rig.storage.read(STORAGE_KEYS.animals)).toBeNull();
});

test("where the server cannot be asked, none is found", async () => {
  const { rig, search } = await signedIn("eleveur-lait");
  rig.wire.override(/animals/, () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await search.find("4018")).toEqual([]);
  expect(rig.warnings).toContain("animals");
});
