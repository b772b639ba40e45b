import fc from "fast-check";
import { expect, test } from "vitest";
import { userFileOf } from "../../../codegen/prove/counterexample";
import { findFacts } from "../../../codegen/prove/findFacts";
import { proveTiles, replayTile } from "../../../codegen/prove/proveTiles";
import { type UserFile, viewerOf } from "../../../codegen/viewer/userFile";
import type { Guard } from "../../../src/domain/registry/access";
import type { RegistryTables } from "../../../src/domain/registry/tables";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { OPEN, sectionOf, smallTables, tileOf } from "../../support/smallTables";

/** A small forest of names, the two that make a multi-herd user among them, so that prefixes and clauses meet often. */
const NAMES = ["a", "a.b", "a.b.c", "a.d", "e", "e.f", "desk", "desk.switch", "desk.offline", "intl.force"] as const;
const CODES = ["X", "Y"] as const;
const SHOPS = ["LAITIER", "ALLAITANT", "NO SUCH SHOP"] as const;

const guards: fc.Arbitrary<Guard> = fc.record({
  public: fc.constantFrom(false, false, false, false, true),
  clauses: fc.array(fc.array(fc.constantFrom(...NAMES, "ALL"), { maxLength: 3 }), { maxLength: 2 }),
  applications: fc.uniqueArray(fc.constantFrom(...CODES), { maxLength: 1 }),
  multiHerd: fc.constantFrom(false, false, true),
  multiFirst: fc.constantFrom(false, false, true),
  workshop: fc.constantFrom(null, null, ...SHOPS),
});

const profiles = fc.record({
  email: fc.constantFrom("a@b.fr", "a@b.fr", "a@b.fr", ""),
  droits: fc.uniqueArray(fc.constantFrom(...NAMES, "ALL"), { maxLength: 5 }),
  grants: fc.uniqueArray(fc.constantFrom(...CODES)),
  rules: fc.record({ authorizes: fc.dictionary(fc.constantFrom(...NAMES), fc.constantFrom(0, 1, 8, 9), { maxKeys: 5 }) }),
  laitier: fc.boolean(),
  allaitant: fc.boolean(),
  mode: fc.constantFrom("multi", "solo", undefined),
});
const users: fc.Arbitrary<UserFile> = fc
  .tuple(profiles, fc.option(profiles))
  .map(([user, multiUser]) => (multiUser === null ? user : { ...user, multiUser }));

/** Guards from 2 on, as the small tables place them. */
function decide(tables: RegistryTables, user: UserFile, online: boolean, index: number): boolean {
  return createResolver(tables, viewerOf(user, { online, mode: null }, "fr")).guard(index).admitted;
}

test("a proof that a guard follows from others holds for every user, and where it fails the counterexample replays [GRT-01]", () => {
  const seen = { proven: 0, refuted: 0 };
  fc.assert(
    fc.property(
      guards,
      guards,
      guards,
      fc.array(users, { minLength: 12, maxLength: 12 }),
      fc.boolean(),
      (tile, route, earlier, some, online) => {
        const tables = smallTables({ guards: [tile, route, earlier] });
        const facts = findFacts([tile], [route, earlier], tables);
        const refuses = (user: UserFile, at: boolean) =>
          decide(tables, user, at, 2) && !decide(tables, user, at, 3) && !decide(tables, user, at, 4);
        if (facts === null) {
          seen.proven++;
          expect(some.filter((user) => refuses(user, online))).toEqual([]);
        } else {
          seen.refuted++;
          expect(refuses(userFileOf(facts, tables), true)).toBe(true);
        }
      },
    ),
    { numRuns: 800, seed: 20 },
  );
  expect(Math.min(seen.proven, seen.refuted)).toBeGreaterThan(80);
});

test("a tile with several targets is proven in the order in which they are tried [TIL-14]", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(guards, guards), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.array(users, { minLength: 12 }),
      (pairs, multiHerd, some) => {
        const targets = pairs.map((_, n) => ({ route: `r${n}`, params: {}, query: {}, guard: 2 + 2 * n }));
        const tile = tileOf("t", "r0", 2, { target: { kind: "route", targets } });
        const tables = smallTables({
          guards: pairs.flat(),
          routes: pairs.map((_, n) => ({ name: `r${n}`, guard: 3 + 2 * n })),
          more: { sections: [sectionOf("s", [tile], { multiHerd })] },
        });
        for (const proof of proveTiles(tables)) {
          const route = String(proof.object);
          if (proof.holds) expect(some.filter((user) => replayTile(tables, user, tile, route))).toEqual([]);
          else expect(proof.counterexample && replayTile(tables, proof.counterexample, tile, route)).toBe(true);
        }
      },
    ),
    { numRuns: 250, seed: 21 },
  );
});

test.each([
  { title: "narrower", tile: ["a.b"], route: ["a"], file: { droits: ["a.b"] } },
  { title: "broader", tile: ["a"], route: ["a.b"], file: { droits: ["a"], rules: { authorizes: { "a.b": 0 } } } },
  { title: "one name more", tile: ["a", "e"], route: ["a"], file: { droits: ["e"] } },
])("the counterexample of a tile that is $title than its route is the smallest user", ({ tile, route, file }) => {
  const of = (clause: string[]): Guard => ({ ...OPEN, clauses: [clause] });
  const tables = smallTables({});
  const facts = findFacts([of(tile)], [of(route)], tables);
  expect(facts && userFileOf(facts, tables)).toEqual(file);
});

test("thirty thousand tiles are proven within a test", () => {
  const clause = (n: number): Guard => ({ ...OPEN, clauses: [[`g${n}.x`, `g${n}.y`]] });
  const tablesOf = (count: number): RegistryTables => {
    const tiles = Array.from({ length: count }, (_, n) => tileOf(`t${n}`, `r${n}`, 2 + 2 * n));
    return smallTables({
      guards: Array.from({ length: count }, (_, n) => [{ ...OPEN, clauses: [[`g${n}.x`]] }, clause(n)]).flat(),
      routes: Array.from({ length: count }, (_, n) => ({ name: `r${n}`, guard: 3 + 2 * n })),
      more: { sections: [sectionOf("s", tiles)] },
    });
  };
  const proofs = proveTiles(tablesOf(30_000));
  expect(proofs).toHaveLength(30_000);
  expect(proofs.every(({ holds }) => holds)).toBe(true);
});
