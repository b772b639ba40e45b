import { expect, test } from "vitest";
import { storeAccounts } from "../../src/server/database/storeAccounts";
import { takenNames } from "../../src/server/database/takenNames";
import { readAccountsFile } from "../../src/server/readAccountsFile";
import { freshDatabase } from "../support/freshDatabase";
import { CHEAP_PASSWORDS, PASSWORD } from "./startBackend";

const account = (id: string, email: string) => ({ id, profile: { email }, herds: [] });
const read = (...accounts: readonly object[]) => readAccountsFile(JSON.stringify(accounts));

test("the accounts of a file have an id and a mail of their own each: by either its owner signs in and asks for a password", () => {
  expect(read(account("anne", "anne@x.fr"), account("bruno", "bruno@x.fr"))).toHaveProperty("accounts");
  expect(read(account("gaec@x.fr", "GAEC@x.fr"))).toHaveProperty("accounts");
  for (const [one, other] of [
    [account("anne", "gaec@x.fr"), account("bruno", "GAEC@x.fr")],
    [account("anne", "anne@x.fr"), account("anne", "bruno@x.fr")],
    [account("gaec@x.fr", "anne@x.fr"), account("bruno", "gaec@x.fr")],
  ] as const)
    expect(read(one, other)).toEqual({ error: "two accounts have the same id or e-mail" });
});

test("nor do they share a name with an account that another file has brought; both are named, and what is stored of their own gives way", async () => {
  const database = await freshDatabase();
  const accountsOf = (...accounts: readonly object[]) => {
    const found = read(...accounts);
    return "accounts" in found ? found.accounts : [];
  };
  const personas = accountsOf(account("anne", "anne@x.fr"), account("gaec@x.fr", "pre@x.fr"));
  await storeAccounts(database, CHEAP_PASSWORDS, { personas, password: PASSWORD });
  const taken = (...accounts: readonly object[]) => takenNames(database, accountsOf(...accounts));
  expect(await taken(account("anne", "new@x.fr"), account("bruno", "bruno@x.fr"))).toEqual([]);
  expect(await taken(account("bruno", "Anne@x.fr"))).toEqual([{ account: "bruno", stored: "anne" }]);
  expect(await taken(account("bruno", "gaec@x.fr"))).toEqual([{ account: "bruno", stored: "gaec@x.fr" }]);
  expect(await taken(account("pre@x.fr", "bruno@x.fr"))).toEqual([{ account: "pre@x.fr", stored: "gaec@x.fr" }]);
  // A login that changes: the file gives the former account another mail.
  expect(await taken(account("bruno", "anne@x.fr"), account("anne", "former@x.fr"))).toEqual([]);
});

test("a herd that stands twice in one account is named by its place before anything is stored; two accounts may share one", () => {
  const herd = (numCheptel: string) => ({ numCheptel, raisonSociale: "GAEC du Pré", laitier: true, allaitant: false });
  const anne = { ...account("anne", "anne@x.fr"), herds: [herd("FR1"), herd("FR2")] };
  const bruno = { ...account("bruno", "bruno@x.fr"), herds: [herd("FR1")] };
  expect(read(anne, bruno)).toHaveProperty("accounts");
  const twice = { ...bruno, herds: [herd("FR1"), herd("FR2"), herd("FR1")] };
  expect(read(anne, twice)).toEqual({ error: "1.herds.2.numCheptel: the account has this herd already" });
});

test("a file of many accounts is stored whole: only callers are turned away when too many hashes wait", async () => {
  const database = await freshDatabase();
  const found = read(...Array.from({ length: 250 }, (_, index) => account(`breeder-${index}`, `breeder-${index}@x.fr`)));
  if ("error" in found) throw new Error(found.error);
  await storeAccounts(database, CHEAP_PASSWORDS, { personas: found.accounts, password: PASSWORD });
  expect(await database.selectFrom("accounts").select("id").execute()).toHaveLength(250);
});
