import { makeAutoObservable } from "mobx";

/** What the help-desk chat needs to know who speaks; in memory only. */
export class SupportStore {
  /** Given to the one who holds the grant, while signed in. */
  token: string | null = null;
  /** The widget is on its way. */
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
