import { expect, test } from "vitest";
import { STORAGE } from "../../../generated/settings";
import { WORKSHOP_ACTION, WORKSHOPS } from "../../../generated/workshops";
import { activeWorkshops } from "../../../src/domain/workshops/workshopStates";
import { enter, type ShellRig, startShell } from "../../support/shellRig";
import { settle } from "../../support/testClock";

const BOTH = new Set(["LAITIER", "ALLAITANT"]);
const HERD = "FR61903318";

const waiting = ({ outside }: ShellRig) =>
  outside.outbox.actions.map(({ numCheptel, type, payload, userId }) => ({ numCheptel, type, payload, userId }));
const workshopsOf = ({ session }: ShellRig) => (session.user ? [...activeWorkshops(WORKSHOPS, session.user)] : []);

/** A breeder with both workshops, whose actions cannot go out. */
async function offline() {
  const shell = await startShell();
  await enter(shell, "eleveur-mixte");
  shell.network.setOnline(false);
  return shell;
}

test("one update per workshop that changed goes into the queue, with the herd number and the whole entry; none for the others [SHP-09] [SHP-11]", async () => {
  const shell = await offline();
  expect(await shell.inside().applyWorkshops(new Set(["LAITIER"]))).toBe(true);
  expect(waiting(shell)).toEqual([
    {
      numCheptel: HERD,
      type: WORKSHOP_ACTION,
      payload: { value: "ALLAITANT", label: "shop.ALLAITANT", typo: "A", actif: false },
      userId: "eleveur-mixte",
    },
  ]);
  await shell.inside().applyWorkshops(new Set(["ALLAITANT"]));
  expect(waiting(shell).map(({ payload }) => payload)).toMatchObject([
    { value: "ALLAITANT", actif: false },
    { value: "LAITIER", actif: false },
    { value: "ALLAITANT", actif: true },
  ]);
});

test("the herd context follows from the workshops that are active, here and after the page was loaded anew [SHP-06]", async () => {
  const shell = await offline();
  expect(shell.session.user?.contexteElevage).toBe("M");
  await shell.inside().applyWorkshops(new Set(["ALLAITANT"]));
  expect([workshopsOf(shell), shell.session.user?.contexteElevage]).toEqual([["ALLAITANT"], "A"]);
  const kept = await shell.storage.read(STORAGE.sessionKey);
  expect(kept).toMatchObject({ user: { contexteElevage: "A" }, multiUser: { contexteElevage: "A" } });
});

test("a herd that is entered again without network has the workshops that were chosen in it [SHP-06]", async () => {
  const shell = await offline();
  await shell.inside().applyWorkshops(new Set(["ALLAITANT"]));
  const { user } = shell.session;
  if (user === null) throw new Error("nobody has signed in");
  const entered = await shell.inside().herdProfiles.read(user, HERD);
  expect([entered?.contexteElevage, entered && [...activeWorkshops(WORKSHOPS, entered)]]).toEqual(["A", ["ALLAITANT"]]);
});

test("without network a page that is not on the device is not loaded anew: it stays, with the choice kept and the menus right [SHP-11]", async () => {
  const shell = await offline();
  shell.outside.leaveDevice();
  expect(await shell.inside().applyWorkshops(new Set(["ALLAITANT"]))).toBe(true);
  expect([shell.navigation.reloads(), shell.progress.updating]).toEqual([0, false]);
  expect([workshopsOf(shell), shell.session.user?.contexteElevage, waiting(shell).length]).toEqual([["ALLAITANT"], "A", 1]);
  shell.network.setOnline(true);
  await shell.inside().applyWorkshops(BOTH);
  expect(shell.navigation.reloads()).toBe(1);
});

test("the page reloads only after the queue has taken the changes, network or not [SHP-10] [SHP-11]", async () => {
  const shell = await offline();
  const { add } = shell.outside.outbox;
  let onDisk = () => {};
  const disk = new Promise<void>((resolve) => {
    onDisk = resolve;
  });
  Object.assign(shell.outside.outbox, {
    add: async (actions: Parameters<typeof add>[0]) => {
      await disk;
      await add(actions);
    },
  });
  const applied = shell.inside().applyWorkshops(new Set(["LAITIER"]));
  await settle();
  expect(shell.navigation.reloads()).toBe(0);
  onDisk();
  expect(await applied).toBe(true);
  expect(shell.navigation.reloads()).toBe(1);
});

test("when nothing can be kept all stays as it was, and it is said", async () => {
  const shell = await offline();
  Object.assign(shell.outside.outbox, { add: () => Promise.reject(new Error("QuotaExceededError")) });
  expect(await shell.inside().applyWorkshops(new Set(["LAITIER"]))).toBe(false);
  expect([workshopsOf(shell), shell.navigation.reloads()]).toEqual([[...BOTH], 0]);
  expect(shell.notices.notices).toMatchObject([{ kind: "negative" }]);
});

test("without a herd there is nothing to switch", async () => {
  const shell = await startShell();
  await enter(shell, "technicien-multi");
  expect(shell.session.user).toBeNull();
  expect(await shell.inside().applyWorkshops(BOTH)).toBe(false);
  expect([waiting(shell), shell.navigation.reloads()]).toEqual([[], 0]);
});

test("no logout takes away what waits for the server", async () => {
  const shell = await offline();
  await shell.inside().applyWorkshops(new Set(["LAITIER"]));
  await shell.logout();
  expect(waiting(shell)).toHaveLength(1);
});

test("before the page is loaded anew for other workshops the user is asked about what is unsaved; the browser does not ask once more", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-mixte");
  const { framesStore, frameApi, applyWorkshops } = shell.inside();
  await frameApi.load();
  const { active } = framesStore;
  if (active === null) throw new Error("no page");
  framesStore.setDirty(active, true);
  const staying = applyWorkshops(new Set(["LAITIER"]));
  await settle();
  framesStore.unsaved?.answer(false);
  expect([await staying, waiting(shell), shell.navigation.reloads(), active.dirty]).toEqual([false, [], 0, true]);
  const leaving = applyWorkshops(new Set(["LAITIER"]));
  await settle();
  framesStore.unsaved?.answer(true);
  expect([await leaving, shell.navigation.reloads(), active.dirty]).toEqual([true, 1, false]);
});
