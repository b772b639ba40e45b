import { NO_USER_FOR } from "../../protocol/account/passwordAnswer";
import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { findByEmail, storePassword } from "../database/accounts";
import { redeemOneTimeToken } from "../database/oneTimeTokens";
import { revokeSessionsOf } from "../database/sessions";
import { type Attempt, forgiveRenewal, takeAttempt } from "../endpoint/attempts";
import { openCall } from "../endpoint/endpoint";
import { nowOf } from "../endpoint/service";
import { accepted, refused } from "../http/answer";

/** Section 7.1: sets the password with the token of the mail, once, and signs the account out everywhere. */
export const renewPassword = openCall(ACCOUNT_CALLS.renewPassword, async ({ service, param, body, address }) => {
  if (body.motDePasseEnClair.length < service.registry.passwordMinimum) return refused("bad-request");
  const email = param("email");
  const account = await findByEmail(service.database, email);
  const attempt: Attempt = { kind: "renew", account: account?.id ?? email, address };
  const tooMany = await takeAttempt(service, attempt);
  if (tooMany) return { ...tooMany, subject: { accountId: account?.id } };
  const now = nowOf(service);
  const token = { token: param("token"), purpose: "renew" as const, now };
  // Nobody's account has no tokens; asking for one takes as long as for anybody's.
  const redeemed = await redeemOneTimeToken(service.database, { ...token, accountId: account?.id ?? "" });
  if (redeemed === undefined) return accepted({ msg: `${NO_USER_FOR} ${email}` });
  await storePassword(service.database, redeemed, await service.passwords.hash(body.motDePasseEnClair));
  await revokeSessionsOf(service.database, redeemed, now);
  await forgiveRenewal(service, attempt, redeemed);
  return accepted({ msg: "ok" });
});
