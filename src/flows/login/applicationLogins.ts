import { LIMITS } from "../../../generated/settings";
import type { CallName } from "../../domain/registry/callNames";
import type { UserProfile } from "../../domain/session/profile";
import { userInCalls } from "../../domain/session/userInCalls";
import { type Http, OfflineError } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import { CONTRACTS } from "../../protocol/calls/contracts";
import type { Clock } from "../../time/clock";
import type { Mediator } from "../mediator";
import { createConcurrencyLimit } from "./concurrencyLimit";
import { type LoginApplication, loginPath } from "./loginGroups";
import { waitWithIdleTimeout } from "./waitWithIdleTimeout";

export interface LoginMessage {
  readonly application: LoginApplication;
  readonly user: UserProfile;
  /** Whether this is still the session to notify of, over a network: nothing is sent for, or kept of, an earlier one. */
  readonly isCurrent: () => boolean;
}

export interface ApplicationLoginPorts {
  readonly http: Http;
  readonly tabStorage: KeyValueStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly mediator: Mediator<LoginMessage>;
  /** Where the logins are dispatched (SUB-04). */
  readonly channel: { readonly domain: string; readonly subdomain: string };
  /** Logins in flight at once. */
  readonly concurrency: number;
  /** How long a silent group is waited for. */
  readonly idleTimeoutMs: number;
}

/** A group that is being notified. Neither promise rejects. */
export interface GroupLogin {
  /** All have answered, or those that have not have been waited for long enough. */
  readonly settled: Promise<void>;
  /** The last one has answered or failed. */
  readonly finished: Promise<void>;
}

export interface ApplicationLogins {
  /** Notifies one application; rejects only where its registry entry says so (SUB-11). */
  readonly logInto: (message: LoginMessage) => Promise<void>;
  /** Notifies a group in parallel; a failure is logged and ignored (decision LOG-14). */
  readonly logInGroup: (group: readonly LoginApplication[], user: UserProfile, isCurrent: () => boolean) => GroupLogin;
}

/** Section 7.3: the login of every sub-application that follows the sign-in. */
export function createApplicationLogins(ports: ApplicationLoginPorts): ApplicationLogins {
  const { http, mediator, channel, log, clock, idleTimeoutMs } = ports;
  const limited = createConcurrencyLimit(ports.concurrency);
  let asking: Promise<unknown> | null = null;
  /** One application that cannot be reached says nothing of the network; what the server of the shell answers does. */
  const askServer = () => {
    asking ??= http
      .call("ping")
      .catch(() => {})
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  const logInto = async (message: LoginMessage) => {
    try {
      await sendLogin(ports, message);
    } catch (error) {
      if (error instanceof OfflineError) await askServer();
      if (message.application.login.onFailure === "rethrow") throw error;
      log.warn(`login of ${message.application.id}`, error);
    }
  };
  mediator.on(channel.domain, channel.subdomain, logInto);
  return {
    logInto,
    logInGroup: (group, user, isCurrent) => {
      const logins = group.map((application) =>
        limited(async () => {
          if (!isCurrent()) return;
          try {
            await mediator.dispatch(channel.domain, channel.subdomain, { application, user, isCurrent });
          } catch (error) {
            log.warn(`login of ${application.id}, which goes without`, error);
          }
        }),
      );
      return { settled: waitWithIdleTimeout(clock, idleTimeoutMs, logins), finished: Promise.all(logins).then(() => {}) };
    },
  };
}

async function sendLogin({ http, tabStorage, log }: ApplicationLoginPorts, { application, user, isCurrent }: LoginMessage): Promise<void> {
  const { login } = application;
  const answer = await http.loginTo(loginPath(login, user.origin), userInCalls(user, LIMITS.herdsInCalls));
  if (!isCurrent()) return;
  if (login.keep !== null && Object.hasOwn(answer, login.keep)) await tabStorage.write(login.keep, answer[login.keep]);
  // Nothing waits for what follows: it is for later pages.
  const { followedBy } = login;
  if (followedBy !== null && isCallName(followedBy)) http.call(followedBy).catch((error: unknown) => log.warn(followedBy, error));
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(CONTRACTS, name);
}
