/** The service workers registered in this browser for addresses of this origin. */
export interface ServiceWorkers {
  /** Removes those at or below the paths, `/card`; the worker of the shell itself, at the root, is never one of them. */
  readonly unregister: (paths: readonly string[]) => Promise<void>;
}

/** The worker that keeps the shell on the device. */
export interface ShellWorker {
  /** From now on the shell is on the device, and the browser is asked not to throw it away; may be tried again when it fails. */
  readonly start: (events: ShellWorkerEvents) => Promise<void>;
  /** Whether this page comes from the device when it is loaded anew. */
  readonly serves: () => boolean;
  /** Looks for a newer version. */
  readonly check: () => Promise<void>;
  /** The version that waits takes the place of this one; false: none waits. */
  readonly takeOver: () => boolean;
  /** A page in a frame, or a file of one, could not be fetched. */
  readonly onNoNetwork: (listener: () => void) => () => void;
}

export interface ShellWorkerEvents {
  /** A newer version is on the device and waits. */
  readonly onNewer: () => void;
  /** A newer version has taken the place of this one, by this tab or by another. */
  readonly onTaken: () => void;
}
