import { SCREENS } from "../../../generated/screens";
import { welcomeText } from "../../../generated/text/welcome";
import type { UserProfile } from "../../domain/session/profile";
import { type Http, HttpError, OfflineError, TimeoutError } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { HerdChoiceStore } from "../../stores/herdChoiceStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Logout } from "../session/logout";
import type { ServerLogout } from "../session/serverLogout";
import type { LoadSession } from "./enterSession";

/** How a sign-in ended. What `refused` and `noHerd` mean stands at the form as well; the others have said what there is to say. */
export type SignInOutcome = "home" | "terms" | "chooseHerd" | "refused" | "noHerd" | "failed";

export interface SignIn {
  readonly withPassword: (credentials: { readonly login: string; readonly password: string }) => Promise<SignInOutcome>;
  /** With one of the tokens of a sign-in. */
  readonly withToken: (token: string) => Promise<SignInOutcome>;
}

interface SignInPorts {
  readonly http: Http;
  readonly navigation: Navigation;
  readonly log: Log;
  readonly loadShell: LoadSession;
  readonly logout: Logout;
  readonly serverLogout: ServerLogout;
}

interface SignInStores {
  readonly choice: HerdChoiceStore;
  readonly notices: NoticeStore;
  readonly session: Pick<SessionStore, "signedIn">;
}

const LOGIN = `/${SCREENS.login.path}`;
const REFUSED = [400, 401, 403];
const TOO_MANY = 429;

/** Section 4, login sequence: one token goes home, several lead to the choice of a herd, none ends it. */
export function createSignIn(ports: SignInPorts, stores: SignInStores): SignIn {
  const { http, navigation, log, loadShell, logout, serverLogout } = ports;

  /** @param hereOnly nothing has been opened: another tab may hold the session of the browser */
  const fail = async (error: unknown, refused: boolean, hereOnly = false): Promise<SignInOutcome> => {
    log.warn("sign-in", error);
    const stay = navigation.current().split("?")[0] === LOGIN;
    const noHerd = error instanceof NoHerd;
    const lines = refused ? [welcomeText.error.unknownid, welcomeText.login.check] : signInFailureLines(error);
    // The form says why, and whom to call.
    const notice = noHerd && stay ? {} : { notice: { kind: "negative", lines } as const };
    await logout({ stay, hereOnly, ...notice });
    return refused ? "refused" : noHerd ? "noHerd" : "failed";
  };

  const withToken = async (token: string): Promise<SignInOutcome> => {
    try {
      // Whatever herd is open: it may be that of another user.
      const profile = await http.call("login", { params: { token }, numCheptel: "" });
      if (!isComplete(profile)) throw new MissingUser();
      const { enterSession } = await loadShell();
      return await enterSession.enter(profile);
    } catch (error) {
      // A token is not typed by a user.
      if (!stores.session.signedIn) return fail(error, false);
      // Who is in another herd stays there.
      log.warn("sign-in", error);
      stores.notices.show({ kind: "negative", lines: signInFailureLines(error).slice(-1) });
      return "failed";
    }
  };

  return {
    withToken,
    withPassword: async (credentials) => {
      stores.notices.clear();
      // What is needed after the sign-in is fetched while the server checks the password.
      loadShell().catch((error: unknown) => log.warn("loading", error));
      let isOpened = stores.session.signedIn;
      try {
        await serverLogout.catchUp();
        const tokens = await http.call("authenticate", { body: credentials });
        isOpened = true;
        const [only] = tokens;
        if (only === undefined) throw new NoHerd();
        if (tokens.length === 1) return await withToken(only);
        stores.choice.setTokens(tokens);
        navigation.push(`/${SCREENS.multi.path}${navigation.current().replace(/^[^?]*/, "")}`);
        return "chooseHerd";
      } catch (error) {
        return fail(error, isRefusal(error), !isOpened);
      }
    },
  };
}

/** Spec 4: a missing user or missing security data aborts loading. */
class MissingUser extends Error {
  override readonly name = "MissingUser";
}

/** The account exists and opens no herd. */
export class NoHerd extends Error {
  override readonly name = "NoHerd";
}

export function isComplete({ email, token }: UserProfile): boolean {
  return email !== "" && token !== "";
}

/** Whether it was what the user typed. */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && REFUSED.includes(error.status);
}

/** Label keys of the message of a failed sign-in, which need no values; the last one can stand alone. */
export function signInFailureLines(error: unknown): readonly string[] {
  if (error instanceof OfflineError) return [welcomeText.login.offline];
  if (error instanceof TimeoutError) return [welcomeText.error.timeout];
  if (error instanceof HttpError && error.status === TOO_MANY) return [welcomeText.login.tooMany];
  if (error instanceof NoHerd) return [welcomeText.error.unknownid, welcomeText.error.noHerd];
  return [welcomeText.error.unknownid, welcomeText.error.unexpected];
}
