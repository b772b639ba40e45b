import type { RequestName, RequestOf } from "../../../codegen/studio/requests";
import type { Answers } from "../../../codegen/studio/studioAnswers";

export type Call = <N extends RequestName>(name: N, request: RequestOf<N>) => Promise<Answers[N]>;

/** Asks the studio's server, with the token that its page alone has. Rejects when the server is gone. */
export function createCall(browser: Window, token: string): Call {
  return async (name, request) => {
    const response = await browser.fetch(`/call/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-studio-token": token },
      body: JSON.stringify(request),
    });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  };
}
