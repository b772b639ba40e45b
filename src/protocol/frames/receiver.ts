import type * as z from "zod/mini";
import { type Answer, type AnswerError, failed, type Reply } from "./answer";
import { checkMessageSize, type SizeViolation } from "./checkMessageSize";
import { type Envelope, envelope } from "./envelope";
import { HELLO } from "./messages/helloMessage";
import type { MessageSpec } from "./messages/message";

/** Handles one message. A message without a handler is answered `unknown-message`. */
export interface MessageHandler {
  readonly spec: MessageSpec;
  readonly run: (payload: unknown) => Answer | Promise<Answer>;
}

export function onMessage<Payload, Value>(
  spec: MessageSpec<Payload, Value>,
  handle: (payload: Payload) => Answer<Value> | Promise<Answer<Value>>,
): MessageHandler {
  const run = (payload: unknown) => {
    const read: z.core.util.SafeParseResult<Payload> = spec.payload.safeParse(payload);
    return read.success ? handle(read.data) : failed("bad-payload");
  };
  return { spec, run };
}

/** What a receiver checks a message against. */
export interface ReceiverOptions {
  /** Version agreed on in the handshake; null before it, when only `hello` is accepted. */
  readonly version: () => number | null;
  readonly allows: (spec: MessageSpec) => boolean;
  /** Epoch and herd that a message must carry; null: not checked, the sender is the one who sets them. */
  readonly present: (() => { readonly epoch: number; readonly herd: string | null }) | null;
  /** Further handlers, loaded with the first message that has none. A given handler wins over a loaded one. */
  readonly loadHandlers?: (() => Promise<readonly MessageHandler[]>) | undefined;
  /** The other side sent a message over the limits. */
  readonly onExcess: (excess: SizeViolation) => void;
}

/** Answers every message, whatever it is, and never throws. */
export function createReceiver(handlers: readonly MessageHandler[], facts: ReceiverOptions): (raw: unknown) => Promise<Reply> {
  // A Map, so that `constructor` and `__proto__` are ordinary names.
  const byType = new Map(handlers.map((handler) => [handler.spec.type, handler]));
  const handlerOf = async (type: string): Promise<MessageHandler | undefined> => {
    if (!byType.has(type))
      for (const late of (await facts.loadHandlers?.()) ?? []) if (!byType.has(late.spec.type)) byType.set(late.spec.type, late);
    return byType.get(type);
  };
  return async (raw) => {
    const excess = checkMessageSize(raw);
    if (excess !== null) {
      facts.onExcess(excess);
      return { id: "", ...failed("too-large") };
    }
    const read = envelope.safeParse(raw);
    if (!read.success) return { id: "", ...failed("bad-message") };
    return { id: read.data.id, ...(await dispatch(handlerOf, read.data, facts)) };
  };
}

async function dispatch(
  handlerOf: (type: string) => Promise<MessageHandler | undefined>,
  message: Envelope,
  facts: ReceiverOptions,
): Promise<Answer> {
  try {
    const foreign = message.type === HELLO.type ? null : foreignVersion(message, facts);
    if (foreign !== null) return failed(foreign);
    const handler = await handlerOf(message.type);
    if (handler === undefined) return failed("unknown-message");
    const refusal = handler.spec === HELLO ? null : refusalOf(handler, message, facts);
    return refusal === null ? await handler.run(message.payload) : failed(refusal);
  } catch {
    // The other side learns that it failed, not why.
    return failed("failed");
  }
}

function foreignVersion(message: Envelope, facts: ReceiverOptions): AnswerError | null {
  const version = facts.version();
  if (version === null) return "no-handshake";
  return message.version === version ? null : "other-version";
}

function refusalOf(handler: MessageHandler, message: Envelope, facts: ReceiverOptions): AnswerError | null {
  if (!facts.allows(handler.spec)) return "not-allowed";
  const present = facts.present?.();
  if (present && message.epoch !== present.epoch) return "stale-epoch";
  if (present && message.herd !== present.herd) return "other-herd";
  return null;
}
