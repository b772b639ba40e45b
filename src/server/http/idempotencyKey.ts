import type { BackendRegistry } from "../registry/backendRegistry";

/** Visible characters of a header, as a UUID has them. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The key under which a call may come again; null when it has none that can be used. */
export function idempotencyKeyOf({ headers }: Request, registry: BackendRegistry): string | null {
  const key = headers.get(registry.headers.idempotencyKey);
  return key !== null && KEY.test(key) ? key : null;
}
