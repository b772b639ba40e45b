import { type ComponentType, createContext, useContext } from "react";
import type { LocalTime } from "../../domain/publicPages/localTime";
import type { AcceptTerms } from "../../flows/account/acceptTerms";
import type { AccountPages } from "../../flows/account/accountPages";
import type { CopyToClipboard } from "../../flows/copyToClipboard";
import type { GoHome } from "../../flows/guard/goHome";
import type { SignIn } from "../../flows/login/signIn";
import type { Logout } from "../../flows/session/logout";
import type { SignInAgain } from "../../flows/session/signInAgain";
import type { FrontStores } from "../../flows/shell/shellStores";
import type { DemoStore } from "../../stores/demoStore";
import type { HerdChoiceStore } from "../../stores/herdChoiceStore";
import type { RouterLink } from "../parts/RouterBridge";
import type { LaterPages } from "../publicPages/accountPages";

/** What the public pages may read and ask for. */
export interface Front extends FrontStores, AccountPages {
  readonly demo: DemoStore;
  readonly choice: HerdChoiceStore;
  readonly router: RouterLink;
  readonly createPages: () => LaterPages;
  readonly goHome: GoHome;
  readonly signIn: SignIn;
  /** The sign-in over the screen of a session that has expired. */
  readonly signInAgain: () => Promise<SignInAgain>;
  /** Its view, once it has come. */
  readonly signInSheet: () => ComponentType | null;
  readonly logout: Logout;
  readonly copy: CopyToClipboard;
  readonly acceptTerms: AcceptTerms;
  readonly chooseLanguage: (language: string) => Promise<void>;
  /** The moment, for the sky, the logo and the copyright line; a view that reads it follows it. */
  readonly localTime: () => LocalTime;
}

export const FrontContext = createContext<Front | null>(null);

export function useFront(): Front {
  const front = useContext(FrontContext);
  if (front === null) throw new Error("no shell around this view");
  return front;
}
