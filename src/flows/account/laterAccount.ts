import { fetchedOnce } from "../../loading/part";
import type { AccountPages } from "./accountPages";
import type { Attempt } from "./attempt";

/** What the public pages beside the login page can do, fetched when one of them first asks for it. */
export function createLaterAccount(load: () => Promise<AccountPages>, attempt: Attempt): AccountPages {
  const account = fetchedOnce(load);
  return {
    recoverPassword: (email) => attempt(async () => (await account()).recoverPassword(email), { kind: "failed" }),
    renewPassword: (request) => attempt(async () => (await account()).renewPassword(request), { kind: "failed" }),
    chooseHerd: {
      load: () => attempt(async () => (await account()).chooseHerd.load(), undefined),
      choose: (token) => attempt(async () => (await account()).chooseHerd.choose(token), "failed"),
    },
    openSupportLink: (token) => attempt(async () => (await account()).openSupportLink(token), { kind: "failed" }),
  };
}
