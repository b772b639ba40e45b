import * as z from "zod/mini";
import { ACTION_CALLS, type SyncAction } from "../../protocol/calls/syncActions";
import { workshopEntry } from "../../protocol/calls/workshopEntry";
import { holdsHerd } from "../database/accounts";
import { applyOnce } from "../database/appliedActions";
import type { Database } from "../database/openDatabase";
import { storeWorkshopFlag } from "../database/storeWorkshopFlag";
import { Conflict, changeHeldValue, HeldTooMuch } from "../database/valueConflicts";
import { herdCall } from "../endpoint/endpoint";
import { herdRefused } from "../endpoint/identify";
import { nowOf } from "../endpoint/service";
import { accepted, type Refused, refused } from "../http/answer";
import { idempotencyKeyOf } from "../http/idempotencyKey";
import type { BackendRegistry } from "../registry/backendRegistry";

/** Room is made by hand, so there is no use in asking every minute. */
const WAIT = { headers: { "Retry-After": "3600" } };

/** What an action changes, beyond its place in the log. */
type Effect = (transaction: Database) => Promise<void>;

/**
 * Section 7.2: applies an action of the queue once, however often it is sent, and echoes its key. Types the demo has no rule for are
 * only noted in the log.
 */
export const syncActions = herdCall(ACTION_CALLS.syncActions, async ({ service, request, body }, { account, bySupport }) => {
  const { database, clock, registry } = service;
  const key = idempotencyKeyOf(request, registry);
  if (key === null) return refused("key-required");
  const { numCheptel, type, payload } = body;
  if (!(await holdsHerd(database, account.id, numCheptel))) return herdRefused(account.id, numCheptel);
  const now = nowOf(service);
  const effect = effectOf(registry, body, now);
  if (typeof effect !== "function") return { ...effect, subject: { accountId: account.id, numCheptel } };
  const isHeld = body.from !== undefined;
  const action = { accountId: account.id, key, numCheptel, type, payload, receivedAt: now, bySupport, isHeld };
  const application = await applyOnce(database, clock, action, effect, registry.storedActions).catch(asRefusal);
  if (application.kind === "refused") return { ...application, subject: { accountId: account.id, numCheptel } };
  if (application.kind === "conflict")
    return refused("conflict", { values: { held: application.held, sent: payload }, subject: { accountId: account.id, numCheptel } });
  if (application.kind === "different") return refused("key-reused", { subject: { accountId: account.id, numCheptel } });
  if (application.kind === "full") return refused("storage-full", { ...WAIT, subject: { accountId: account.id, numCheptel } });
  const status = application.kind === "applied" ? "applied" : "already-applied";
  return accepted({ status } as const, { [registry.headers.idempotencyKey]: key });
});

/** Nothing was applied then: the entry in the log goes with its transaction. */
function asRefusal(error: unknown) {
  if (error instanceof HeldTooMuch) return invalid([{ path: ["payload"] }]);
  if (error instanceof Conflict) return { kind: "conflict", held: error.held } as const;
  throw error;
}

function effectOf(registry: BackendRegistry, { type, numCheptel, payload, from }: SyncAction, now: string): Effect | Refused {
  if (type !== registry.workshopAction) {
    if (from === undefined) return async () => {};
    const about = `${type.split(".")[0]}/${from.about}`;
    return (transaction) => changeHeldValue(transaction, { numCheptel, about, base: from.base, sent: payload, now });
  }
  const entry = z.safeParse(workshopEntry, payload);
  if (!entry.success) return invalid(entry.error.issues);
  const workshop = registry.workshops.find(({ value }) => value === entry.data.value);
  if (workshop === undefined) return invalid([{ path: ["value"] }]);
  return (transaction) => storeWorkshopFlag(transaction, { numCheptel, flag: workshop.flag, active: entry.data.actif, now });
}

/** The fields that are wrong, by name: values of a payload stay out of the log. */
function invalid(issues: readonly { readonly path: readonly PropertyKey[] }[]): Refused {
  const fields = new Set(issues.map(({ path }) => path.map(String).join(".") || "payload"));
  return refused("invalid-payload", { reason: [...fields].join(", ") });
}
