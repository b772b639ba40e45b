import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { type Account, findByLogin, type Herd, herdsOf } from "../database/accounts";
import { batch } from "../database/batch";
import { type Attempt, forgivingAttempt, takeAttemptOfAccount, takeAttemptOfAddress } from "../endpoint/attempts";
import { openCall } from "../endpoint/endpoint";
import { openSession } from "../endpoint/openSession";
import { accepted, refused } from "../http/answer";

/**
 * Section 7.1: a list of login tokens. Unknown logins and wrong passwords cost the same work and get the same answer. What does not
 * need each other's answers goes to the database together, for it should not take as long as the hash.
 */
export const authenticate = openCall(ACCOUNT_CALLS.authenticate, async ({ service, request, body, address }) => {
  const { database, passwords } = service;
  const [account, addressWaits] = await Promise.all([
    findByLogin(database, body.login),
    takeAttemptOfAddress(service, { kind: "signIn", address }),
  ]);
  const subject = { accountId: account?.id };
  if (addressWaits) return { ...addressWaits, subject };
  // Login and email of one account are tried out together.
  const attempt: Attempt = { kind: "signIn", account: account?.id ?? body.login, address };
  const [accountWaits, herds] = await Promise.all([takeAttemptOfAccount(service, attempt), herdsOf(database, account?.id ?? "")]);
  if (accountWaits) return { ...accountWaits, subject };
  const proven = await passwords.verify(account?.password_hash, body.password);
  if (account === undefined || !proven) return refused("unknown-credentials", { subject });
  const alongside = forgivingAttempt(service, attempt);
  if (account.sign_in === "none") return batch(database, alongside).then(() => accepted([]));
  const { loginTokens, headers } = await openSession(service, request, { accountId: account.id, herds: listed(account, herds), alongside });
  return accepted([...loginTokens], headers);
});

/** One token for each herd, or a single one for the first herd from which the others are reached. */
function listed({ sign_in }: Account, herds: readonly Herd[]): readonly (string | null)[] {
  const held = herds.map(({ num_cheptel }) => num_cheptel);
  return sign_in === "tokenPerHerd" ? held : [held[0] ?? null];
}
