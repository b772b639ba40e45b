import type { Database } from "./openDatabase";

/** A flag of a herd that stands for one of its workshops. */
export type WorkshopFlag = "laitier" | "allaitant";

export interface WorkshopSwitch {
  readonly numCheptel: string;
  readonly flag: WorkshopFlag;
  readonly active: boolean;
  /** As stored. */
  readonly now: string;
}

/** Switches a workshop of a herd on or off (section 4, shop toggle); whether the caller holds the herd is decided before. */
export async function storeWorkshopFlag(database: Database, { numCheptel, flag, active, now }: WorkshopSwitch): Promise<void> {
  const switched = flag === "laitier" ? { laitier: Number(active) } : { allaitant: Number(active) };
  await database
    .updateTable("herds")
    .set({ ...switched, shops_changed_at: now })
    .where("num_cheptel", "=", numCheptel)
    .execute();
}
