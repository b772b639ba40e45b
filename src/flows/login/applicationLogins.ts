import type { UserProfile } from "../../domain/session/profile";
import type { Http } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import { type CallName, CONTRACTS } from "../../protocol/calls/contracts";
import { runCapped } from "../../time/runCapped";
import type { Mediator } from "../mediator";
import { type LoginApplication, loginPath } from "./loginGroups";

export interface LoginMessage {
  readonly application: LoginApplication;
  readonly user: UserProfile;
}

export interface ApplicationLoginPorts {
  readonly http: Http;
  readonly tabStorage: KeyValueStore;
  readonly log: Log;
  readonly mediator: Mediator<LoginMessage>;
  /** Where the logins are dispatched (SUB-04). */
  readonly channel: { readonly domain: string; readonly subdomain: string };
  /** Logins in flight at once. */
  readonly concurrency: number;
}

export interface ApplicationLogins {
  /** Tells one application; rejects only where its registry entry says so (SUB-11). */
  readonly logInto: (message: LoginMessage) => Promise<void>;
  /** Tells a group side by side; a failure is logged and ignored (decision LOG-14). */
  readonly tell: (group: readonly LoginApplication[], user: UserProfile) => Promise<void>;
}

/** Section 7.3: the login of every sub-application that follows the sign-in. */
export function createApplicationLogins(ports: ApplicationLoginPorts): ApplicationLogins {
  const { mediator, channel, log } = ports;
  const logInto = async (message: LoginMessage) => {
    try {
      await sendLogin(ports, message);
    } catch (error) {
      if (message.application.login.onFailure === "rethrow") throw error;
      log.warn(`login of ${message.application.id}`, error);
    }
  };
  mediator.on(channel.domain, channel.subdomain, logInto);
  return {
    logInto,
    tell: (group, user) => {
      const tasks = group.map((application) => async () => {
        try {
          await mediator.dispatch(channel.domain, channel.subdomain, { application, user });
        } catch (error) {
          log.warn(`login of ${application.id}, which goes without`, error);
        }
      });
      return runCapped(tasks, ports.concurrency);
    },
  };
}

async function sendLogin({ http, tabStorage }: ApplicationLoginPorts, { application, user }: LoginMessage): Promise<void> {
  const { login } = application;
  const answer = await http.loginTo(loginPath(login, user.origin), user);
  if (login.keep !== null && Object.hasOwn(answer, login.keep)) await tabStorage.write(login.keep, answer[login.keep]);
  if (login.followedBy !== null && isCallName(login.followedBy)) await http.call(login.followedBy);
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(CONTRACTS, name);
}
