import { expect, test } from "vitest";
import { enter, startShell } from "../../support/shellRig";

const DAY_MS = 86_400_000;

async function signedIn() {
  const rig = await startShell();
  await enter(rig, "eleveur-lait");
  const figures = await rig.inside().tileFigures.load();
  return { rig, figures, asked: () => rig.wire.calls.filter(({ path }) => path.endsWith("/figures")).length };
}

test("the numbers of all tiles come with one call, and say how old they are", async () => {
  const { rig, figures, asked } = await signedIn();
  expect([figures.of("late-events"), asked()]).toEqual([null, 0]);
  await Promise.all([figures.refresh(), figures.refresh()]);
  expect(asked()).toBe(1);
  expect(figures.of("late-events")).toMatchObject({ value: expect.stringMatching(/^\d+$/), tone: "late", ago: "maintenant", age: "" });
  // A milk recording is some days old when it comes.
  expect(figures.of("fat")).toMatchObject({
    unit: "g/kg",
    ago: expect.stringMatching(/jours?|hier/),
    age: expect.stringMatching(/^\d+\sj$/),
  });
  await rig.clock.advance(2 * DAY_MS);
  expect(figures.of("late-events")).toMatchObject({ ago: "avant-hier", age: expect.stringMatching(/^2\sj$/) });
});

test("where the server cannot be asked, the numbers stay as they were, and without network it is not asked", async () => {
  const { rig, figures, asked } = await signedIn();
  await figures.refresh();
  const before = figures.of("treatments");
  rig.wire.override(/figures/, () => Promise.reject(new TypeError("Failed to fetch")));
  await figures.refresh();
  expect([figures.of("treatments"), rig.warnings]).toEqual([before, expect.arrayContaining(["figures"])]);
  const calls = asked();
  rig.network.setOnline(false);
  await figures.refresh();
  expect([figures.of("treatments"), asked()]).toEqual([before, calls]);
});

test("another herd and another user never show them", async () => {
  const { rig, figures } = await signedIn();
  await figures.refresh();
  const { user, multiUser } = rig.session;
  if (user === null) throw new Error("nobody has signed in");
  rig.session.set({ user: { ...user, numCheptel: "FR35999999" }, multiUser });
  expect(figures.of("treatments")).toBeNull();
  rig.session.set({ user: { ...user, id: "somebody" }, multiUser });
  expect(figures.of("treatments")).toBeNull();
});

test("what is to be done in each herd of the account is known in all of them, and not to another user", async () => {
  const rig = await startShell();
  await enter(rig, "tous-droits");
  const figures = await rig.inside().tileFigures.load();
  expect(figures.needs().size).toBe(0);
  await figures.refresh();
  const { effective: user } = rig.session;
  if (user === null) throw new Error("nobody has signed in");
  const [herd = ""] = figures.needs().keys();
  expect(figures.needs().get(herd)).toEqual({ tone: "late", count: expect.any(Number) });
  rig.session.set({ user: { ...user, numCheptel: "FR35999999" }, multiUser: user });
  expect(figures.needs().get(herd)).toBeDefined();
  rig.session.set({ user: { ...user, id: "somebody" }, multiUser: null });
  expect(figures.needs().size).toBe(0);
});
