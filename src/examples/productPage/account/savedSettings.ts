import type { Shell } from "../../../sdk";
import { type CalendarDay, isoDay, readIsoDay } from "../../../sdk/formats";

/** What the form of the account keeps; a password is not among it. */
export interface SavedSettings {
  readonly settled: CalendarDay | null;
  readonly places: number | null;
}

const KEPT = "accountSettings";

/** What was saved on this device; nothing where it cannot be read. */
export async function readSettings(shell: Pick<Shell, "storageRead">): Promise<SavedSettings> {
  const kept = await shell.storageRead(KEPT);
  const value: unknown = kept.ok ? kept.value : null;
  if (typeof value !== "object" || value === null) return { settled: null, places: null };
  const [settled, places] = ["settled", "places"].map((name): unknown => Reflect.get(value, name));
  return { settled: typeof settled === "string" ? readIsoDay(settled) : null, places: typeof places === "number" ? places : null };
}

export async function saveSettings(shell: Pick<Shell, "storageStore">, { settled, places }: SavedSettings): Promise<boolean> {
  return (await shell.storageStore(KEPT, { settled: settled === null ? null : isoDay(settled), places })).ok;
}
