import { type Compilable, sql } from "kysely";
import { hashToken } from "../credentials/tokens";
import { type ServerClock, storedAfter } from "../time/clock";
import { batch } from "./batch";
import type { Database } from "./openDatabase";

/** Whether an attempt may go ahead, and after how long the next one may when it may not. */
export interface Taken {
  readonly allowed: boolean;
  /** 0 when allowed. */
  readonly retryAfterMs: number;
}

export interface RateLimit {
  readonly key: string;
  readonly limit: number;
}

export interface RateLimits {
  /** How long to wait, because at one of these keys the limit is reached; 0 when at none. Counts nothing. */
  readonly wait: (limits: readonly RateLimit[]) => Promise<number>;
  /** The statement that counts an attempt under a key, as after a failure. */
  readonly counting: (key: string, windowMs: number) => Compilable;
  /** Counts one attempt under a key. The first one opens a window; in it, `limit` attempts are allowed. */
  readonly take: (key: string, limit: number, windowMs: number) => Promise<Taken>;
  /** The statement that forgets the attempts under a key, as after a success. */
  readonly forgetting: (key: string) => Compilable;
}

/**
 * Attempts are counted in the database, so that a limit holds for all its processes together. Keys are kept as hashes: people type
 * their password where the login belongs.
 */
export function createRateLimits(database: Database, clock: ServerClock): RateLimits {
  const wait = async (limits: readonly RateLimit[]) => {
    const now = clock.now();
    const rows = await database
      .selectFrom("rate_limits")
      .selectAll()
      .where(
        "key_hash",
        "in",
        limits.map(({ key }) => hashToken(key)),
      )
      .where("ends_at", ">", now.toISOString())
      .execute();
    const reached = rows.filter(({ key_hash, attempts }) =>
      limits.some(({ key, limit }) => hashToken(key) === key_hash && attempts >= limit),
    );
    return Math.max(0, ...reached.map(({ ends_at }) => Date.parse(ends_at) - now.getTime()));
  };
  return {
    wait,
    counting: (key, windowMs) => {
      const now = clock.now();
      return countingAttempt(database, hashToken(key), now.toISOString(), storedAfter(now, windowMs));
    },
    async take(key, limit, windowMs) {
      // Past the limit nothing is written: a flood must not keep others from writing.
      const waitMs = await wait([{ key, limit }]);
      if (waitMs > 0) return { allowed: false, retryAfterMs: waitMs };
      const now = clock.now();
      const counting = countingAttempt(database, hashToken(key), now.toISOString(), storedAfter(now, windowMs));
      const [counted] = (await batch(database, [counting])).flatMap(({ rows }) => rows);
      if (counted === undefined) throw new Error("The attempt was not counted.");
      const { attempts, ends_at } = counted;
      if (attempts <= limit) return { allowed: true, retryAfterMs: 0 };
      return { allowed: false, retryAfterMs: Math.max(1, Date.parse(ends_at) - now.getTime()) };
    },
    forgetting: (key) => database.deleteFrom("rate_limits").where("key_hash", "=", hashToken(key)),
  };
}

/** One statement, so that no two attempts at the same moment count as one. */
function countingAttempt(database: Database, keyHash: string, now: string, endsAt: string) {
  const isOver = sql<boolean>`rate_limits.ends_at <= ${now}`;
  return database
    .insertInto("rate_limits")
    .values({ key_hash: keyHash, attempts: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column("key_hash").doUpdateSet({
        attempts: sql<number>`case when ${isOver} then 1 else rate_limits.attempts + 1 end`,
        ends_at: sql<string>`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returning(["attempts", "ends_at"]);
}
