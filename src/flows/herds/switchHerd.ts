import { SHELL_ROUTES } from "../../../generated/settings";
import { herdsText } from "../../../generated/text/herds";
import { welcomeText } from "../../../generated/text/welcome";
import type { Resolver } from "../../domain/resolver/createResolver";
import type { UserProfile } from "../../domain/session/profile";
import { type Http, OfflineError, TimeoutError } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { LiveFrame } from "../../stores/framesStore";
import type { HerdListStore, HerdSwitch } from "../../stores/herdListStore";
import type { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { OptionsStore } from "../../stores/optionsStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { ConfirmLeaveHerd } from "../frames/lifecycle/confirmDiscard";
import type { GoHome } from "../guard/goHome";
import type { StartSignInTasks } from "../login/signInTasks";
import type { StoredSession } from "../session/storedSession";
import type { HerdProfiles } from "./herdProfiles";
import type { PrepareSwitch, SwitchOrigin } from "./prepareSwitch";

/** Takes a multi-herd user into one of the herds; answers whether it went well. Without an origin it is the user who asks. */
export type SwitchHerd = (numCheptel: string, origin?: SwitchOrigin) => Promise<boolean>;

/** The user stays in the herd that is open, on the page from which the switch was asked for; nothing once the other herd is open. */
export type StayInHerd = () => void;

export interface HerdSwitchFlows {
  readonly switchHerd: SwitchHerd;
  readonly stayInHerd: StayInHerd;
}

interface SwitchHerdPorts {
  readonly http: Http;
  readonly storedSession: StoredSession;
  readonly herdProfiles: HerdProfiles;
  readonly startSignInTasks: StartSignInTasks;
  readonly goHome: GoHome;
  readonly navigation: Navigation;
  readonly log: Log;
  /** Asks first where something is unsaved. */
  readonly confirmLeaveHerd: ConfirmLeaveHerd;
  readonly prepare: PrepareSwitch;
}

interface SwitchHerdStores {
  readonly session: SessionStore;
  readonly options: OptionsStore;
  readonly notices: NoticeStore;
  readonly menu: MenuStore;
  readonly network: NetworkStore;
  readonly herdList: Pick<HerdListStore, "switching" | "setSwitching">;
}

/**
 * Section 4, herd switching: what waits is sent, the user is logged in for the herd, the context is loaded, the last route opened comes
 * again, or home. Of several that are asked for at once the last counts; what comes late of another is dropped.
 */
export function createSwitchHerd(ports: SwitchHerdPorts, stores: SwitchHerdStores): HerdSwitchFlows {
  const { session, options, notices, menu, herdList } = stores;
  let turns = 0;
  /** Where the user was. */
  let from: string | null = null;
  /** Back from the page of the synchronisation. */
  const goBack = () => {
    if (options.stored.route !== from) openPage(ports, menu.resolver, from);
  };
  const switchHerd: SwitchHerd = async (numCheptel, origin = "user") => {
    turns += 1;
    const turn = turns;
    const { multiUser, epoch } = session;
    // One that follows another may have been asked for on the page of the synchronisation.
    const route = herdList.switching === null ? options.stored.route : from;
    from = route;
    const goOn = (step: HerdSwitch["step"]) => herdList.setSwitching({ numCheptel, step });
    const isCurrent = () => turn === turns && session.epoch === epoch;
    const isSame = () => session.numCheptel === numCheptel;
    const agreed = new Set<LiveFrame>();
    try {
      if (multiUser === null || !(isSame() || (await ports.confirmLeaveHerd(agreed))) || !isCurrent()) return false;
      goOn("sending");
      const isReady = await ports.prepare(origin, isCurrent);
      if (!isCurrent()) return false;
      if (!isReady) throw new StillWaiting();
      if (isSame()) {
        goBack();
        return true;
      }
      goOn("signingIn");
      const profile = await logIn(ports, stores.network, multiUser, numCheptel);
      // Sending and login take a while, in which the user may have typed.
      const leaves = isCurrent() && (await ports.confirmLeaveHerd(agreed));
      if (!isCurrent()) return false;
      if (!leaves) {
        stayInHerd();
        return false;
      }
      goOn("opening");
      session.set({ user: profile, multiUser });
      const opened = session.epoch;
      options.change({ current: numCheptel });
      await Promise.all([ports.storedSession.save(session.users), ports.herdProfiles.keep(profile)]);
      await ports.startSignInTasks().usable;
      // Meanwhile the user may have logged out, or gone on to another herd.
      if (turn !== turns || session.epoch !== opened) return false;
      if (!openPage(ports, menu.resolver, route)) await ports.goHome();
      notices.show({ kind: "positive", lines: [herdsText.herdSwitch.done], values: { name: profile.elevageEnCours.denomination } });
      return true;
    } catch (error) {
      ports.log.warn("herd switch", error);
      // An expired session asks for the password over the page; the herd stays.
      if (!isCurrent() || !session.signedIn || session.expired !== null) return false;
      // Without network nothing was left; else the user may have typed meanwhile.
      const leaves = menu.resolver.multiHerd && !(error instanceof NotOnDevice) && (await ports.confirmLeaveHerd(agreed));
      if (!isCurrent()) return false;
      sayFailed(stores, error, leaves);
      if (leaves) await leaveHerd(ports, stores);
      else goBack();
      return false;
    } finally {
      if (turn === turns) herdList.setSwitching(null);
    }
  };
  const stayInHerd = () => {
    if (herdList.switching === null || herdList.switching.step === "opening") return;
    turns += 1;
    herdList.setSwitching(null);
    if (session.user === null) return;
    goBack();
    notices.show({ kind: "info", lines: [herdsText.herdSwitch.kept], values: { name: session.user.elevageEnCours.denomination } });
  };
  return { switchHerd, stayInHerd };
}

/** By the server; without network as the herd was when it was last opened on this device. */
async function logIn(
  { http, herdProfiles }: SwitchHerdPorts,
  network: NetworkStore,
  multiUser: UserProfile,
  numCheptel: string,
): Promise<UserProfile> {
  if (network.online)
    try {
      const profile = await http.call("login", { params: { token: multiUser.token }, numCheptel });
      if (profile.numCheptel !== numCheptel) throw new WrongHerd();
      return profile;
    } catch (error) {
      if (!(error instanceof OfflineError)) throw error;
    }
  const kept = await herdProfiles.read(multiUser, numCheptel);
  if (kept === null) throw new NotOnDevice();
  return kept;
}

/** Section 4, herd switching: the target route is the last one opened, where it names nothing of the former herd. */
function openPage({ navigation }: SwitchHerdPorts, resolver: Resolver, route: string | null): boolean {
  const page = route === null ? null : resolver.route(route);
  if (!page?.admitted || page.frame === null || page.href === null) return false;
  navigation.replace(page.href);
  return true;
}

/** HSW-10: that it failed, and in which herd the user stays. */
function sayFailed({ session, notices }: SwitchHerdStores, error: unknown, leaves: boolean): void {
  const stays = session.user === null ? [] : [herdsText.herdSwitch.kept];
  const lines = [messageOf(error), ...(leaves ? [herdsText.herdSwitch.failed] : stays)];
  notices.show({ kind: "negative", lines, values: { name: session.user?.elevageEnCours.denomination ?? "" } });
}

/** HSW-10: a multi-herd user has no herd any more and chooses anew on the map. */
async function leaveHerd(ports: SwitchHerdPorts, { session, menu }: SwitchHerdStores): Promise<void> {
  session.set({ user: null, multiUser: session.multiUser });
  await ports.storedSession.save(session.users);
  if (!openPage(ports, menu.resolver, SHELL_ROUTES.deskHome)) await ports.goHome();
}

function messageOf(error: unknown): string {
  if (error instanceof NotOnDevice) return welcomeText.error.offline;
  if (error instanceof TimeoutError) return welcomeText.error.timeout;
  if (error instanceof WrongHerd) return welcomeText.error.herdNotFound;
  return error instanceof StillWaiting ? welcomeText.error.sync : welcomeText.error.unknownCheptel;
}

/** The server answered for another herd than was asked for. */
class WrongHerd extends Error {
  override readonly name = "WrongHerd";
}

/** There is no network, and the herd was never opened on this device. */
class NotOnDevice extends Error {
  override readonly name = "NotOnDevice";
}

/** What waits for the herd could not be sent in time. */
class StillWaiting extends Error {
  override readonly name = "StillWaiting";
}
