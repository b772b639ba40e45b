import { expect, test } from "vitest";
import type { Entities } from "../../generated/documents";
import { ENTITIES } from "../../generated/entities";
import { LABELS as FR } from "../../generated/labels/fr/catalogue";
import { LABELS as SHELL } from "../../generated/labels/fr/shell";
import { LANGUAGES } from "../../generated/languages";
import { PERSONAS } from "../../generated/personas";
import { CONTEXTS, WORKSHOPS } from "../../generated/workshops";
import { workshopEntry } from "../../src/protocol/calls/workshopEntry";
import { itemsOf } from "../support/requirements";

test("the seventeen exit reasons are there, each with a label [ENT-19]", () => {
  expect(ENTITIES.exitReasons).toHaveLength(17);
  for (const { id } of ENTITIES.exitReasons) expect(Object.keys(FR)).toContain(`entity.exitReasons.${id}`);
});

test("account levels and the profile values they go with [ENT-20] [ENT-21] [ENT-22]", () => {
  const levels: readonly Omit<Entities["accountLevels"][number], "label">[] = ENTITIES.accountLevels;
  const ids = levels.map(({ id }) => id).sort();
  expect(ids).toEqual(["administrator", "distributor", "owner", "support", "technician", "user"]);
  const values = (id: string) => levels.find((level) => level.id === id);
  expect(values("owner")?.connectedAs).toBe("PROPRIO");
  expect(values("administrator")?.connectedAs).toBe("ADMIN");
  const origins = ["technician", "distributor", "support"].map((id) => values(id)?.origin);
  expect(origins).toEqual(["TECHNICIEN", "DISTRIBUTEUR", "SUPPORT"]);
  expect(ENTITIES.origins).toContain("ELEVEUR");
});

test("two workshop types, each with an offer at each of the three tiers [ENT-23] [ENT-24] [ENT-25]", () => {
  expect(ENTITIES.workshopTypes.map(({ id }) => id).sort()).toEqual(["dairy", "suckler"]);
  const tiers = ["level1", "level2", "level3"];
  expect(ENTITIES.brandTiers.map(({ id }) => id)).toEqual(tiers);
  for (const { id, offers } of ENTITIES.workshopTypes) expect(offers, id).toEqual(tiers);
  for (const tier of tiers) expect(Object.keys(FR)).toContain(`entity.brandTiers.${tier}`);
});

test("life-cycle values have one bit each, in the order of the lists [ENT-17] [ENT-18]", () => {
  const bits = ENTITIES.lifeCycle.flatMap(({ values }) => values.map(({ bit }) => bit));
  expect(bits).toEqual(bits.map((_, index) => index));
  const counts = ["sex 2", "category 6", "stage 7", "position 4", "gestation 4", "typology 2", "exited 1"];
  expect(ENTITIES.lifeCycle.map(({ part, values }) => `${part} ${values.length}`)).toEqual(counts);
});

test("sync states and network states are those of the specification [SYN-03] [NET-01]", () => {
  const shown = ["WIP spinner", "DRAFT spinner", "SUCCESS badge", "ERROR badge", "WARNING badge"];
  expect(ENTITIES.syncStates.map((state) => `${state.id} ${state.shown}`)).toEqual(shown);
  expect(ENTITIES.networkStates.map(({ id }) => id)).toEqual(["ONLINE", "OFFLINE"]);
});

test("exactly two workshops of four fields, each with a label of its own and the context letter it stands for [SHP-01] [SHP-03]", () => {
  const fields = ["value", "label", "typo", "actif"];
  expect([...WORKSHOPS.map(({ value }) => value), ...fields]).toEqual(itemsOf("SHP-01"));
  const workshop = { value: "LAITIER", label: "shop.LAITIER", typo: "L", actif: true };
  expect(Object.keys(workshop)).toEqual(fields);
  expect(workshopEntry.parse(workshop)).toEqual(workshop);
  expect(workshopEntry.safeParse({ ...workshop, more: 1 }).success).toBe(false);
  for (const field of fields) expect(workshopEntry.safeParse({ ...workshop, [field]: undefined }).success).toBe(false);
  expect(WORKSHOPS.map(({ value }) => SHELL[`shop.${value}`])).toEqual(["Atelier lait", "Atelier viande"]);
  expect(WORKSHOPS.map(({ value, typo }) => `${value} ${typo}`)).toEqual(["LAITIER L", "ALLAITANT A"]);
  expect([...CONTEXTS].sort()).toEqual(["A", "L", "M"]);
});

test("the chooser's entries give their own languages, and mr of old links still means German [INT-04] [INT-05]", () => {
  expect(LANGUAGES.map(({ id, country }) => `${country} ${id}`)).toEqual(["FR fr", "DE de", "EN en", "ES es", "IT it"]);
  expect(LANGUAGES.find(({ id }) => id === "de")?.aliases).toEqual(["mr"]);
});

test("the demo data hold all five kinds of people, some with several herds [ENT-01] [ENT-02]", () => {
  const personas = Object.values(PERSONAS);
  for (const origin of ["ELEVEUR", "TECHNICIEN", "DISTRIBUTEUR", "SUPPORT"])
    expect(personas.some(({ profile }) => profile.origin === origin)).toBe(true);
  expect(Object.keys(PERSONAS)).toContain("conseiller");
  expect(personas.some(({ herds }) => herds.length > 10)).toBe(true);
  expect(personas.some(({ login }) => login === "tokenPerHerd")).toBe(true);
});
