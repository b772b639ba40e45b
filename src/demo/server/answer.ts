/** Why a call is refused, as it stands in the body: `{ "error": "…" }`. Nothing else is said. */
export type RefusalCode =
  | "bad-request"
  | "unknown-credentials"
  | "unauthenticated"
  | "forbidden"
  | "herd-refused"
  | "unknown-token"
  | "unknown-call"
  | "too-large"
  | "failure";

const STATUS = {
  "bad-request": 400,
  "unknown-credentials": 401,
  unauthenticated: 401,
  forbidden: 403,
  "herd-refused": 403,
  "unknown-token": 404,
  "unknown-call": 404,
  "too-large": 413,
  failure: 500,
} as const satisfies Record<RefusalCode, number>;

export interface Accepted<Body> {
  readonly kind: "accepted";
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Refused {
  readonly kind: "refused";
  readonly code: RefusalCode;
  readonly headers: Readonly<Record<string, string>>;
}

export type Answer<Body> = Accepted<Body> | Refused;

export function accepted<Body>(body: Body, headers: Readonly<Record<string, string>> = {}): Accepted<Body> {
  return { kind: "accepted", body, headers };
}

export function refused(code: RefusalCode, headers: Readonly<Record<string, string>> = {}): Refused {
  return { kind: "refused", code, headers };
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

export function refusalResponse({ code, headers }: Pick<Refused, "code" | "headers">): Response {
  return jsonResponse(STATUS[code], { error: code }, headers);
}
