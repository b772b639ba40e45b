/** Why a call is refused, as it stands in the body: `{ "error": "…" }`. */
export type RefusalCode =
  | "bad-request"
  | "key-required"
  | "unknown-credentials"
  | "unauthenticated"
  | "forbidden"
  | "herd-refused"
  | "unknown-token"
  | "used-token"
  | "unknown-call"
  | "key-reused"
  | "too-large"
  | "wrong-content-type"
  | "invalid-payload"
  | "too-many-attempts"
  | "failure";

const STATUS = {
  "bad-request": 400,
  "key-required": 400,
  "unknown-credentials": 401,
  unauthenticated: 401,
  forbidden: 403,
  "herd-refused": 403,
  "unknown-token": 404,
  "unknown-call": 404,
  "key-reused": 409,
  "used-token": 410,
  "too-large": 413,
  "wrong-content-type": 415,
  "invalid-payload": 422,
  "too-many-attempts": 429,
  failure: 500,
} as const satisfies Record<RefusalCode, number>;

export interface Accepted<Body> {
  readonly kind: "accepted";
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the log learns of a refusal beyond its code. None of it is answered, and none of it may be a secret. */
export interface RefusalSubject {
  /** An account that exists; never what somebody typed. */
  readonly accountId?: string | undefined;
  readonly numCheptel?: string | undefined;
}

export interface Refused {
  readonly kind: "refused";
  readonly code: RefusalCode;
  readonly headers: Readonly<Record<string, string>>;
  /** Names of fields, in the body beside the code; never their values. */
  readonly reason?: string;
  readonly subject?: RefusalSubject;
}

export type Answer<Body> = Accepted<Body> | Refused;

export function accepted<Body>(body: Body, headers: Readonly<Record<string, string>> = {}): Accepted<Body> {
  return { kind: "accepted", body, headers };
}

export function refused(code: RefusalCode, more: Partial<Pick<Refused, "headers" | "reason" | "subject">> = {}): Refused {
  return { kind: "refused", code, headers: {}, ...more };
}

/** Answers of calls are never kept by a cache and never taken for a page. */
export function jsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });
}

export function refusalResponse({ code, headers, reason }: Pick<Refused, "code" | "headers" | "reason">): Response {
  return jsonResponse(STATUS[code], { error: code, ...(reason === undefined ? {} : { reason }) }, headers);
}
