import { makeAutoObservable, observableRef } from "mobx";
import type { KeptPage } from "../domain/offline/keptPages";
import type { StoredHerd } from "../domain/offline/storedHerd";

/** A sub-application of which pages are of use without network. */
export interface TourModule {
  readonly application: string;
  readonly base: string;
  /** Its page is only looked at. */
  readonly readonly: boolean;
}

/** Where the preparation of a herd or a module is. */
export type TourState = "waiting" | "loading" | "failed";

/** What is chosen for a tour, what of it is on the device, and how far its loading is. */
export class TourStore {
  modules: readonly TourModule[] = [];
  pages: readonly KeptPage[] = [];
  /** The data of the herds. */
  stored: readonly StoredHerd[] = [];
  /** Modules that had no data to take along when they were last asked. */
  readonly withoutData = new Set<string>();
  /** Herds that are shown without being searched for. */
  readonly listed = new Set<string>();
  readonly herds = new Set<string>();
  readonly chosen = new Set<string>();
  /** By herd number or base, while it is prepared or when that has failed. */
  readonly states = new Map<string, TourState>();
  busy = false;

  constructor() {
    makeAutoObservable(this, { modules: observableRef, pages: observableRef, stored: observableRef });
  }

  /** Bytes of the chosen modules that are on the device. */
  get bytes(): number {
    return this.pages.reduce((sum, { base, bytes }) => sum + (this.chosen.has(base) ? bytes : 0), 0);
  }
  pageOf(base: string): KeptPage | undefined {
    return this.pages.find((page) => page.base === base);
  }
  /** Since when all chosen modules can be opened for a herd; null when one cannot. */
  readySince(herd: string): number | null {
    const times = [...this.chosen].map((base) => this.pageOf(base)?.openedAt[herd]);
    return times.length === 0 || times.includes(undefined) ? null : Math.min(...times.map((at) => at ?? 0));
  }
  /** Whether the pages of a module come with data of the herds. */
  hasData(base: string): boolean {
    return !this.withoutData.has(base) && this.stored.some(({ application }) => application === this.applicationOf(base));
  }
  /** Characters of the chosen modules for a herd; they are about bytes. */
  bytesOf(herd: string): number {
    const chosen = new Set([...this.chosen].map((base) => this.applicationOf(base)));
    const own = this.stored.filter(({ numCheptel, application }) => numCheptel === herd && chosen.has(application));
    return own.reduce((sum, { characters }) => sum + characters, 0);
  }
  private applicationOf(base: string): string {
    return this.modules.find((module) => module.base === base)?.application ?? "";
  }
  noteData(base: string, has: boolean): void {
    if (has) this.withoutData.delete(base);
    else this.withoutData.add(base);
  }
  setStored(stored: readonly StoredHerd[]): void {
    this.stored = stored;
  }
  /** Chosen at first: the open herd, and what was prepared before; every module on the device, or all of them. */
  beginWith(herd: string): void {
    if (this.chosen.size === 0) {
      const kept = this.modules.filter(({ base }) => this.pageOf(base) !== undefined);
      for (const { base } of kept.length > 0 ? kept : this.modules) this.chosen.add(base);
    }
    for (const number of [herd, ...this.pages.flatMap(({ openedAt }) => Object.keys(openedAt))]) {
      if (number === "" || this.listed.has(number)) continue;
      this.listed.add(number);
      this.herds.add(number);
    }
  }
  /** For who signs in next. */
  clear(): void {
    this.pages = [];
    this.stored = [];
    for (const one of [this.withoutData, this.listed, this.herds, this.chosen, this.states]) one.clear();
  }
  setModules(modules: readonly TourModule[]): void {
    this.modules = modules;
  }
  setPages(pages: readonly KeptPage[]): void {
    this.pages = pages;
  }
  choose(among: "herds" | "chosen", name: string, wanted: boolean): void {
    if (wanted) this[among].add(name);
    else this[among].delete(name);
    if (among === "herds") this.listed.add(name);
  }
  setState(name: string, state: TourState | null): void {
    if (state === null) this.states.delete(name);
    else this.states.set(name, state);
  }
  setBusy(busy: boolean): void {
    this.busy = busy;
  }
}
