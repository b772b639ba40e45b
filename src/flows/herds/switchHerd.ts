import { pagesText } from "../../../generated/text/pages";
import { welcomeText } from "../../../generated/text/welcome";
import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { NoticeStore } from "../../stores/noticeStore";
import type { OptionsStore } from "../../stores/optionsStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { GoHome } from "../guard/goHome";
import type { StartSignInTasks } from "../login/signInTasks";
import type { StoredSession } from "../session/storedSession";

/** Takes a multi-herd user into one of the herds; answers whether it went well. */
export type SwitchHerd = (numCheptel: string) => Promise<boolean>;

interface SwitchHerdPorts {
  readonly http: Http;
  readonly storedSession: StoredSession;
  readonly startSignInTasks: StartSignInTasks;
  readonly goHome: GoHome;
  readonly log: Log;
  /** Asks first where something is unsaved. */
  readonly confirmLeaveHerd: () => Promise<boolean>;
}

interface SwitchHerdStores {
  readonly session: SessionStore;
  readonly options: OptionsStore;
  readonly notices: NoticeStore;
}

/** Section 4, herd switching: the user is logged in for the herd, the context is loaded, the home screen opens. */
export function createSwitchHerd(ports: SwitchHerdPorts, { session, options, notices }: SwitchHerdStores): SwitchHerd {
  return async (numCheptel) => {
    const { multiUser, epoch } = session;
    if (multiUser === null || !(await ports.confirmLeaveHerd()) || session.epoch !== epoch) return false;
    try {
      const profile = await ports.http.call("login", { params: { token: multiUser.token }, numCheptel });
      if (session.epoch !== epoch) return false;
      if (profile.numCheptel !== numCheptel) throw new WrongHerd();
      session.set({ user: profile, multiUser });
      options.change({ current: numCheptel });
      await ports.storedSession.save(session.users);
      await ports.startSignInTasks().usable;
      await ports.goHome();
      notices.show({ kind: "positive", lines: [pagesText.herdSwitch.done], values: { name: profile.elevageEnCours.denomination } });
      return true;
    } catch (error) {
      ports.log.warn("herd switch", error);
      // Dropped with the session: there is nobody to tell.
      if (!session.signedIn) return false;
      notices.show({
        kind: "negative",
        lines: [error instanceof WrongHerd ? welcomeText.error.herdNotFound : welcomeText.error.unknownCheptel],
      });
      return false;
    }
  };
}

/** The server answered for another herd than was asked for. */
class WrongHerd extends Error {
  override readonly name = "WrongHerd";
}
