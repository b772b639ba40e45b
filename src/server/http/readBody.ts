import type { Refused } from "./answer";
import { refused } from "./answer";

/** Deeper than anything the shell sends, and shallow enough for every function that walks down a value. */
const DEEPEST = 64;
/** Longer than any login, email, password or token. */
const LONGEST_PARAMETER = 512;

export type Read = { readonly body: unknown } | { readonly refused: Refused };

/**
 * The JSON of a body. Only what is sent as JSON is read: a form of another site can send everything else. Text that no database
 * keeps as it is (NUL, half a surrogate pair) and values too deep to walk through are refused here, for all calls alike.
 */
export async function readBody(request: Request): Promise<Read> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) return { refused: refused("wrong-content-type") };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer());
    const body: unknown = JSON.parse(text);
    return isPlain(body) ? { body } : { refused: refused("bad-request") };
  } catch {
    // Neither UTF-8 nor JSON. What the exception quotes may be a password.
    return { refused: refused("bad-request") };
  }
}

/** Whether a part of the path can be looked up. */
export function isPlainParameter(value: string): boolean {
  return value.length <= LONGEST_PARAMETER && isPlainText(value);
}

function isPlain(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST || !level.every((entry) => typeof entry !== "string" || isPlainText(entry))) return false;
    level = level.flatMap(childrenOf);
  }
  return true;
}

function childrenOf(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value) ? value : [...Object.keys(value), ...Object.values(value)];
}

function isPlainText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}
