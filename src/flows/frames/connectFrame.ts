import type { FrameElement, FrameLink } from "../../ports/frames";
import { failed, succeeded } from "../../protocol/frames/answer";
import type { Envelope } from "../../protocol/frames/envelope";
import { answering, createReceiver } from "../../protocol/frames/receiver";
import { SHELL_KEYS } from "../../protocol/frames/shellKeys";
import { HELLO, isAllowed } from "../../protocol/frames/shellMessages";
import { agreeVersion, PROTOCOL_VERSION } from "../../protocol/frames/versions";
import type { FrameState, LiveFrame } from "../../stores/framesStore";
import { shellDoors } from "./coreHandlers";
import { createDeadline } from "./deadline";
import type { FramesDependencies } from "./dependencies";
import { contextOf, type Situation } from "./shellState";

/** The conversation with the document of one frame, for as long as its element stands. */
export interface FrameConnection {
  readonly element: FrameElement;
  /** What the page was told last, or will be with its handshake. */
  told: Situation;
  readonly post: FrameLink["post"];
  /** What surrounds a message to the frame now. */
  readonly facts: () => Pick<Envelope, "version" | "epoch" | "herd">;
  /** The page does what no page built on the SDK would do: it is taken away. */
  readonly misbehave: () => void;
  /** Handshakes so far. */
  readonly greetings: () => number;
  /** Another document has taken the place of the one that greeted. */
  readonly forget: () => void;
  readonly onClose: (run: () => void) => void;
  /** The element fired `load`: something is there, which need not be the page (a refused frame fires it too). */
  readonly loaded: () => void;
  readonly close: () => void;
}

export function connectFrame(deps: FramesDependencies, frame: LiveFrame, element: FrameElement): FrameConnection {
  const { frames, timing, clock } = deps;
  const { record, origin } = frame.owner;
  const deadline = createDeadline(clock);
  const { load } = frame;
  let version: number | null = null;
  let greetings = 0;
  let hasCome = false;
  let closed = false;
  const farewells: (() => void)[] = [];

  // What is still under way when the frame is loaded again must not speak for the new document.
  const enter = (state: FrameState) => {
    if (!closed && frame.load === load) frames.enter(frame, state);
  };
  const silent = () => (deps.situation().network === "ONLINE" ? "notAnswering" : "offline");
  const close = () => {
    closed = true;
    deadline.cancel();
    link.close();
    for (const run of farewells) run();
  };
  const misbehave = () => {
    enter({ kind: "failed", why: "misbehaves" });
    close();
  };
  const ready = () => {
    deadline.cancel();
    enter({ kind: "connected" });
  };
  const hello = answering(HELLO, async ({ versions, awaitsReady }) => {
    greetings += 1;
    version = agreeVersion(versions);
    if (version === null) {
      deadline.cancel();
      enter({ kind: "failed", why: "oldVersion" });
      return failed("no-common-version");
    }
    connection.told = deps.situation();
    const draft = await deps.drafts.read(frame);
    // A page that says when it is ready is shown then, or when it takes too long to say so.
    if (awaitsReady) deadline.set(timing.callTimeoutMs, ready);
    else ready();
    return succeeded({
      version,
      context: contextOf(frame, deps.situation()),
      calls: [...record.calls],
      draft,
      shortcuts: [...SHELL_KEYS],
    });
  });
  const receive = createReceiver([hello, ...shellDoors(deps, frame, ready), ...(deps.more?.(frame) ?? [])], {
    version: () => version,
    allows: (spec) => isAllowed(spec, record.calls),
    present: () => {
      const { epoch, numCheptel } = deps.situation();
      return { epoch, herd: numCheptel };
    },
    later: deps.later && (() => deps.later?.(frame, frames) ?? Promise.resolve([])),
    onExcess: misbehave,
  });
  const link = deps.links.open({ element, origin, receive, onMisbehaviour: misbehave });
  const loaded = () => {
    // Whether a page that has greeted is still there is asked by others.
    if (version !== null) return;
    if (isErrorPage(frame, element)) {
      deadline.cancel();
      enter({ kind: "failed", why: silent() });
    } else if (!hasCome) {
      // Once: a page that loads itself without end would never be looked at.
      hasCome = true;
      deadline.set(timing.frameReadinessMs, () => enter({ kind: "unconnected" }));
    }
  };
  deadline.set(timing.callTimeoutMs, () => enter({ kind: "failed", why: silent() }));
  const connection: FrameConnection = {
    element,
    told: deps.situation(),
    post: link.post,
    facts: () => {
      const { epoch, numCheptel } = deps.situation();
      return { version: version ?? PROTOCOL_VERSION, epoch, herd: numCheptel };
    },
    misbehave,
    greetings: () => greetings,
    forget: () => {
      version = null;
      enter({ kind: "unconnected", lost: true });
    },
    onClose: (run) => void farewells.push(run),
    loaded,
    close,
  };
  return connection;
}

/** A page of the shell's own origin that may not be looked into is the error page of the browser: no network, or refused. */
function isErrorPage({ owner: { record, origin } }: LiveFrame, element: FrameElement): boolean {
  return record.isolation === "path" && origin === "" && record.sandbox.length === 0 && element.contentDocument === null;
}
