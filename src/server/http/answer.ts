/** Why a call is refused, as it stands in the body: `{ "error": "…" }`. */
export type RefusalCode =
  | "bad-request"
  | "key-required"
  | "unknown-credentials"
  | "unauthenticated"
  | "forbidden"
  | "herd-refused"
  | "support-session"
  | "unknown-token"
  | "used-token"
  | "unknown-call"
  | "key-reused"
  | "conflict"
  | "too-large"
  | "wrong-content-type"
  | "invalid-payload"
  | "guessable-password"
  | "too-many-attempts"
  | "unknown-host"
  | "busy"
  | "storage-full"
  | "failure";

const STATUS = {
  "bad-request": 400,
  "key-required": 400,
  "unknown-credentials": 401,
  unauthenticated: 401,
  forbidden: 403,
  "herd-refused": 403,
  "support-session": 403,
  "unknown-token": 404,
  "unknown-call": 404,
  "key-reused": 409,
  conflict: 409,
  "used-token": 410,
  "too-large": 413,
  "wrong-content-type": 415,
  "invalid-payload": 422,
  "guessable-password": 422,
  "too-many-attempts": 429,
  "unknown-host": 421,
  failure: 500,
  busy: 503,
  "storage-full": 507,
} as const satisfies Record<RefusalCode, number>;

/** By name; a list for a header that is sent several times. */
export type AnswerHeaders = Readonly<Record<string, string | readonly string[]>>;

export interface Accepted<Body> {
  readonly kind: "accepted";
  readonly body: Body;
  readonly headers: AnswerHeaders;
}

/** What the log learns of a refusal beyond its code. None of it is answered, and none of it may be a secret. */
export interface RefusalSubject {
  /** An account that exists; never what a user typed. */
  readonly accountId?: string | undefined;
  readonly numCheptel?: string | undefined;
}

export interface Refused {
  readonly kind: "refused";
  readonly code: RefusalCode;
  readonly headers: Readonly<Record<string, string>>;
  /** Names of fields, in the body beside the code; never their values. */
  readonly reason?: string;
  /** Beside the code too: of a conflict, what is held and what was sent. */
  readonly values?: Readonly<Record<"held" | "sent", unknown>>;
  readonly subject?: RefusalSubject;
}

export type Answer<Body> = Accepted<Body> | Refused;

export function accepted<Body>(body: Body, headers: AnswerHeaders = {}): Accepted<Body> {
  return { kind: "accepted", body, headers };
}

export function refused(code: RefusalCode, more: Partial<Pick<Refused, "headers" | "reason" | "values" | "subject">> = {}): Refused {
  return { kind: "refused", code, headers: {}, ...more };
}

/** Answers of calls are never kept by a cache and never taken for a page. */
export function jsonResponse(status: number, body: unknown, headers: AnswerHeaders = {}): Response {
  const sent = new Headers({
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  for (const [name, values] of Object.entries(headers)) for (const value of [values].flat()) sent.append(name, value);
  return new Response(JSON.stringify(body), { status, headers: sent });
}

export function refusalResponse({ code, headers, reason, values }: Pick<Refused, "code" | "headers" | "reason" | "values">): Response {
  return jsonResponse(STATUS[code], { error: code, ...(reason === undefined ? {} : { reason }), ...values }, headers);
}
