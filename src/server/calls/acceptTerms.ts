import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { findAccount, herdsOf, storeTermsDate } from "../database/accounts";
import { herdCall } from "../endpoint/endpoint";
import { accepted, refused } from "../http/answer";
import { buildProfile } from "./buildProfile";

/** Section 7.1: keeps the day the caller accepted the terms and returns the profile as it is now. Nothing else of the body counts. */
export const acceptTerms = herdCall(ACCOUNT_CALLS.acceptTerms, async ({ service, body }, { account, numCheptel, token, bySupport }) => {
  if (bySupport) return refused("support-session", { subject: { accountId: account.id } });
  // The clock of a phone may be ahead; terms accepted in the future would also cover the next ones.
  const acceptedAt = new Date(Math.min(body.dateCgu.getTime(), service.clock.now().getTime()));
  await storeTermsDate(service.database, account.id, acceptedAt);
  const updated = await findAccount(service.database, account.id);
  if (updated === undefined) return refused("unauthenticated");
  const herds = await herdsOf(service.database, account.id);
  return accepted(buildProfile(service.registry, { account: updated, herds, numCheptel, token, bySupport }));
});
