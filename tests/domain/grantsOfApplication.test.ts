import { expect, test } from "vitest";
import { grantsOfApplication } from "../../src/domain/grants/grantsOfApplication";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { anyOf, smallTables, viewerOf } from "../support/smallTables";

const tables = smallTables({
  guards: [anyOf("health.read", "health.write"), anyOf("food")],
  applications: [{ id: "book" }, { id: "kitchen" }],
  routes: [
    { name: "book.list", application: "book", guard: 2 },
    { name: "book.again", application: "book", guard: 2 },
    { name: "kitchen.list", application: "kitchen", guard: 3 },
  ],
});
const asked = (authorizes: Record<string, number>, online = true) =>
  grantsOfApplication(tables, createResolver(tables, viewerOf({ rules: { authorizes } }, { online })), "book");

test("an application learns of a user what its own routes ask for, each once, and nothing else", () => {
  expect(asked({ health: 1, food: 1, secret: 1 })).toEqual(["health.read", "health.write"]);
  expect(asked({ health: 1, "health.write": 0 })).toEqual(["health.read"]);
  expect(asked({ food: 1 })).toEqual([]);
});

test("what does not count offline is left out offline", () => {
  expect(asked({ "health.read": 1, "health.write": 9 }, false)).toEqual(["health.write"]);
});
