import { makeAutoObservable, observableRef } from "mobx";
import { matchesHerd } from "../domain/herd/matchesSearch";
import type { HerdInfo } from "../domain/session/profile";
import type { Clock } from "../time/clock";
import { type Debounced, debounce } from "../time/debounce";
import type { OptionsStore } from "./optionsStore";
import type { SessionStore } from "./sessionStore";

/** A switch of herds under way. From `opening` on there is no way back. */
export interface HerdSwitch {
  readonly numCheptel: string;
  /** What is waited for. */
  readonly step: "sending" | "signingIn" | "opening";
}

/** The herds of a multi-herd user and the search over them (section 2.2). */
export class HerdListStore {
  query = "";
  switching: HerdSwitch | null = null;
  private readonly session: SessionStore;
  private readonly options: OptionsStore;
  private readonly applyLater: Debounced<string>;

  constructor(sources: { session: SessionStore; options: OptionsStore }, clock: Clock, debounceMs: number) {
    this.session = sources.session;
    this.options = sources.options;
    this.applyLater = debounce<string>(clock, debounceMs, (query) => this.options.change({ search: query }));
    makeAutoObservable<this, "session" | "options" | "applyLater">(this, {
      switching: observableRef,
      session: false,
      options: false,
      applyLater: false,
    });
  }

  get herds(): readonly HerdInfo[] {
    return (this.session.multiUser ?? this.session.user)?.infoCheptels ?? [];
  }
  get visible(): readonly HerdInfo[] {
    const { search } = this.options.stored;
    if (search === "") return this.herds;
    return this.herds.filter((herd) => matchesHerd(herd, search));
  }
  setSwitching(switching: HerdSwitch | null): void {
    this.switching = switching;
  }
  search(query: string): void {
    this.query = query;
    this.applyLater(query);
  }
  /** What was typed counts at once: the user goes on to what was found. */
  applySearch(): void {
    this.applyLater.flush();
  }
  /** Restores the last search when the list is opened. */
  open(): void {
    this.query = this.options.stored.search;
  }
  /** Forgets a switch under way and the search, also one that is not applied yet. */
  clear(): void {
    this.switching = null;
    this.applyLater.cancel();
    this.query = "";
  }
}
