import { expect, test } from "vitest";
import { herdsOf } from "../../../src/server/database/accounts";
import type { Database } from "../../../src/server/database/openDatabase";
import { storeAccounts } from "../../../src/server/database/storeAccounts";
import { storeWorkshopFlag } from "../../../src/server/database/storeWorkshopFlag";
import { FIXTURE_PERSONAS } from "../../server/fixtureRegistry";
import { CHEAP_PASSWORDS, PASSWORD } from "../../server/startBackend";
import { freshDatabase } from "../../support/freshDatabase";

const NOW = "2026-05-04T09:00:00.000Z";
const DAIRY_HERD = "FR35100001";

function seed(database: Database, personas = FIXTURE_PERSONAS) {
  return storeAccounts(database, CHEAP_PASSWORDS, { personas, password: PASSWORD });
}

async function flagsOf(database: Database, accountId: string) {
  return (await herdsOf(database, accountId)).map(({ num_cheptel, laitier, allaitant }) => [num_cheptel, laitier, allaitant]);
}

test("a workshop is switched for its herd alone, for all users of it", async () => {
  const database = await freshDatabase();
  await seed(database);
  await storeWorkshopFlag(database, { numCheptel: DAIRY_HERD, flag: "allaitant", active: true, now: NOW });
  expect(await flagsOf(database, "technician")).toEqual([
    [DAIRY_HERD, 1, 1],
    ["FR35100003", 1, 1],
  ]);
  await storeWorkshopFlag(database, { numCheptel: DAIRY_HERD, flag: "laitier", active: false, now: NOW });
  expect(await flagsOf(database, "breeder")).toEqual([[DAIRY_HERD, 0, 1]]);
  expect(await flagsOf(database, "neighbour")).toEqual([["FR35100002", 0, 1]]);
});

test("a switched workshop stays at the next start, while all else follows the registry", async () => {
  const database = await freshDatabase();
  await seed(database);
  await storeWorkshopFlag(database, { numCheptel: DAIRY_HERD, flag: "allaitant", active: true, now: NOW });
  const edited = FIXTURE_PERSONAS.map((persona) => ({
    ...persona,
    herds: persona.herds.map((herd) => ({ ...herd, ville: "Vitré", laitier: false })),
  }));
  await seed(database, edited);
  expect(await flagsOf(database, "technician")).toEqual([
    [DAIRY_HERD, 1, 1],
    ["FR35100003", 0, 1],
  ]);
  expect((await herdsOf(database, "technician")).map(({ ville }) => ville)).toEqual(["Vitré", "Vitré"]);
});
