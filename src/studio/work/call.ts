import type { RequestName, RequestOf } from "../../../codegen/studio/requests";
import type { Answers } from "../../../codegen/studio/studioAnswers";

export type Call = <N extends RequestName>(name: N, request: RequestOf<N>) => Promise<Answers[N]>;

/** Why there is no answer: the page is of an earlier run of the server, the server is gone, or it could not answer this. */
export type Failure = "page" | "gone" | "fault";

class CallError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

/** Asks the studio's server, with the token that its page alone has. Rejects without an answer. */
export function createCall(browser: Window, token: string): Call {
  return async (name, request) => {
    const response = await browser.fetch(`/call/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-studio-token": token },
      body: JSON.stringify(request),
    });
    // Each run of the server has a token of its own.
    if (!response.ok) throw new CallError(response.status === 403 ? "page" : "fault");
    return response.json();
  };
}

export function failureOf(error: unknown): Failure {
  return error instanceof CallError ? error.failure : "gone";
}
