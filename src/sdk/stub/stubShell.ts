import type { Answer } from "../../protocol/frames/answerTypes";
import type { FrameContext } from "../../protocol/frames/messages/context";
import type { FrameUser } from "../../protocol/frames/messages/frameUser";

/** One message that the page has sent, and what it was answered. */
export interface StubMessage {
  readonly type: string;
  readonly payload: unknown;
  readonly version: number;
  readonly epoch: number | null;
  readonly herd: string | null;
  readonly answer: Answer;
}

export interface StubOptions {
  /** What `getUser` tells. */
  readonly user?: FrameUser;
  /** Origin the page is served from; left out: that of this page. */
  readonly origin?: string;
  /** Versions this shell supports, newest first; by default those of the SDK. */
  readonly versions?: readonly number[];
  readonly context?: Partial<FrameContext>;
  /** Messages opened to the page as `frame.calls` would; by default all. */
  readonly calls?: readonly string[];
  readonly draft?: string | null;
  /** What a question is answered; by default yes. */
  readonly confirm?: (text: string) => boolean;
  readonly onMessage?: (message: StubMessage) => void;
  /** How long the page may take to answer. */
  readonly timeoutMs?: number;
}

/** A stub shell for one page: it answers like the real one, and sends what the test asks for. */
export interface StubShell {
  readonly messages: readonly StubMessage[];
  readonly context: () => FrameContext;
  /** The version agreed on; null before the handshake. */
  readonly version: () => number | null;
  /** Resolves with the handshake. */
  readonly greeted: Promise<number>;
  /** Deep link into the page: a route with its values, and the address behind the `#`. */
  readonly open: (
    target: Pick<FrameContext, "route"> & Partial<Pick<FrameContext, "params" | "query">>,
    address: string,
  ) => Promise<Answer<null>>;
  /** Herd, language, theme … change. A change of herd starts a new epoch. */
  readonly change: (part: Partial<FrameContext>) => Promise<Answer<null>>;
  readonly leave: () => Promise<Answer<null>>;
  readonly ping: () => Promise<Answer<null>>;
  readonly keepDraft: () => Promise<Answer<null>>;
  /** What the page would have stored for a herd. */
  readonly prepareHerd: (numCheptel: string) => Promise<Answer<readonly { readonly index: string; readonly value: unknown }[]>>;
  readonly network: (network: FrameContext["network"]) => Promise<Answer<null>>;
  readonly syncStatus: (waiting: number) => Promise<Answer<null>>;
  readonly endDialog: () => Promise<Answer<null>>;
  /** Sends anything, also what no real shell would. */
  readonly sendRaw: (message: unknown) => Promise<unknown>;
  readonly close: () => void;
}
