import { expect, inject, test } from "vitest";
import { openDatabase } from "../../../src/server/database/openDatabase";
import { freshAddress, freshDatabase } from "../../support/freshDatabase";
import { onServer } from "../../support/postgres/postgresServer";

const BREAK_ALL = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

test("connections that break while nobody uses them are replaced, and the server goes on", async () => {
  const address = await freshAddress();
  const database = await openDatabase(address);
  try {
    const read = () => database.selectFrom("accounts").select("id").execute();
    await Promise.all([read(), read(), read()]);
    if (inject("postgres") !== undefined) await onServer(address, BREAK_ALL);
    await expect.poll(async () => read().catch((error: unknown) => error)).toEqual([]);
  } finally {
    await database.destroy();
  }
});

test("a transaction that fails leaves nothing behind, and the next one finds its connection in order", async () => {
  const database = await freshDatabase();
  const mail = { id: "mail", kind: "recovery", recipient: "anne", language: "fr", link: "/", sent_at: "2026-05-04T09:00:00.000Z" } as const;
  const twice = database.transaction().execute(async (transaction) => {
    await transaction.insertInto("mails").values(mail).execute();
    await transaction.insertInto("mails").values(mail).execute();
  });
  await expect(twice).rejects.toThrow();
  await database.transaction().execute((transaction) => transaction.insertInto("mails").values(mail).execute());
  expect(await database.selectFrom("mails").selectAll().execute()).toEqual([mail]);
});
