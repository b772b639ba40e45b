import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { Randomness } from "../../ports/randomness";
import type { HerdChoiceStore } from "../../stores/herdChoiceStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import { type ChooseHerd, createChooseHerd } from "../login/chooseHerd";
import type { LoadSession } from "../login/enterSession";
import type { SignIn } from "../login/signIn";
import type { Logout } from "../session/logout";
import { createOpenSupportLink, type OpenSupportLink } from "./openSupportLink";
import { createRecoverPassword, type RecoverPassword } from "./recoverPassword";
import { createRenewPassword, type RenewPassword } from "./renewPassword";

/** What the public pages beside the login page can do: it comes with them. */
export interface AccountPages {
  readonly recoverPassword: RecoverPassword;
  readonly renewPassword: RenewPassword;
  readonly chooseHerd: ChooseHerd;
  readonly openSupportLink: OpenSupportLink;
}

interface AccountPorts {
  readonly http: Http;
  readonly navigation: Navigation;
  readonly signIn: SignIn;
  readonly loadShell: LoadSession;
  readonly logout: Logout;
  readonly randomness: Randomness;
  readonly clock: Clock;
  readonly log: Log;
}

export function createAccountPages(
  ports: AccountPorts,
  stores: { readonly choice: HerdChoiceStore; readonly notices: NoticeStore; readonly session: SessionStore },
): AccountPages {
  return {
    recoverPassword: createRecoverPassword(ports, stores.notices),
    renewPassword: createRenewPassword(ports, stores),
    chooseHerd: createChooseHerd(ports, stores),
    openSupportLink: createOpenSupportLink(ports, stores),
  };
}
