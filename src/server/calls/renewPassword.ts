import { isLongEnough } from "../../domain/inputs/passwordLength";
import { readProfile } from "../../domain/session/profile";
import { NO_USER_FOR } from "../../protocol/account/passwordAnswer";
import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { isOwnName } from "../credentials/guessablePassword";
import { type Account, findByEmail, storePassword } from "../database/accounts";
import { storeMail } from "../database/mails";
import { PURPOSES, redeemOneTimeToken, spendOneTimeTokens } from "../database/oneTimeTokens";
import { revokeSessionsOf } from "../database/sessions";
import { accountHelped } from "../endpoint/accountHelped";
import { clearSignIns } from "../endpoint/attempts";
import { openCall } from "../endpoint/endpoint";
import { logAccountEvent } from "../endpoint/logAccountEvent";
import { nowOf, type Service } from "../endpoint/service";
import { accepted, refused } from "../http/answer";

/** Gives the token back. */
class OwnName extends Error {
  override readonly name = "OwnName";
}

/**
 * Section 7.1: sets the password with the token of the mail, once, and signs the account out everywhere. Not in a session of support.
 * The token has 256 bits, so nobody is kept from trying: a stranger could keep the owner out.
 */
export const renewPassword = openCall(ACCOUNT_CALLS.renewPassword, async ({ service, request, param, body, address }) => {
  const helped = await accountHelped(service, request);
  if (helped !== undefined) return refused("support-session", { subject: { accountId: helped } });
  const password = body.motDePasseEnClair;
  if (!isLongEnough(password, service.registry.passwordMinimum)) return refused("bad-request");
  if (service.commonPasswords.has(password.toLowerCase())) return refused("guessable-password");
  const email = param("email");
  const account = await findByEmail(service.database, email);
  const now = nowOf(service);
  const token = { token: param("token"), purpose: "renew" as const, now };
  // An unknown account has no tokens; the query takes as long as for a known one.
  const redeemed = await service.database
    .transaction()
    .execute(async (transaction) => {
      const accountId = await redeemOneTimeToken(transaction, { ...token, accountId: account?.id ?? "" });
      // Only for the holder of the mail, who keeps the link: anybody else would learn whose account it is.
      if (accountId !== undefined && account !== undefined && isOwnName(password, namesOf(account))) throw new OwnName();
      // Nor does anybody come in by a link that was made before.
      if (accountId !== undefined) for (const purpose of PURPOSES) await spendOneTimeTokens(transaction, accountId, purpose, now);
      return accountId;
    })
    .catch((error: unknown) => {
      if (error instanceof OwnName) return null;
      throw error;
    });
  if (redeemed === null) return refused("guessable-password", { subject: { accountId: account?.id } });
  if (redeemed === undefined || account === undefined) return accepted({ msg: `${NO_USER_FOR} ${email}` });
  await changePassword(service, account, await service.passwords.hash(password));
  await clearSignIns(service, [account.id, email]);
  logAccountEvent(service, "password-changed", account.id, address);
  return accepted({ msg: "ok" });
});

/**
 * The mail about it is there as soon as the password counts: the owner learns of a change that was not theirs. Sessions end after that: a
 * sign-in with the former password looks at the stored one once its session is there (authenticate.ts).
 */
async function changePassword(service: Service, { id, email, profile }: Account, hash: string): Promise<void> {
  const now = nowOf(service);
  const { trans } = readProfile(JSON.parse(profile));
  const mail = { id: service.newToken(), kind: "passwordChanged", recipient: email, language: trans, sent_at: now } as const;
  await service.database.transaction().execute(async (transaction) => {
    await storePassword(transaction, id, hash);
    await storeMail(transaction, { ...mail, link: `/${service.registry.forgotPath}` });
  });
  await revokeSessionsOf(service.database, id, now);
}

function namesOf({ id, email, profile }: Account): readonly string[] {
  const { nom, prenom } = readProfile(JSON.parse(profile));
  const [mailbox = ""] = email.split("@");
  return [id, email, mailbox, nom, prenom, nom + prenom, prenom + nom];
}
