import { makeAutoObservable } from "mobx";

/** The favourites above the home screen of a phone. */
export class StripStore {
  /** Id of who has favourites on this device: room is left for them before they have come. */
  pinnedBy: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** Takes over what was kept on this device, or has changed since. */
  take(pinnedBy: unknown): void {
    this.pinnedBy = typeof pinnedBy === "string" ? pinnedBy : null;
  }
}
