import fc from "fast-check";
import { expect, test } from "vitest";
import { checkMessageSize } from "../../../src/protocol/frames/checkMessageSize";

const LIMITS = { depth: 3, values: 10, characters: 20 };

test.each([
  ["within every limit", { a: [1, "b", null, true] }, null],
  ["as deep as allowed", [[[1]]], null],
  ["one level too deep", [[[[1]]]], "too-deep"],
  ["as many values as allowed", new Array(9).fill(0), null],
  ["one value too many", new Array(10).fill(0), "too-many-values"],
  [
    "as many values as allowed, in two lists",
    [
      [1, 2, 3],
      [4, 5, 6, 7],
    ],
    null,
  ],
  [
    "one value too many, in two lists",
    [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
    "too-many-values",
  ],
  ["as long as allowed", "x".repeat(20), null],
  ["one character too long", "x".repeat(21), "too-long"],
  ["keys count as text", { ["x".repeat(21)]: 1 }, "too-long"],
  ["a key that changes an object", JSON.parse('{"a": {"__proto__": 1}}'), "bad-key"],
  ["a constructor", { constructor: 1 }, "bad-key"],
  ["a date", new Date(0), "not-plain"],
  ["a map", new Map(), "not-plain"],
  ["bytes", new Uint8Array(2), "not-plain"],
  ["infinity", Number.POSITIVE_INFINITY, "not-plain"],
  ["a big integer", 1n, "not-plain"],
])("a message is weighed before it is read: %s", (_, message, excess) => {
  expect(checkMessageSize(message, LIMITS)).toBe(excess);
});

test("a cycle and a depth of 20,000 are refused without exhausting the stack", () => {
  const cycle: unknown[] = [];
  cycle.push(cycle);
  expect(checkMessageSize(cycle)).toBe("too-deep");
  let deep: unknown = 0;
  for (let i = 0; i < 20_000; i++) deep = { deep };
  expect(checkMessageSize(deep)).toBe("too-deep");
});

test("the size check never throws and lets ordinary values through", () => {
  fc.assert(fc.property(fc.anything({ withMap: true, withDate: true, withBigInt: true }), (value) => void checkMessageSize(value)));
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.integer()), (value) => {
      return Object.hasOwn(value, "constructor") || Object.hasOwn(value, "prototype") || checkMessageSize(value) === null;
    }),
  );
});

test("a property by name on a list crosses to the other side too, so such a list is refused", () => {
  const named = Object.assign([1, 2], { x: "a".repeat(1_000_000) });
  expect(structuredClone(named)).toHaveProperty("x");
  expect(checkMessageSize({ list: named })).toBe("not-plain");
  const sparse: unknown[] = [];
  sparse[3] = 1;
  expect([checkMessageSize(sparse), checkMessageSize(Object.assign(sparse, { "0.5": 1 }))]).toEqual([null, "not-plain"]);
});
