import { Kysely } from "kysely";
import { expect, inject, test } from "vitest";
import { createBackend } from "../../src/server/createBackend";
import { randomToken } from "../../src/server/credentials/tokens";
import { openDatabase } from "../../src/server/database/openDatabase";
import { postgresDialect } from "../../src/server/database/postgresDialect";
import { storeAccounts } from "../../src/server/database/storeAccounts";
import type { Tables } from "../../src/server/database/tables";
import { systemClock } from "../../src/server/time/clock";
import { freshAddress } from "../support/freshDatabase";
import { FIXTURE_PERSONAS, FIXTURE_REGISTRY } from "./fixtureRegistry";
import { CHEAP_PASSWORDS, PASSWORD, request, SECRET } from "./startBackend";

/** What a slow disk makes seen is a commit that waits for it. The embedded database has one file and one way to write. */
test.skipIf(inject("postgres") === undefined)(
  "a recovery of an unknown address sends PostgreSQL the same statements and waits for the same commits as one of a known address",
  async () => {
    const address = await freshAddress();
    const seeded = await openDatabase(address);
    await storeAccounts(seeded, CHEAP_PASSWORDS, { personas: FIXTURE_PERSONAS, password: PASSWORD });
    await seeded.destroy();
    const sent: string[] = [];
    const dialect = postgresDialect(address, "briefly");
    const database = new Kysely<Tables>({ dialect, log: ({ query }) => void sent.push(query.sql) });
    const parts = { database, clock: systemClock, secret: SECRET, registry: FIXTURE_REGISTRY, passwords: CHEAP_PASSWORDS };
    const backend = createBackend({ ...parts, newToken: randomToken });
    const sentFor = async (name: string) => {
      sent.length = 0;
      const answer = await backend(request("GET", `/account/api/password/${name}@clarine.example`));
      return [answer.status, [...sent]] as const;
    };
    try {
      // From the first mail to the one that is sent no more.
      for (let asked = 0; asked <= 3; asked++) {
        const known = await sentFor("breeder");
        expect(await sentFor("ghost")).toEqual(known);
        const waits = known[1].filter((statement) => statement === "commit").length;
        expect(waits > 0).toBe(asked < 3);
      }
    } finally {
      await database.destroy();
    }
  },
);
