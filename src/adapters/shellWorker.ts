import { SHELL_WORKER } from "../domain/offline/workerMessages";
import type { ShellWorker } from "../ports/serviceWorkers";
import { scriptAddress } from "./scriptAddress";

/** The registration at the root; none without service workers. */
export function createShellWorker(container: ServiceWorkerContainer | undefined, storage: StorageManager | undefined): ShellWorker {
  let registration: ServiceWorkerRegistration | undefined;
  return {
    start: async ({ onNewer, onTaken }) => {
      if (container === undefined) return;
      let isServed = container.controller !== null;
      // In place of that of an earlier try.
      container.oncontrollerchange = () => {
        // The first one has taken nobody's place.
        if (isServed) onTaken();
        isServed = true;
      };
      registration = await container.register(scriptAddress(SHELL_WORKER.address));
      registration?.active?.postMessage(SHELL_WORKER.keepMissing);
      const tellNewer = () => registration?.waiting && container.controller && onNewer();
      tellNewer();
      registration?.addEventListener("updatefound", () => registration?.installing?.addEventListener("statechange", tellNewer));
      // Some browsers ask the user, who may never answer.
      void storage?.persist().catch(() => {});
    },
    serves: () => Boolean(container?.controller),
    check: async () => void (await registration?.update()),
    takeOver: () => {
      registration?.waiting?.postMessage(SHELL_WORKER.takeOver);
      return Boolean(registration?.waiting);
    },
    onNoNetwork: (listener) => {
      const heard = ({ data }: MessageEvent) => data === SHELL_WORKER.noNetwork && listener();
      container?.addEventListener("message", heard);
      return () => container?.removeEventListener("message", heard);
    },
  };
}
