import { expect, test } from "vitest";
import { frameAddress } from "../../../src/domain/address/frameAddress";
import { hashOf, readHash } from "../../../src/protocol/frames/hashAddress";
import { negotiateVersion } from "../../../src/protocol/frames/versions";
import { frameOf } from "../../support/smallTables";

test("a sub-application reads path and query of its frame address, the query inside the hash", () => {
  const route = { name: "feed", path: "aliment2/:id/stockage/:place", application: "feed", guard: 0 };
  const options = { candidate: false, pathParamsInQuery: true };
  const address = frameAddress(frameOf("/alim2"), route, { id: "a b", place: "7" }, { tab: "é&=" }, options) ?? "";
  const { path, query } = readHash(`#${hashOf(address)}`);
  expect(path).toBe("aliment2/a%20b/stockage/7");
  expect({ ...query }).toEqual({ id: "a b", place: "7", tab: "é&=" });
});

test.each([
  ["", "", {}],
  ["#", "", {}],
  ["#/", "", {}],
  ["#/?a=1", "", { a: "1" }],
  ["#detail/12", "detail/12", {}],
  ["#/x?__proto__=1&a=%zz", "x", JSON.parse('{"__proto__": "1", "a": "%zz"}')],
])("the hash %j has path %j", (hash, path, query) => {
  const read = readHash(hash);
  expect(read.path).toBe(path);
  expect(Object.entries(read.query)).toEqual(Object.entries(query));
});

test.each([
  [[1], [1], 1],
  [[1, 2, 3], [2, 1], 2],
  [[1], [2, 1], 1],
  [[3], [2, 1], null],
  [[], [2, 1], null],
])("offered %j and spoken %j agree on %j: the newest of both, N or N−1", (offered, spoken, agreed) => {
  expect(negotiateVersion(offered, spoken)).toBe(agreed);
});
