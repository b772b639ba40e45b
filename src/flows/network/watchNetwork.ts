import type { Connection } from "../../ports/connection";
import type { Http } from "../../ports/http";
import type { NetworkStore } from "../../stores/networkStore";
import type { Clock } from "../../time/clock";
import { debounce } from "../../time/debounce";

/** Section 4, network state: what calls run into counts at once, what the browser says when it has said so for a while. */
export function startWatchNetwork(
  { connection, http, clock, debounceMs }: { connection: Connection; http: Http; clock: Clock; debounceMs: number },
  network: NetworkStore,
): { readonly stop: () => void } {
  const later = debounce<boolean>(clock, debounceMs, (online) => network.setOnline(online, clock.now()));
  const stopConnection = connection.onChange(later);
  const stopReach = http.onReach((reached) => network.setOnline(reached, clock.now()));
  return {
    stop: () => {
      stopConnection();
      stopReach();
      later.cancel();
    },
  };
}
