import { STORAGE } from "../../../generated/settings";
import type { UserProfile } from "../../domain/session/profile";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { SessionStore } from "../../stores/sessionStore";

/** Key in the storage of the tab, where what the logins leave is kept as well. */
export const NOTIFIED_KEY = `${STORAGE.sessionKey}.notified`;

/** Whether this tab has notified the applications of who is signed in. */
export interface ApplicationsNotified {
  readonly remember: () => Promise<void>;
  readonly isNotified: () => Promise<boolean>;
}

export function createApplicationsNotified(tabStorage: KeyValueStore, session: SessionStore): ApplicationsNotified {
  const mark = () => session.effective && markOf(session.effective, session.numCheptel);
  return {
    remember: async () => {
      const now = mark();
      if (now !== null) await tabStorage.write(NOTIFIED_KEY, now);
    },
    isNotified: async () => {
      const now = mark();
      return now !== null && (await tabStorage.read(NOTIFIED_KEY)) === now;
    },
  };
}

/** Whether what a tab has kept is of who is signed in, whatever the herd. */
export function isNotifiedOf(kept: unknown, { effective }: SessionStore): boolean {
  return effective !== null && typeof kept === "string" && kept.startsWith(`[${JSON.stringify(effective.id)},`);
}

function markOf({ id }: UserProfile, numCheptel: string | null): string {
  return JSON.stringify([id, numCheptel]);
}
