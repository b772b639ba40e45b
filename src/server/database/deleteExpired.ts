import { type ServerClock, type ServerTimer, storedAfter } from "../time/clock";
import type { Retention } from "../time/retention";
import type { Database } from "./openDatabase";

/**
 * Deletes what is over: sessions with their tokens, one-time tokens, mails, notes of logins, attempts of closed windows. The log of
 * applied actions stays: a device may send an action again after a whole winter.
 */
export async function deleteExpired(database: Database, clock: ServerClock, retention: Retention): Promise<void> {
  const now = clock.now();
  const present = now.toISOString();
  await database.deleteFrom("sessions").where("expires_at", "<=", present).execute();
  // A used refresh token is kept to its end, since until then its return shows that it was copied.
  await database.deleteFrom("refresh_tokens").where("expires_at", "<=", present).execute();
  await deleteOrphans(database, "refresh_tokens");
  await deleteOrphans(database, "login_tokens");
  await database.deleteFrom("one_time_tokens").where("expires_at", "<=", present).execute();
  await database.deleteFrom("rate_limits").where("ends_at", "<=", present).execute();
  await database.deleteFrom("mails").where("sent_at", "<=", storedAfter(now, -retention.mailMs)).execute();
  await database.deleteFrom("login_log").where("at", "<=", storedAfter(now, -retention.loginLogMs)).execute();
}

export interface ExpiryOptions {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly timer: ServerTimer;
  readonly retention: Retention;
  readonly onFailure: (error: unknown) => void;
}

/** Deletes at once and from then on regularly. Every process of a database does; what another has deleted is simply gone. */
export function keepDeletingExpired({ database, clock, timer, retention, onFailure }: ExpiryOptions): () => Promise<void> {
  let running = Promise.resolve();
  const round = () => {
    running = running.then(() => deleteExpired(database, clock, retention)).catch(onFailure);
  };
  round();
  const cancel = timer.every(retention.everyMs, round);
  return async () => {
    cancel();
    await running;
  };
}

/** Tokens whose session is gone. */
async function deleteOrphans(database: Database, table: "refresh_tokens" | "login_tokens"): Promise<void> {
  await database
    .deleteFrom(table)
    .where((token) =>
      token.not(token.exists(token.selectFrom("sessions").select("sessions.id").whereRef("sessions.id", "=", `${table}.session_id`))),
    )
    .execute();
}
