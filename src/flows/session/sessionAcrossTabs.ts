import { reaction } from "mobx";
import { pagesText } from "../../../generated/text/pages";
import type { Tabs } from "../../ports/tabs";
import { type FollowPorts, followSignIn, type SignInStores } from "./followSignIn";
import type { Logout } from "./logout";

interface AcrossTabsPorts extends FollowPorts {
  readonly tabs: Tabs;
  readonly logout: Logout;
}

/**
 * Tabs of one user end together, and when the user has signed in anew in one of them the others go on with that: the browser holds one
 * refresh token for all, so they could not go on with theirs.
 */
export function startSessionAcrossTabs({ tabs, logout, ...ports }: AcrossTabsPorts, stores: SignInStores): void {
  const { session, choice } = stores;
  let account: string | undefined;
  // Of the session that ended elsewhere. Told again by a tab that hears of it late, it would end what its user has begun since.
  let ended: string | undefined;
  tabs.onMessage((message) => {
    const { kind } = message;
    const { key } = session;
    const isSame = message.session === key;
    const isMine = isSame || (!!message.account && message.account === session.multiUser?.id);
    if (kind === "left" && key && isMine) {
      ended = key;
      void logout({ hereOnly: true, notice: { kind: "info", lines: [pagesText.signInAgain.elsewhere] } });
    }
    // Without an answer nothing changes: a user who is being asked to sign in can still do so.
    if (kind === "entered" && isMine && !isSame) void followSignIn(ports, stores, message).catch(() => {});
  });
  reaction(
    () => session.key,
    (key, before) => {
      if (key !== null) {
        account = session.multiUser?.id;
        tabs.post({ kind: "entered", session: key, account, tokens: [...choice.tokens] });
      } else if (before && !session.signedIn && before !== ended) tabs.post({ kind: "left", session: before, account });
    },
    { fireImmediately: true },
  );
}
