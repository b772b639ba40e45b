import { readProfile } from "../../domain/session/profile";
import type { NewToken } from "../credentials/tokens";
import { findByLogin } from "../database/accounts";
import { storeMail } from "../database/mails";
import { storeOneTimeToken } from "../database/oneTimeTokens";
import type { Database } from "../database/openDatabase";
import type { ServerClock } from "../time/clock";
import { storedAfter } from "../time/clock";

export interface SupportDesk {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly newToken: NewToken;
  readonly supportTokenMs: number;
}

/** Stands in for a support employee: a token with which the session of an account opens once; none for an unknown account. */
export async function makeSupportToken({ database, clock, newToken, supportTokenMs }: SupportDesk, login: string): Promise<string | null> {
  const account = await findByLogin(database, login);
  if (account === undefined) return null;
  const token = newToken();
  const expiresAt = storedAfter(clock.now(), supportTokenMs);
  await storeOneTimeToken(database, { token, purpose: "support", accountId: account.id, expiresAt });
  return token;
}

/** The same as a link, put in the outbox like any mail. Answers whether there is such an account. */
export async function mailSupportLink(desk: SupportDesk, login: string, page: string): Promise<boolean> {
  const account = await findByLogin(desk.database, login);
  const token = await makeSupportToken(desk, login);
  if (account === undefined || token === null) return false;
  const { trans } = readProfile(JSON.parse(account.profile));
  await storeMail(desk.database, {
    id: desk.newToken(),
    kind: "support",
    recipient: account.email,
    language: trans,
    link: `${page}?${new URLSearchParams({ token })}`,
    sent_at: desk.clock.now().toISOString(),
  });
  return true;
}
