import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Services } from "../../ports/services";
import { STORAGE_KEYS } from "../storageKeys";

interface TypefacePorts {
  readonly services: () => Promise<Pick<Services, "fetchTypeface">>;
  readonly storage: KeyValueStore;
}

/** Has the typeface on the device for the next page that is loaded; the one that is open keeps its letters, so that nothing moves. */
export async function keepTypeface({ services, storage }: TypefacePorts): Promise<void> {
  const { fetchTypeface } = await services();
  if (await fetchTypeface()) await storage.write(STORAGE_KEYS.typeface, true);
}
