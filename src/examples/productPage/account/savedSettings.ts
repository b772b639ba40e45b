import type { Shell } from "../../../sdk";
import { type CalendarDay, isoDay, readIsoDay } from "../../../sdk/formats";

/** What the form of the account keeps; a password is not among it. */
export interface SavedSettings {
  readonly phone: string;
  readonly mail: string;
  readonly settled: CalendarDay | null;
  readonly places: number | null;
  /** The one that is opened after a sign-in; null: none was chosen. */
  readonly herd: string | null;
}

const KEPT = "accountSettings";

/** What the account of the demo knows before anything was saved. */
const KNOWN: SavedSettings = {
  phone: "06 39 98 10 75",
  mail: "bonjour@ferme.example",
  settled: { year: 2012, month: 9, day: 1 },
  places: 140,
  herd: null,
};

/** What was saved on this device, else what the account knows. */
export async function readSettings(shell: Pick<Shell, "storageRead">): Promise<SavedSettings> {
  const kept = await shell.storageRead(KEPT);
  const value: unknown = kept.ok ? kept.value : null;
  if (typeof value !== "object" || value === null) return KNOWN;
  const [phone, mail, settled, places, herd] = ["phone", "mail", "settled", "places", "herd"].map((name): unknown =>
    Reflect.get(value, name),
  );
  return {
    phone: typeof phone === "string" ? phone : KNOWN.phone,
    mail: typeof mail === "string" ? mail : KNOWN.mail,
    settled: typeof settled === "string" ? readIsoDay(settled) : null,
    places: typeof places === "number" ? places : null,
    herd: typeof herd === "string" ? herd : null,
  };
}

export async function saveSettings(shell: Pick<Shell, "storageStore">, { settled, ...settings }: SavedSettings): Promise<boolean> {
  return (await shell.storageStore(KEPT, { ...settings, settled: settled === null ? null : isoDay(settled) })).ok;
}
