import { expect, test } from "vitest";
import { readProfile } from "../../../src/domain/session/profile";
import { createHerdProfiles, HERD_PROFILES_KEY } from "../../../src/flows/herds/herdProfiles";
import { memoryStore } from "../../support/memoryStore";

const profile = (id: string, numCheptel: string) =>
  readProfile({ id, numCheptel, token: "secret", contexteElevage: "L", infoCheptels: [{ numCheptel: "FR-listed" }] });
const USER = profile("anne", "");

const opened = async (profiles: ReturnType<typeof createHerdProfiles>, who = USER) =>
  (await profiles.opened(who)).map(({ numCheptel }) => numCheptel);

test("the herds opened on a device are known in the order of their last opening, also when their numbers are digits alone", async () => {
  const profiles = createHerdProfiles(memoryStore());
  for (const herd of ["9", "FR2", "1", "FR2", "9"]) await profiles.keep(profile("anne", herd));
  expect(await opened(profiles)).toEqual(["9", "FR2", "1"]);
  expect((await profiles.opened(USER))[0]?.contexteElevage).toBe("L");
});

test("the fifty opened last are kept, without tokens and without the list of all herds", async () => {
  const storage = memoryStore();
  const profiles = createHerdProfiles(storage);
  for (let at = 0; at < 52; at++) await profiles.keep(profile("anne", `FR${at}`));
  expect((await opened(profiles)).length).toBe(50);
  expect(await profiles.read(USER, "FR1")).toBeNull();
  expect(await profiles.read({ ...USER, token: "now" }, "FR2")).toMatchObject({ numCheptel: "FR2", token: "now" });
  expect(/secret|listed/.exec(JSON.stringify(await storage.read(HERD_PROFILES_KEY)))).toBeNull();
});

test("the herds opened by one user are nobody else's", async () => {
  const profiles = createHerdProfiles(memoryStore());
  await profiles.keep(profile("anne", "FR1"));
  expect(await opened(profiles, profile("luc", ""))).toEqual([]);
  expect(await profiles.read(profile("luc", ""), "FR1")).toBeNull();
});

test("what an earlier version kept by herd number is read too", async () => {
  const storage = memoryStore();
  await storage.write(HERD_PROFILES_KEY, { FR1: profile("anne", "FR1"), FR2: profile("anne", "FR2") });
  expect(await opened(createHerdProfiles(storage))).toEqual(["FR2", "FR1"]);
});
