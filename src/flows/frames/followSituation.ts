import { compareStructural, reaction } from "mobx";
import { CONTEXT } from "../../protocol/frames/frameMessages";
import type { LiveFrame } from "../../stores/framesStore";
import type { FramesDependencies } from "./dependencies";
import type { FrameConnections } from "./frameConnections";
import { contextOf, type Situation } from "./situation";

/**
 * Tells kept frames of a new herd, language, theme or network. A frame that cannot follow a change of herd or language is
 * loaded again when it is shown or permanent, and removed when it is only kept: none stays on the wrong herd. Nobody's
 * frames outlive the session.
 */
export function followSituation(deps: FramesDependencies, connections: FrameConnections): () => void {
  return reaction(
    () => deps.situation(),
    (now, before) => {
      if (!now.signedIn) return deps.frames.clear();
      for (const frame of [...deps.frames.frames]) void follow(deps, connections, frame, changeOf(now, before));
    },
    { equals: compareStructural },
  );
}

interface Change {
  readonly herd: boolean;
  readonly language: boolean;
}

function changeOf(now: Situation, before: Situation): Change {
  return { herd: now.numCheptel !== before.numCheptel, language: now.language !== before.language };
}

async function follow(deps: FramesDependencies, connections: FrameConnections, frame: LiveFrame, change: Change): Promise<void> {
  const { frames, timing } = deps;
  const { load } = frame;
  const call = connections.callTo(frame);
  if (call !== null) {
    const answer = await call(CONTEXT, { context: contextOf(frame, deps.situation()) }, timing.frameDeepLinkFallbackMs);
    if (answer.ok || !(change.herd || change.language)) return;
    if (frame.load !== load || frames.find(frame.key) !== frame) return;
  }
  // A page that has not greeted yet learns the herd from the welcome; one that never does may show the herd of before.
  else if (!change.herd || frame.state.kind === "loading") return;
  if (frames.activeKey === frame.key || frame.permanent) frames.reload(frame);
  else frames.remove(frame.key);
}
