import type * as z from "zod/mini";
import type { credentials } from "../../protocol/account/credentials";
import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { foldLogin } from "../credentials/foldLogin";
import { findByLogin, herdsOf } from "../database/accounts";
import { batch } from "../database/batch";
import { tokenOfHerd } from "../database/loginTokens";
import { type Attempt, checkSignIn, clearingSignIns, countFailedSignIn } from "../endpoint/attempts";
import { type Call, openCall } from "../endpoint/endpoint";
import { logAccountEvent } from "../endpoint/logAccountEvent";
import { mayStay, refreshPath, startSession } from "../endpoint/startSession";
import { type Answer, accepted, refused } from "../http/answer";
import { widerNetworkOf } from "../http/callerAddress";

/**
 * Section 7.1: a list of login tokens. Those of one address take turns, and are looked at when theirs comes: who sends thousands of guesses
 * at once would have each of them hashed, and keep everybody waiting.
 */
export const authenticate = openCall(ACCOUNT_CALLS.authenticate, (call) =>
  call.service.signInConcurrency(widerNetworkOf(call.address) ?? call.address, () => signIn(call)),
);

/**
 * Unknown logins and wrong passwords cost the same work and get the same answer. What does not need each other's answers goes to the
 * database together, for it should not take as long as the hash.
 */
async function signIn({ service, request, body, address }: Call<never, z.output<typeof credentials>>): Promise<Answer<string[]>> {
  const { database, passwords, knownDevices } = service;
  const login = foldLogin(body.login);
  const account = await findByLogin(database, login);
  const user = { logins: [login], passwordHash: account?.password_hash };
  const attempt: Attempt = { kind: "signIn", login, address, device: knownDevices.find(request, user) };
  const waits = await checkSignIn(service, attempt);
  const subject = { accountId: account?.id };
  if (waits) return { ...waits, subject };
  const proven = await passwords.verify(account?.password_hash, body.password);
  if (account === undefined || !proven) {
    await countFailedSignIn(service, attempt);
    return refused("unknown-credentials", { subject });
  }
  // Of guesses that come together, those that would be right after too many wrong ones are refused as well.
  const [waitsNow, herds] = await Promise.all([checkSignIn(service, attempt), herdsOf(database, account.id)]);
  if (waitsNow) return { ...waitsNow, subject };
  const alongside = [clearingSignIns(service, attempt)];
  if (account.sign_in === "none") return batch(database, alongside).then(() => accepted([]));
  const isPerHerd = account.sign_in === "tokenPerHerd";
  const opening = { accountId: account.id, numCheptel: isPerHerd ? null : (herds[0]?.num_cheptel ?? null), alongside };
  const { sessionId, loginToken, headers } = await startSession(service, request, opening);
  if (!(await mayStay(service, sessionId, account))) return refused("unknown-credentials", { subject });
  const device = knownDevices.cookie(request, refreshPath(service), user);
  logAccountEvent(service, "signed-in", account.id, address);
  // One token for each herd, or a single one for the first herd from which the others are reached.
  const tokens = isPerHerd ? herds.map(({ num_cheptel }) => tokenOfHerd(loginToken, num_cheptel)) : [loginToken];
  return accepted(tokens, { ...headers, "Set-Cookie": [headers["Set-Cookie"] ?? "", device] });
}
