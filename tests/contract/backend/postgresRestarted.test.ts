import { expect, inject, test } from "vitest";
import { bundledServer } from "../../support/bundledServer";
import { atEndOfFile } from "../../support/endOfFile";
import { databaseAt, onServer } from "../../support/postgres/postgresServer";
import { startPostgres } from "../../support/postgres/startPostgres.mjs";
import { startServerProcess } from "../../support/serverProcess";
import { appliedAt, sendAgain, sendWithoutPause, signedInSender } from "./sendActions";

const RESTART_AT = 40;
const CONFIRMED_IN_THE_END = 120;
/** Two starts of a database and one of a server, on a machine that may have much else to do. */
const WITHIN_MS = 240_000;

// A database server of its own: the others go on with theirs.
test.skipIf(inject("postgres") === undefined)(
  "fault 49: PostgreSQL crashes and is started again under load: the server goes on by itself, and what it has confirmed is there once",
  async () => {
    const postgres = await startPostgres({ durable: true });
    if (postgres.address === undefined) throw new Error(postgres.why);
    atEndOfFile(async () => postgres.stop?.());
    await onServer(postgres.address, "create database restarted");
    const address = databaseAt(postgres.address, "restarted");
    const server = await startServerProcess(await bundledServer(), { DATABASE_URL: address });
    const send = await signedInSender(server);
    let restarted: Promise<void> | undefined;
    let isBack = false;
    const { sent, confirmed } = await sendWithoutPause(send, (count) => {
      if (count >= RESTART_AT)
        restarted ??= postgres.restart?.().then(() => {
          isBack = true;
        });
      return isBack && count >= CONFIRMED_IN_THE_END;
    });
    await restarted;
    expect(sent.length).toBeGreaterThan(confirmed.length);
    expect((await appliedAt(address)).keys).toEqual(expect.arrayContaining([...confirmed]));
    expect(await sendAgain(send, sent)).toEqual([]);
    const { keys, counted } = await appliedAt(address);
    expect([[...keys].sort(), counted]).toEqual([[...sent].sort(), sent.length]);
    expect(await server.stop()).toBe(0);
  },
  WITHIN_MS,
);
