import { createContext, useContext } from "react";
import type { LocalTime } from "../../domain/publicPages/localTime";
import type { AcceptTerms } from "../../flows/account/acceptTerms";
import type { CopyToClipboard } from "../../flows/copyToClipboard";
import type { GoHome } from "../../flows/guard/goHome";
import type { SignIn } from "../../flows/login/signIn";
import type { Logout } from "../../flows/session/logout";
import type { DemoStore } from "../../stores/demoStore";
import type { HerdChoiceStore } from "../../stores/herdChoiceStore";
import type { PublicStores } from "../../stores/shellStores";

/** What the public pages may read and ask for. */
export interface Public extends PublicStores {
  readonly demo: DemoStore;
  readonly choice: HerdChoiceStore;
  readonly goHome: GoHome;
  readonly signIn: SignIn;
  readonly logout: Logout;
  readonly copy: CopyToClipboard;
  readonly acceptTerms: AcceptTerms;
  readonly chooseLanguage: (language: string) => Promise<void>;
  /** The moment, for the sky, the logo and the copyright line; a view that reads it follows it. */
  readonly localTime: () => LocalTime;
}

export const PublicContext = createContext<Public | null>(null);

export function usePublic(): Public {
  const app = useContext(PublicContext);
  if (app === null) throw new Error("no public pages around this view");
  return app;
}
