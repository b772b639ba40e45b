import type { Answer } from "../protocol/frames/answer";
import type { FrameContext } from "../protocol/frames/context";
import type { HashAddress } from "../protocol/frames/hashAddress";
import type { FrameUser } from "../protocol/frames/shellMessages";

/** Route names with their parameters, when the author passes none: any name, any values. */
export type AnyRoutes = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

export type Query = Readonly<Record<string, string>>;

/** Parameters may be left out for a route that requires none. */
export type NavigateArguments<Params> =
  Record<never, never> extends Params ? [params?: Params, query?: Query] : [params: Params, query?: Query];

export type Stop = () => void;

/** The shell, as a sub-application sees it. Every call answers `{ ok: true, value }` or `{ ok: false, error }` and never throws. */
export interface Shell<Routes extends object = AnyRoutes> {
  readonly state: "connected" | "stand-alone";
  /** Where the frame stands now: herd, language, theme, network, route, parameters. */
  readonly context: FrameContext;
  /** Address of this page behind its `#`: path, and query with every parameter of the route. */
  readonly address: HashAddress;
  /** Herd, language, theme or network changed. Without a listener the shell loads the page again when the herd or language changes. */
  readonly onContext: (listener: (context: FrameContext, before: FrameContext) => unknown) => Stop;
  /** The user opened another route of this sub-application. Without a listener (nor `hashRouter`) the shell loads the page again. */
  readonly onOpen: (listener: (context: FrameContext) => unknown) => Stop;
  /** The user went elsewhere; the page stays hidden for a while and may then be removed. */
  readonly onLeave: (listener: () => unknown) => Stop;
  /** Goes to a route of the product by its name. A refusal is an answer: `not-granted`, `unknown-route`, `missing-param` … */
  readonly navigate: <Name extends keyof Routes & string>(route: Name, ...rest: NavigateArguments<Routes[Name]>) => Promise<Answer<null>>;
  /** Writes a line in the log of the shell. */
  readonly report: (level: "info" | "warning" | "error", message: string, details?: Query) => Promise<Answer<null>>;
  /** The signed-in user, without its token. */
  readonly getUser: () => Promise<Answer<FrameUser>>;
  readonly setTitle: (title: string) => Promise<Answer<null>>;
  /** In the small view of a dashboard tile: its figure in words, `("27,4 kg", "per cow and day")`, for readers and for times offline. */
  readonly setFigure: (value: string, caption: string) => Promise<Answer<null>>;
  /** The content stands. Only needed with the option `awaitsReady`. */
  readonly ready: () => Promise<Answer<null>>;
  /** Asks the shell to log out. Needs `disconnect` under `frame.calls` in the registry. */
  readonly disconnect: () => Promise<Answer<null>>;
  /** Asks for a herd switch. Needs `login` under `frame.calls` in the registry. */
  readonly login: (numCheptel: string) => Promise<Answer<null>>;
  /** Ends the conversation. */
  readonly close: () => void;
}
