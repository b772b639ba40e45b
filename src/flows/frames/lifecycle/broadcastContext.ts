import { compareStructural, reaction } from "mobx";
import { CONTEXT } from "../../../protocol/frames/frameMessages";
import type { LiveFrame } from "../../../stores/framesStore";
import type { FramesDependencies } from "../dependencies";
import type { FrameConnections } from "../frameConnections";
import type { FrameLifecycle } from "../frameLifecycle";
import { frameContextOf, type ShellState } from "../shellState";

/**
 * Tells kept frames of a new herd, language, theme or network. A frame that cannot follow a change of herd or language is
 * loaded again when it is shown or permanent, and removed when it is only kept: none stays on the wrong herd.
 */
export function broadcastContext(deps: FramesDependencies, connections: FrameConnections, lifecycle: FrameLifecycle): () => void {
  return reaction(
    () => deps.shellState(),
    (now) => {
      if (!now.signedIn) return deps.frames.clear();
      for (const frame of [...deps.frames.frames]) {
        const connection = connections.find(frame);
        // A page that is not there yet is told with its handshake.
        if (connection === null || compareStructural(connection.lastSent, now)) continue;
        const change = changeOf(now, connection.lastSent);
        connection.lastSent = now;
        void sendContext(deps, lifecycle, frame, change);
      }
    },
    // What changed before this came is made up for.
    { equals: compareStructural, fireImmediately: true },
  );
}

interface Change {
  readonly herd: boolean;
  readonly language: boolean;
}

function changeOf(now: ShellState, before: ShellState): Change {
  return { herd: now.numCheptel !== before.numCheptel, language: now.language !== before.language };
}

async function sendContext(deps: FramesDependencies, lifecycle: FrameLifecycle, frame: LiveFrame, change: Change): Promise<void> {
  const { frames, timing } = deps;
  const { load } = frame;
  const isOther = change.herd || change.language;
  if (isOther && lifecycle.reloadsItself(frame)) return;
  const isCurrent = () => frame.load === load && frames.find(frame.key) === frame;
  const call = lifecycle.callTo(frame);
  if (call !== null) {
    const answer = await call(CONTEXT, { context: frameContextOf(frame, deps.shellState()) }, timing.frameDeepLinkFallbackMs);
    if (answer.ok || !isOther || !isCurrent()) return;
    // Rather in the language of before than without what was typed. What belongs to the herd of before was kept before it was left.
    if (!change.herd && !(await lifecycle.keepDraft(frame))) return;
    if (!isCurrent()) return;
  }
  // A page that has not greeted yet learns the herd from the welcome; one that never does may show the herd of before.
  else if (!change.herd || frame.state.kind === "loading") return;
  if (frames.activeKey === frame.key || frame.permanent) frames.reload(frame);
  else lifecycle.remove(frame);
}
