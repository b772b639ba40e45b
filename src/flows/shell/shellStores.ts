import { TIMING } from "../../../generated/settings";
import { FavouritesBarStore } from "../../stores/favouritesBarStore";
import { FramesStore } from "../../stores/framesStore";
import { HerdListStore } from "../../stores/herdListStore";
import type { LanguageStore } from "../../stores/languageStore";
import type { LocationStore } from "../../stores/locationStore";
import { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { NoticeStore } from "../../stores/noticeStore";
import { OptionsStore } from "../../stores/optionsStore";
import type { ProgressStore } from "../../stores/progressStore";
import { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import { SupportStore } from "../../stores/supportStore";
import type { ThemeStore } from "../../stores/themeStore";
import type { Clock } from "../../time/clock";
import { WHOLE_REGISTRY } from "../registry/wholeRegistry";

/** What the pages before the sign-in work with as well. */
export interface FrontStores {
  readonly session: SessionStore;
  readonly network: NetworkStore;
  readonly location: LocationStore;
  readonly notices: NoticeStore;
  readonly language: LanguageStore;
  readonly theme: ThemeStore;
  readonly progress: ProgressStore;
}

/** What comes with the registry, and not before. */
export interface InnerStores {
  readonly registry: RegistryStore;
  readonly options: OptionsStore;
  readonly menu: MenuStore;
  readonly herdList: HerdListStore;
  readonly framesStore: FramesStore;
  readonly support: SupportStore;
  readonly favouritesBar: FavouritesBarStore;
}

export type WorkStores = FrontStores & InnerStores;

export function createInnerStores({ session, network }: FrontStores, clock: Clock): InnerStores {
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
    favouritesBar: new FavouritesBarStore(),
  };
}
