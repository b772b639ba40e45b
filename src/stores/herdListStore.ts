import { makeAutoObservable } from "mobx";
import { matchesSearch } from "../domain/herd/matchesSearch";
import type { HerdInfo } from "../domain/session/profile";
import type { Clock } from "../time/clock";
import { debounce } from "../time/debounce";
import type { OptionsStore } from "./optionsStore";
import type { SessionStore } from "./sessionStore";

/** The herds of a multi-herd user and the search over them (section 2.2). */
export class HerdListStore {
  query = "";
  private readonly session: SessionStore;
  private readonly options: OptionsStore;
  private readonly applyLater: (query: string) => void;

  constructor(sources: { session: SessionStore; options: OptionsStore }, clock: Clock, debounceMs: number) {
    this.session = sources.session;
    this.options = sources.options;
    this.applyLater = debounce<string>(clock, debounceMs, (query) => this.options.change({ search: query }));
    makeAutoObservable<this, "session" | "options" | "applyLater">(this, { session: false, options: false, applyLater: false });
  }

  get herds(): readonly HerdInfo[] {
    return (this.session.multiUser ?? this.session.user)?.infoCheptels ?? [];
  }
  get visible(): readonly HerdInfo[] {
    const { search } = this.options.stored;
    if (search === "") return this.herds;
    return this.herds.filter(({ raisonSociale, numCheptel, ville, nom, prenom }) =>
      matchesSearch([raisonSociale, numCheptel, ville, nom, prenom], search),
    );
  }
  search(query: string): void {
    this.query = query;
    this.applyLater(query);
  }
  /** Restores the last search when the list is opened. */
  open(): void {
    this.query = this.options.stored.search;
  }
}
