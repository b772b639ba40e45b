import { HttpError, LONGEST_RETRY_AFTER_MS } from "../../ports/http";
import { isSessionRefused, readJson } from "./readResponse";
import type { IncomingResponse } from "./sendRequest";

const OK = 200;
/** Refusals that pass by themselves, whoever they are of: too slow, too early, too many. */
const PASSING = [408, 425, 429];
const SECOND_MS = 1000;

/**
 * The response to a queued action. Done or refused, it is the server that says so only when it echoes the key of the action; a refusal
 * without the key comes from something in between, and says nothing about the action.
 */
export function readActionResponse(incoming: IncomingResponse, key: string | null, now: number): unknown {
  const { status, statusText, echo, retryAfter, date, text } = incoming;
  const isConfirmed = key !== null && echo === key;
  if (status !== OK) {
    const isRefusal = status >= 400 && status < 500 && !PASSING.includes(status);
    if (isRefusal && !isConfirmed && !isSessionRefused(incoming))
      throw new HttpError(0, `no answer of the server: status ${status}`, { between: status });
    const retryAfterMs = waitOf(retryAfter, Date.parse(date ?? "") || now);
    throw new HttpError(status, statusText || `status ${status}`, { retryAfterMs, refusal: isRefusal ? jsonOf(text) : null });
  }
  const json = readJson(incoming);
  if (!isConfirmed) throw new HttpError(OK, "the answer does not confirm the action");
  return json;
}

/** A refusal that is cut off is one all the same; only what it says is missing. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `Retry-After` in seconds or as a date, which is one of the server: the clock of the device may be wrong. Null when there is nothing to wait for. */
function waitOf(value: string | null, now: number): number | null {
  if (value === null) return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * SECOND_MS : Date.parse(value) - now;
  return ms > 0 ? Math.min(ms, LONGEST_RETRY_AFTER_MS) : null;
}
