import type * as z from "zod/mini";
import { type Answer, type AnswerError, failed, type Reply } from "./answer";
import { type Envelope, envelope } from "./envelope";
import type { MessageSpec } from "./message";
import { HELLO } from "./shellMessages";
import { type Excess, weighMessage } from "./weighMessage";

/** A message that this side answers. A message without a door does not exist. */
export interface Door {
  readonly spec: MessageSpec;
  readonly run: (payload: unknown) => Answer | Promise<Answer>;
}

export function answering<Payload, Value>(
  spec: MessageSpec<Payload, Value>,
  handle: (payload: Payload) => Answer<Value> | Promise<Answer<Value>>,
): Door {
  const run = (payload: unknown) => {
    const read: z.core.util.SafeParseResult<Payload> = spec.payload.safeParse(payload);
    return read.success ? handle(read.data) : failed("bad-payload");
  };
  return { spec, run };
}

/** What a receiver holds a message against. */
export interface ReceiverFacts {
  /** Version agreed on in the handshake; null before it, when only `hello` is heard. */
  readonly version: () => number | null;
  readonly allows: (spec: MessageSpec) => boolean;
  /** Epoch and herd that a message must carry; null: not checked, the sender is the one who sets them. */
  readonly present: (() => { readonly epoch: number; readonly herd: string | null }) | null;
  /** The other side sent something over the limits. */
  readonly onExcess: (excess: Excess) => void;
}

/** Answers every message, whatever it is, and never throws. */
export function createReceiver(doors: readonly Door[], facts: ReceiverFacts): (raw: unknown) => Promise<Reply> {
  // A Map, so that `constructor` and `__proto__` are names like any other.
  const byType = new Map(doors.map((door) => [door.spec.type, door]));
  return async (raw) => {
    const excess = weighMessage(raw);
    if (excess !== null) {
      facts.onExcess(excess);
      return { id: "", ...failed("too-large") };
    }
    const read = envelope.safeParse(raw);
    if (!read.success) return { id: "", ...failed("bad-message") };
    return { id: read.data.id, ...(await enter(byType.get(read.data.type), read.data, facts)) };
  };
}

async function enter(door: Door | undefined, message: Envelope, facts: ReceiverFacts): Promise<Answer> {
  const refusal = refusalOf(door, message, facts);
  if (refusal !== null || door === undefined) return failed(refusal ?? "unknown-message");
  try {
    return await door.run(message.payload);
  } catch {
    // What went wrong is this side's own business; the other side learns that it did.
    return failed("failed");
  }
}

function refusalOf(door: Door | undefined, message: Envelope, facts: ReceiverFacts): AnswerError | null {
  if (message.type === HELLO.type && door) return null;
  const version = facts.version();
  if (version === null) return "no-handshake";
  if (message.version !== version) return "other-version";
  if (!door) return "unknown-message";
  if (!facts.allows(door.spec)) return "not-allowed";
  const present = facts.present?.();
  if (present && message.epoch !== present.epoch) return "stale-epoch";
  if (present && message.herd !== present.herd) return "other-herd";
  return null;
}
