import type { Tabs } from "../../ports/tabs";
import type { TabMessage } from "../../protocol/tabs/tabMessage";
import type { HttpCore } from "./httpCore";
import type { HttpSettings } from "./httpSettings";
import type { CallSession } from "./sendRequest";

/** Replaces the access token a call was refused with; false when there is no authentication any more. */
export type RefreshToken = (refused: string | null) => Promise<boolean>;

type Sharing = Pick<HttpSettings, "clock" | "tabAnswerMs" | "credentials">;

/**
 * Calls refused at the same moment share one refresh, in all tabs together (CAL-07): the refresh token works once, and a tab that
 * used it twice would end the session. So one tab at a time asks the server and shares the new token with the others. A page that
 * was loaded later has not received it: it asks the tab that holds a newer one.
 */
export function createSharedRefresh(
  core: HttpCore,
  { clock, tabAnswerMs, credentials }: Sharing,
  tabs: Tabs,
  fetchNew: () => Promise<boolean>,
): RefreshToken {
  const { accessToken } = core;
  let arrived = () => {};

  const share = () => {
    const { session } = credentials();
    if (session && accessToken.token !== null) tabs.post({ kind: "access", session, token: accessToken.token, at: accessToken.since });
  };
  const listen = ({ session, kind, token, at = 0 }: TabMessage) => {
    if (session !== credentials().session) return;
    if (kind === "ask") share();
    // Ignore a token older than the own one.
    if (kind !== "access" || token === undefined || at <= accessToken.since) return;
    accessToken.token = token;
    accessToken.since = at;
    arrived();
  };
  tabs.onMessage(listen);

  /** Whether another tab shares the token it has just received. */
  const askTabs = (session: string) =>
    new Promise<boolean>((resolve) => {
      const cancel = clock.after(tabAnswerMs, () => resolve(false));
      arrived = () => {
        cancel();
        resolve(true);
      };
      tabs.post({ kind: "ask", session });
    });

  const isNew = (refused: string | null) => accessToken.token !== null && accessToken.token !== refused;
  const renewAlone = (refused: string | null, own: CallSession) =>
    tabs.runExclusive(async (waited) => {
      // A refresh that was still waiting when its session ended must not be sent for the next one.
      if (own.isOver) return false;
      if (isNew(refused)) return true;
      const { session } = credentials();
      const isElsewhere = waited || tabs.newestToken() > accessToken.since;
      if (isElsewhere && session && (await askTabs(session))) return true;
      if (own.isOver) return false;
      const renewed = await fetchNew();
      if (renewed) {
        tabs.holdToken(accessToken.since);
        share();
      } else accessToken.token = null;
      return renewed;
    });

  return async (refused) => {
    if (isNew(refused)) return true;
    const own = core.session();
    own.renewing ??= renewAlone(refused, own).finally(() => {
      own.renewing = undefined;
    });
    return own.renewing;
  };
}
