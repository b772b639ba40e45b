import { expect, test } from "vitest";
import type { Database } from "../../../src/server/database/openDatabase";
import { Conflict, changeHeldValue } from "../../../src/server/database/valueConflicts";
import { freshDatabase } from "../../support/freshDatabase";

const AT = "2026-05-04T08:59:59.000Z";

const change = (database: Database, base: unknown, sent: unknown, about = "planning/task-1") =>
  database
    .transaction()
    .execute((transaction) => changeHeldValue(transaction, { numCheptel: "FR1", about, base, sent, now: AT }))
    .then(
      () => "taken",
      (error: unknown) => {
        if (error instanceof Conflict) return error.held;
        throw error;
      },
    );

const heldIn = async (database: Database): Promise<unknown> =>
  JSON.parse((await database.selectFrom("held_values").select("value").executeTakeFirstOrThrow()).value);

test("of many that change the same from the same at one moment one is taken, the others learn what is held", async () => {
  const database = await freshDatabase();
  await change(database, null, { day: 0 });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => change(database, { day: 0 }, { day: n + 1 })));
  expect(answers.filter((answer) => answer === "taken")).toHaveLength(1);
  const taken = answers.indexOf("taken") + 1;
  expect(answers.filter((answer) => answer !== "taken")).toEqual(Array.from({ length: 7 }, () => ({ day: taken })));
});

test("of many that are the first to say something about a thing one is taken", async () => {
  const database = await freshDatabase();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => change(database, null, n)));
  expect(answers.filter((answer) => answer === "taken")).toHaveLength(1);
});

test("fields that were left as they were found stay as they are held, whatever their order", async () => {
  const database = await freshDatabase();
  await change(database, null, { day: 1, note: "" });
  expect(await change(database, { note: "", day: 1 }, { day: 2, note: "" })).toBe("taken");
  expect(await change(database, { day: 1, note: "" }, { day: 1, note: "a" })).toBe("taken");
  expect(await change(database, { day: 1, note: "" }, { day: 3, note: "" })).toEqual({ day: 2, note: "a" });
  expect(await change(database, { day: 1, note: "" }, { day: 2, note: "a" })).toBe("taken");
});

test("a field that one has removed and nobody else has changed is gone, whoever sends next", async () => {
  const database = await freshDatabase();
  const all = { day: 1, note: "a", place: { lot: 2, row: 3 } };
  await change(database, null, all);
  expect(await change(database, all, { day: 1, place: { lot: 2 } })).toBe("taken");
  // Another device, which still had the note and the row.
  expect(await change(database, all, { ...all, day: 2 })).toBe("taken");
  expect(await heldIn(database)).toEqual({ day: 2, place: { lot: 2 } });
});

test("a field that one has removed and another has changed is a conflict, in either order: no entry is lost", async () => {
  const database = await freshDatabase();
  await change(database, null, { day: 1, note: "a" });
  await change(database, { day: 1, note: "a" }, { day: 1, note: "b" });
  expect(await change(database, { day: 1, note: "a" }, { day: 1 })).toEqual({ day: 1, note: "b" });
  expect(await change(database, { day: 1, note: "b" }, { day: 1 })).toBe("taken");
  expect(await change(database, { day: 1, note: "b" }, { day: 1, note: "c" })).toEqual({ day: 1 });
});

test("a field that the sender has never seen stays as it is held", async () => {
  const database = await freshDatabase();
  await change(database, null, { day: 1 });
  await change(database, { day: 1 }, { day: 1, note: "a" });
  expect(await change(database, { day: 1 }, { day: 2 })).toBe("taken");
  expect(await heldIn(database)).toEqual({ day: 2, note: "a" });
});

test("other things, and the same thing of another herd, are nobody's conflict", async () => {
  const database = await freshDatabase();
  await change(database, null, 1);
  expect(await change(database, null, 2, "planning/task-2")).toBe("taken");
  const elsewhere = { numCheptel: "FR2", about: "planning/task-1", base: null, sent: 3, now: AT };
  await expect(changeHeldValue(database, elsewhere)).resolves.toBeUndefined();
});
