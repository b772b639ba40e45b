import { isPasswordLongEnough } from "../../domain/inputs/passwordLength";
import { readProfile } from "../../domain/session/profile";
import { NO_USER_FOR } from "../../protocol/account/passwordAnswer";
import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { isCommon, isOwnName } from "../credentials/guessablePassword";
import { type Account, findByEmail, storePassword } from "../database/accounts";
import { batch } from "../database/batch";
import { storeMail } from "../database/mails";
import { findOneTimeToken, PURPOSES, redeemOneTimeToken, spendOneTimeTokens } from "../database/oneTimeTokens";
import { revokeSessionsOf } from "../database/sessions";
import { accountHelped } from "../endpoint/accountHelped";
import { clearingSignInsOf } from "../endpoint/attempts";
import { openCall } from "../endpoint/endpoint";
import { logAccountEvent } from "../endpoint/logAccountEvent";
import { forgettingRenewMails } from "../endpoint/renewMailLimit";
import { nowOf, type Service } from "../endpoint/service";
import { refreshPath } from "../endpoint/startSession";
import { accepted, refused } from "../http/answer";

/**
 * Section 7.1: sets the password with the token of the mail, once, and signs the account out everywhere. Not in a session of support.
 * The token has 256 bits, so nobody is kept from trying: a stranger could keep the owner out. Whatever fails leaves the link as it was.
 */
export const renewPassword = openCall(ACCOUNT_CALLS.renewPassword, async ({ service, request, param, body, address }) => {
  const helped = await accountHelped(service, request);
  if (helped !== undefined) return refused("support-session", { subject: { accountId: helped } });
  const password = body.motDePasseEnClair;
  if (!isPasswordLongEnough(password, service.registry.passwordMinimum)) return refused("bad-request");
  if (isCommon(password, service.commonPasswords)) return refused("guessable-password");
  const email = param("email");
  const account = await findByEmail(service.database, email);
  // An unknown account has no tokens; the query takes as long as for a known one.
  const link: RenewLink = { token: param("token"), purpose: "renew", accountId: account?.id ?? "" };
  const isGood = (await findOneTimeToken(service.database, { ...link, now: nowOf(service) })) !== undefined;
  if (account === undefined || !isGood) return accepted({ msg: `${NO_USER_FOR} ${email}` });
  // Only for the holder of the mail, who keeps the link: anybody else would learn whose account it is.
  const owner = { ...readProfile(JSON.parse(account.profile)), id: account.id, email: account.email };
  if (isOwnName(password, owner)) return refused("guessable-password", { subject: { accountId: account.id } });
  const passwordHash = await service.passwords.hash(password);
  if (!(await changePassword(service, link, account, passwordHash))) return accepted({ msg: `${NO_USER_FOR} ${email}` });
  const logins = [account.email, account.id];
  const known = { login: email, device: service.knownDevices.find(request, { logins, passwordHash: account.password_hash }) };
  await batch(service.database, [...clearingSignInsOf(service, [account.id, email]), ...forgettingRenewMails(service.rateLimits, known)]);
  logAccountEvent(service, "password-changed", account.id, address);
  // Strangers who go on failing must not keep the owner out of the device at which the password was chosen.
  return accepted({ msg: "ok" }, { "Set-Cookie": service.knownDevices.cookie(request, refreshPath(service), { logins, passwordHash }) });
});

type RenewLink = Omit<Parameters<typeof redeemOneTimeToken>[1], "now">;

/**
 * Link, password and the mail about it in one transaction: nobody loses the link to a server that stops in between, and the owner learns of
 * a change that was not theirs. Sessions end in it, and once more after it: a sign-in with the former password that comes meanwhile looks
 * at the stored one once its session is there (authenticate.ts). Answers whether the link was still good.
 */
async function changePassword(service: Service, link: RenewLink, { id, email, profile }: Account, hash: string): Promise<boolean> {
  const now = nowOf(service);
  const { trans } = readProfile(JSON.parse(profile));
  const mail = { id: service.newToken(), kind: "passwordChanged", recipient: email, language: trans, sent_at: now } as const;
  const isChanged = await service.database.transaction().execute(async (transaction) => {
    if ((await redeemOneTimeToken(transaction, { ...link, now })) === undefined) return false;
    // Nor does anybody come in by a link that was made before.
    for (const purpose of PURPOSES) await spendOneTimeTokens(transaction, id, purpose, now);
    await storePassword(transaction, id, hash);
    await storeMail(transaction, { ...mail, link: `/${service.registry.forgotPath}` });
    await revokeSessionsOf(transaction, id, now);
    return true;
  });
  if (isChanged) await revokeSessionsOf(service.database, id, now);
  return isChanged;
}
