import type { Reason } from "../../src/domain/registry/access";

/** The reasons of the resolver as a sentence goes on: "refused: …". */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  ok: "everything asked for is held",
  public: "the page is public",
  "not-signed-in": "nobody is signed in",
  "not-granted": "a grant is missing",
  "application-not-granted": "the application code is missing",
  offline: "the grant is held, but its level is not offline-ready (bit 8)",
  "multi-herd-only": "only for multi-herd users",
  "workshop-inactive": "the workshop of the herd is not active",
  "unknown-route": "there is no such route",
  "missing-param": "a parameter of the address is missing",
};
