import { expect, test } from "vitest";
import { readAccountsFile } from "../../src/server/readAccountsFile";

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
