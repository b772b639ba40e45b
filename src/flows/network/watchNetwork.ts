import type { Connection } from "../../ports/connection";
import type { Http } from "../../ports/http";
import type { NetworkStore } from "../../stores/networkStore";
import type { Clock } from "../../time/clock";
import { debounce } from "../../time/debounce";

/** The answers of the shell's own server are short: what takes so long, takes it on the network. */
const SLOW_MS = 3000;
/** A weak network answers quickly now and then, and a page at rest asks nothing. */
const SLOW_FOR_MS = 30_000;

/** Section 4, network state: what calls run into counts at once, what the browser says when it has said so for a while. */
export function startWatchNetwork(
  { connection, http, clock, debounceMs }: { connection: Connection; http: Http; clock: Clock; debounceMs: number },
  network: NetworkStore,
): void {
  const later = debounce<boolean>(clock, debounceMs, (online) => network.setOnline(online, clock.now()));
  connection.onChange(later);
  const recover = debounce<void>(clock, SLOW_FOR_MS, () => network.setSlow(false));
  http.onPace((ms) => {
    // What is lost while the browser has no network says nothing of how good it is.
    if (ms < SLOW_MS || !connection.isOnline()) return;
    network.setSlow(true);
    recover();
  });
  http.onReach((reached) => network.setOnline(reached, clock.now()));
}
