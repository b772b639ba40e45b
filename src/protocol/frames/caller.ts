import type { Clock } from "../../time/clock";
import { type Answer, failed, reply } from "./answer";
import { checkMessageSize, type MessageLimits, type SizeViolation } from "./checkMessageSize";
import type { Envelope } from "./envelope";
import type { MessageSpec } from "./messages/message";

export interface CallerOptions {
  readonly clock: Clock;
  /** Sends an envelope; resolves with the raw answer of the other side. */
  readonly post: (message: Envelope) => Promise<unknown>;
  readonly envelopeFields: () => Pick<Envelope, "version" | "epoch" | "herd">;
  readonly onExcess: (excess: SizeViolation) => void;
  /** Of an answer; those of every message when left out. */
  readonly limits?: MessageLimits;
}

export type Call = <Payload, Value>(spec: MessageSpec<Payload, Value>, payload: Payload, timeoutMs: number) => Promise<Answer<Value>>;

export interface Caller {
  readonly call: Call;
  /** Answers all pending and later calls with `closed`. */
  readonly close: () => void;
}

/** Sends messages and parses their answers: a late, foreign or malformed one is a failure, never an exception. */
export function createCaller({ clock, post, envelopeFields, onExcess, limits }: CallerOptions): Caller {
  const waiting = new Set<() => void>();
  let sent = 0;
  let closed = false;
  const call: Call = (spec, payload, timeoutMs) => {
    if (closed) return Promise.resolve(failed("closed"));
    const id = String(++sent);
    const message: Envelope = { ...envelopeFields(), type: spec.type, id, payload };
    return new Promise((resolve) => {
      const settle = (answer: Parameters<typeof resolve>[0]) => {
        cancel();
        waiting.delete(abandon);
        resolve(answer);
      };
      const abandon = () => settle(failed("closed"));
      const cancel = clock.after(timeoutMs, () => settle(failed("timeout")));
      waiting.add(abandon);
      post(message).then((raw) => settle(readReply(spec, id, raw, { onExcess, limits })), abandon);
    });
  };
  return {
    call,
    close: () => {
      closed = true;
      for (const abandon of [...waiting]) abandon();
    },
  };
}

function readReply<Value>(
  spec: Pick<MessageSpec<unknown, Value>, "value">,
  id: string,
  raw: unknown,
  { onExcess, limits }: Pick<CallerOptions, "onExcess"> & { readonly limits: MessageLimits | undefined },
): Answer<Value> {
  const excess = checkMessageSize(raw, limits);
  if (excess !== null) {
    onExcess(excess);
    return failed("too-large");
  }
  const read = reply.safeParse(raw);
  if (!read.success) return failed("bad-answer");
  if (!read.data.ok) return failed(read.data.error);
  if (read.data.id !== id) return failed("bad-answer");
  const value = spec.value.safeParse(read.data.value);
  return value.success ? { ok: true, value: value.data } : failed("bad-answer");
}
