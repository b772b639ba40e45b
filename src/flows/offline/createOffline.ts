import { observable, reaction } from "mobx";
import { ageInWords, shortAge } from "../../domain/formats/timeAgo";
import type { KeptPage } from "../../domain/offline/keptPages";
import { tileUse } from "../../domain/offline/tileUse";
import type { OfflineUse } from "../../domain/registry/tables";
import type { Resolution } from "../../domain/resolver/resolveRoute";
import type { KeptPages } from "../../ports/keptPages";
import type { LanguageStore } from "../../stores/languageStore";
import type { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";

/** What a tile says while there is no network. */
export interface TileState {
  readonly use: OfflineUse | "none";
  /** "2 h", and "il y a 2 heures"; empty without. */
  readonly age: string;
  readonly ago: string;
  /** Older than a day. */
  readonly isStale: boolean;
}

export interface Offline {
  /** Of the page behind a tile; null for one that needs no sub-application. */
  readonly stateOf: (page: Partial<Pick<Resolution, "route" | "frame">>) => TileState | null;
  /** Whether a page with this herd is on the device. */
  readonly has: (numCheptel: string) => boolean;
}

interface OfflinePorts {
  readonly keptPages: Pick<KeptPages, "list">;
  readonly clock: Pick<Clock, "now">;
}

interface OfflineStores {
  readonly menu: Pick<MenuStore, "open" | "drawer">;
  readonly network: Pick<NetworkStore, "online">;
  readonly registry: RegistryStore;
  readonly session: Pick<SessionStore, "numCheptel">;
  readonly language: Pick<LanguageStore, "current">;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Says of each page whether it is on the device; looked up anew with each menu, whose tiles know it before the network goes, and when it does. */
export async function createOffline({ keptPages, clock }: OfflinePorts, stores: OfflineStores): Promise<Offline> {
  const { menu, network, registry, session, language } = stores;
  const pages = observable.box<readonly KeptPage[]>(await keptPages.list(), { deep: false });
  reaction(
    () => [network.online, menu.open, menu.drawer],
    async () => {
      const listed = await keptPages.list();
      // Hundreds of tiles are drawn anew for what is another list.
      if (JSON.stringify(listed) !== JSON.stringify(pages.get())) pages.set(listed);
    },
  );
  // Hundreds of tiles ask at once, most of them for the same age.
  let said = { key: "", age: "", ago: "" };
  const wordsOf = (ms: number, id: string) => {
    const key = `${id} ${Math.floor(ms / MINUTE_MS)}`;
    if (said.key !== key) said = { key, age: shortAge(ms, id), ago: ageInWords(ms, id) };
    return { age: said.age, ago: said.ago };
  };
  return {
    has: (numCheptel) => pages.get().some(({ openedAt }) => Object.hasOwn(openedAt, numCheptel)),
    stateOf: ({ route: name, frame }) => {
      const route = registry.tables.routes[name ?? ""];
      if (route === undefined || !frame) return null;
      const base = frame.slice(0, frame.indexOf("/#/"));
      const state = tileUse(
        route,
        pages.get().find((page) => page.base === base),
        session.numCheptel ?? "",
      );
      if (state.use === "none") return { use: "none", age: "", ago: "", isStale: false };
      const ms = clock.now() - state.openedAt;
      return { use: state.use, ...wordsOf(ms, language.current), isStale: ms > DAY_MS };
    },
  };
}
