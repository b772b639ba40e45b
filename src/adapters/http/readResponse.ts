import * as z from "zod/mini";
import { HttpError, OfflineError } from "../../ports/http";
import { reviveDate } from "../../protocol/account/isoDate";
import type { AnswerOf, Contract } from "../../protocol/calls/contract";
import type { IncomingResponse } from "./sendRequest";

const OK = 200;
/** Most answers hold no date, and are read faster without looking at every value. */
const LOOKS_DATED = /"\d{4}-\d\d-\d\dT/;
/** What a portal answers with a page of its own; the server never sends a page. */
const PORTAL = [OK, 401, 403, 511];

/** A page or a redirect in place of an answer comes from something in between, a captive portal: the server was not reached. */
export function rejectCaptivePortal(incoming: IncomingResponse): IncomingResponse {
  if (incoming.redirected) throw new OfflineError("redirected answer");
  if (PORTAL.includes(incoming.status) && /html/i.test(incoming.type)) throw new OfflineError("a page in place of an answer");
  return incoming;
}

/** Only the server itself refuses a session, in JSON; any other 401 is of something in between. */
export function isSessionRefused({ status, type }: IncomingResponse): boolean {
  return status === 401 && /json/i.test(type);
}

/** The JSON of an answer; one other than 200 is a failure that carries the status text (CAL-17). */
export function readJson({ status, statusText, type, text }: IncomingResponse): unknown {
  if (status !== OK) throw new HttpError(status, statusText || `status ${status}`);
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) throw new OfflineError("the answer is no JSON");
  try {
    const json: unknown = LOOKS_DATED.test(text) ? JSON.parse(text, reviveDate) : JSON.parse(text);
    return json;
  } catch (error) {
    throw new HttpError(OK, "the answer cannot be read", { cause: error });
  }
}

export function parseResponse<C extends Contract>(contract: C, json: unknown): AnswerOf<C> {
  const result = z.safeParse<C["answer"]>(contract.answer, json);
  if (!result.success) throw new HttpError(OK, "the answer does not fit its contract", { cause: result.error });
  return result.data;
}
