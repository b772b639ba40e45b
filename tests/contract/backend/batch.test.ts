import { expect, test } from "vitest";
import { batch } from "../../../src/server/database/batch";
import type { Database } from "../../../src/server/database/openDatabase";
import { freshDatabase } from "../../support/freshDatabase";

function storing(database: Database, name: string) {
  return database.insertInto("secrets").values({ name, value: "x" }).returning("name");
}

const namesIn = async (database: Database) =>
  (await database.selectFrom("secrets").select("name").orderBy("name").execute()).map(({ name }) => name);

test("what goes in one go is answered in its order", async () => {
  const database = await freshDatabase();
  const results = await batch(database, [storing(database, "b"), storing(database, "a")]);
  expect(results.flatMap(({ rows }) => rows)).toEqual([{ name: "b" }, { name: "a" }]);
  expect(await namesIn(database)).toEqual(["a", "b"]);
});

test.each([0, 1, 2])("when statement %i fails, none of them has happened, and the next ones find the database in order", async (at) => {
  const database = await freshDatabase();
  await batch(database, [storing(database, "there")]);
  const names = ["a", "b", "c"].map((name, index) => (index === at ? "there" : name));
  const failing = batch(
    database,
    names.map((name) => storing(database, name)),
  );
  await expect(failing).rejects.toThrow(/unique/i);
  expect(await namesIn(database)).toEqual(["there"]);
  await batch(database, [storing(database, "after")]);
  expect(await namesIn(database)).toEqual(["after", "there"]);
});

test("many at the same moment do not mix", async () => {
  const database = await freshDatabase();
  const goes = Array.from({ length: 30 }, (_, index) => {
    const names = index % 3 === 0 ? ["same", `left-${index}`] : [`left-${index}`];
    return batch(
      database,
      names.map((name) => storing(database, name)),
    );
  });
  const ends = await Promise.allSettled(goes);
  const kept = ends.flatMap((end) => (end.status === "fulfilled" ? end.value.flatMap(({ rows }) => rows.map(({ name }) => name)) : []));
  expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(9);
  expect(await namesIn(database)).toEqual([...kept].sort());
});
