import { makeAutoObservable, observableRef } from "mobx";
import { moveItem, parseStoredTexts } from "../domain/quickAccess/storedLists";
import type { TileRecord } from "../domain/registry/tables";
import type { MenuStore } from "./menuStore";

/** The pinned tiles, by id and in their order. What is not granted now is kept, and not shown. */
export class FavouritesStore {
  ids: readonly string[] = [];
  private readonly menu: MenuStore;

  constructor(menu: MenuStore) {
    this.menu = menu;
    makeAutoObservable<this, "menu">(this, { ids: observableRef, menu: false });
  }

  /** Those the viewer may open. */
  get tiles(): readonly TileRecord[] {
    const { sections, resolver } = this.menu;
    const tiles = new Map(sections.flatMap(({ groups }) => groups.flatMap((group) => group.tiles.map((tile) => [tile.id, tile] as const))));
    return this.ids.flatMap((id) => tiles.get(id) ?? []).filter((tile) => resolver.tile(tile).href !== null);
  }
  has(id: string): boolean {
    return this.ids.includes(id);
  }
  /** Restores what is stored on this device. */
  restore(kept: unknown): void {
    this.ids = parseStoredTexts(kept);
  }
  pin(id: string): void {
    if (!this.has(id)) this.ids = [...this.ids, id];
  }
  unpin(id: string): void {
    this.ids = this.ids.filter((other) => other !== id);
  }
  move(id: string, step: -1 | 1): void {
    const shown = this.tiles.map((tile) => tile.id);
    this.ids = moveItem(this.ids, shown, id, step);
  }
}
