import { createHmac, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import type { NewToken } from "./tokens";

const NAME = "clarine-device";
const YEAR_S = 365 * 24 * 60 * 60;
const MOST_LOGINS = 5;

/**
 * Devices on which an account has signed in before. A cookie says so: an id and, for each login, a signature over both, so that it names
 * nobody and cannot be made up. It authorises nothing.
 */
export interface KnownDevices {
  /** The id of the device when one of these logins has succeeded on it, otherwise null. */
  readonly find: (request: Request, ...logins: readonly string[]) => string | null;
  /** The cookie of a device on which this login has just succeeded. */
  readonly cookie: (request: Request, path: string, login: string) => string;
}

export function createKnownDevices(secret: Uint8Array, newToken: NewToken): KnownDevices {
  const key = createHmac("sha256", secret).update(NAME).digest();
  const sign = (id: string, login: string) =>
    createHmac("sha256", key)
      .update(JSON.stringify([id, login]))
      .digest("base64url");
  return {
    find(request, ...logins) {
      const { id, signatures } = readCookie(request);
      if (id === null) return null;
      const known = logins.map((login) => sign(id, login.trim().toLowerCase()));
      return signatures.some((signature) => known.some((own) => isSame(signature, own))) ? id : null;
    },
    cookie(request, path, login) {
      const { id: known, signatures } = readCookie(request);
      const id = known ?? newToken();
      const own = sign(id, login);
      const value = [id, own, ...signatures.filter((other) => other !== own)].slice(0, 1 + MOST_LOGINS).join(".");
      const secure = new URL(request.url).protocol === "https:";
      return serialize(NAME, value, { path, maxAge: YEAR_S, httpOnly: true, sameSite: "Strict", secure });
    },
  };
}

function readCookie(request: Request): { readonly id: string | null; readonly signatures: readonly string[] } {
  const [id = "", ...signatures] = (parse(request.headers.get("cookie") ?? "", NAME)[NAME] ?? "").split(".");
  return { id: id || null, signatures: signatures.slice(0, MOST_LOGINS) };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
