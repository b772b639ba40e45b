import { expect, test } from "vitest";
import { welcomeText } from "../../../generated/text/welcome";
import type { AccountPages } from "../../../src/flows/account/accountPages";
import { createAttempt } from "../../../src/flows/account/attempt";
import { createLaterAccount } from "../../../src/flows/account/laterAccount";
import { NoticeStore } from "../../../src/stores/noticeStore";
import { testClock } from "../../support/testClock";

const pages: AccountPages = {
  recoverPassword: async () => ({ kind: "done" }),
  renewPassword: async () => ({ kind: "done" }),
  chooseHerd: { load: async () => {}, choose: async () => "home" },
  openSupportLink: async () => ({ kind: "done" }),
};
const renewal = { email: "a@b.fr", token: "t", password: "long enough" };

test("where the files of a page do not come, that is said, nothing hangs, and the next attempt fetches them anew", async () => {
  const notices = new NoticeStore(testClock(), 2500);
  const warnings: string[] = [];
  let reachable = false;
  let loads = 0;
  const load = async () => {
    loads++;
    if (!reachable) throw new TypeError("Failed to fetch dynamically imported module");
    return pages;
  };
  const account = createLaterAccount(load, createAttempt({ warn: (what) => void warnings.push(what) }, notices));
  expect(await account.recoverPassword("a@b.fr")).toEqual({ kind: "failed" });
  expect(await account.renewPassword(renewal)).toEqual({ kind: "failed" });
  expect(await account.chooseHerd.choose("t")).toBe("failed");
  expect(await account.chooseHerd.load()).toBeUndefined();
  expect(await account.openSupportLink("t")).toEqual({ kind: "failed" });
  expect(notices.notices).toMatchObject([{ kind: "negative", lines: [welcomeText.error.offline] }]);
  expect([loads, warnings.length]).toEqual([5, 5]);

  reachable = true;
  expect(await account.recoverPassword("a@b.fr")).toEqual({ kind: "done" });
  expect(await account.renewPassword(renewal)).toEqual({ kind: "done" });
  expect(await account.chooseHerd.choose("t")).toBe("home");
  expect(await account.openSupportLink("t")).toEqual({ kind: "done" });
  expect(loads).toBe(6);
});
