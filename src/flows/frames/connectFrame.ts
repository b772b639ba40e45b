import type { FrameElement, FrameLink } from "../../ports/frames";
import { failed, succeeded } from "../../protocol/frames/answer";
import type { Envelope } from "../../protocol/frames/envelope";
import { HELLO } from "../../protocol/frames/messages/helloMessage";
import { isAllowed } from "../../protocol/frames/messages/message";
import { createReceiver } from "../../protocol/frames/receiver";
import { SHELL_KEYS } from "../../protocol/frames/shellKeys";
import { negotiateVersion, PROTOCOL_VERSION } from "../../protocol/frames/versions";
import type { FrameState, LiveFrame } from "../../stores/framesStore";
import { coreHandlers } from "./coreHandlers";
import type { FramesDependencies } from "./dependencies";
import { startLoadDeadline } from "./loadDeadline";
import { createRateLimiter } from "./messageRateLimits";
import { createRateLimitedHandler } from "./rateLimitedHandler";
import { frameContextOf, type ShellState } from "./shellState";

/** The connection with the document of one frame, for as long as its element is mounted. */
export interface FrameConnection {
  readonly element: FrameElement;
  /** State the page was sent last, or will be sent in the handshake. */
  lastSent: ShellState;
  readonly post: FrameLink["post"];
  /** Version, epoch and herd for the envelope of a message. */
  readonly envelopeFields: () => Pick<Envelope, "version" | "epoch" | "herd">;
  /** Closes the connection to a page that violates the protocol and shows the failure. */
  readonly shutDown: () => void;
  /** Number of pages welcomed so far. From the first on messages are taken, also before a page says that it is ready to be shown. */
  readonly handshakes: () => number;
  /** The connected document was replaced by one that does not answer. */
  readonly markUnresponsive: () => void;
  readonly onClose: (run: () => void) => void;
  /** The element fired `load`, which an error page does too. */
  readonly loaded: () => void;
  readonly close: () => void;
}

export function connectFrame(deps: FramesDependencies, frame: LiveFrame, element: FrameElement): FrameConnection {
  const { frames } = deps;
  const { record, origin } = frame.owner;
  const { load } = frame;
  let version: number | null = null;
  let handshakes = 0;
  let loads = 0;
  let closed = false;
  const closeListeners: (() => void)[] = [];

  // A late event of the previous load must not change the state of the new one.
  const setState = (state: FrameState) => {
    if (!closed && frame.load === load) frames.setState(frame, state);
  };
  const close = () => {
    closed = true;
    deadline.cancel();
    link.close();
    for (const run of closeListeners) run();
  };
  const shutDown = () => {
    setState({ kind: "failed", why: "misbehaves" });
    close();
  };
  const ready = () => deadline.end({ kind: "connected" });
  const takeToken = createRateLimiter(deps.clock);
  const hello = createRateLimitedHandler(takeToken)("hello", HELLO, async ({ versions, awaitsReady }) => {
    version = negotiateVersion(versions);
    if (version === null) {
      deadline.end({ kind: "failed", why: "oldVersion" });
      return failed("no-common-version");
    }
    frames.welcome(frame);
    const draft = await deps.drafts.read(frame);
    // What changes from here on is sent to the page.
    const state = deps.shellState();
    connection.lastSent = state;
    handshakes += 1;
    // A page that announces `ready` is shown then, or after a timeout.
    if (awaitsReady) deadline.extend(ready);
    else ready();
    return succeeded({
      version,
      context: frameContextOf(frame, state),
      calls: [...record.calls],
      draft,
      shortcuts: [...SHELL_KEYS],
    });
  });
  const receive = createReceiver([hello, ...coreHandlers(deps, frame, takeToken, ready), ...(deps.extraHandlers?.(frame) ?? [])], {
    version: () => version,
    allows: (spec) => isAllowed(spec, record.calls),
    present: () => {
      const { epoch, numCheptel } = deps.shellState();
      return { epoch, herd: numCheptel };
    },
    loadHandlers: deps.loadHandlers && (() => deps.loadHandlers?.(frame, frames) ?? Promise.resolve([])),
    onExcess: shutDown,
  });
  const link = deps.links.open({ element, origin, receive, onMisbehaviour: shutDown });
  const deadline = startLoadDeadline(deps, frame, element, link, setState);
  const connection: FrameConnection = {
    element,
    lastSent: deps.shellState(),
    post: link.post,
    envelopeFields: () => {
      const { epoch, numCheptel } = deps.shellState();
      return { version: version ?? PROTOCOL_VERSION, epoch, herd: numCheptel };
    },
    shutDown,
    handshakes: () => handshakes,
    markUnresponsive: () => {
      version = null;
      // With one load it is the same document, which may be busy.
      if (loads > 1) frames.setDirty(frame, false);
      deadline.showSilent({ kind: "unconnected", lost: true });
    },
    onClose: (run) => void closeListeners.push(run),
    loaded: () => {
      loads += 1;
      // Connected pages are pinged instead (`checkStillThere`).
      if (version === null) deadline.loaded();
    },
    close,
  };
  return connection;
}
