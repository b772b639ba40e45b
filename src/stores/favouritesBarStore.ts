import { makeAutoObservable } from "mobx";

/** The favourites above the home screen of a phone. */
export class FavouritesBarStore {
  /** Id of the user with favourites on this device: space is reserved for them before they are loaded. */
  pinnedBy: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** Sets what is stored on this device. */
  restore(pinnedBy: unknown): void {
    this.pinnedBy = typeof pinnedBy === "string" ? pinnedBy : null;
  }
}
