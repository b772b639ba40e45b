import { reaction } from "mobx";
import type { Http } from "../../ports/http";
import type { Tabs } from "../../ports/tabs";
import type { SessionStore } from "../../stores/sessionStore";
import type { Logout } from "./logout";

interface WatchTabsPorts {
  readonly tabs: Tabs;
  readonly http: Http;
  readonly logout: Logout;
}

/**
 * Tabs of one session end together, and when the same user has signed in anew in one of them the others go on with that: the
 * browser holds one refresh token for all, so they could not go on with theirs.
 */
export function startWatchTabs({ tabs, http, logout }: WatchTabsPorts, session: SessionStore): { readonly stop: () => void } {
  const stops = [
    tabs.onTold((message) => {
      const isMine = message.session === session.key;
      if (message.kind === "left" && isMine) void logout({ hereOnly: true });
      if (message.kind !== "entered" || isMine || !message.account || message.account !== session.multiUser?.id) return;
      session.takeOver(message.session);
      http.resume();
    }),
    reaction(
      () => session.key,
      (key, before) => {
        if (key !== null) tabs.tell({ kind: "entered", session: key, account: session.multiUser?.id });
        else if (before && !session.signedIn) tabs.tell({ kind: "left", session: before });
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
