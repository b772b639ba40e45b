import type { UserProfile } from "../../domain/session/profile";
import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { herdsOf } from "../database/accounts";
import { findLoginToken } from "../database/loginTokens";
import { openCall } from "../endpoint/endpoint";
import { type AccountIdentity, identifyAccount, requestedHerd } from "../endpoint/identify";
import type { Service } from "../endpoint/service";
import { accepted, refused } from "../http/answer";
import { buildProfile } from "./buildProfile";

/**
 * Section 7.1: the profile of a login token, with the access token of its session. With another herd of the account in the header it
 * answers for that herd.
 */
export const login = openCall(ACCOUNT_CALLS.login, async ({ service, request, param }) => {
  const token = param("token");
  const found = await findLoginToken(service.database, token);
  if (found === undefined) return refused("unknown-token");
  const caller = await identifyAccount(service, request);
  if ("refused" in caller) return caller.refused;
  if (caller.identity.sessionId !== found.session_id)
    return refused("unauthenticated", { subject: { accountId: caller.identity.account.id } });
  const asked = await requestedHerd(service, request, found);
  if ("refused" in asked) return asked.refused;
  // Like every call of an account: with thousands of herds a profile is work.
  const { identity } = caller;
  return service.accountConcurrency(identity.account.id, async () =>
    accepted(await profileFor(service, identity, asked.numCheptel, token)),
  );
});

async function profileFor(
  service: Service,
  { account, bySupport }: AccountIdentity,
  numCheptel: string | null,
  token: string,
): Promise<UserProfile> {
  const herds = await herdsOf(service.database, account.id);
  return buildProfile(service, { account, herds, numCheptel, token, bySupport });
}
