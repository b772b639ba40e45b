import type { OfflineUse, RouteRecord } from "../registry/tables";
import type { KeptPage } from "./keptPages";

/** What a page is good for on this device without network; with its age where it can be shown. */
export type TileUse = { readonly use: OfflineUse; readonly openedAt: number } | { readonly use: "none" };

/** A page can be shown once it has been opened on this device, for this herd; what it can do then its route says. */
export function tileUse({ offline }: Pick<RouteRecord, "offline">, page: KeptPage | undefined, herd: string): TileUse {
  const openedAt = page?.openedAt[herd];
  return offline === undefined || openedAt === undefined ? { use: "none" } : { use: offline, openedAt };
}
