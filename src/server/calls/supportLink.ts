import { readProfile } from "../../domain/session/profile";
import { userName } from "../../domain/session/userName";
import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { type Account, findAccount, herdsOf } from "../database/accounts";
import { findOneTimeToken, isUsedUp, redeemOneTimeToken } from "../database/oneTimeTokens";
import { revokeSession } from "../database/sessions";
import { openCall } from "../endpoint/endpoint";
import { logAccountEvent } from "../endpoint/logAccountEvent";
import { endSessions, ownSessions, sessionsOf } from "../endpoint/ownSessions";
import { nowOf, type Service } from "../endpoint/service";
import { startSession } from "../endpoint/startSession";
import { accepted, type Refused, refused } from "../http/answer";
import { buildProfile } from "./buildProfile";

/** Whose session a support link opens, for the page that asks first. The token stays as good as it was. */
export const supportAccount = openCall(ACCOUNT_CALLS.supportAccount, async ({ service, param }) => {
  const oneTime = { token: param("token"), purpose: "support" as const };
  const account = await accountOf(service, await findOneTimeToken(service.database, { ...oneTime, now: nowOf(service) }));
  return account === undefined
    ? worthless(service, oneTime)
    : accepted({ name: userName({ ...readProfile(JSON.parse(account.profile)), id: account.id }) });
});

/**
 * Section 2.1, support: a session for the token of a support link, once. The token has 256 bits, so nobody is kept from trying; a second
 * request with it gets an answer of its own, since its sender held it. Only a session that has started uses the link up: of two that come at
 * once the one that does not get it ends its session again, and so does one that a new password was faster than, for that spends the link.
 */
export const supportSession = openCall(ACCOUNT_CALLS.supportSession, async ({ service, request, param, address }) => {
  const oneTime = { token: param("token"), purpose: "support" as const };
  const presented = { ...oneTime, now: nowOf(service) };
  const account = await accountOf(service, await findOneTimeToken(service.database, presented));
  if (account === undefined) return worthless(service, oneTime);
  const herds = await herdsOf(service.database, account.id);
  const numCheptel = herds[0]?.num_cheptel ?? null;
  const opened = { accountId: account.id, numCheptel, alongside: [], bySupport: true };
  const { sessionId, loginToken: token, headers } = await startSession(service, request, opened);
  if ((await redeemOneTimeToken(service.database, presented)) === undefined) {
    await revokeSession(service.database, sessionId, nowOf(service));
    return worthless(service, oneTime);
  }
  logAccountEvent(service, "support-link-used", account.id, address);
  // The session that was open in this browser, as the page says.
  await endSessions(service, sessionsOf(await ownSessions(service, request)), address);
  return accepted(buildProfile(service, { account, herds, numCheptel, token, bySupport: true }), headers);
});

async function accountOf({ database }: Service, accountId: string | undefined): Promise<Account | undefined> {
  return accountId === undefined ? undefined : findAccount(database, accountId);
}

async function worthless({ database }: Service, oneTime: Parameters<typeof isUsedUp>[1]): Promise<Refused> {
  return refused((await isUsedUp(database, oneTime)) ? "used-token" : "unknown-token");
}
