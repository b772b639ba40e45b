import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";
import type { Refused } from "./answer";
import { refused } from "./answer";
import { isUnfit } from "./bodyShape";

/** A larger body is parsed when no other one is, and an account sends only a few of them at a time. */
const LARGE = 64 * 1024;
/** Longer than any login, email, password or token. */
const LONGEST_PARAMETER = 512;

export type Read = { readonly body: unknown } | { readonly refused: Refused };

/**
 * The JSON of a body. Only what is sent as JSON is read: a form of another site can send everything else. What is too deep, has too
 * many values or text that no database keeps (bodyShape.ts) is refused before it is parsed.
 */
export async function readBody(request: Request, largestBytes: number, mediaType = "application/json"): Promise<Read> {
  const [sentAs = ""] = (request.headers.get("content-type") ?? "").split(";");
  if (sentAs.trim().toLowerCase() !== mediaType) return { refused: refused("wrong-content-type") };
  const bytes = await readBytes(request, largestBytes);
  if (bytes === null) return { refused: refused("too-large") };
  return bytes.byteLength > LARGE ? inTurns(() => parse(bytes)) : parse(bytes);
}

/** Whether the body of a request may be large; one that does not say so may be as large as its call allows. */
export function mayBeLarge(request: Request, largestBytes: number): boolean {
  return Number(request.headers.get("content-length") ?? largestBytes) > LARGE;
}

/** One large body in a turn of the event loop: however many come at once, the calls of others are answered between them. */
const oneAtATime = pLimit(1);

function inTurns(run: () => Read): Promise<Read> {
  return oneAtATime(async () => {
    await nextTurn();
    return run();
  });
}

function parse(bytes: Uint8Array): Read {
  if (isUnfit(bytes)) return { refused: refused("bad-request") };
  try {
    const body: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return { body };
  } catch {
    // Neither UTF-8 nor JSON. What the exception quotes may be a password.
    return { refused: refused("bad-request") };
  }
}

/** Whether a part of the path can be looked up. */
export function isPlainParameter(value: string): boolean {
  return value.length <= LONGEST_PARAMETER && !/[\0\p{Surrogate}]/u.test(value);
}

/** A length that is named is believed, as the HTTP server reads no further; without one each piece is counted as it comes. */
async function readBytes(request: Request, largest: number): Promise<Uint8Array | null> {
  const length = request.headers.get("content-length");
  if (length !== null && Number(length) > largest) return null;
  if (length !== null || request.body === null) {
    const whole = new Uint8Array(await request.arrayBuffer());
    return whole.byteLength > largest ? null : whole;
  }
  const pieces: Uint8Array[] = [];
  let read = 0;
  for await (const piece of request.body) {
    read += piece.byteLength;
    if (read > largest) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
