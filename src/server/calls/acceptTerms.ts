import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { findAccount, herdsOf, storeTermsDate } from "../database/accounts";
import { herdCall } from "../endpoint/endpoint";
import { accepted, refused } from "../http/answer";
import { buildProfile } from "./buildProfile";

/**
 * Section 7.1: keeps when the caller accepted the terms and returns the profile as it is now. Nothing of the body counts, nor the date in it:
 * the clock of a device that is behind would leave the terms owed for ever, one that is ahead would accept the next ones too.
 */
export const acceptTerms = herdCall(ACCOUNT_CALLS.acceptTerms, async ({ service }, { account, numCheptel, token, bySupport }) => {
  if (bySupport) return refused("support-session", { subject: { accountId: account.id } });
  await storeTermsDate(service.database, account.id, service.clock.now());
  const updated = await findAccount(service.database, account.id);
  if (updated === undefined) return refused("unauthenticated");
  const herds = await herdsOf(service.database, account.id);
  return accepted(buildProfile(service, { account: updated, herds, numCheptel, token, bySupport }));
});
