import type { FrameElement } from "../../ports/frames";
import { failed, succeeded } from "../../protocol/frames/answer";
import { type Call, createCaller } from "../../protocol/frames/caller";
import { PING } from "../../protocol/frames/frameMessages";
import { answering, createReceiver } from "../../protocol/frames/receiver";
import { HELLO, isAllowed } from "../../protocol/frames/shellMessages";
import { agreeVersion, PROTOCOL_VERSION } from "../../protocol/frames/versions";
import type { FrameState, LiveFrame } from "../../stores/framesStore";
import { createDeadline } from "./deadline";
import type { FramesDependencies } from "./dependencies";
import { shellDoors } from "./shellDoors";
import { contextOf } from "./situation";

/** The conversation with the document of one frame, for as long as its element stands. */
export interface FrameConnection {
  readonly call: Call;
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
  let closed = false;

  // What is still under way when the frame is loaded again must not speak for the new document.
  const enter = (state: FrameState) => {
    if (!closed && frame.load === load) frames.enter(frame, state);
  };
  const close = () => {
    closed = true;
    deadline.cancel();
    caller.close();
    link.close();
  };
  const misbehave = () => {
    enter({ kind: "failed", why: "misbehaves" });
    close();
  };
  const ready = () => {
    deadline.cancel();
    enter({ kind: "connected" });
  };
  const hello = answering(HELLO, ({ versions, awaitsReady }) => {
    greetings += 1;
    version = agreeVersion(versions);
    if (version === null) {
      deadline.cancel();
      enter({ kind: "failed", why: "oldVersion" });
      return failed("no-common-version");
    }
    // A page that says when it is ready is shown then, or when it takes too long to say so.
    if (awaitsReady) deadline.set(timing.callTimeoutMs, ready);
    else ready();
    return succeeded({ version, context: contextOf(frame, deps.situation()), calls: [...record.calls] });
  });
  const receive = createReceiver([hello, ...shellDoors(deps, frame, ready), ...(deps.more?.(frame) ?? [])], {
    version: () => version,
    allows: (spec) => isAllowed(spec, record.calls),
    present: () => {
      const { epoch, numCheptel } = deps.situation();
      return { epoch, herd: numCheptel };
    },
    onExcess: misbehave,
  });
  const link = deps.links.open({ element, origin, receive, onMisbehaviour: misbehave });
  const caller = createCaller({
    clock,
    post: link.post,
    facts: () => {
      const { epoch, numCheptel } = deps.situation();
      return { version: version ?? PROTOCOL_VERSION, epoch, herd: numCheptel };
    },
    onExcess: misbehave,
  });

  /** A document that greeted may have been replaced by one that does not know the shell. */
  const checkStillThere = async () => {
    const before = greetings;
    const answer = await caller.call(PING, {}, timing.callTimeoutMs);
    if (closed || answer.ok || greetings !== before || !frame.connected) return;
    version = null;
    enter({ kind: "unconnected" });
  };
  const loaded = () => {
    if (version !== null) void checkStillThere();
    else if (isErrorPage(frame, element)) {
      deadline.cancel();
      enter({ kind: "failed", why: "notAnswering" });
    } else deadline.set(timing.frameReadinessMs, () => enter({ kind: "unconnected" }));
  };
  deadline.set(timing.callTimeoutMs, () => enter({ kind: "failed", why: "notAnswering" }));
  return { call: caller.call, loaded, close };
}

/** A page of the shell's own origin that may not be looked into is the error page of the browser: no network, or refused. */
function isErrorPage({ owner: { record, origin } }: LiveFrame, element: FrameElement): boolean {
  return record.isolation === "path" && origin === "" && record.sandbox.length === 0 && element.contentDocument === null;
}
