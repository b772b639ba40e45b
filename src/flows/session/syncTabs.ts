import { reaction } from "mobx";
import { pagesText } from "../../../generated/text/pages";
import type { Http } from "../../ports/http";
import type { Tabs } from "../../ports/tabs";
import type { SessionStore } from "../../stores/sessionStore";
import type { Logout } from "./logout";

interface SyncTabsPorts {
  readonly tabs: Tabs;
  readonly http: Http;
  readonly logout: Logout;
}

/**
 * Tabs of one session end together, and when the same user has signed in anew in one of them the others go on with that: the
 * browser holds one refresh token for all, so they could not go on with theirs.
 */
export function startSyncTabs({ tabs, http, logout }: SyncTabsPorts, session: SessionStore): { readonly stop: () => void } {
  /** A tab that opens says what it holds, which may have ended by then: only what the server still knows is taken over. */
  const takeOver = async (token: string) => {
    const { epoch } = session;
    // Without an answer nothing changes: a user who is being asked to sign in can still do so.
    const isKnown = await http.refresh().catch(() => false);
    if (!isKnown || session.epoch !== epoch) return;
    session.takeOver(token);
    http.resume();
  };
  const stops = [
    tabs.onMessage(({ kind, session: sender, account }) => {
      const isMine = sender === session.key;
      if (kind === "left" && isMine) void logout({ hereOnly: true, notice: { kind: "info", lines: [pagesText.signInAgain.elsewhere] } });
      if (kind === "entered" && !isMine && account && account === session.multiUser?.id) void takeOver(sender);
    }),
    reaction(
      () => session.key,
      (key, before) => {
        if (key !== null) tabs.post({ kind: "entered", session: key, account: session.multiUser?.id });
        else if (before && !session.signedIn) tabs.post({ kind: "left", session: before });
      },
      { fireImmediately: true },
    ),
  ];
  return {
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
