import { makeAutoObservable } from "mobx";

/** Token that identifies the user to the help-desk chat; in memory only. */
export class SupportStore {
  /** For holders of the grant, while signed in. */
  token: string | null = null;
  /** The widget is loading. */
  opening = false;

  constructor() {
    makeAutoObservable(this);
  }

  setToken(token: string | null): void {
    this.token = token;
  }
  setOpening(opening: boolean): void {
    this.opening = opening;
  }
}
