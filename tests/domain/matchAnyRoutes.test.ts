import fc from "fast-check";
import { expect, test } from "vitest";
import { buildTrie } from "../../src/domain/routing/buildTrie";
import { matchPath } from "../../src/domain/routing/matchPath";
import { type PatternSegment, segmentsOf } from "../../src/domain/routing/pattern";

interface Candidate {
  readonly name: string;
  readonly left: readonly PatternSegment[];
  /** Whether an optional parameter is already filled. */
  readonly optional: boolean;
}

type Expected = { readonly names: readonly string[]; readonly values: readonly string[]; readonly rest: readonly string[] } | null;

/** The rules of matching word for word: every route is carried along, segment by segment. */
function matchOneByOne(candidates: readonly Candidate[], segments: readonly string[], values: readonly string[] = []): Expected {
  const starting = (kinds: readonly string[]) =>
    candidates.filter(({ left: [next] }) => next !== undefined && kinds.includes(kindOf(next)));
  const answer = (groups: readonly (readonly Candidate[])[], rest: readonly string[]): Expected => {
    const group = groups.find(({ length }) => length > 0);
    return group === undefined ? null : { names: group.map(({ name }) => name), values, rest };
  };
  const [segment, ...further] = segments;
  if (segment === undefined) {
    const ended = candidates.filter(({ left }) => left.length === 0);
    const open = candidates.filter(({ left: [next], optional }) => (next === undefined ? optional : kindOf(next) === "optional"));
    return answer([ended.filter(({ optional }) => !optional), open, starting(["any"])], []);
  }
  const step = (some: readonly Candidate[], filled: readonly string[]): Expected => {
    const next = some.map(({ name, left: [first, ...left], optional }) => ({
      name,
      left,
      optional: optional || (first !== undefined && kindOf(first) === "optional"),
    }));
    return next.length === 0 ? null : matchOneByOne(next, further, filled);
  };
  const same = starting(["static"]).filter(({ left: [next] }) => next?.kind === "static" && next.text === segment);
  const params = starting(["one", "optional"]);
  return step(same, values) ?? step(params, [...values, segment]) ?? answer([starting(["many"]), starting(["any"])], segments);
}

function kindOf(segment: PatternSegment): string {
  if (segment.kind === "static") return "static";
  return segment.kind === "catchAll" ? "any" : segment.param;
}

const word = fc.constantFrom("a", "b", "ab", "ba", "A", "a.b", "x-1", "constructor", "toString", "aliment2");
const pattern = fc
  .tuple(fc.array(fc.oneof(word, fc.constant(":")), { maxLength: 4 }), fc.constantFrom([], [":?"], [":?", ":?"], [":+"], [":*"], ["*"]))
  .map(([segments, tail]) => [...segments, ...tail].map((text, at) => text.replace(":", `:p${at}`)).join("/"));
const routesOf = (paths: readonly string[]) => paths.map((path, at) => ({ name: `route${String(at).padStart(2, "0")}`, path }));
const value = fc.string({ unit: "binary", minLength: 1, maxLength: 8 }).filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text));
const everyByte = (text: string) => [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const plain = (text: string) => (/[%/]/.test(text) ? encodeURIComponent(text) : text);
const segment = fc.tuple(fc.oneof({ weight: 3, arbitrary: word }, value), fc.constantFrom(plain, encodeURIComponent, everyByte));

test("any set of routes is matched as if all of them were compared one by one, encoded or not [ROU-25]", () => {
  let matched = 0;
  fc.assert(
    fc.property(
      fc.array(pattern, { maxLength: 20 }),
      fc.array(fc.array(segment, { maxLength: 5 }), { maxLength: 20 }),
      (paths, addresses) => {
        const routes = routesOf(paths);
        const trie = buildTrie(routes);
        const candidates = routes.map(({ name, path }) => ({ name, left: segmentsOf(path), optional: false }));
        for (const segments of addresses) {
          const expected = matchOneByOne(
            candidates,
            segments.map(([text]) => text),
          );
          if (expected !== null) matched++;
          expect(matchPath(trie, `/${segments.map(([text, written]) => written(text)).join("/")}`)).toEqual(expected);
        }
      },
    ),
  );
  expect(matched).toBeGreaterThan(100);
});

test("one bad segment anywhere keeps an address from every route, even from one that takes all", () => {
  const trie = buildTrie(routesOf(["*", "a", "a/:id?", "a/b/:code+", "b/:code*", ":one/:two", ":one/:two/:three"]));
  const bad = fc.oneof(
    fc.constant(""),
    fc.constantFrom("%", "%4", "%zz", "%E0%A4%A", "%00", "%0d"),
    fc.tuple(fc.constantFrom("", "a"), fc.constantFrom(0, 10, 31, 127, 128, 159)).map(([text, code]) => text + String.fromCharCode(code)),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), bad, fc.array(word, { minLength: 1, maxLength: 4 }), (before, wrong, after) => {
      expect(matchPath(trie, `/${[...before, wrong, ...after].join("/")}`)).toBeNull();
      expect(matchPath(trie, `/${[...before, ...after].join("/")}`)).not.toBeNull();
    }),
    { examples: [[[], "", ["a"]]], numRuns: 300 },
  );
});

test("among thousands of routes every address finds its own, and none finds a neighbour", () => {
  const routes = Array.from({ length: 3000 }, (_, at) => ({
    name: `r${at}`,
    path: `app${at % 97}/page${at}${at % 3 === 0 ? "/:id" : ""}`,
  }));
  const trie = buildTrie(routes);
  for (const [at, { name, path }] of routes.entries()) {
    expect(matchPath(trie, `/${path.replace(":id", "FR35")}`)?.names).toEqual([name]);
    expect(matchPath(trie, `/app${(at + 1) % 97}/page${at}/FR35`)).toBeNull();
    expect(matchPath(trie, `/app${at % 97}/page${at}0/FR35/more`)).toBeNull();
  }
});
