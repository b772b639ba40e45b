import type { ServerType } from "@hono/node-server";
import { pause } from "../time/clock";

/** How long a stop waits for what is under way, and after that for the database. */
export interface StopTimes {
  readonly answersMs: number;
  readonly databaseMs: number;
}

const STOP_TIMES: StopTimes = { answersMs: 8000, databaseMs: 4000 };

/**
 * Lets open answers finish, then closes the database; whatever hangs is left behind. Gives the exit code, within 15 s: who stops a server
 * kills it soon after.
 */
export async function stopInOrder(running: readonly ServerType[], close: () => Promise<void>, times = STOP_TIMES): Promise<number> {
  const closed = Promise.all(running.map((one) => new Promise((resolve) => one.close(resolve))));
  for (const one of running) if ("closeIdleConnections" in one) one.closeIdleConnections();
  await Promise.race([closed, pause(times.answersMs)]);
  for (const one of running) if ("closeAllConnections" in one) one.closeAllConnections();
  return Promise.race([close().then(() => 0), pause(times.databaseMs).then(() => 1)]).catch(() => 1);
}
