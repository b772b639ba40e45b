import { ACCOUNT_CALLS } from "../../../protocol/calls/accountCalls";
import { accepted, refused } from "../answer";
import { type Account, findByLogin, herdsOf } from "../database/accounts";
import { type NewLoginToken, storeLoginTokens } from "../database/loginTokens";
import { openCall } from "../endpoint";
import { openSession } from "../identity/openSession";
import type { Service } from "../service";

/** Section 7.1: a list of login tokens. Unknown logins and wrong passwords cost the same work and get the same answer. */
export const authenticate = openCall(ACCOUNT_CALLS.authenticate, async ({ service, request, body }) => {
  const account = await findByLogin(service.database, body.login);
  const proven = await service.passwords.verify(account?.password_hash, body.password);
  if (account === undefined || !proven) return refused("unknown-credentials");
  if (account.sign_in === "none") return accepted([]);
  const { sessionId, headers } = await openSession(service, request, account.id);
  const tokens = await newLoginTokens(service, account, sessionId);
  await storeLoginTokens(service.database, tokens);
  return accepted(
    tokens.map(({ token }) => token),
    headers,
  );
});

/** One token for each herd, or a single one for the first herd from which the others are reached. */
async function newLoginTokens(service: Service, account: Account, sessionId: string): Promise<readonly NewLoginToken[]> {
  const herds = (await herdsOf(service.database, account.id)).map(({ num_cheptel }) => num_cheptel);
  const listed = account.sign_in === "tokenPerHerd" ? herds : [herds[0] ?? null];
  return listed.map((numCheptel) => ({ token: service.newToken(), sessionId, accountId: account.id, numCheptel }));
}
