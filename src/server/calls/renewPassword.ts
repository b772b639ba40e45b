import { isPasswordLongEnough } from "../../domain/inputs/passwordLength";
import { readProfile } from "../../domain/session/profile";
import { NO_USER_FOR } from "../../protocol/account/passwordAnswer";
import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { isCommon, isOwnName } from "../credentials/guessablePassword";
import { type Account, findAccount, findByEmail, lockAccount, storePassword } from "../database/accounts";
import { batch } from "../database/batch";
import { storeMail } from "../database/mails";
import { deleteUnusedTokens, findOneTimeToken, findUsedToken, redeemOneTimeToken, spendOneTimeTokens } from "../database/oneTimeTokens";
import { revokeSessionsOf } from "../database/sessions";
import { accountHelped } from "../endpoint/accountHelped";
import { type Attempt, checkSignIn, clearingSignInsOf, countFailedSignIn } from "../endpoint/attempts";
import { type Call, openCall } from "../endpoint/endpoint";
import { logAccountEvent } from "../endpoint/logAccountEvent";
import { forgettingRenewMails } from "../endpoint/renewMailLimit";
import { nowOf, type Service } from "../endpoint/service";
import { refreshPath } from "../endpoint/startSession";
import { accepted, refused } from "../http/answer";
import { widerNetworkOf } from "../http/callerAddress";
import { storedAfter } from "../time/clock";
import { MINUTE } from "../time/units";

/** How long a link that was used is pressed again because its answer did not come. */
const AGAIN_MS = 10 * MINUTE;

/**
 * Section 7.1: sets the password with the token of the mail, once, and signs the account out everywhere. Not in a session of support.
 * The token has 256 bits, so nobody is kept from trying: a stranger could keep the owner out. Whatever fails leaves the link as it was.
 */
export const renewPassword = openCall(ACCOUNT_CALLS.renewPassword, async (call) => {
  const { service, request, param, body, address } = call;
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
  if (account === undefined || !isGood) return answerAgain(call, link);
  // Only for the holder of the mail, who keeps the link: anybody else would learn whose account it is.
  const owner = { ...readProfile(JSON.parse(account.profile)), id: account.id, email: account.email };
  if (isOwnName(password, owner)) return refused("guessable-password", { subject: { accountId: account.id } });
  const passwordHash = await service.passwords.hash(password);
  if (!(await changePassword(service, link, account, passwordHash))) return answerAgain(call, link);
  const logins = [account.email, account.id];
  const known = { login: email, device: service.knownDevices.find(request, { logins, passwordHash: account.password_hash }) };
  await batch(service.database, [...clearingSignInsOf(service, [account.id, email]), ...forgettingRenewMails(service.rateLimits, known)]);
  logAccountEvent(service, "password-changed", account.id, address);
  return changed(call, { ...account, password_hash: passwordHash });
});

type RenewCall = Call<"email" | "token", { readonly motDePasseEnClair: string }>;

/** Strangers who go on failing must not keep the owner out of the device at which the password was chosen. */
function changed({ service, request }: RenewCall, { id, email, password_hash: passwordHash }: Account) {
  const cookie = service.knownDevices.cookie(request, refreshPath(service), { logins: [email, id], passwordHash });
  return accepted({ msg: "ok" }, { "Set-Cookie": cookie });
}

/**
 * To a link that is not good. When the answer to a change was lost, its owner presses again: the link, used just now, that comes with the
 * password it has set is answered as it was. A wrong one counts as a sign-in that failed, so that nobody guesses by it.
 */
async function answerAgain(call: RenewCall, link: RenewLink) {
  const { service, request, param, body, address } = call;
  const login = param("email");
  const usedAfter = storedAfter(service.clock.now(), -AGAIN_MS);
  // Of an unknown account nothing is found, in the same time.
  const usedBy = await findUsedToken(service.database, { ...link, usedAfter });
  const account = await findAccount(service.database, link.accountId ?? "");
  const unchanged = accepted({ msg: `${NO_USER_FOR} ${login}` });
  if (account === undefined || usedBy !== account.id) return unchanged;
  const { password_hash: passwordHash } = account;
  const device = service.knownDevices.find(request, { logins: [login], passwordHash });
  const attempt: Attempt = { kind: "signIn", login, address, device };
  return service.signInConcurrency(widerNetworkOf(address) ?? address, async () => {
    if (await checkSignIn(service, attempt)) return unchanged;
    const isRight = await service.passwords.verify(passwordHash, body.motDePasseEnClair);
    if (!isRight) await countFailedSignIn(service, attempt);
    return isRight && !(await checkSignIn(service, attempt)) ? changed(call, account) : unchanged;
  });
}

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
    await lockAccount(transaction, id);
    if ((await redeemOneTimeToken(transaction, { ...link, now })) === undefined) return false;
    // Nor does anybody come in by a link that was made before; of those for a password only this one was used.
    await spendOneTimeTokens(transaction, id, "support", now);
    await deleteUnusedTokens(transaction, id, "renew");
    await storePassword(transaction, id, hash);
    await storeMail(transaction, { ...mail, link: `/${service.registry.forgotPath}` });
    await revokeSessionsOf(transaction, id, now);
    return true;
  });
  if (isChanged) await revokeSessionsOf(service.database, id, now);
  return isChanged;
}
