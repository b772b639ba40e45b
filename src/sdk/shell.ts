import type { Answer } from "../protocol/frames/answerTypes";
import type { HashAddress } from "../protocol/frames/hashAddress";
import type { FrameContext, NetworkState, RelatedTile, SyncStatus } from "../protocol/frames/messages/context";
import type { FrameUser } from "../protocol/frames/messages/frameUser";
import type { SyncEntries, SyncOverview } from "../protocol/frames/messages/syncOverview";

/** Route names with their parameters, when the author passes none: any name, any values. */
export type AnyRoutes = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

export type Query = Readonly<Record<string, string>>;

/** Parameters may be left out for a route that requires none. */
export type NavigateArguments<Params> =
  Record<never, never> extends Params ? [params?: Params, query?: Query] : [params: Params, query?: Query];

export type Stop = () => void;

/** What `syncSafe` asks for. */
export interface SafeSyncRequest {
  /** Herds whose actions shall be on the server; only those the user follows. */
  readonly numCheptels: readonly string[];
  /** Milliseconds to wait at most. */
  readonly timeout: number;
  readonly network: NetworkState;
  /** False: when actions still wait, the page of the synchronisation opens. */
  readonly back: boolean;
}

/** The shell, as a sub-application sees it. Every call answers `{ ok: true, value }` or `{ ok: false, error }` and never throws. */
export interface Shell<Routes extends object = AnyRoutes> {
  readonly state: "connected" | "stand-alone";
  /** The current context: herd, language, theme, network, route, parameters. */
  readonly context: FrameContext;
  /** Address of this page behind its `#`: path, and query with every parameter of the route. */
  readonly address: HashAddress;
  /** Herd, language, theme or network changed. Without a listener the shell reloads the page when the herd or language changes. */
  readonly onContext: (listener: (context: FrameContext, before: FrameContext) => unknown) => Stop;
  /** The user opened another route of this sub-application. Without a listener (nor `hashRouter`) the shell reloads the page. */
  readonly onOpen: (listener: (context: FrameContext) => unknown) => Stop;
  /** The user went elsewhere; the page stays hidden for a while and may then be removed. */
  readonly onLeave: (listener: () => unknown) => Stop;
  /** Goes to a route of the product by its name. A refusal is an answer: `not-granted`, `unknown-route`, `missing-param` … */
  readonly navigate: <Name extends keyof Routes & string>(route: Name, ...rest: NavigateArguments<Routes[Name]>) => Promise<Answer<null>>;
  /** Writes a line in the log of the shell. */
  readonly report: (level: "info" | "warning" | "error", message: string, details?: Query) => Promise<Answer<null>>;
  /** The signed-in user, as far as the registry tells this application of it. */
  readonly getUser: () => Promise<Answer<FrameUser>>;
  /** Tiles of the menu around this page that the user may open, the nearest first: for links at its end, opened by `navigate`. */
  readonly related: () => Promise<Answer<readonly RelatedTile[]>>;
  readonly setTitle: (title: string) => Promise<Answer<null>>;
  /** In a dashboard preview: its figure as text, `("27,4 kg", "per cow and day")`, for screen readers and while offline. */
  readonly setFigure: (value: string, caption: string) => Promise<Answer<null>>;
  /** The content is rendered. Only needed with the option `awaitsReady`. */
  readonly ready: () => Promise<Answer<null>>;
  /** Messages on the allow-list of this application (`frame.calls`). */
  readonly calls: readonly string[];
  /** Whether the user holds a grant that a route of this application asks for. For the display only: the server decides. */
  readonly may: (grant: string) => boolean;
  readonly onNetwork: (listener: (network: NetworkState) => unknown) => Stop;
  /** A call of this page has met no network, or one again: the shell asks its own server, whose answer counts for all pages. */
  readonly reportNetwork: (network: NetworkState) => Promise<Answer<null>>;
  /** Sync status of the queued actions of the current herd. */
  readonly onSyncStatus: (listener: (status: SyncStatus) => unknown) => Stop;

  /** The draft saved before the page was reloaded, or null. */
  readonly draft: unknown;
  /** This page has unsaved input, or no longer. While it has, the shell asks before it removes the page. */
  readonly setDirty: (dirty: boolean) => Promise<Answer<null>>;
  /** Stores any JSON value, 65,536 characters at most, for this user, herd and route; it survives a reload, but no logout. */
  readonly saveDraft: (draft: unknown) => Promise<Answer<null>>;
  readonly forgetDraft: () => Promise<Answer<null>>;
  /** The shell is about to remove a page with unsaved entries: return the draft. One listener; the last one counts. */
  readonly onKeepDraft: (read: () => unknown) => Stop;

  /** A notice under the name of this application. Only while the page is shown, like everything down to `setProgress`. */
  readonly notice: (kind: "positive" | "negative" | "info", text: string) => Promise<Answer<null>>;
  /** A modal question; false when refused, or when the user has navigated. */
  readonly confirm: (text: string, words: { readonly accept: string; readonly refuse: string }) => Promise<Answer<boolean>>;
  /** The page gets the whole screen, below a bar with its name and a way back, until `closeDialog`. */
  readonly openDialog: () => Promise<Answer<null>>;
  readonly closeDialog: () => Promise<Answer<null>>;
  /** The user pressed the way back. */
  readonly onDialogClosed: (listener: () => unknown) => Stop;
  /** Progress of a long operation, from 0 to 1; null when it is over. */
  readonly setProgress: (value: number | null) => Promise<Answer<null>>;
  /** A metric for the log of the shell: `measure("list.shown", 230)`. Never a text of a user. */
  readonly measure: (name: string, value: number) => Promise<Answer<null>>;

  /** Stores a value for any page that has the key; read once, gone with the tab. */
  readonly datexStore: (domain: string, value: unknown) => Promise<Answer<string>>;
  /** null: nothing is stored under this key. */
  readonly datexRead: (domain: string, key: string) => Promise<Answer<unknown>>;

  /** Storage of this application for the current herd. Each of these needs its name under `frame.calls` in the registry. */
  readonly storageRead: (index: string) => Promise<Answer<unknown>>;
  readonly storageStore: (index: string, value: unknown) => Promise<Answer<null>>;
  /**
   * An action of the user for the current herd: queued on the device, sent when the network allows; `label` says what it is. With
   * `from` it is refused, and shown to the user beside the other value, when somebody else has changed the same since;
   * a field of `base` that the payload lacks counts as removed.
   */
  readonly storageAction: (
    index: string,
    payload: unknown,
    label?: string,
    from?: { readonly about: string; readonly base: unknown },
  ) => Promise<Answer<null>>;
  /** 0: actions still wait, 1: there was nothing to synchronise, 2: synchronised. */
  readonly syncSafe: (request: SafeSyncRequest) => Promise<Answer<{ readonly status: 0 | 1 | 2 }>>;
  /** What waits, was refused and was sent last, over all herds of the user. */
  readonly syncRead: () => Promise<Answer<SyncOverview>>;
  /** What the user has decided about a refused action; `edit` sends it with another payload, `keepMine` over what the server holds. */
  readonly syncDecide: (key: string, decision: "retry" | "discard" | "edit" | "keepMine", payload?: unknown) => Promise<Answer<null>>;
  /** Sends again as they are all that were set aside, of one herd or, with null, of all. */
  readonly syncRetry: (numCheptel: string | null) => Promise<Answer<null>>;
  /** What is on the device, whole: a page of it from an action on, or with null from the first. */
  readonly syncEntries: (from: string | null) => Promise<Answer<SyncEntries>>;
  /** Asks for a herd switch. */
  readonly login: (numCheptel: string) => Promise<Answer<null>>;
  /** Asks the shell to log out. */
  readonly disconnect: () => Promise<Answer<null>>;
  /** Closes the connection. */
  readonly close: () => void;
}
