/** Puts the product on the device like an application. */
export interface Installer {
  /** `prompt`: the browser asks; `steps`: the user does it by hand; null: it is installed, or cannot be. */
  readonly way: () => "prompt" | "steps" | null;
  /** Called when the way changes. Returns the cleanup. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Lets the browser ask. */
  readonly install: () => Promise<void>;
}
