import fc from "fast-check";
import { expect, test } from "vitest";
import { fillPath } from "../../src/domain/address/fillPath";
import { buildTrie } from "../../src/domain/routing/buildTrie";
import { matchPath } from "../../src/domain/routing/matchPath";
import { paramsOf, parsePattern } from "../../src/domain/routing/pattern";

function matcher(...paths: string[]) {
  const trie = buildTrie(paths.map((path) => ({ name: path, path })));
  return (address: string) => matchPath(trie, address);
}

test.each([
  ["/aliment2", "aliment2/:id?"],
  ["/aliment2/12", "aliment2/:id?"],
  ["/aliment2/wizard", "aliment2/wizard"],
  ["/aliment2/12/stockage/3", "aliment2/:id/stockage/:idStockage"],
  ["/aliment2/wizard/stockage/3", "aliment2/:id/stockage/:idStockage"],
  ["/protocol", "protocol"],
  ["/protocol/7", "protocol/:id?"],
  ["/protocol/instantiate", "protocol/instantiate/:id?"],
  ["/protocol/instantiate/7", "protocol/instantiate/:id?"],
  ["/protocol/instantiate/7/lot", "protocol/instantiate/:id/:param"],
  ["/model/list", "model/list"],
  ["/model/other", "model/:reference?"],
  ["/archive", "archive"],
  ["/archive/a/b/c", "archive/:code+"],
  ["/login", "login/:code*"],
  ["/login/a/b", "login/:code*"],
  ["/detail/x", "detail/:id"],
  ["/detail", "*"],
  ["/nowhere/at/all", "*"],
])("%s belongs to %s: static before parameter, the complete route before the optional one [ROU-25] [REG-10]", (address, expected) => {
  const match = matcher(
    "aliment2/:id?",
    "aliment2/wizard",
    "aliment2/:id/stockage/:idStockage",
    "protocol",
    "protocol/:id?",
    "protocol/instantiate/:id?",
    "protocol/instantiate/:id/:param",
    "model/list",
    "model/:reference?",
    "archive",
    "archive/:code+",
    "login/:code*",
    "detail/:id",
    "*",
  )(address);
  expect(match?.names).toEqual([expected]);
});

test("values are decoded, and a repeated parameter takes the rest [REG-10]", () => {
  expect(matcher("a/:x/:y?")("/a/%C3%A9t%C3%A9/b%2Fc")).toMatchObject({ values: ["été", "b/c"] });
  expect(matcher("a/:code+")("/a/1/2")).toMatchObject({ rest: ["1", "2"] });
});

test("an encoded segment is the same as a plain one, and an encoded slash never divides [REG-10]", () => {
  const match = matcher("a/b", "a/:id", "a/:id/c", "d/:code+");
  expect(match("/%61/%62")).toMatchObject({ names: ["a/b"], values: [] });
  expect(match("/a/b%2Fc")).toMatchObject({ names: ["a/:id"], values: ["b/c"] });
  expect(match("/a/b%2Fc/%63")).toMatchObject({ names: ["a/:id/c"], values: ["b/c"] });
  expect(match("/d/1%2F2/3/")).toMatchObject({ names: ["d/:code+"], rest: ["1/2", "3"] });
});

test.each(["//x", "/a//b", "/a/%00", "/a/%", "/a/%0d%0a", "/a/%E0%A4%A"])(
  "an address that is no clean path matches nothing: %s",
  (address) => {
    expect(matcher("a/:id?", "*")(address)).toBeNull();
  },
);

test.each(["__proto__", "constructor", "toString"])("a segment called %s is an ordinary value", (segment) => {
  expect(matcher("a/b", "a/:id")(`/a/${segment}`)).toMatchObject({ names: ["a/:id"], values: [segment] });
});

test.each([
  ["a/:id?/b", "after-optional"],
  ["a/:id?/:other", "after-optional"],
  ["a/:code+/b", "after-optional"],
  ["a//b", "empty-segment"],
  ["/a", "leading-slash"],
  ["a/:", "bad-parameter"],
  ["a/{id}", "bad-segment"],
  ["a/__proto__", "bad-segment"],
  ["a/:id/:id", "repeated-parameter"],
])("the pattern %s is refused: %s [REG-10]", (pattern, error) => {
  expect(parsePattern(pattern)).toMatchObject({ error });
});

test("the order in which routes are declared never matters [ROU-25]", () => {
  const paths = ["a", "a/:x?", "a/b", "a/:x/c", "a/b/:y?", "a/:r+", "*", "b/:x", "b/:x?"];
  const addresses = ["/a", "/a/b", "/a/1", "/a/1/c", "/a/b/c", "/a/1/2/3", "/b", "/b/1", "/z"];
  const expected = addresses.map((address) => matcher(...paths)(address));
  fc.assert(
    fc.property(fc.shuffledSubarray(paths, { minLength: paths.length }), (shuffled) => {
      expect(addresses.map((address) => matcher(...shuffled)(address))).toEqual(expected);
    }),
  );
});

test("what is filled into a pattern is read back from the address [ADR-01] [REG-10]", () => {
  const word = fc.string({ minLength: 1 }).filter((text) => text !== "." && text !== ".." && !/[\p{Cc}\p{Cs}]/u.test(text));
  fc.assert(
    fc.property(word, word, fc.array(word, { minLength: 1, maxLength: 4 }), (id, tab, code) => {
      const one = fillPath("x/:id/:tab?", { id, tab });
      expect("path" in one && matcher("x/:id/:tab?")(one.path)?.values).toEqual([id, tab]);
      const rest = fillPath("y/:code+", { code });
      expect("path" in rest && matcher("y/:code+")(rest.path)?.rest).toEqual(code);
    }),
  );
});

test.each([
  ["detail/:id", {}, "id"],
  ["detail/:id", { id: "" }, "id"],
  ["detail/:id", { id: ".." }, "id"],
  ["x/:id?/:action?", { action: "close" }, "id"],
  ["y/:code+", { code: [] }, "code"],
])("%s with %o lacks %s", (pattern, params, missing) => {
  expect(fillPath(pattern, params)).toEqual({ missing });
});

test("parameters keep their order and kind [REG-10]", () => {
  expect(paramsOf("a/:id/b/:tab?")).toEqual([
    { name: "id", param: "one" },
    { name: "tab", param: "optional" },
  ]);
});
