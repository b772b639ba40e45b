import type { UserProfile } from "../../domain/session/profile";
import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { type Account, findAccount, herdsOf } from "../database/accounts";
import { findLoginToken } from "../database/loginTokens";
import { isUsedUp, redeemOneTimeToken } from "../database/oneTimeTokens";
import { type Attempt, forgivingAttempt, takeAttempt } from "../endpoint/attempts";
import { openCall } from "../endpoint/endpoint";
import { herdAskedFor, identifyAccount } from "../endpoint/identify";
import { openSession } from "../endpoint/openSession";
import { nowOf, type Service } from "../endpoint/service";
import { type Answer, accepted, refused } from "../http/answer";
import { buildProfile } from "./buildProfile";

/**
 * Section 7.1: the profile of a login token. A token of `authenticate` needs the access token of its session; with another herd of
 * the account in the header it answers for that herd. A support token needs nothing else and works once;
 * whoever comes with it again gets an answer of its own, for they held it.
 */
export const login = openCall(ACCOUNT_CALLS.login, async ({ service, request, param, address }) => {
  const token = param("token");
  const found = await findLoginToken(service.database, token);
  if (found === undefined) return supportLogin(service, request, token, address);
  const caller = await identifyAccount(service, request);
  if ("refused" in caller) return caller.refused;
  if (caller.identity.sessionId !== found.session_id)
    return refused("unauthenticated", { subject: { accountId: caller.identity.account.id } });
  const asked = await herdAskedFor(service, request, found);
  if ("refused" in asked) return asked.refused;
  return accepted(await profileFor(service, caller.identity.account, asked.numCheptel, token));
});

async function supportLogin(service: Service, request: Request, supportToken: string, address: string): Promise<Answer<UserProfile>> {
  const attempt: Attempt = { kind: "signIn", account: null, address };
  const tooMany = await takeAttempt(service, attempt);
  if (tooMany) return tooMany;
  const oneTime = { token: supportToken, purpose: "support" as const };
  const accountId = await redeemOneTimeToken(service.database, { ...oneTime, now: nowOf(service) });
  const account = accountId === undefined ? undefined : await findAccount(service.database, accountId);
  if (account === undefined) return refused((await isUsedUp(service.database, oneTime)) ? "used-token" : "unknown-token");
  const herds = await herdsOf(service.database, account.id);
  const numCheptel = herds[0]?.num_cheptel ?? null;
  const alongside = forgivingAttempt(service, attempt);
  const { loginTokens, headers } = await openSession(service, request, { accountId: account.id, herds: [numCheptel], alongside });
  const [token = ""] = loginTokens;
  return accepted(buildProfile(service.registry, { account, herds, numCheptel, token }), headers);
}

async function profileFor(service: Service, account: Account, numCheptel: string | null, token: string): Promise<UserProfile> {
  const herds = await herdsOf(service.database, account.id);
  return buildProfile(service.registry, { account, herds, numCheptel, token });
}
