import { reaction } from "mobx";
import type { Connection } from "../../ports/connection";
import type { Http } from "../../ports/http";
import type { NetworkStore } from "../../stores/networkStore";
import type { Clock } from "../../time/clock";

interface AskPorts {
  readonly connection: Pick<Connection, "isOnline">;
  readonly http: Pick<Http, "call">;
  readonly clock: Clock;
  readonly retry: { readonly firstMs: number; readonly capMs: number };
}

/**
 * When a call has failed although the browser has a network, the server is asked whether it is back, with backoff: a farmer who
 * leaves the page open until the entries are sent makes no other call. Where the browser has none, its event is waited for.
 */
export function startProbeWhileOffline({ connection, http, clock, retry }: AskPorts, network: NetworkStore): void {
  let cancel = () => {};
  const askIn = (ms: number) => {
    let isOver = false;
    const cancelTimer = clock.after(ms, async () => {
      // Its outcome is reported like that of any call.
      if (connection.isOnline()) await http.call("ping").catch(() => {});
      if (!isOver) askIn(Math.min(2 * ms, retry.capMs));
    });
    cancel = () => {
      isOver = true;
      cancelTimer();
    };
  };
  reaction(
    () => network.online,
    (online) => {
      cancel();
      if (!online) askIn(retry.firstMs);
    },
    { fireImmediately: true },
  );
}
