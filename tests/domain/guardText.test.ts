import { expect, test } from "vitest";
import type { Guard } from "../../src/domain/registry/access";
import { guardFrom, guardTable, guardText, withCodes } from "../../src/domain/registry/guardText";
import { OPEN as SIGNED_IN } from "../support/smallTables";

test.each<[string, Partial<Guard>]>([
  ["public", { public: true }],
  ["signedIn", {}],
  ["sante.colostrum", { clauses: [["sante.colostrum"]] }],
  ["a|b&c", { clauses: [["a", "b"], ["c"]] }],
  [
    "a&multi&multiFirst&workshop=LAITIER&+CODE",
    { clauses: [["a"]], multiHerd: true, multiFirst: true, workshop: "LAITIER", applications: ["CODE"] },
  ],
  ["signedIn&+a%26%7C%20b", { applications: ["a&| b"] }],
  ["signedIn&workshop=%2Bx%3D", { workshop: "+x=" }],
  ["|", { clauses: [[]] }],
  ["multi|&public|", { clauses: [["multi"], ["public"]] }],
])("the guard %s is read back from its text as it was, grants called like a condition too", (text, guard) => {
  expect(guardText({ ...SIGNED_IN, ...guard })).toBe(text);
  expect(guardFrom(text)).toEqual({ ...SIGNED_IN, ...guard });
  expect(text).not.toMatch(/\s/);
});

test("the code of an application is asked beside what is written, but for a public page", () => {
  expect(guardFrom(withCodes("a&multi", ["C D"]))).toEqual({ ...SIGNED_IN, clauses: [["a"]], multiHerd: true, applications: ["C D"] });
  expect(withCodes("public", ["C"])).toBe("public");
});

test("guards are numbered as they are first seen, each once", () => {
  const { guards, indexOf } = guardTable();
  expect(["b", "a", "b", "signedIn"].map(indexOf)).toEqual([0, 1, 0, 2]);
  expect(guards.map(guardText)).toEqual(["b", "a", "signedIn"]);
});
