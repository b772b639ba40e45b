import type { Database } from "./openDatabase";

/** A flag of a herd that stands for one of its shops. */
export type ShopFlag = "laitier" | "allaitant";

export interface ShopSwitch {
  readonly numCheptel: string;
  readonly flag: ShopFlag;
  readonly active: boolean;
  /** As stored. */
  readonly now: string;
}

/** Switches a shop of a herd on or off (section 4, shop toggle); whether the caller holds the herd is decided before. */
export async function storeShopFlag(database: Database, { numCheptel, flag, active, now }: ShopSwitch): Promise<void> {
  const switched = flag === "laitier" ? { laitier: Number(active) } : { allaitant: Number(active) };
  await database
    .updateTable("herds")
    .set({ ...switched, shops_changed_at: now })
    .where("num_cheptel", "=", numCheptel)
    .execute();
}
