import type * as z from "zod/mini";
import { type Answer, type AnswerError, failed, type Reply } from "./answer";
import { type Excess, weighMessage } from "./checkMessageSize";
import { type Envelope, envelope } from "./envelope";
import type { MessageSpec } from "./message";
import { HELLO } from "./shellMessages";

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
  /** Doors that are fetched when a message first asks for one that is not among the given ones; those win over a later twin. */
  readonly later?: (() => Promise<readonly Door[]>) | undefined;
  /** The other side sent something over the limits. */
  readonly onExcess: (excess: Excess) => void;
}

/** Answers every message, whatever it is, and never throws. */
export function createReceiver(doors: readonly Door[], facts: ReceiverFacts): (raw: unknown) => Promise<Reply> {
  // A Map, so that `constructor` and `__proto__` are names like any other.
  const byType = new Map(doors.map((door) => [door.spec.type, door]));
  const doorOf = async (type: string): Promise<Door | undefined> => {
    if (!byType.has(type))
      for (const door of (await facts.later?.()) ?? []) if (!byType.has(door.spec.type)) byType.set(door.spec.type, door);
    return byType.get(type);
  };
  return async (raw) => {
    const excess = weighMessage(raw);
    if (excess !== null) {
      facts.onExcess(excess);
      return { id: "", ...failed("too-large") };
    }
    const read = envelope.safeParse(raw);
    if (!read.success) return { id: "", ...failed("bad-message") };
    return { id: read.data.id, ...(await enter(doorOf, read.data, facts)) };
  };
}

async function enter(doorOf: (type: string) => Promise<Door | undefined>, message: Envelope, facts: ReceiverFacts): Promise<Answer> {
  try {
    const foreign = message.type === HELLO.type ? null : foreignVersion(message, facts);
    if (foreign !== null) return failed(foreign);
    const door = await doorOf(message.type);
    if (door === undefined) return failed("unknown-message");
    const refusal = door.spec === HELLO ? null : refusalOf(door, message, facts);
    return refusal === null ? await door.run(message.payload) : failed(refusal);
  } catch {
    // What went wrong is this side's own business; the other side learns that it did.
    return failed("failed");
  }
}

function foreignVersion(message: Envelope, facts: ReceiverFacts): AnswerError | null {
  const version = facts.version();
  if (version === null) return "no-handshake";
  return message.version === version ? null : "other-version";
}

function refusalOf(door: Door, message: Envelope, facts: ReceiverFacts): AnswerError | null {
  if (!facts.allows(door.spec)) return "not-allowed";
  const present = facts.present?.();
  if (present && message.epoch !== present.epoch) return "stale-epoch";
  if (present && message.herd !== present.herd) return "other-herd";
  return null;
}
