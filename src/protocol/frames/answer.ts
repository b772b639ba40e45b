import * as z from "zod/mini";
import type { Reason } from "../../domain/registry/access";

/** What the protocol itself answers; a refused navigation answers the reason of the guard instead. */
export type ProtocolError =
  | "bad-message"
  | "bad-payload"
  | "bad-answer"
  | "too-large"
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
  | "failed";

export type AnswerError = ProtocolError | Exclude<Reason, "ok" | "public">;

/** Every message is answered, never by an exception: a stack would tell one side about the other. */
export type Answer<Value = unknown> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: AnswerError };

/** An answer on the wire: it repeats the id of its message (decision WRK-13). */
export type Reply = Answer & { readonly id: string };

export function succeeded<Value>(value: Value): Answer<Value> {
  return { ok: true, value };
}

export function failed(error: AnswerError): Answer<never> {
  return { ok: false, error };
}

const ERRORS: Readonly<Record<AnswerError, true>> = {
  "bad-message": true,
  "bad-payload": true,
  "bad-answer": true,
  "too-large": true,
  "no-handshake": true,
  "no-common-version": true,
  "other-version": true,
  "stale-epoch": true,
  "other-herd": true,
  "unknown-message": true,
  "not-allowed": true,
  "not-shown": true,
  "not-handled": true,
  "not-signed-in": true,
  "stand-alone": true,
  closed: true,
  timeout: true,
  failed: true,
  "not-granted": true,
  "application-not-granted": true,
  offline: true,
  "multi-herd-only": true,
  "workshop-inactive": true,
  "unknown-route": true,
  "missing-param": true,
};

/** An error code this version does not know counts as a plain failure. */
const errorCode = z.pipe(
  z.string().check(z.maxLength(64)),
  z.transform((code): AnswerError => (isAnswerError(code) ? code : "failed")),
);

export const reply = z.discriminatedUnion("ok", [
  z.strictObject({ id: z.string(), ok: z.literal(true), value: z.unknown() }),
  z.strictObject({ id: z.string(), ok: z.literal(false), error: errorCode }),
]);

function isAnswerError(code: string): code is AnswerError {
  return Object.hasOwn(ERRORS, code);
}
