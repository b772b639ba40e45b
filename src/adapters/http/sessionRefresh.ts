import type { ExpiryCause } from "../../domain/session/expiryCause";
import { HttpError } from "../../ports/http";
import type { Tabs } from "../../ports/tabs";
import type { HttpCore } from "./httpCore";
import type { HttpSettings } from "./httpSettings";
import { isSessionRefused, readJson } from "./readResponse";
import type { CallSession, IncomingResponse, OutgoingRequest } from "./sendRequest";
import { createSharedRefresh, type RefreshToken } from "./sharedRefresh";

/** Refreshes the session after a refused call; loaded apart from the first page. */
export interface SessionRefresh {
  readonly renew: RefreshToken;
  /** A call that was refused with a token: one refresh, one retry, and where the session has expired a wait for a new sign-in. */
  readonly recover: (
    outgoing: OutgoingRequest,
    refused: IncomingResponse,
    used: string | null,
    session: CallSession,
  ) => Promise<IncomingResponse>;
  readonly resume: () => void;
}

const OK = 200;
const UNAVAILABLE = 503;

export function createSessionRefresh(core: HttpCore, settings: HttpSettings, tabs: Tabs): SessionRefresh {
  const { accessToken, sendOnce } = core;
  const waiting = new Set<() => void>();
  const isExpired = () => settings.credentials().expired === true;
  const renew = createSharedRefresh(core, settings, tabs, () => core.reported(() => refresh(core)));

  /** Whether the user has signed in again, so that the call is to be sent once more. */
  const signedInAgain = async (how: ExpiryCause, session: CallSession, canWait: boolean) => {
    const isAsked = [...core.onExpired].map((ask) => ask(how)).includes(true);
    if (!isAsked || !canWait || session.isOver) return false;
    return new Promise<boolean>((resolve) => {
      waiting.add(() => resolve(true));
      session.drops.add(() => resolve(false));
    });
  };

  return {
    renew,
    recover: async (outgoing, refused, used, session) => {
      /** Never for a session that came after it, with the tokens of somebody else. */
      const renewOwn = async (token: string | null) => {
        // Refreshing an old session during a new sign-in would undo the new one.
        const isRenewed = !session.isOver && !isExpired() && (await renew(token));
        if (session.isOver) throw new HttpError(0, "the session is over");
        return isRenewed;
      };
      const isRenewed = await renewOwn(used);
      const renewed = accessToken.token;
      const second = isRenewed ? await sendOnce(outgoing) : refused;
      if (!isSessionRefused(second)) return second;
      // The refused token is invalid, unless the user has signed in meanwhile.
      if (accessToken.token === renewed && !isExpired()) accessToken.token = null;
      // An action of the queue waits on the device, not here.
      const canWait = outgoing.caller === "herd" && !outgoing.action;
      if (!(await signedInAgain(outgoing.writes ? "action" : "request", session, canWait))) return second;
      // Where another tab has signed in, this one has no access token of its own yet.
      if (accessToken.token === null) await renewOwn(null);
      return sendOnce(outgoing);
    },
    resume: () => {
      for (const go of waiting) go();
      waiting.clear();
    },
  };
}

/**
 * CAL-15. Only the server's own refusal ends the session, not a server that is down nor what answers in its place. Neither says anything of the
 * call that asked for this, so it fails as when the server is down.
 */
async function refresh({ askRefresh }: HttpCore): Promise<boolean> {
  const incoming = await askRefresh();
  if (isSessionRefused(incoming)) return false;
  if (incoming.status !== OK) throw new HttpError(UNAVAILABLE, `refresh: status ${incoming.status}`);
  readJson(incoming);
  return true;
}
