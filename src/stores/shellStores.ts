import type { FavouritesPlaceholderStore } from "./favouritesPlaceholderStore";
import type { FramesStore } from "./framesStore";
import type { HerdListStore } from "./herdListStore";
import type { LanguageStore } from "./languageStore";
import type { LocationStore } from "./locationStore";
import type { MenuStore } from "./menuStore";
import type { NetworkStore } from "./networkStore";
import type { NoticeStore } from "./noticeStore";
import type { OptionsStore } from "./optionsStore";
import type { ProgressStore } from "./progressStore";
import type { RegistryStore } from "./registryStore";
import type { SessionStore } from "./sessionStore";
import type { SupportStore } from "./supportStore";
import type { SyncStore } from "./syncStore";
import type { ThemeStore } from "./themeStore";

/** What the public pages work with as well. */
export interface PublicStores {
  readonly session: SessionStore;
  readonly network: NetworkStore;
  readonly location: LocationStore;
  readonly notices: NoticeStore;
  readonly language: LanguageStore;
  readonly theme: ThemeStore;
  readonly progress: ProgressStore;
}

/** What comes with the shell behind the sign-in. */
export interface ShellOwnStores {
  readonly registry: RegistryStore;
  readonly options: OptionsStore;
  readonly menu: MenuStore;
  readonly herdList: HerdListStore;
  readonly framesStore: FramesStore;
  readonly support: SupportStore;
  readonly sync: SyncStore;
  readonly favouritesPlaceholder: FavouritesPlaceholderStore;
}

export type ShellStores = PublicStores & ShellOwnStores;
