import { TIMING } from "../../../generated/settings";
import { FavouritesPlaceholderStore } from "../../stores/favouritesPlaceholderStore";
import { FramesStore } from "../../stores/framesStore";
import { HerdListStore } from "../../stores/herdListStore";
import { MenuStore } from "../../stores/menuStore";
import { OptionsStore } from "../../stores/optionsStore";
import { RegistryStore } from "../../stores/registryStore";
import type { PublicStores, ShellOwnStores } from "../../stores/shellStores";
import { SupportStore } from "../../stores/supportStore";
import { SyncStore } from "../../stores/syncStore";
import type { Clock } from "../../time/clock";
import { WHOLE_REGISTRY } from "../registry/wholeRegistry";

export function createShellStores({ session, network }: PublicStores, clock: Clock): ShellOwnStores {
  const registry = new RegistryStore(WHOLE_REGISTRY.tables, WHOLE_REGISTRY.termsRequiredOf);
  // Watch mode: a registry generated anew takes the place of this one under the open page.
  import.meta.hot?.accept("../registry/wholeRegistry", (next) => next && registry.replace(next.WHOLE_REGISTRY.tables));
  const options = new OptionsStore();
  return {
    registry,
    options,
    menu: new MenuStore({ registry, session, network, options }),
    herdList: new HerdListStore({ session, options }, clock, TIMING.herdSearchDebounceMs),
    framesStore: new FramesStore(),
    support: new SupportStore(),
    sync: new SyncStore(),
    favouritesPlaceholder: new FavouritesPlaceholderStore(),
  };
}
