import { SCREENS } from "../../../generated/screens";
import { welcomeText } from "../../../generated/text/welcome";
import type { UserProfile } from "../../domain/session/profile";
import { mustAcceptTerms, type SessionUsers } from "../../domain/session/session";
import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { HerdChoiceStore } from "../../stores/herdChoiceStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import { herdCards } from "../session/herdCards";
import type { Logout } from "../session/logout";
import type { LogoutLosses } from "../session/logoutLosses";
import { EXPIRED } from "../session/logoutNotice";
import type { StoredSession } from "../session/storedSession";
import type { EnterSession } from "./enterSession";
import { isComplete, isRefusal, NoHerd, signInFailureLines } from "./signIn";
import type { StartSignInTasks } from "./signInTasks";

/** How it ended: the user goes on where they were, another user has signed in, or why not. */
export type SignInAgainOutcome =
  | { readonly kind: "continued" | "changed" }
  /** Label key; `field` when it is what was typed. */
  | { readonly kind: "failed"; readonly text: string; readonly field: boolean };

export interface SignInAgain {
  readonly withPassword: (credentials: { readonly login: string; readonly password: string }) => Promise<SignInAgainOutcome>;
  /** What leaving, or handing over, would leave behind. */
  readonly logoutLosses: () => Promise<LogoutLosses>;
  /** To the login page, which says that the session has expired. */
  readonly leave: () => Promise<void>;
  /** To the login page, for another user. */
  readonly handOver: () => Promise<void>;
}

interface SignInAgainPorts {
  readonly http: Http;
  readonly storedSession: StoredSession;
  readonly navigation: Navigation;
  readonly logout: Logout;
  readonly log: Log;
  readonly work: {
    readonly enterSession: EnterSession;
    readonly startSignInTasks: StartSignInTasks;
    readonly registry: Pick<RegistryStore, "termsRequiredOf">;
    readonly logoutLosses: () => Promise<LogoutLosses>;
  };
}

interface SignInAgainStores {
  readonly session: SessionStore;
  readonly choice: HerdChoiceStore;
}

/**
 * Section 4, session expiry: the sign-in over the screen. The same user goes on with the page, the frames and the calls that
 * wait; another one comes in as through the login page, and everything of the former is dropped.
 */
export function createSignInAgain(ports: SignInAgainPorts, { session, choice }: SignInAgainStores): SignInAgain {
  const { http, storedSession, navigation, logout, log, work } = ports;

  const goOn = async (users: SessionUsers, tokens: readonly string[]): Promise<SignInAgainOutcome> => {
    if (tokens.length > 1) choice.setTokens(tokens);
    session.set(users);
    await storedSession.replace(session.users);
    const owesTerms = session.effective !== null && mustAcceptTerms(session.effective, work.registry.termsRequiredOf);
    if (owesTerms) navigation.replace(`/${SCREENS.cgu.path}`);
    else work.startSignInTasks();
    http.resume();
    return { kind: "continued" };
  };
  const change = async (profile: UserProfile, login: string): Promise<SignInAgainOutcome> => {
    await dropFormer();
    session.setTypedLogin(login);
    await work.enterSession.enter(profile);
    return { kind: "changed" };
  };
  const chooseAnew = async (tokens: readonly string[], login: string): Promise<SignInAgainOutcome> => {
    await dropFormer();
    session.setTypedLogin(login);
    choice.setTokens(tokens);
    navigation.replace(`/${SCREENS.multi.path}`);
    return { kind: "changed" };
  };
  const dropFormer = async () => {
    await logout({ hereOnly: true, stay: true });
    await storedSession.clear();
    // The access token went with the former user; the cookie is already that of the new one.
    await http.refresh();
  };
  const tokenOfHerd = async (tokens: readonly string[], numCheptel: string | undefined) => {
    if (tokens.length < 2) return tokens[0];
    const cards = await herdCards(http, tokens);
    return cards.find((card) => card.numCheptel === numCheptel)?.token;
  };
  const again = async (login: string, password: string): Promise<SignInAgainOutcome> => {
    const { user, multiUser, epoch } = session;
    const isStill = () => session.epoch === epoch;
    const tokens = await http.call("authenticate", { body: { login, password } });
    if (tokens.length === 0) throw new NoHerd();
    const token = await tokenOfHerd(tokens, (multiUser ?? user)?.numCheptel);
    if (!isStill()) return { kind: "changed" };
    if (token === undefined) return chooseAnew(tokens, login);
    // Whichever user signed in, whatever herd is open on the screen.
    const profile = await http.call("login", { params: { token }, numCheptel: "" });
    if (!isComplete(profile)) throw new Error("incomplete profile");
    if (!isStill()) return { kind: "changed" };
    if (profile.id !== (multiUser ?? user)?.id) return change(profile, login);
    if (user === null || user.numCheptel === profile.numCheptel) return goOn({ user: user && profile, multiUser: profile }, tokens);
    const ofHerd = await http.call("login", { params: { token }, numCheptel: user.numCheptel });
    return isStill() ? goOn({ user: ofHerd, multiUser: profile }, tokens) : { kind: "changed" };
  };

  return {
    withPassword: async ({ login, password }) => {
      try {
        return await again(login, password);
      } catch (error) {
        log.warn("sign-in again", error);
        return isRefusal(error)
          ? { kind: "failed", text: welcomeText.security.login.wrongSign, field: true }
          : { kind: "failed", text: signInFailureLines(error).at(-1) ?? "", field: false };
      }
    },
    logoutLosses: work.logoutLosses,
    leave: () => logout({ context: EXPIRED }),
    handOver: () => logout(),
  };
}
