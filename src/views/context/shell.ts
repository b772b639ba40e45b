import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { TileRecord } from "../../domain/registry/tables";
import type { SignInAgain } from "../../flows/login/signInAgain";
import type { Offline, TileState } from "../../flows/offline/createOffline";
import type { SessionExpired } from "../../flows/session/sessionExpired";
import type { ShellFlows } from "../../flows/shell/createShellFlows";
import type { Tour } from "../../flows/tour/createTour";
import type { InstallOffer } from "../../flows/tour/installOffer";
import type { Part } from "../../loading/part";
import type { FrameOverlayStore, FrameQuestion, FrameSource } from "../../stores/frameOverlayStore";
import type { Clock } from "../../time/clock";
import type { FailureCards } from "./failureProps";
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
  /** The list of herds, the choice above a page that asks for one, and what says that one opens. */
  readonly herdViews: Part<Readonly<Record<"HerdDrawer" | "SwitchCard" | "WhichHerd", ComponentType>>>;
  /** The search over everything, and the other dialogs of quick access. */
  readonly quickDialogs: Part<{
    readonly PaletteDialog: ComponentType<{ readonly begun: string; readonly onClose: () => void; readonly onLeave: () => void }>;
    /** The others, each by what the menu store calls it. */
    readonly DIALOGS: Readonly<Record<"favourites" | "help" | "notices" | "sessions" | "shortcuts", ComponentType>>;
  }>;
  /** What comes to the tiles after their first paint. */
  readonly tileExtras: Part<{
    readonly PinButton: ComponentType<{ readonly tile: TileRecord; readonly label: string }>;
    readonly CandidateBadge: ComponentType;
    readonly offline: Offline;
    readonly OfflineMark: ComponentType<{ readonly state: TileState }>;
    readonly DashboardTiles: ComponentType<{ readonly section: string }>;
    readonly TileControls: ComponentType<{ readonly few: boolean }>;
    readonly TileFigure: ComponentType<{ readonly id: string; readonly name: string }>;
    readonly TilePurpose: ComponentType<{ readonly tile: string; readonly route: string | null | undefined }>;
  }>;
  /** What the tab of the workshops opens. */
  readonly workshopFilter: Part<{ readonly WorkshopFilter: ComponentType<{ readonly onDone: () => void }> }>;
  /** In the place of a page that needs the network: what works here without. */
  readonly offlineCard: Part<{
    readonly OfflineBanner: ComponentType;
    readonly OfflineCard: ComponentType<{ readonly offline: Offline; readonly children: ReactNode }>;
    readonly offline: Offline;
  }>;
  /** Why a page that had come is not shown. */
  readonly failureCards: Part<FailureCards>;
  /** An account to which no right has been given yet. */
  readonly noRightsCard: Part<{ readonly NoRightsCard: ComponentType<{ readonly onLeave: () => void }> }>;
  /** What a page shows through the shell: a question, a progress, the whole screen. */
  readonly frameOverlays: Part<{
    readonly UnsavedDialog: ComponentType;
    readonly FrameDialogBar: ComponentType<{ readonly source: FrameSource; readonly onClose: () => void }>;
    readonly FrameProgress: ComponentType<{ readonly progress: NonNullable<FrameOverlayStore["progress"]> }>;
    readonly FrameQuestionDialog: ComponentType<{ readonly question: FrameQuestion; readonly onAnswer: (accepted: boolean) => void }>;
    readonly WhenUndisturbed: ComponentType<{ readonly asked: object; readonly children: ReactNode }>;
  }>;
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
