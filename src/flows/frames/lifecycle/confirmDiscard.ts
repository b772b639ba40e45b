import { reaction } from "mobx";
import { KEEP_DRAFT } from "../../../protocol/frames/messages/messagesToFrame";
import type { FramesStore, LiveFrame } from "../../../stores/framesStore";
import type { SessionStore } from "../../../stores/sessionStore";
import type { FrameCalls } from "./callFrames";

export type ConfirmLeaveHerd = (agreed?: Set<LiveFrame>) => Promise<boolean>;

export interface ConfirmDiscard {
  /** Whether the frame can be removed without loss: nothing is unsaved, or it has saved a draft. */
  readonly keepDraft: (frame: LiveFrame) => Promise<boolean>;
  /** The same; without a draft the user is asked. */
  readonly confirmDiscard: (frame: LiveFrame) => Promise<boolean>;
  /**
   * Asks before a herd is left with unsaved input; drafts are restored when the user comes back. Asked again with the same `agreed`,
   * it asks for what has become unsaved since.
   */
  readonly confirmLeaveHerd: ConfirmLeaveHerd;
  readonly stop: () => void;
}

export function createConfirmDiscard(
  calls: Pick<FrameCalls, "callTo">,
  timeoutMs: number,
  store: FramesStore,
  session: Pick<SessionStore, "signedIn">,
): ConfirmDiscard {
  const keepDraft = async (frame: LiveFrame) => {
    if (!frame.dirty) return true;
    const answer = await calls.callTo(frame)?.(KEEP_DRAFT, {}, timeoutMs);
    return answer?.ok === true;
  };
  const ask = (frames: readonly LiveFrame[]) => {
    store.unsaved?.answer(false);
    return new Promise<boolean>((resolve) => {
      const answer = (leave: boolean) => {
        store.askUnsaved(null);
        resolve(leave);
      };
      store.askUnsaved({ frames, answer });
    });
  };
  return {
    keepDraft,
    confirmDiscard: async (frame) => (await keepDraft(frame)) || ask([frame]),
    confirmLeaveHerd: async (agreed = new Set()) => {
      const dirty = store.frames.filter((frame) => frame.dirty);
      const unasked = dirty.filter((frame) => !agreed.has(frame));
      if (unasked.length > 0 && !(await ask(unasked))) return false;
      for (const frame of unasked) agreed.add(frame);
      await Promise.all(dirty.map(keepDraft));
      return true;
    },
    // The question goes with the session.
    stop: reaction(
      () => session.signedIn,
      (signedIn) => signedIn || store.unsaved?.answer(false),
    ),
  };
}
