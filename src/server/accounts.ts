import { readFileSync } from "node:fs";
import { SCREENS } from "../../generated/screens";
import { fillPath } from "../domain/address/fillPath";
import { createPasswords } from "./credentials/passwords";
import { randomToken } from "./credentials/tokens";
import { batch } from "./database/batch";
import { databaseAddress } from "./database/databaseAddress";
import { spendOneTimeTokens, storeOneTimeToken } from "./database/oneTimeTokens";
import { openDatabase } from "./database/openDatabase";
import { createRateLimits } from "./database/rateLimits";
import { storeAccounts } from "./database/storeAccounts";
import { takenNames } from "./database/takenNames";
import { forgettingRenewMails } from "./endpoint/renewMailLimit";
import { readAccountsFile } from "./readAccountsFile";
import { storedAfter, systemClock } from "./time/clock";
import { LIFETIMES } from "./time/lifetimes";

// node dist/server/accounts.js FILE: stores the accounts of a file, and prints for each a link on which its password is chosen.
const [file = ""] = process.argv.slice(2);
const accounts = read(file);
const database = await openDatabase(databaseAddress(process.env));
const taken = await takenNames(database, accounts);
if (taken.length > 0) {
  await database.destroy();
  refuse(taken.map(({ account, stored }) => `${account} has the id or e-mail of ${stored}, which is stored already`).join("; "));
}
// Not known to anyone: the link is the only way to sign in.
await storeAccounts(database, createPasswords(), { personas: accounts, password: randomToken() });
const now = systemClock.now();
const rateLimits = createRateLimits(database, systemClock);
for (const { id, profile } of accounts) {
  const token = randomToken();
  const email = profile.email.toLowerCase();
  await spendOneTimeTokens(database, id, "renew", now.toISOString());
  await batch(database, forgettingRenewMails(rateLimits, { login: email, device: null }));
  await storeOneTimeToken(database, { token, purpose: "renew", accountId: id, expiresAt: storedAfter(now, LIFETIMES.renewTokenMs) });
  const filled = fillPath(SCREENS.renew.path, { email, token });
  console.log(`${id}  ${process.env.SHELL_ORIGIN ?? ""}/${"missing" in filled ? "" : filled.path}`);
}
await database.destroy();

function read(name: string) {
  const found = readAccountsFile(name === "" ? "" : readFileSync(name, "utf8"));
  return "error" in found ? refuse(found.error) : found.accounts;
}

function refuse(error: string): never {
  console.error(`node dist/server/accounts.js FILE: ${error} (docs/operations.md)`);
  process.exit(2);
}
