import { makeAutoObservable, observableRef } from "mobx";
import { moveToFront, parseStoredAddresses } from "../domain/quickAccess/storedLists";
import type { MenuStore } from "./menuStore";

/** A page that was opened, by its route. */
export interface RecentPage {
  readonly route: string;
  readonly href: string;
  /** Values of its address, in order: which animal, which lot. */
  readonly values: readonly string[];
}

/** Entries stored per page shown, so that pages not granted for a while do not push out others. */
const KEPT_PER_SHOWN = 3;

/** The recent pages, the last one first, by address. What may not be opened now is kept, and not shown. */
export class RecentsStore {
  addresses: readonly string[] = [];
  private readonly menu: MenuStore;
  private readonly limit: number;

  /** @param limit pages shown at most */
  constructor(menu: MenuStore, limit: number) {
    this.menu = menu;
    this.limit = limit;
    makeAutoObservable<this, "menu" | "limit">(this, { addresses: observableRef, menu: false, limit: false });
  }

  /** Those the viewer may open, without home. */
  get pages(): readonly RecentPage[] {
    const { resolver } = this.menu;
    const home = resolver.home()?.route;
    const pages: RecentPage[] = [];
    for (const address of this.addresses) {
      const { route, href, admitted, frame, params } = resolver.address(address);
      if (!admitted || route === null || href === null || frame === null || route === home) continue;
      pages.push({ route, href, values: Object.values(params).flat() });
      if (pages.length === this.limit) break;
    }
    return pages;
  }
  restore(kept: unknown): void {
    this.addresses = parseStoredAddresses(kept);
  }
  visit(address: string): void {
    this.addresses = moveToFront(this.addresses, address, this.limit * KEPT_PER_SHOWN);
  }
}
