import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { HerdChoiceStore } from "../../stores/herdChoiceStore";
import type { LocationStore } from "../../stores/locationStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import { type ChooseHerd, createChooseHerd } from "../login/createChooseHerd";
import type { LoadSession } from "../login/enterSession";
import type { SignIn } from "../login/signIn";
import type { Logout } from "../session/logout";
import { createRecoverPassword, type RecoverPassword } from "./recoverPassword";
import { createRenewPassword, type RenewPassword } from "./renewPassword";
import { createSupportLink, type SupportLink } from "./supportLink";

/** What the public pages beside the login page can do: it comes with them. */
export interface AccountFlows {
  readonly recoverPassword: RecoverPassword;
  readonly renewPassword: RenewPassword;
  readonly chooseHerd: ChooseHerd;
  readonly supportLink: SupportLink;
}

interface AccountPorts {
  readonly http: Http;
  readonly navigation: Navigation;
  readonly signIn: SignIn;
  readonly loadShell: LoadSession;
  readonly logout: Logout;
  readonly clock: Clock;
  readonly log: Log;
}

export function createAccountFlows(
  ports: AccountPorts,
  stores: {
    readonly choice: HerdChoiceStore;
    readonly notices: NoticeStore;
    readonly session: SessionStore;
    readonly location: LocationStore;
  },
): AccountFlows {
  return {
    recoverPassword: createRecoverPassword(ports, stores.notices),
    renewPassword: createRenewPassword(ports, stores),
    chooseHerd: createChooseHerd(ports, stores),
    supportLink: createSupportLink(ports, stores),
  };
}
