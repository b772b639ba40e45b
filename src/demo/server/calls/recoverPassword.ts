import { fillPath } from "../../../domain/address/fillPath";
import { readProfile } from "../../../domain/session/profile";
import { ACCOUNT_CALLS } from "../../../protocol/calls/accountCalls";
import { accepted } from "../answer";
import { storedAfter } from "../clock";
import { type Account, findByEmail } from "../database/accounts";
import { storeMail } from "../database/mails";
import { spendOneTimeTokens, storeOneTimeToken } from "../database/oneTimeTokens";
import { openCall } from "../endpoint";
import { nowOf, type Service } from "../service";

/** Section 7.1: mails a link to choose a new password. Whether the address has an account is not told. */
export const recoverPassword = openCall(ACCOUNT_CALLS.recoverPassword, async ({ service, request, param }) => {
  const account = await findByEmail(service.database, param("email"));
  if (account !== undefined) await mailRenewLink(service, account, new URL(request.url).origin);
  return accepted({});
});

async function mailRenewLink(service: Service, account: Account, origin: string): Promise<void> {
  const now = nowOf(service);
  const token = service.newToken();
  const filled = fillPath(service.registry.renewPath, { email: account.email, token });
  if ("missing" in filled) return;
  await spendOneTimeTokens(service.database, account.id, "renew", now);
  const expiresAt = storedAfter(service.clock.now(), service.lifetimes.renewTokenMs);
  await storeOneTimeToken(service.database, { token, purpose: "renew", accountId: account.id, expiresAt });
  const { trans } = readProfile(JSON.parse(account.profile));
  const link = `${origin}/${filled.path}`;
  await storeMail(service.database, { id: service.newToken(), recipient: account.email, language: trans, link, sent_at: now });
}
