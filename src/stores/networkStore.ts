import { makeAutoObservable } from "mobx";

export type NetworkState = "ONLINE" | "OFFLINE";

/** Network state (section 4): ONLINE or OFFLINE, first as the browser says. */
export class NetworkStore {
  state: NetworkState;

  constructor(online: boolean) {
    this.state = online ? "ONLINE" : "OFFLINE";
    makeAutoObservable(this);
  }

  get online(): boolean {
    return this.state === "ONLINE";
  }
  setOnline(online: boolean): void {
    this.state = online ? "ONLINE" : "OFFLINE";
  }
}
