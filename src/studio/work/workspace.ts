import { createContext, useContext } from "react";
import type { Edit, Look } from "../../../codegen/studio/requests";
import type { StateView } from "../../../codegen/studio/stateView";

/** What every screen works with. */
export interface Workspace {
  readonly state: StateView;
  /** All that is wrong or odd, as far as it is known. */
  readonly findings: StateView["findings"];
  /** Whether that is all. */
  readonly isChecked: boolean;
  /** Grows with each look at the files: what was answered before is asked again. */
  readonly version: number;
  readonly look: Look;
  readonly setLook: (look: Look) => void;
  /** The name of the person as whom the registry is looked at. */
  readonly who: string;
  readonly device: "desktop" | "phone";
  readonly setDevice: (device: "desktop" | "phone") => void;
  readonly showsHidden: boolean;
  readonly setShowsHidden: (shows: boolean) => void;
  /** A step is on its way: no other begins before it is done. */
  readonly isWriting: boolean;
  /** Writes a step; resolves to whether it was written. */
  readonly write: (edit: Edit) => Promise<boolean>;
  /** Says yes to an effect; resolves to whether it was written. */
  readonly accept: (id: string, why: string) => Promise<boolean>;
  /** Puts the lines of an effect back as they are committed; resolves to whether it was written. */
  readonly putBack: (id: string) => Promise<boolean>;
  /** Writes what the personas see now as what is meant. */
  readonly takeSnapshot: () => void;
  readonly undo: () => void;
  /** Reads the files again. */
  readonly reload: () => void;
  readonly notify: (text: string) => void;
}

export const WorkspaceContext = createContext<Workspace | null>(null);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (workspace === null) throw new Error("There is no workspace around this view.");
  return workspace;
}
