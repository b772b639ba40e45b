import { when } from "mobx";
import type { Connection } from "../../ports/connection";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { ShellWorker } from "../../ports/serviceWorkers";
import type { FramesStore } from "../../stores/framesStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { ProgressStore } from "../../stores/progressStore";
import { UpdateStore } from "../../stores/updateStore";
import type { Clock } from "../../time/clock";
import { throttle } from "../../time/throttle";
import { withTimeout } from "../../time/withTimeout";
import type { LoadQueue } from "../outbox/actionQueue";

export interface AppUpdate {
  readonly update: UpdateStore;
  /** Puts the shell on the device; may be tried again when it fails. */
  readonly keep: () => Promise<void>;
  readonly accept: () => Promise<void>;
  readonly later: () => void;
}

interface UpdatePorts {
  readonly worker: ShellWorker;
  readonly queue: LoadQueue;
  readonly connection: Pick<Connection, "onFocus">;
  readonly navigation: Pick<Navigation, "reload">;
  readonly clock: Clock;
  readonly log: Log;
  /** The server has not got a file of this page any more, nor has the device. */
  readonly onMissingFile: (listener: () => void) => void;
  /** A newer version is looked for once in this time at most. */
  readonly checkMs: number;
  /** How long the queue of actions may go on sending. */
  readonly sendMs: number;
}

interface UpdateStores {
  readonly framesStore: Pick<FramesStore, "frames">;
  readonly network: Pick<NetworkStore, "online">;
  readonly progress: Pick<ProgressStore, "update">;
}

/**
 * Keeps the shell on the device, and offers a newer version of it. It is taken only when the user says so, once the queue has had
 * its turn and no frame holds anything unsaved; another tab that took it does not load this one anew. A page that the device does not
 * hold learns of it when a file of its own is gone.
 */
export function startAppUpdate(ports: UpdatePorts, { framesStore, network, progress }: UpdateStores): AppUpdate {
  const { worker, queue, connection, navigation, clock, log } = ports;
  const update = new UpdateStore();
  let isAccepted = false;
  let isTaken = false;
  const offer = () => update.state === "none" && update.set("available");
  const isDirty = () => framesStore.frames.some(({ dirty }) => dirty);
  const reload = () => {
    progress.update();
    navigation.reload();
  };
  const send = async () => {
    if (!network.online) return;
    const { drain } = await queue();
    await withTimeout(clock, ports.sendMs, drain.now());
  };
  ports.onMissingFile(offer);
  const check = throttle(clock, ports.checkMs, () => void worker.check().catch((error: unknown) => log.warn("newer version", error)));
  connection.onFocus(() => network.online && check());
  return {
    update,
    keep: () =>
      worker.start({
        onNewer: offer,
        onTaken: () => {
          isTaken = true;
          if (isAccepted) reload();
          else offer();
        },
      }),
    later: () => update.set("none"),
    accept: async () => {
      if (update.state !== "available") return;
      update.set("sending");
      await send().catch((error: unknown) => log.warn("update", error));
      if (isDirty()) update.set("waiting");
      await when(() => !isDirty());
      isAccepted = true;
      if (isTaken || !worker.takeOver()) reload();
    },
  };
}
