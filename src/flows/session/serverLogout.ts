import { reaction } from "mobx";
import { type Http, HttpError } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import type { NetworkStore } from "../../stores/networkStore";
import type { SessionStore } from "../../stores/sessionStore";

/** Ends the session on the server. Without network that is noted on the device, and done as soon as there is one. */
export interface ServerLogout {
  /** Sent at once, while the tokens are still there. */
  readonly send: () => void;
  /** Resolves when nothing is left to end, or it cannot be done now: the cookie of the next sign-in must not be taken away. */
  readonly catchUp: () => Promise<void>;
  readonly start: () => void;
}

interface ServerLogoutPorts {
  readonly http: Pick<Http, "call">;
  readonly storage: KeyValueStore;
  readonly key: string;
  readonly log: Log;
}

export function createServerLogout(
  { http, storage, key, log }: ServerLogoutPorts,
  { network, session }: { readonly network: NetworkStore; readonly session: SessionStore },
): ServerLogout {
  let running = Promise.resolve();
  const send = () => {
    const sent = http.call("logout").catch(async (error: unknown) => {
      log.warn("logout", error);
      if (!isFinal(error)) await storage.write(key, true);
    });
    running = Promise.allSettled([running, sent]).then(() => {});
  };
  const catchUp = async () => {
    await running;
    if ((await storage.read(key)) !== true || session.signedIn) return;
    // Taken first, so that another tab does not send it too.
    await storage.remove(key);
    send();
    await running;
  };
  const start = () =>
    reaction(
      () => [session.signedIn, network.online] as const,
      ([signedIn, online]) => {
        // The cookie is that of the new session by now.
        if (signedIn) void storage.remove(key);
        else if (online) void catchUp();
      },
      { fireImmediately: true },
    );
  return { send, catchUp, start };
}

/** Whether the server has understood and asking again would change nothing. */
function isFinal(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500;
}
