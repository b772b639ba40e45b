import * as z from "zod/mini";
import type { Answer, AnswerError } from "./answerTypes";

export type { Answer, AnswerError, ProtocolError, Reply } from "./answerTypes";

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
  "too-many": true,
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
  "storage-full": true,
  "over-quota": true,
  "storage-blocked": true,
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
