import { fillPath } from "../../domain/address/fillPath";
import { readProfile } from "../../domain/session/profile";
import type { Account } from "../database/accounts";
import { storeMail } from "../database/mails";
import { storeOneTimeToken } from "../database/oneTimeTokens";
import type { Database } from "../database/openDatabase";
import { nowOf, type Service } from "../endpoint/service";
import { storedAfter } from "../time/clock";

interface RenewLink {
  readonly token: string;
  readonly mailId: string;
}

/** Nothing was mailed. */
export const NO_LINK: RenewLink = { token: "", mailId: "" };

/** Mails a link, good once, to choose a new password; earlier ones stay good. */
export async function mailRenewLink(
  service: Service,
  database: Database,
  account: Pick<Account, "id" | "email" | "profile">,
): Promise<RenewLink> {
  const now = nowOf(service);
  const token = service.newToken();
  const filled = fillPath(service.registry.renewPath, { email: account.email, token });
  if ("missing" in filled) return NO_LINK;
  const expiresAt = storedAfter(service.clock.now(), service.lifetimes.renewTokenMs);
  await storeOneTimeToken(database, { token, purpose: "renew", accountId: account.id, expiresAt });
  const { trans } = readProfile(JSON.parse(account.profile));
  // Without an origin: the Host header is the caller's, who must not decide where another user's token goes.
  const link = `/${filled.path}`;
  const mailId = service.newToken();
  await storeMail(database, { id: mailId, kind: "recovery", recipient: account.email, language: trans, link, sent_at: now });
  return { token, mailId };
}
