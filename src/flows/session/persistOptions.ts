import { reaction } from "mobx";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { LocationStore } from "../../stores/locationStore";
import type { OptionsStore } from "../../stores/optionsStore";
import type { Clock } from "../../time/clock";

/** The stored options are kept on the device (decision ENT-15), are taken up from there, and the last route opened is one of them. */
export async function startPersistOptions(
  { storage, key, clock }: { readonly storage: KeyValueStore; readonly key: string; readonly clock: Clock },
  { options, location }: { readonly options: OptionsStore; readonly location: LocationStore },
): Promise<void> {
  options.restore(await storage.read(key));
  reaction(
    () => (location.page.kind === "frame" ? location.route : null),
    (route) => route !== null && options.change({ route }),
  );
  reaction(
    () => options.stored,
    (stored) => void (options.unset ? storage.remove(key) : storage.write(key, stored)),
    // Not while the page that was asked for is waited for.
    { scheduler: (run) => void clock.after(0, run) },
  );
}
