import type { Answer } from "../protocol/frames/answerTypes";
import type { Clock } from "../time/clock";

/** Says to the shell what changes often, and of which only the newest value counts. */
export interface LatestOnly<Value> {
  /** At once, or when the one before is answered and its gap is over. The answer is that to this value or to a newer one. */
  readonly put: (value: Value) => Promise<Answer<null>>;
  /** Sends what waits without waiting any longer. */
  readonly flush: () => void;
  /** The same; what comes from now on is about something else, and what is refused is not tried again. */
  readonly turn: () => void;
}

interface Batch<Value> {
  readonly value: Value;
  readonly answered: Promise<Answer<null>>;
  readonly answer: (answer: Answer<null> | Promise<Answer<null>>) => void;
}

/** When a value of which the shell has had too many is tried again: it counts by the minute. */
const RETRY_MS = 10_000;

export function createLatestOnly<Value>(clock: Clock, gapMs: number, send: (value: Value) => Promise<Answer<null>>): LatestOnly<Value> {
  let waiting: Batch<Value> | null = null;
  let isSending = false;
  let freeAt = 0;
  let newest = 0;
  let stopTimer = () => {};
  const flush = () => {
    if (waiting === null) return;
    const batch = waiting;
    waiting = null;
    void deliver(batch);
  };
  const sendWhenFree = () => {
    if (waiting === null || isSending) return;
    stopTimer();
    // The clock of the device may have been set back.
    const ms = Math.min(freeAt - clock.now(), RETRY_MS);
    if (ms > 0) stopTimer = clock.after(ms, flush);
    else flush();
  };
  const deliver = async (batch: Batch<Value>) => {
    stopTimer();
    isSending = true;
    freeAt = clock.now() + gapMs;
    newest += 1;
    const mine = newest;
    const answer = await send(batch.value);
    if (mine !== newest) return batch.answer(answer);
    isSending = false;
    if (answer.ok || answer.error !== "too-many") batch.answer(answer);
    else {
      freeAt = clock.now() + RETRY_MS;
      if (waiting === null) waiting = batch;
      else batch.answer(waiting.answered);
    }
    sendWhenFree();
  };
  return {
    put: (value) => {
      const batch: Batch<Value> = { ...(waiting ?? unanswered()), value };
      waiting = batch;
      sendWhenFree();
      return batch.answered;
    },
    flush,
    turn: () => {
      flush();
      newest += 1;
      isSending = false;
      freeAt = 0;
    },
  };
}

function unanswered(): Omit<Batch<never>, "value"> {
  let answer: Batch<never>["answer"] = () => {};
  const answered = new Promise<Answer<null>>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}
