import { type Account, accountInSession, holdsHerd } from "../database/accounts";
import { findLoginToken, type LoginToken } from "../database/loginTokens";
import { type Refused, refused } from "../http/answer";
import { loggedHerd } from "../http/refusedCall";
import { nowOf, type Service } from "./service";

/** The account behind an access token and the session it was given in. */
export interface AccountIdentity {
  readonly account: Account;
  readonly sessionId: string;
  /** The session was opened with a support link: its user is not the owner of the account. */
  readonly bySupport: boolean;
}

/** The same, with the herd token of the `Authorization` header and the herd the call is about. */
export interface HerdIdentity extends AccountIdentity {
  readonly token: string;
  readonly numCheptel: string | null;
}

export type Identified<I> = { readonly identity: I } | { readonly refused: Refused };

/** Who calls, by the access token alone. Nothing a body says about the user ever counts. */
export async function identifyAccount(service: Service, request: Request): Promise<Identified<AccountIdentity>> {
  const token = request.headers.get(service.registry.headers.accessToken);
  const claims = token === null ? undefined : await service.accessTokens.read(token);
  if (claims === undefined) return nobody();
  const account = await accountInSession(service.database, { ...claims, now: nowOf(service) });
  if (account === undefined) return nobody(claims.accountId);
  return { identity: { account, sessionId: claims.sessionId, bySupport: account.by_support === 1 } };
}

/** Who calls, and for which herd: access token and herd token must be of one session, a herd in the header one of the account's. */
export async function identifyHerd(service: Service, request: Request): Promise<Identified<HerdIdentity>> {
  const found = await identifyAccount(service, request);
  if ("refused" in found) return found;
  const token = bearerToken(request, service.registry.headers.authorization);
  const loginToken = token === null ? undefined : await findLoginToken(service.database, token);
  if (token === null || loginToken?.session_id !== found.identity.sessionId) return nobody(found.identity.account.id);
  const asked = await requestedHerd(service, request, loginToken);
  return "refused" in asked ? asked : { identity: { ...found.identity, token, numCheptel: asked.numCheptel } };
}

/** The herd a call is about: the one in the header when the account holds it, otherwise that of the token. */
export async function requestedHerd(
  service: Service,
  request: Request,
  { account_id, num_cheptel }: Pick<LoginToken, "account_id" | "num_cheptel">,
): Promise<{ readonly numCheptel: string | null } | { readonly refused: Refused }> {
  const asked = request.headers.get(service.registry.headers.herd);
  if (asked === null || asked === num_cheptel) return { numCheptel: num_cheptel };
  return (await holdsHerd(service.database, account_id, asked)) ? { numCheptel: asked } : { refused: herdRefused(account_id, asked) };
}

/** A herd of another user, wherever in a call it stands. */
export function herdRefused(accountId: string, numCheptel: string): Refused {
  return refused("herd-refused", { subject: { accountId, numCheptel: loggedHerd(numCheptel) } });
}

/** The account of a token that no longer counts is of interest to the log alone. */
function nobody(accountId?: string): { readonly refused: Refused } {
  return { refused: refused("unauthenticated", { subject: { accountId } }) };
}

export function bearerToken(request: Request, header: string): string | null {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.get(header) ?? "")?.[1] ?? null;
}
