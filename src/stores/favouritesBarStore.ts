import { makeAutoObservable } from "mobx";

/** The favourites above the home screen of a phone. */
export class FavouritesBarStore {
  /** Id of who has favourites on this device: room is left for them before they have come. */
  pinnedBy: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** Sets what is stored on this device. */
  restore(pinnedBy: unknown): void {
    this.pinnedBy = typeof pinnedBy === "string" ? pinnedBy : null;
  }
}
