import { type ComponentType, createContext, useContext } from "react";
import type { SignInAgain } from "../../flows/login/signInAgain";
import type { SessionExpired } from "../../flows/session/createSessionExpired";
import type { ShellFlows } from "../../flows/shell/createShellFlows";
import type { Tour } from "../../flows/tour/createTour";
import type { InstallOffer } from "../../flows/tour/installOffer";
import type { Part } from "../../loading/part";
import type { Clock } from "../../time/clock";
import type { Public } from "./public";

/** The sign-in over the screen of a session that has expired. */
export interface SignInDialog {
  readonly Dialog: ComponentType<{ readonly again: SignInAgain }>;
  readonly again: SignInAgain;
}

/** Where a tour is prepared, and the product put on the device. */
export interface TourScreen {
  readonly Page: ComponentType<{ readonly tour: TourScreen["tour"] }>;
  readonly tour: Tour & { readonly install: InstallOffer };
}

/** What a view behind the sign-in may read and ask for. */
export interface Shell extends Public, ShellFlows {
  /** The page around the frames. */
  readonly Page: ComponentType;
  readonly signInDialog: Part<SignInDialog>;
  readonly tour: Part<TourScreen>;
  /** The list of herds. */
  readonly herdDrawer: Part<{ readonly HerdDrawer: ComponentType }>;
  /** The search over everything, and the other dialogs of quick access. */
  readonly quickDialogs: Part<
    Readonly<Record<"FavouritesDialog" | "NoticesDialog" | "SessionsDialog" | "ShortcutsDialog", ComponentType>> & {
      readonly PaletteDialog: ComponentType<{ readonly begun: string; readonly onClose: () => void; readonly onLeave: () => void }>;
    }
  >;
  readonly sessionExpired: SessionExpired;
  /** Opens an address of the shell. */
  readonly open: (address: string) => void;
  readonly reload: () => void;
  readonly clock: Clock;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error("no shell around this view");
  return shell;
}
