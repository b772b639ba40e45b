import type { FrameElement, FrameLink } from "../../ports/frames";
import type { FrameFailure, FrameState, LiveFrame } from "../../stores/framesStore";
import { createReplaceableTimer } from "../../time/replaceableTimer";
import type { FramesDependencies } from "./dependencies";

/** HTTP statuses from here on are those of errors. */
const ERROR_STATUS = 400;

/** How long a page may take, and what is shown instead when it does not come. */
export interface LoadDeadline {
  /** A page that announces `ready` has this long to say so. */
  readonly extend: (run: () => void) => void;
  /** The page has come, or never will. */
  readonly end: (state: FrameState) => void;
  /** The element fired `load`, and nothing has said `hello` yet. */
  readonly loaded: () => void;
  /** A page that does not speak is shown, unless the server has answered with an error in its place. */
  readonly showSilent: (state: FrameState) => void;
  readonly cancel: () => void;
}

export function startLoadDeadline(
  { clock, timing, shellState }: Pick<FramesDependencies, "clock" | "timing" | "shellState">,
  frame: LiveFrame,
  element: FrameElement,
  link: Pick<FrameLink, "status">,
  setState: (state: FrameState) => void,
): LoadDeadline {
  const timer = createReplaceableTimer(clock);
  let hasLoaded = false;
  /** Without network that is why, whatever it looks like. */
  const fail = (why: FrameFailure) => setState({ kind: "failed", why: shellState().network === "ONLINE" ? why : "offline" });
  const extend = (run: () => void) => timer.set(timing.loadTimeoutMs, run);
  const showSilent = (state: FrameState) => {
    if (link.status() < ERROR_STATUS) setState(state);
    else fail("serverError");
  };
  extend(() => fail("notAnswering"));
  return {
    extend,
    end: (state) => {
      timer.cancel();
      setState(state);
    },
    loaded: () => {
      if (isErrorPage(frame, element)) {
        timer.cancel();
        fail("notAnswering");
      } else if (!hasLoaded) {
        // Once: a page that keeps reloading itself would never time out.
        hasLoaded = true;
        timer.set(timing.readinessMs, () => showSilent({ kind: "unconnected" }));
      }
    },
    showSilent,
    cancel: timer.cancel,
  };
}

/** A same-origin page whose document is not accessible is the error page of the browser: offline, or refused. */
function isErrorPage({ owner: { record, origin } }: LiveFrame, element: FrameElement): boolean {
  return record.isolation === "path" && origin === "" && record.sandbox.length === 0 && element.contentDocument === null;
}
