import { STORAGE } from "../../../generated/settings";
import { fetchedOnce } from "../../loading/part";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Drafts } from "./drafts";

/** Key in the storage of the tab. */
export const DRAFTS_KEY = `${STORAGE.sessionKey}.drafts`;

/** Drafts whose code is loaded only once there is one, so that no handshake waits for it. */
export function laterDrafts(tabStorage: KeyValueStore, session: SessionStore): Drafts {
  const drafts = fetchedOnce(async () => (await import("./drafts")).createDrafts({ tabStorage, key: DRAFTS_KEY }, session));
  return {
    read: async (frame) => ((await tabStorage.read(DRAFTS_KEY)) === null ? null : (await drafts()).read(frame)),
    keep: async (frame, draft) => (await drafts()).keep(frame, draft),
    forget: async (frame) => (await drafts()).forget(frame),
  };
}
