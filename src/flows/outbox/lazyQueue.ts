import { fetchedOnce } from "../../loading/part";
import type { ActionQueue } from "./actionQueue";
import type { QueuePorts, QueueStores } from "./queuePorts";

export type LazyQueue = () => Promise<ActionQueue>;

/** The queue, fetched and set going when it is first asked for. */
export function createLazyQueue(ports: QueuePorts, stores: QueueStores): LazyQueue {
  return fetchedOnce(async () => (await import("./actionQueue")).openActionQueue(ports, stores));
}
