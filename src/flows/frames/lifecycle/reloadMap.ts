import { compareStructural, reaction } from "mobx";
import type { FramesStore, LiveFrame } from "../../../stores/framesStore";
import type { LanguageStore } from "../../../stores/languageStore";
import type { MenuStore } from "../../../stores/menuStore";
import type { ProgressStore } from "../../../stores/progressStore";
import type { SessionStore } from "../../../stores/sessionStore";
import type { Clock } from "../../../time/clock";

interface ReloadMapPorts {
  readonly clock: Clock;
  readonly mapReloadAfterLoginMs: number;
  readonly isMap: (frame: LiveFrame) => boolean;
  readonly keepDraft: (frame: LiveFrame) => Promise<boolean>;
}

interface ReloadMapStores {
  readonly framesStore: FramesStore;
  readonly session: Pick<SessionStore, "numCheptel" | "epoch" | "signedIn">;
  readonly menu: Pick<MenuStore, "resolver">;
  readonly language: Pick<LanguageStore, "current">;
  readonly progress: Pick<ProgressStore, "applicationsNotifiedAt">;
}

/**
 * Section 4, map: its frame is loaded again 3 s after a login, and once when the herd, the herd context (M, L, A) or the language changes
 * (decision FRM-13). A change of herd is a login as well: it counts once.
 */
export function reloadMap({ clock, mapReloadAfterLoginMs, isMap, keepDraft }: ReloadMapPorts, stores: ReloadMapStores): () => void {
  const { framesStore, session, menu, language, progress } = stores;
  let reloadedIn = -1;
  let cancel = () => {};
  const reload = async (isOtherHerd: boolean) => {
    for (const frame of framesStore.frames.filter(isMap)) {
      const { load } = frame;
      // The draft of the herd before was saved before the switch; now it would take the place of one of this herd.
      const kept = isOtherHerd || !frame.dirty || (await keepDraft(frame));
      if (kept && frame.load === load && framesStore.isLive(frame)) framesStore.reload(frame);
    }
  };
  const stops = [
    reaction(
      () => [session.numCheptel, menu.resolver.context, language.current],
      ([herd], [before]) => {
        if (!session.signedIn) return;
        if (framesStore.frames.some(isMap)) reloadedIn = session.epoch;
        void reload(herd !== before);
      },
      { equals: compareStructural },
    ),
    reaction(
      () => progress.applicationsNotifiedAt,
      (at) => {
        cancel();
        if (at === null || !session.signedIn || session.epoch === reloadedIn) return;
        cancel = clock.after(Math.max(0, at + mapReloadAfterLoginMs - clock.now()), () => void reload(false));
      },
      { fireImmediately: true },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
    cancel();
  };
}
