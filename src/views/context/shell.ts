import { type ComponentType, createContext, useContext } from "react";
import type { Work } from "../../flows/shell/createShellFlows";
import type { Front } from "./public";

/** What a view behind the sign-in may read and ask for. */
export interface Shell extends Front, Work {
  /** The page around the frames. */
  readonly Page: ComponentType;
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
