import { createContext, useContext } from "react";
import type { AcceptTerms } from "../flows/account/acceptTerms";
import type { AccountPages } from "../flows/account/accountPages";
import type { GoHome } from "../flows/guard/goHome";
import type { SignIn } from "../flows/login/signIn";
import type { Logout } from "../flows/session/logout";
import type { FrontStores } from "../flows/work/workStores";
import type { DemoStore } from "../stores/demoStore";
import type { HerdChoiceStore } from "../stores/herdChoiceStore";
import type { RouterLink } from "./FollowRouter";
import type { Shell } from "./shell";

/** What the public pages may read and ask for. */
export interface Front extends FrontStores, AccountPages {
  readonly demo: DemoStore;
  readonly choice: HerdChoiceStore;
  readonly router: RouterLink;
  readonly goHome: GoHome;
  readonly signIn: SignIn;
  readonly logout: Logout;
  readonly acceptTerms: AcceptTerms;
  readonly chooseLanguage: (language: string) => Promise<void>;
  /** The year now, for the copyright line. */
  readonly year: string;
  /** What is behind the sign-in, once it has come. */
  readonly inside: () => Shell | null;
}

export const FrontContext = createContext<Front | null>(null);

export function useFront(): Front {
  const front = useContext(FrontContext);
  if (front === null) throw new Error("no shell around this view");
  return front;
}
