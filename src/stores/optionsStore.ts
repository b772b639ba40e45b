import { makeAutoObservable, observableRef } from "mobx";
import type { Mode } from "../domain/session/session";

/** The stored options (section 3). They survive a reload on the same device. */
export interface StoredOptions {
  readonly mode: Mode | null;
  /** Whether the list of herds closes after a choice. */
  readonly autoClose: boolean;
  /** Last text searched in the list of herds. */
  readonly search: string;
  /** Last route opened. */
  readonly route: string | null;
  /** Number of the current herd. */
  readonly current: string | null;
}

const DEFAULTS: StoredOptions = { mode: null, autoClose: true, search: "", route: null, current: null };

export class OptionsStore {
  stored: StoredOptions = DEFAULTS;

  constructor() {
    makeAutoObservable(this, { stored: observableRef });
  }

  get mode(): Mode | null {
    return this.stored.mode;
  }
  /** The user has chosen nothing: there is nothing to keep. */
  get unset(): boolean {
    return this.stored === DEFAULTS;
  }
  /** Restores what is stored on this device; a field of the wrong type counts as unset. */
  restore(kept: unknown): void {
    this.stored = readOptions(kept);
  }
  change(options: Partial<StoredOptions>): void {
    this.stored = { ...this.stored, ...options };
  }
  clear(): void {
    this.stored = DEFAULTS;
  }
}

function readOptions(kept: unknown): StoredOptions {
  if (typeof kept !== "object" || kept === null) return DEFAULTS;
  const fields = new Map<string, unknown>(Object.entries(kept));
  const text = (key: string) => {
    const value = fields.get(key);
    return typeof value === "string" ? value : null;
  };
  const mode = text("mode");
  return {
    mode: mode === "multi" || mode === "solo" ? mode : null,
    autoClose: fields.get("autoClose") !== false,
    search: text("search") ?? "",
    route: text("route"),
    current: text("current"),
  };
}
