import fc from "fast-check";
import { expect, test } from "vitest";
import { decideGrant } from "../../src/domain/grants/decideGrant";
import { grantHolderOf } from "../../src/domain/grants/holder";
import type { Guard } from "../../src/domain/registry/access";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { OPEN, sectionOf, smallTables, tileOf, viewerOf } from "../support/smallTables";

const NAMES = ["a", "a.b", "a.b.c", "a.d", "intl", "intl.force", "intl.force.x", "ALL", "ALL.x", "e", "constructor", "__proto__"];
const name = fc.constantFrom(...NAMES);
const guard: fc.Arbitrary<Guard> = fc
  .array(fc.array(name, { minLength: 1, maxLength: 3 }), { maxLength: 3 })
  .map((clauses) => ({ ...OPEN, clauses }));
const profile = fc.record({
  droits: fc.array(name, { maxLength: 4 }),
  rules: fc.record({ authorizes: fc.dictionary(name, fc.constantFrom(0, 1, 7, 8, 9), { maxKeys: 4 }) }),
});

test("a guard admits exactly when each of its clauses has a grant that is held, and names the first clause that has none [GRD-05] [GRT-11]", () => {
  fc.assert(
    fc.property(
      fc.array(guard, { minLength: 1, maxLength: 6 }),
      profile,
      fc.boolean(),
      fc.boolean(),
      (guards, fields, online, opensAll) => {
        const tables = smallTables({
          guards,
          more: { access: { offlineMask: 8, allOpensEverything: opensAll, everybody: "ALL" }, exactGrants: ["intl.force"] },
        });
        const viewer = viewerOf(fields, { online });
        const resolver = createResolver(tables, viewer);
        if (viewer.user === null) throw new Error("the viewer is nobody");
        const holder = grantHolderOf(viewer.user);
        const decide = (grant: string) => decideGrant(holder, grant, { ...tables.access, online }, tables.exactGrants.includes(grant));
        for (const [at, { clauses }] of guards.entries()) {
          const refusing = clauses.find((clause) => !clause.some((grant) => decide(grant).held));
          const isOffline = refusing?.some((grant) => decide(grant).held === false && decide(grant).matched !== null && !online);
          const decision = resolver.guard(at + 2);
          expect(decision.admitted).toBe(refusing === undefined);
          expect(decision.clause).toEqual(refusing ?? clauses.at(-1) ?? []);
          if (refusing !== undefined && !isOffline) expect(decision.reason).toBe("not-granted");
        }
      },
    ),
  );
});

test("the menu shows exactly the tiles whose guard admits [MEN-14] [GRT-01]", () => {
  fc.assert(
    fc.property(fc.array(guard, { minLength: 1, maxLength: 8 }), profile, fc.boolean(), (guards, fields, online) => {
      const tiles = guards.map((_, at) => tileOf(`tile${at}`, "root", at + 2));
      const resolver = createResolver(smallTables({ guards, more: { sections: [sectionOf("s", tiles)] } }), viewerOf(fields, { online }));
      const shown = resolver.menu().flatMap(({ groups }) => groups.flatMap((group) => group.tiles));
      expect(shown).toEqual(tiles.filter((tile) => resolver.tile(tile).visible));
      expect(shown.map(({ id }) => id)).toEqual(tiles.filter((_, at) => resolver.guard(at + 2).admitted).map(({ id }) => id));
    }),
  );
});
