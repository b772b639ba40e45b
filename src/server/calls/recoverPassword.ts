import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { type Account, findByEmail } from "../database/accounts";
import { deleteMail } from "../database/mails";
import { deleteOneTimeToken } from "../database/oneTimeTokens";
import { takeAttempt } from "../endpoint/attempts";
import { openCall } from "../endpoint/endpoint";
import { logAccountEvent } from "../endpoint/logAccountEvent";
import { takeRenewMail } from "../endpoint/renewMailLimit";
import { accepted } from "../http/answer";
import { mailRenewLink, NO_LINK } from "./mailRenewLink";

/** Stands in where there is no account, for the time it takes: with as many rights to be read as an account has. */
const NOBODY: Pick<Account, "id" | "email" | "profile"> = {
  id: "",
  email: "nobody",
  profile: JSON.stringify({ droits: Array.from({ length: 100 }, (_, at) => `nobody.right.${at}`) }),
};

/**
 * Section 7.1: mails a link to choose a new password. Whether the address has an account shows neither in the answer nor in its time,
 * nor whether somebody else has asked so often that no further mail goes out. Earlier links stay good, so a stranger ends none.
 */
export const recoverPassword = openCall(ACCOUNT_CALLS.recoverPassword, async ({ service, request, param, address }) => {
  // Counted under what was typed: under the login, its address could be recovered no more after made-up ones of the name of the login.
  const login = param("email");
  const account = await findByEmail(service.database, login);
  const user = { logins: [login, account?.id ?? login], passwordHash: account?.password_hash };
  const attempt = { kind: "recovery", login, address, device: service.knownDevices.find(request, user) } as const;
  const tooMany = await takeAttempt(service, attempt);
  if (tooMany) return { ...tooMany, subject: { accountId: account?.id } };
  if (!(await takeRenewMail(service, attempt))) return accepted({});
  await service.database.transaction().execute(async (transaction) => {
    const made = await mailRenewLink(service, transaction, account ?? NOBODY);
    // Taken back rather than rolled back: only a commit waits for the disk.
    const { token, mailId } = account === undefined ? made : NO_LINK;
    await deleteOneTimeToken(transaction, token);
    await deleteMail(transaction, mailId);
  });
  if (account !== undefined) logAccountEvent(service, "password-link-mailed", account.id, address);
  return accepted({});
});
