import { fillPath } from "../../domain/address/fillPath";
import { readProfile } from "../../domain/session/profile";
import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { type Account, findByEmail } from "../database/accounts";
import { storeMail } from "../database/mails";
import { spendOneTimeTokens, storeOneTimeToken } from "../database/oneTimeTokens";
import type { Database } from "../database/openDatabase";
import { takeAttempt } from "../endpoint/attempts";
import { openCall } from "../endpoint/endpoint";
import { nowOf, type Service } from "../endpoint/service";
import { accepted } from "../http/answer";
import { storedAfter } from "../time/clock";

/** Stands in where there is no account, for the time it takes. */
const NOBODY: Pick<Account, "id" | "email" | "profile"> = { id: "", email: "nobody", profile: "{}" };

/** Undoes what was done for nobody. */
class NoSuchAccount extends Error {
  override readonly name = "NoSuchAccount";
}

/** Section 7.1: mails a link to choose a new password. Whether the address has an account shows neither in the answer nor in its time. */
export const recoverPassword = openCall(ACCOUNT_CALLS.recoverPassword, async ({ service, param, address }) => {
  const account = await findByEmail(service.database, param("email"));
  const tooMany = await takeAttempt(service, { kind: "recovery", account: account?.id ?? param("email"), address });
  if (tooMany) return { ...tooMany, subject: { accountId: account?.id } };
  await service.database
    .transaction()
    .execute(async (transaction) => {
      await mailRenewLink(service, transaction, account ?? NOBODY);
      if (account === undefined) throw new NoSuchAccount();
    })
    .catch((error: unknown) => {
      if (!(error instanceof NoSuchAccount)) throw error;
    });
  return accepted({});
});

async function mailRenewLink(service: Service, database: Database, account: typeof NOBODY): Promise<void> {
  const now = nowOf(service);
  const token = service.newToken();
  const filled = fillPath(service.registry.renewPath, { email: account.email, token });
  if ("missing" in filled) return;
  await spendOneTimeTokens(database, account.id, "renew", now);
  const expiresAt = storedAfter(service.clock.now(), service.lifetimes.renewTokenMs);
  await storeOneTimeToken(database, { token, purpose: "renew", accountId: account.id, expiresAt });
  const { trans } = readProfile(JSON.parse(account.profile));
  // Without an origin: the Host header is the caller's, who must not decide where somebody else's token goes.
  const link = `/${filled.path}`;
  await storeMail(database, { id: service.newToken(), recipient: account.email, language: trans, link, sent_at: now });
}
