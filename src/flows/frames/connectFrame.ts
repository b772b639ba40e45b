import type { FrameElement, FrameLink } from "../../ports/frames";
import { failed, succeeded } from "../../protocol/frames/answer";
import type { Envelope } from "../../protocol/frames/envelope";
import { HELLO } from "../../protocol/frames/messages/helloMessage";
import { isAllowed } from "../../protocol/frames/messages/message";
import { createReceiver } from "../../protocol/frames/receiver";
import { SHELL_KEYS } from "../../protocol/frames/shellKeys";
import { negotiateVersion, PROTOCOL_VERSION } from "../../protocol/frames/versions";
import type { FrameState, LiveFrame } from "../../stores/framesStore";
import { createReplaceableTimer } from "../../time/replaceableTimer";
import { coreHandlers } from "./coreHandlers";
import type { FramesDependencies } from "./dependencies";
import { createRateLimiter } from "./messageRateLimits";
import { createRateLimitedHandler } from "./rateLimitedHandler";
import { frameContextOf, type ShellState } from "./shellState";

/** HTTP statuses from here on are those of errors. */
const ERROR_STATUS = 400;

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
  const { frames, timing, clock } = deps;
  const { record, origin } = frame.owner;
  const deadline = createReplaceableTimer(clock);
  const { load } = frame;
  let version: number | null = null;
  let handshakes = 0;
  let loads = 0;
  let hasLoaded = false;
  let closed = false;
  const closeListeners: (() => void)[] = [];

  // A late event of the previous load must not change the state of the new one.
  const setState = (state: FrameState) => {
    if (!closed && frame.load === load) frames.setState(frame, state);
  };
  const timeoutReason = () => (deps.shellState().network === "ONLINE" ? "notAnswering" : "offline");
  /** A page that does not speak is shown, unless the server has answered with an error in its place. */
  const setUnconnected = (state: FrameState) => {
    if (link.status() < ERROR_STATUS) setState(state);
    else setState({ kind: "failed", why: deps.shellState().network === "ONLINE" ? "serverError" : "offline" });
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
  const ready = () => {
    deadline.cancel();
    setState({ kind: "connected" });
  };
  const takeToken = createRateLimiter(clock);
  const hello = createRateLimitedHandler(takeToken)("hello", HELLO, async ({ versions, awaitsReady }) => {
    version = negotiateVersion(versions);
    if (version === null) {
      deadline.cancel();
      setState({ kind: "failed", why: "oldVersion" });
      return failed("no-common-version");
    }
    frames.welcome(frame);
    const draft = await deps.drafts.read(frame);
    // What changes from here on is sent to the page.
    const state = deps.shellState();
    connection.lastSent = state;
    handshakes += 1;
    // A page that announces `ready` is shown then, or after a timeout.
    if (awaitsReady) deadline.set(timing.loadTimeoutMs, ready);
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
  const loaded = () => {
    loads += 1;
    // Connected pages are pinged instead (`checkStillThere`).
    if (version !== null) return;
    if (isErrorPage(frame, element)) {
      deadline.cancel();
      setState({ kind: "failed", why: timeoutReason() });
    } else if (!hasLoaded) {
      // Once: a page that keeps reloading itself would never time out.
      hasLoaded = true;
      deadline.set(timing.readinessMs, () => setUnconnected({ kind: "unconnected" }));
    }
  };
  deadline.set(timing.loadTimeoutMs, () => setState({ kind: "failed", why: timeoutReason() }));
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
      setUnconnected({ kind: "unconnected", lost: true });
    },
    onClose: (run) => void closeListeners.push(run),
    loaded,
    close,
  };
  return connection;
}

/** A same-origin page whose document is not accessible is the error page of the browser: offline, or refused. */
function isErrorPage({ owner: { record, origin } }: LiveFrame, element: FrameElement): boolean {
  return record.isolation === "path" && origin === "" && record.sandbox.length === 0 && element.contentDocument === null;
}
