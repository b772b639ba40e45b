import type { Answer, Http } from "../../ports/http";
import type { Log } from "../../ports/log";

export type OpenSession = Answer<"openSessions">[number];

/** Where the user is signed in. */
export interface SessionList {
  /** Null when the server cannot be asked. */
  readonly read: () => Promise<readonly OpenSession[] | null>;
  /** Signs out everywhere else; false when that is not certain. */
  readonly endOthers: () => Promise<boolean>;
}

export function createSessionList({ http, log }: { readonly http: Http; readonly log: Log }): SessionList {
  return {
    read: async () => {
      try {
        return await http.call("openSessions");
      } catch (error) {
        log.warn("open sessions", error);
        return null;
      }
    },
    endOthers: async () => {
      try {
        await http.call("endOtherSessions");
        return true;
      } catch (error) {
        log.warn("other sessions", error);
        return false;
      }
    },
  };
}
