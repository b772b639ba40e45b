import { makeAutoObservable } from "mobx";

export type NetworkState = "ONLINE" | "OFFLINE";

/** Network state (section 4): ONLINE or OFFLINE, first as the browser says. */
export class NetworkStore {
  state: NetworkState;
  /** Since when it is so, in ms. */
  since: number;

  constructor(online: boolean, since = 0) {
    this.state = online ? "ONLINE" : "OFFLINE";
    this.since = since;
    makeAutoObservable(this);
  }

  get online(): boolean {
    return this.state === "ONLINE";
  }
  setOnline(online: boolean, at = this.since): void {
    if (online === this.online) return;
    this.state = online ? "ONLINE" : "OFFLINE";
    this.since = at;
  }
}
