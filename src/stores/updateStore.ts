import { makeAutoObservable } from "mobx";

/** How far the user is with a newer version of the shell; `sending` and `waiting` once it has been accepted. */
export type UpdateState = "none" | "available" | "sending" | "waiting";

export class UpdateStore {
  state: UpdateState = "none";

  constructor() {
    makeAutoObservable(this);
  }

  set(state: UpdateState): void {
    this.state = state;
  }
}
