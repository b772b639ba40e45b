// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { createWebStore } from "../../src/adapters/webStore";
import type { KeyValueStore } from "../../src/ports/keyValueStore";
import { memoryStore } from "../support/memoryStore";

const stores: readonly (readonly [string, () => KeyValueStore])[] = [
  ["the browser's", () => createWebStore(() => window.localStorage)],
  ["the tests'", memoryStore],
];

describe.each(stores)("%s key-value store", (_, create) => {
  test("gives back a copy of what was written, and nothing once it was removed", async () => {
    const store = create();
    const value = { a: [1, "x", null] };
    await store.write("k", value);
    expect(await store.read("k")).toEqual(value);
    expect(await store.read("k")).not.toBe(value);
    await store.remove("k");
    expect(await store.read("k")).toBeNull();
    await store.remove("k");
  });
});

test("what something else wrote into the browser's storage counts as nothing", async () => {
  window.localStorage.setItem("k", "{broken");
  expect(await createWebStore(() => window.localStorage).read("k")).toBeNull();
});

test("a storage that is full or forbidden only forgets", async () => {
  const refusing = { ...window.localStorage, getItem: deny, setItem: deny, removeItem: deny, clear: deny, key: deny, length: 0 };
  const store = createWebStore(() => refusing);
  await store.write("k", 1);
  await store.remove("k");
  expect(await store.read("k")).toBeNull();
});

function deny(): never {
  throw new Error("QuotaExceededError");
}
