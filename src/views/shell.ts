import { createContext, useContext } from "react";
import type { AcceptTerms } from "../flows/account/acceptTerms";
import type { RecoverPassword } from "../flows/account/recoverPassword";
import type { RenewPassword } from "../flows/account/renewPassword";
import type { Frames } from "../flows/frames/createFrames";
import type { GoHome } from "../flows/guard/goHome";
import type { ChooseHerd } from "../flows/herds/chooseHerd";
import type { SwitchHerd } from "../flows/herds/switchHerd";
import type { SignIn } from "../flows/login/signIn";
import type { Logout } from "../flows/session/logout";
import type { ApplyShops } from "../flows/shops/applyShops";
import type { DemoStore } from "../stores/demoStore";
import type { FramesStore } from "../stores/framesStore";
import type { HerdChoiceStore } from "../stores/herdChoiceStore";
import type { HerdListStore } from "../stores/herdListStore";
import type { LanguageStore } from "../stores/languageStore";
import type { MenuStore } from "../stores/menuStore";
import type { NetworkStore } from "../stores/networkStore";
import type { NoticeStore } from "../stores/noticeStore";
import type { PlaceStore } from "../stores/placeStore";
import type { ProgressStore } from "../stores/progressStore";
import type { RegistryStore } from "../stores/registryStore";
import type { SessionStore } from "../stores/sessionStore";
import type { ThemeStore } from "../stores/themeStore";

/** What a view may read and ask for. */
export interface Shell {
  readonly session: SessionStore;
  readonly network: NetworkStore;
  readonly registry: RegistryStore;
  readonly menu: MenuStore;
  readonly place: PlaceStore;
  readonly notices: NoticeStore;
  readonly language: LanguageStore;
  readonly theme: ThemeStore;
  readonly demo: DemoStore;
  readonly choice: HerdChoiceStore;
  readonly herdList: HerdListStore;
  readonly progress: ProgressStore;
  readonly framesStore: FramesStore;
  readonly frames: Pick<Frames, "attach" | "loaded" | "retry">;
  /** Opens an address of the shell. */
  readonly open: (address: string) => void;
  readonly goHome: GoHome;
  readonly signIn: SignIn;
  readonly logout: Logout;
  readonly chooseLanguage: (language: string) => Promise<void>;
  readonly recoverPassword: RecoverPassword;
  readonly renewPassword: RenewPassword;
  readonly chooseHerd: ChooseHerd;
  readonly acceptTerms: AcceptTerms;
  readonly switchHerd: SwitchHerd;
  readonly applyShops: ApplyShops;
  readonly reload: () => void;
  /** The year now, for the copyright line. */
  readonly year: string;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error("no shell around this view");
  return shell;
}
