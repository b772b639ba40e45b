import { type ServerClock, type ServerTimer, storedAfter } from "../time/clock";
import type { Retention } from "../time/retention";
import type { Database } from "./openDatabase";

/**
 * Deletes what is over: sessions with their tokens, one-time tokens, mails, notes of logins, attempts of closed windows. The log of
 * applied actions stays: a device may send an action again after a whole winter. What cannot be deleted keeps nothing else from it.
 */
export async function deleteExpired(database: Database, clock: ServerClock, retention: Retention): Promise<void> {
  const now = clock.now();
  const present = now.toISOString();
  const steps = [
    database.deleteFrom("sessions").where("expires_at", "<=", present),
    // A used refresh token is kept to its end, since until then its return shows that it was copied. None ends after its session.
    database.deleteFrom("refresh_tokens").where("expires_at", "<=", present),
    loginTokensWithoutSession(database),
    database.deleteFrom("one_time_tokens").where("expires_at", "<=", present),
    database.deleteFrom("rate_limits").where("ends_at", "<=", present),
    database.deleteFrom("mails").where("sent_at", "<=", storedAfter(now, -retention.mailMs)),
    database.deleteFrom("login_log").where("at", "<=", storedAfter(now, -retention.loginLogMs)),
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step.execute().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Not all that is over could be deleted.");
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

function loginTokensWithoutSession(database: Database) {
  return database
    .deleteFrom("login_tokens")
    .where((token) =>
      token.not(token.exists(token.selectFrom("sessions").select("sessions.id").whereRef("sessions.id", "=", "login_tokens.session_id"))),
    );
}
