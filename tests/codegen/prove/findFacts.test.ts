import fc from "fast-check";
import { expect, test } from "vitest";
import { type Condition, NO_CONDITION } from "../../../codegen/prove/condition";
import { findFacts, TOO_MANY } from "../../../codegen/prove/findFacts";
import { createProver } from "../../../codegen/prove/prover";
import { tileClaims } from "../../../codegen/prove/tileClaims";
import { userFileOf } from "../../../codegen/prove/userFileOf";
import { type Circumstances, type UserFile, viewerOf } from "../../../codegen/viewer/userFile";
import type { Guard } from "../../../src/domain/registry/access";
import type { RegistryTables } from "../../../src/domain/registry/tables";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { OPEN, sectionOf, smallTables, tileOf } from "../../support/smallTables";

/** A small forest of names, the two that make a multi-herd user among them, so that prefixes and clauses meet often. */
const NAMES = ["a", "a.b", "a.b.c", "a.d", "e", "e.f", "desk", "desk.switch", "desk.offline", "intl.force"] as const;
const CODES = ["X", "Y"] as const;
const WORKSHOPS = ["LAITIER", "ALLAITANT", "NO SUCH WORKSHOP"] as const;

const guards: fc.Arbitrary<Guard> = fc.record({
  public: fc.constantFrom(false, false, false, false, true),
  clauses: fc.array(fc.array(fc.constantFrom(...NAMES, "ALL"), { maxLength: 3 }), { maxLength: 2 }),
  applications: fc.uniqueArray(fc.constantFrom(...CODES), { maxLength: 1 }),
  multiHerd: fc.constantFrom(false, false, true),
  multiFirst: fc.constantFrom(false, false, true),
  workshop: fc.constantFrom(null, null, ...WORKSHOPS),
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
const ofGuards = (admits: readonly Guard[], refuses: readonly Guard[]): Condition => ({ ...NO_CONDITION, admits, refuses });
const users: fc.Arbitrary<UserFile> = fc
  .tuple(profiles, fc.option(profiles))
  .map(([user, multiUser]) => (multiUser === null ? user : { ...user, multiUser }));

/** Guards from 2 on, as the small tables place them. */
function decide(tables: RegistryTables, user: UserFile, { online, mode }: Circumstances, index: number): boolean {
  const resolver = createResolver(tables, viewerOf(user, { online, mode }, "fr"));
  return resolver.signedIn && resolver.guard(index).admitted;
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
      fc.constantFrom("multi" as const, "solo" as const),
      (tile, route, earlier, some, online, mode) => {
        const tables = smallTables({ guards: [tile, route, earlier] });
        const facts = findFacts(ofGuards([tile], [route, earlier]), mode, tables);
        const refuses = (user: UserFile, at: boolean) =>
          [2, 3, 4].map((index) => decide(tables, user, { online: at, mode }, index)).join() === "true,false,false";
        if (facts === null) {
          seen.proven++;
          expect(some.filter((user) => refuses(user, online))).toEqual([]);
        } else {
          seen.refuted++;
          expect(facts !== TOO_MANY && refuses(userFileOf(facts, tables), online)).toBe(true);
        }
      },
    ),
    { numRuns: 800, seed: 20 },
  );
  expect(Math.min(seen.proven, seen.refuted)).toBeGreaterThan(80);
});

test.each([
  { title: "narrower", tile: ["a.b"], route: ["a"], file: { droits: ["a.b"] } },
  { title: "broader", tile: ["a"], route: ["a.b"], file: { droits: ["a"], rules: { authorizes: { "a.b": 0 } } } },
  { title: "one name more", tile: ["a", "e"], route: ["a"], file: { droits: ["e"] } },
])("the counterexample of a tile that is $title than its route is the smallest user", ({ tile, route, file }) => {
  const of = (clause: string[]): Guard => ({ ...OPEN, clauses: [clause] });
  const tables = smallTables({});
  const facts = findFacts(ofGuards([of(tile)], [of(route)]), "multi", tables);
  expect(facts !== null && facts !== TOO_MANY && userFileOf(facts, tables)).toEqual(file);
});

test("a search that takes too long says so, and proves nothing", () => {
  // Of each pair one is refused, and one of each is held: with more pairs than can be tried nobody is found in time.
  const names = Array.from({ length: 24 }, (_, n) => `p${n}`);
  const either = names.map((name): Guard => ({ ...OPEN, clauses: [[`${name}.x`], [`${name}.y`]] }));
  const oneOfAll: Guard = { ...OPEN, clauses: [names.map((name) => `${name}.x`), names.map((name) => `${name}.y`)] };
  const impossible: Guard = { ...OPEN, clauses: [["z.x"], ["z.y"]] };
  const held: Guard = { ...OPEN, clauses: [["z.x"], ["z.y"]] };
  expect(findFacts(ofGuards([oneOfAll, held], [...either, impossible]), "multi", smallTables({}))).toBe(TOO_MANY);
});

test("ten thousand tiles are proven within a test, a thousand of them with a user for whom they fail", () => {
  const count = 10_000;
  const failing = (n: number) => n % 10 === 0;
  const clauseOf = (n: number) => (failing(n) ? [`g${n}.x`, `g${n}.y`] : [`g${n}.x`]);
  const tables = smallTables({
    guards: Array.from({ length: count }, (_, n) => [
      { ...OPEN, clauses: [clauseOf(n)] },
      { ...OPEN, clauses: [[`g${n}.x`, `g${n}.z`]] },
    ]).flat(),
    routes: Array.from({ length: count }, (_, n) => ({ name: `r${n}`, guard: 3 + 2 * n })),
    more: {
      sections: [
        sectionOf(
          "s",
          Array.from({ length: count }, (_, n) => tileOf(`t${n}`, `r${n}`, 2 + 2 * n)),
        ),
      ],
    },
  });
  const proofs = tileClaims(tables).map(createProver(tables).prove);
  const users = proofs.flatMap(({ holds, counterexample }) => (holds === false ? [counterexample] : []));
  expect(users).toEqual(proofs.flatMap((_, n) => (failing(n) ? [{ droits: [`g${n}.y`] }] : [])));
});
