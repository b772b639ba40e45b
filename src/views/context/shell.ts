import { type ComponentType, createContext, useContext } from "react";
import type { SignInAgain } from "../../flows/login/signInAgain";
import type { SessionExpired } from "../../flows/session/sessionExpiry";
import type { ShellFlows } from "../../flows/shell/createShellFlows";
import type { Part } from "../../loading/part";
import type { Public } from "./public";

/** The sign-in over the screen of a session that has expired. */
export interface SignInDialog {
  readonly Dialog: ComponentType<{ readonly again: SignInAgain }>;
  readonly again: SignInAgain;
}

/** What a view behind the sign-in may read and ask for. */
export interface Shell extends Public, ShellFlows {
  /** The page around the frames. */
  readonly Page: ComponentType;
  readonly signInDialog: Part<SignInDialog>;
  readonly sessionExpired: SessionExpired;
  /** Opens an address of the shell. */
  readonly open: (address: string) => void;
  readonly reload: () => void;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error("no shell around this view");
  return shell;
}
