import fc from "fast-check";
import { expect, test } from "vitest";
import { decideGrant, type GrantRules } from "../../src/domain/grants/decideGrant";
import { grantHolderOf } from "../../src/domain/grants/holder";
import { readProfile } from "../../src/domain/session/profile";

const ONLINE: GrantRules = { online: true, offlineMask: 8, everybody: "ALL", allOpensEverything: false };
const OFFLINE: GrantRules = { ...ONLINE, online: false };

function holder(droits: readonly string[], authorizes: Record<string, unknown> = {}) {
  return grantHolderOf(readProfile({ droits, rules: { authorizes } }));
}

test.each([
  ["the full name in the list", ["sante.gds.tache"], {}, true],
  ["a prefix that ends at a dot", ["sante.gds"], {}, true],
  ["the first level alone", ["sante"], {}, true],
  ["a longer name", ["sante.gds.tache.more"], {}, false],
  ["a prefix that does not end at a dot", ["sante.gd"], {}, false],
  ["a positive level", [], { "sante.gds.tache": 1 }, true],
  ["a level on a prefix", [], { sante: 3 }, true],
  ["nothing at all", [], {}, false],
])("a lookup goes from the full name to shorter prefixes: %s [GRT-03] [GRT-04]", (_, droits, authorizes, held) => {
  expect(decideGrant(holder(droits, authorizes), "sante.gds.tache", ONLINE).held).toBe(held);
});

test.each([
  [
    "a level 0 on the full name under a granted prefix refuses",
    ["sante"],
    { "sante.gds": 0 },
    { held: false, why: "level-zero", matched: "sante.gds" },
  ],
  ["a level 0 on a shorter name does not reach a longer granted one", ["sante.gds"], { sante: 0 }, { held: true, matched: "sante.gds" }],
  ["at one name the level wins over the list", ["sante.gds"], { "sante.gds": 0 }, { held: false, why: "level-zero" }],
  ["a level above 0 at one name wins too", ["sante.gds"], { "sante.gds": 2 }, { held: true, by: "authorizes", level: 2 }],
])("the first name that is defined decides: %s [GRT-05]", (_, droits, authorizes, expected) => {
  expect(decideGrant(holder(droits, authorizes), "sante.gds", ONLINE)).toMatchObject(expected);
});

test.each([
  [1, true, false],
  [8, true, true],
  [9, true, true],
  [7, true, false],
  [24, true, true],
  [128, true, false],
  [0, false, false],
])("level %i counts online and, with the bit of value 8, offline [GRT-06] [GRT-07]", (level, online, offline) => {
  const user = holder([], { "planning.late": level });
  expect(decideGrant(user, "planning.late", ONLINE).held).toBe(online);
  expect(decideGrant(user, "planning.late", OFFLINE).held).toBe(offline);
});

test("a name in the list counts offline too [GRT-05]", () => {
  expect(decideGrant(holder(["planning.late"]), "planning.late", OFFLINE).held).toBe(true);
});

test("ALL as the required grant passes for everybody, and gives nothing when it is held [GRT-08] [GRT-09]", () => {
  expect(decideGrant(holder([]), "ALL", ONLINE).held).toBe(true);
  expect(decideGrant(holder(["ALL"]), "sante", ONLINE).held).toBe(false);
  expect(decideGrant(holder(["ALL"]), "sante", { ...ONLINE, allOpensEverything: true }).held).toBe(true);
});

test("an exact grant is not given by a shorter name [INT-07] [FRM-18]", () => {
  expect(decideGrant(holder(["intl"]), "intl.force", ONLINE, true).held).toBe(false);
  expect(decideGrant(holder(["intl.force"]), "intl.force", ONLINE, true).held).toBe(true);
});

test.each(["8", -1, Number.NaN, 1e99, 1.5, null, {}, true, Number.POSITIVE_INFINITY])(
  "a level that is %s opens nothing [GRT-07]",
  (level) => {
    expect(decideGrant(holder([], { sante: level }), "sante", ONLINE).held).toBe(false);
  },
);

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])("a grant called %s is a name like any other [GRT-04]", (name) => {
  expect(decideGrant(holder([]), name, ONLINE).held).toBe(false);
  expect(decideGrant(holder([name]), name, ONLINE).held).toBe(true);
});

test("whatever the profile holds, deciding never throws and an empty profile opens nothing [GRT-03]", () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), fc.string(), fc.boolean(), (profile, grant, online) => {
      const decision = decideGrant(grantHolderOf(readProfile(profile)), grant, { ...ONLINE, online });
      if (decision.held && grant !== "ALL") expect(grant === decision.matched || grant.startsWith(`${decision.matched}.`)).toBe(true);
    }),
  );
  expect(decideGrant(grantHolderOf(readProfile(undefined)), "sante", ONLINE).held).toBe(false);
});

test("ten thousand grants are looked up like ten [GRT-04]", () => {
  const many = holder(Array.from({ length: 10_000 }, (_, index) => `family.grant${index}`));
  expect(decideGrant(many, "family.grant9999.deep.name", ONLINE)).toMatchObject({ held: true, matched: "family.grant9999" });
});
