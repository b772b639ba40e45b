import { ACCOUNT_CALLS } from "../../../protocol/calls/accountCalls";
import { accepted, refused } from "../answer";
import { type Account, findByLogin, type Herd, herdsOf } from "../database/accounts";
import { type NewLoginToken, storeLoginTokens } from "../database/loginTokens";
import { openCall } from "../endpoint";
import { type Attempt, forgiveAttempt, takeAttempt } from "../identity/attempts";
import { openSession } from "../identity/openSession";
import type { Service } from "../service";

/** Section 7.1: a list of login tokens. Unknown logins and wrong passwords cost the same work and get the same answer. */
export const authenticate = openCall(ACCOUNT_CALLS.authenticate, async ({ service, request, body, address }) => {
  const account = await findByLogin(service.database, body.login);
  // Login and email of one account are tried out together.
  const attempt: Attempt = { kind: "signIn", account: account?.id ?? body.login, address };
  const tooMany = await takeAttempt(service, attempt);
  if (tooMany) return { ...tooMany, subject: { accountId: account?.id } };
  const proven = await service.passwords.verify(account?.password_hash, body.password);
  if (account === undefined || !proven) return refused("unknown-credentials", { subject: { accountId: account?.id } });
  const forgiven = forgiveAttempt(service, attempt);
  if (account.sign_in === "none") return forgiven.then(() => accepted([]));
  // Side by side: what follows the hash should not take as long as the hash.
  const [{ sessionId, headers }, herds] = await Promise.all([
    openSession(service, request, account.id),
    herdsOf(service.database, account.id),
    forgiven,
  ]);
  const tokens = newLoginTokens(service, account, sessionId, herds);
  await storeLoginTokens(service.database, tokens);
  return accepted(
    tokens.map(({ token }) => token),
    headers,
  );
});

/** One token for each herd, or a single one for the first herd from which the others are reached. */
function newLoginTokens(service: Service, account: Account, sessionId: string, herds: readonly Herd[]): readonly NewLoginToken[] {
  const held = herds.map(({ num_cheptel }) => num_cheptel);
  const listed = account.sign_in === "tokenPerHerd" ? held : [held[0] ?? null];
  return listed.map((numCheptel) => ({ token: service.newToken(), sessionId, accountId: account.id, numCheptel }));
}
