/** The service workers registered in this browser for addresses of this origin. */
export interface ServiceWorkers {
  /** Removes those at or below the paths, `/card`; the worker of the shell itself, at the root, is never one of them. */
  readonly unregister: (paths: readonly string[]) => Promise<void>;
}
