import { makeAutoObservable } from "mobx";

/** The space of the favourites above the home screen of a phone, until they are loaded. */
export class FavouritesPlaceholderStore {
  /** Id of the user with favourites on this device. */
  pinnedBy: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** Sets what is stored on this device. */
  restore(pinnedBy: unknown): void {
    this.pinnedBy = typeof pinnedBy === "string" ? pinnedBy : null;
  }
}
