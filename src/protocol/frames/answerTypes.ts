import type { Reason } from "../../domain/registry/access";

/** What the protocol itself answers; a refused navigation answers the reason of the guard instead. */
export type ProtocolError =
  | "bad-message"
  | "bad-payload"
  | "bad-answer"
  | "too-large"
  | "too-many"
  | "no-handshake"
  | "no-common-version"
  | "other-version"
  | "stale-epoch"
  | "other-herd"
  | "unknown-message"
  | "not-allowed"
  | "not-shown"
  | "not-handled"
  | "not-signed-in"
  | "stand-alone"
  | "closed"
  | "timeout"
  | "storage-full"
  | "over-quota"
  | "storage-blocked"
  | "failed";

export type AnswerError = ProtocolError | Exclude<Reason, "ok" | "public">;

/** Every message is answered, never by an exception: a stack would leak details to the other side. */
export type Answer<Value = unknown> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: AnswerError };

/** An answer on the wire: it repeats the id of its message (decision WRK-13). */
export type Reply = Answer & { readonly id: string };
