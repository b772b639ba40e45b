import { createHash, randomBytes } from "node:crypto";

/** Source of unguessable text: identifiers and opaque tokens. A port, so that tests are repeatable. */
export type NewToken = () => string;

/** 256 bits that fit in an address. */
export const randomToken: NewToken = () => randomBytes(32).toString("base64url");

/** What the database keeps of a token: reading the database gives no usable token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
