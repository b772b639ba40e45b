import type { Connection } from "../../ports/connection";
import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { MenuStore } from "../../stores/menuStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import { throttle } from "../../time/throttle";
import type { LoadQueue } from "../outbox/actionQueue";

interface PingPorts {
  readonly connection: Connection;
  readonly http: Http;
  readonly clock: Clock;
  readonly log: Log;
  readonly queue: LoadQueue;
  readonly throttleMs: number;
}

/**
 * Section 4, network state: a ping when the window gains the focus, now and then, for a logged-in user who is granted it. What
 * comes of it counts like the outcome of any other call, and the version of the server is compared with that of the shell.
 */
export function startPingOnFocus(
  { connection, http, clock, log, queue, throttleMs }: PingPorts,
  { session, menu }: { readonly session: SessionStore; readonly menu: MenuStore },
): void {
  const ping = throttle(clock, throttleMs, () => {
    http
      .call("ping")
      .then(async ({ version }) => (await queue()).checkVersion(version))
      .catch((error: unknown) => log.warn("ping", error));
  });
  connection.onFocus(() => session.signedIn && menu.resolver.feature("ping") && ping());
}
