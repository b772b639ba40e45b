import { STORAGE } from "../../../generated/settings";
import type { UserProfile } from "../../domain/session/profile";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { SessionStore } from "../../stores/sessionStore";

/** Key in the storage of the tab, where what the logins leave is kept as well. */
export const TOLD_KEY = `${STORAGE.sessionKey}.told`;

/** Whether the applications know who is signed in, as far as this tab has told them. */
export interface ToldInTab {
  readonly note: () => Promise<void>;
  readonly isTold: () => Promise<boolean>;
}

export function createToldInTab(tabStorage: KeyValueStore, session: SessionStore): ToldInTab {
  const mark = () => session.effective && markOf(session.effective, session.numCheptel);
  return {
    note: async () => {
      const now = mark();
      if (now !== null) await tabStorage.write(TOLD_KEY, now);
    },
    isTold: async () => {
      const now = mark();
      return now !== null && (await tabStorage.read(TOLD_KEY)) === now;
    },
  };
}

function markOf({ id }: UserProfile, numCheptel: string | null): string {
  return JSON.stringify([id, numCheptel]);
}
