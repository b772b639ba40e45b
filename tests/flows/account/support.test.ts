import { expect, test } from "vitest";
import { TIMING } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { findByLogin } from "../../../src/demo/server/database/accounts";
import { storeOneTimeToken } from "../../../src/demo/server/database/oneTimeTokens";
import { ADDRESS, type ShellRig, startShell } from "../../support/shellRig";
import { settle } from "../../support/testClock";

async function supportToken({ server: { database, newToken } }: ShellRig): Promise<string> {
  const token = newToken();
  const account = await findByLogin(database, "eleveur-lait");
  await storeOneTimeToken(database, { token, purpose: "support", accountId: account?.id ?? "", expiresAt: "2099-01-01T00:00:00.000Z" });
  return token;
}

test("a support link signs in without asking, and home follows 1.5 s later [PUB-07] [PUB-08]", async () => {
  const shell = await startShell({ address: ADDRESS.support });
  const token = await supportToken(shell);
  const signingIn = shell.signIn.withToken(token, { homeAfterMs: TIMING.supportLoginRedirectMs });
  while (!shell.session.signedIn) await settle();
  while (shell.progress.busy) await settle();
  await shell.clock.advance(1_499);
  expect(shell.navigation.current()).toBe(ADDRESS.support);
  await shell.clock.advance(1);
  expect(await signingIn).toBe("home");
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
});

test("a support link that is worth nothing leads to the login page with a notice [ERR-01]", async () => {
  const shell = await startShell({ address: ADDRESS.support });
  expect(await shell.signIn.withToken("nonsense")).toBe("failed");
  expect(shell.notices.notices).toMatchObject([{ kind: "negative", lines: [welcomeText.error.unknownid] }]);
  expect(shell.navigation.current()).toBe(ADDRESS.login);
});
