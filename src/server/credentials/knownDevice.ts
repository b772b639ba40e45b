import { createHmac, timingSafeEqual } from "node:crypto";
import { serialize } from "hono/utils/cookie";
import { readCookies } from "../http/readCookies";
import { foldLogin } from "./foldLogin";
import type { NewToken } from "./tokens";

const NAME = "clarine-device";
const YEAR_S = 365 * 24 * 60 * 60;
const MOST_LOGINS = 5;

/** Logins of one account, and the hash of its password; nothing of an unknown one. */
export interface DeviceUser {
  readonly logins: readonly string[];
  readonly passwordHash: string | undefined;
}

/**
 * Devices on which an account has signed in before, with the password that it has now: who knew a former one could have made any number. A
 * cookie says so: an id and, for each login, a signature over both, so that it names nobody and cannot be made up. It authorises nothing.
 */
export interface KnownDevices {
  /** The id of the device when one of these logins has succeeded on it, otherwise null. */
  readonly find: (request: Request, user: DeviceUser) => string | null;
  /** The cookie of a device whose user has just proven to be this one. */
  readonly cookie: (request: Request, path: string, user: DeviceUser) => string;
}

interface Device {
  readonly id: string;
  readonly signatures: readonly string[];
}

export function createKnownDevices(secret: Uint8Array, newToken: NewToken): KnownDevices {
  const key = createHmac("sha256", secret).update(NAME).digest();
  const signaturesOf = (id: string, { logins, passwordHash = "" }: DeviceUser) =>
    logins.map((login) =>
      createHmac("sha256", key)
        .update(JSON.stringify([id, foldLogin(login), passwordHash]))
        .digest("base64url"),
    );
  const known = (devices: readonly Device[], user: DeviceUser) =>
    devices.find(({ id, signatures }) => {
      const own = signaturesOf(id, user);
      return signatures.some((signature) => own.some((one) => isSame(signature, one)));
    });
  return {
    find: (request, user) => known(readDevices(request), user)?.id ?? null,
    cookie(request, path, user) {
      const devices = readDevices(request);
      const { id, signatures } = known(devices, user) ?? devices[0] ?? { id: newToken(), signatures: [] };
      const own = signaturesOf(id, user);
      const value = [id, ...[...new Set([...own, ...signatures])].slice(0, MOST_LOGINS)].join(".");
      const secure = new URL(request.url).protocol === "https:";
      return serialize(NAME, value, { path, maxAge: YEAR_S, httpOnly: true, sameSite: "Strict", secure });
    },
  };
}

function readDevices(request: Request): readonly Device[] {
  return readCookies(request, NAME).flatMap((cookie) => {
    const [id = "", ...signatures] = cookie.split(".");
    return id === "" ? [] : { id, signatures: signatures.slice(0, MOST_LOGINS) };
  });
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
