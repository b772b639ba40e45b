import { compareStructural, reaction } from "mobx";
import { CONTEXT } from "../../../protocol/frames/messages/messagesToFrame";
import type { LiveFrame } from "../../../stores/framesStore";
import type { FramesDependencies } from "../dependencies";
import type { FrameConnections } from "../frameConnections";
import { frameContextOf, type ShellState } from "../shellState";
import type { FrameCalls } from "./callFrames";

export interface BroadcastRules extends Pick<FrameCalls, "callTo"> {
  /** Asks a frame with unsaved input for a draft; false: it sent none, and must stay. */
  readonly keepDraft: (frame: LiveFrame) => Promise<boolean>;
  /** The frame has its own rules for reloading (the map). */
  readonly hasOwnReloadRules: (frame: LiveFrame) => boolean;
  readonly remove: (frame: LiveFrame) => void;
}

/**
 * Sends changes of herd, language, theme and network to live frames. A frame that does not handle a change of herd or language is
 * reloaded when it is shown or permanent, and removed when it is hidden: none stays on the wrong herd.
 */
export function broadcastContext(deps: FramesDependencies, connections: FrameConnections, rules: BroadcastRules): () => void {
  return reaction(
    () => [deps.shellState(), deps.frames.frames.filter(({ connected }) => connected).length] as const,
    ([now]) => {
      if (!now.signedIn) return deps.frames.clear();
      for (const frame of [...deps.frames.frames]) {
        const connection = connections.find(frame);
        // A page that is not connected yet gets it in its handshake.
        if (connection === null || compareStructural(connection.lastSent, now)) continue;
        const change = changeOf(now, connection.lastSent);
        // One that does not answer gets it when it answers again.
        if (!change.herd && rules.callTo(frame) === null) continue;
        connection.lastSent = now;
        void sendContext(deps, rules, frame, change);
      }
    },
    // Catches up on changes before this was loaded.
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

async function sendContext(deps: FramesDependencies, rules: BroadcastRules, frame: LiveFrame, change: Change): Promise<void> {
  const { frames, timing } = deps;
  const { load } = frame;
  const isOther = change.herd || change.language;
  if (isOther && rules.hasOwnReloadRules(frame)) return;
  const isCurrent = () => frame.load === load && frames.isLive(frame);
  if (!isCurrent()) return;
  const call = rules.callTo(frame);
  if (call !== null) {
    const answer = await call(CONTEXT, { context: frameContextOf(frame, deps.shellState()) }, timing.deepLinkFallbackMs);
    if (answer.ok || !isOther || !isCurrent()) return;
    // Better in the previous language than without the typed input. Drafts of the previous herd were saved before the switch.
    if (!change.herd && !(await rules.keepDraft(frame))) return;
    if (!isCurrent()) return;
  }
  // A page still loading gets the herd in its handshake; one without SDK may show the previous herd.
  else if (!change.herd || frame.state.kind === "loading") return;
  if (frames.activeKey === frame.key || frame.permanent) frames.reload(frame);
  else rules.remove(frame);
}
