import { failed } from "../protocol/frames/answer";
import type { Answer } from "../protocol/frames/answerTypes";
import type { Call } from "../protocol/frames/caller";
import { DIRTY, DRAFT } from "../protocol/frames/messages/draftMessages";
import type { MessageSpec } from "../protocol/frames/messages/message";
import type { Clock } from "../time/clock";
import { createLatestOnly } from "./latestOnly";
import { CALL_TIMEOUT_MS, DRAFT_GAP_MS } from "./timeouts";

/** Whether the page holds unsaved input, and its draft: they may be said with every key, and the last state arrives. */
export function createUnsaved(clock: Clock, connected: () => Call | null) {
  const say = <Payload>(spec: MessageSpec<Payload, null>, payload: Payload): Promise<Answer<null>> =>
    connected()?.(spec, payload, CALL_TIMEOUT_MS) ?? Promise.resolve(failed("closed"));
  const marks = createLatestOnly(clock, 0, (dirty: boolean) => say(DIRTY, { dirty }));
  const drafts = createLatestOnly(clock, DRAFT_GAP_MS, (draft: string) => say(DRAFT, { draft }));
  let marked: { readonly dirty: boolean; readonly answer: Promise<Answer<null>> } | null = null;
  const mark = (dirty: boolean) => {
    const mine = { dirty, answer: marks.put(dirty) };
    marked = mine;
    // The shell may not know.
    void mine.answer.then(({ ok }) => {
      if (!ok && marked === mine) marked = null;
    });
    return mine.answer;
  };
  const saveDraft = async (value: unknown, isUrgent = false): Promise<Answer<null>> => {
    const draft = value === null || value === undefined ? "" : jsonOf(value);
    if (draft === undefined) return failed("bad-payload");
    const answer = drafts.put(draft);
    // What is saved must not come back.
    if (isUrgent || draft === "") drafts.flush();
    return answer;
  };
  return {
    setDirty: (dirty: boolean) => (marked?.dirty === dirty ? marked.answer : mark(dirty)),
    saveDraft: (value: unknown) => saveDraft(value),
    /** Before the page is taken away. */
    saveDraftNow: (value: unknown) => saveDraft(value, true),
    flush: drafts.flush,
    /** Another herd or route follows: what waits belongs to the one before. */
    turn: drafts.turn,
  };
}

/** Undefined for what is no JSON: a cycle, a function, a big integer. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
