import { makeAutoObservable } from "mobx";

export type NetworkState = "ONLINE" | "OFFLINE";

/** Network state (section 4): ONLINE or OFFLINE, first as the browser says. */
export class NetworkStore {
  state: NetworkState;
  /** Since when it is so, in ms. */
  since: number;
  /** Answers were slow of late, or did not come. Only shown: what is open to a user goes by the state alone. */
  private slow = false;
  private closedFor: number | null = null;

  constructor(online: boolean, since = 0) {
    this.state = online ? "ONLINE" : "OFFLINE";
    this.since = since;
    makeAutoObservable(this);
  }

  get online(): boolean {
    return this.state === "ONLINE";
  }
  /** That there is none is to be said over the page: until it is closed, for as long as the network stays away. */
  get isToSay(): boolean {
    return !this.online && this.closedFor !== this.since;
  }
  close(): void {
    this.closedFor = this.since;
  }
  /** An attribute of ONLINE. */
  get weak(): boolean {
    return this.online && this.slow;
  }
  setSlow(slow: boolean): void {
    this.slow = slow;
  }
  setOnline(online: boolean, at = this.since): void {
    if (online === this.online) return;
    this.state = online ? "ONLINE" : "OFFLINE";
    this.since = at;
  }
}
