import { expect, test } from "vitest";
import { readProfile } from "../../src/domain/session/profile";
import { mustAcceptTerms } from "../../src/domain/session/session";
import { activeWorkshops, contextOf } from "../../src/domain/workshops/workshopStates";

const WORKSHOPS = [
  { value: "LAITIER", typo: "L", flag: "laitier" },
  { value: "ALLAITANT", typo: "A", flag: "allaitant" },
] as const;

test("a session user holds the fields of the specification [ENT-04] [ENT-05] [ENT-06] [ENT-07]", () => {
  expect(Object.keys(readProfile({})).sort()).toEqual(
    [
      "allaitant",
      "connectedAs",
      "contexteElevage",
      "droits",
      "elevageEnCours",
      "email",
      "emetteur",
      "grants",
      "id",
      "infoCheptels",
      "laitier",
      "nom",
      "numCheptel",
      "offre",
      "origin",
      "prenom",
      "prescripteur",
      "rules",
      "settings",
      "shops",
      "timeout",
      "token",
      "trans",
      "validateCgu",
    ].sort(),
  );
  const profile = readProfile({
    droits: ["sante"],
    grants: ["clarity"],
    rules: { authorizes: { "sante.gds": 9 } },
    elevageEnCours: { denomination: "GAEC", commune: "Pacé" },
  });
  expect(profile).toMatchObject({ droits: ["sante"], grants: ["clarity"], elevageEnCours: { denomination: "GAEC", commune: "Pacé" } });
  expect(profile.rules.authorizes["sante.gds"]).toBe(9);
});

test("a herd record holds its number, names, town and background [ENT-03]", () => {
  const herd = { numCheptel: "FR35123456", raisonSociale: "GAEC", nom: "Le Goff", prenom: "Anne", ville: "Pacé", background: "normande" };
  expect(readProfile({ infoCheptels: [herd] }).infoCheptels).toEqual([herd]);
});

test.each([
  null,
  undefined,
  3,
  "x",
  [],
  { droits: "sante", grants: {}, rules: { authorizes: [1] }, infoCheptels: "no", shops: [null], settings: null, timeout: "x" },
])("a profile that is %o reads as an empty one", (value) => {
  expect(readProfile(value)).toMatchObject({ droits: [], grants: [], email: "", settings: { home: "" } });
});

test("hostile keys stay plain data", () => {
  const profile = readProfile(JSON.parse('{"droits":["constructor"],"rules":{"authorizes":{"__proto__":9,"constructor":8}}}'));
  expect(profile.droits).toEqual(["constructor"]);
  expect(Object.keys(profile.rules.authorizes).sort()).toEqual(["__proto__", "constructor"]);
  expect({}).not.toHaveProperty("sante");
});

test.each([
  [{ laitier: true, allaitant: true }, "M"],
  [{ laitier: true }, "L"],
  [{ allaitant: true }, "A"],
  [{}, "A"],
  [{ laitier: true, shops: [{ value: "LAITIER", actif: false }] }, "A"],
  [{ laitier: true, shops: [{ value: "ALLAITANT", actif: true }] }, "M"],
])("the workshops of %o give the herd context %s [SHP-02] [SHP-07] [SHP-08]", (profile, context) => {
  expect(contextOf(WORKSHOPS, activeWorkshops(WORKSHOPS, readProfile(profile)))).toBe(context);
});

test.each([
  [{ validateCgu: true, connectedAs: "PROPRIO" }, true],
  [{ validateCgu: 1, connectedAs: "ADMIN" }, true],
  [{ validateCgu: true, connectedAs: "USER" }, false],
  [{ validateCgu: false, connectedAs: "PROPRIO" }, false],
  [{ connectedAs: "PROPRIO" }, false],
])("the licence check of %o fails: %s [LOG-15] [LOG-16]", (profile, expected) => {
  expect(mustAcceptTerms(readProfile(profile), ["PROPRIO", "ADMIN"])).toBe(expected);
});
