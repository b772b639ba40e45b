import { expect, test } from "vitest";
import { TIMING } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import { ADDRESS, enter, startShell } from "../../support/shellRig";

const { cgu } = accountText.security;

async function atTheTerms() {
  const shell = await startShell();
  await enter(shell, "proprietaire");
  const shown = () => shell.notices.notices.map(({ kind, lines }) => [kind, ...lines]);
  return { ...shell, shown, ...(await shell.loadShell()) };
}

test("terms that are validated are confirmed for 10 s on the home screen [ERR-11] [PUB-20] [CON-19]", async () => {
  const { acceptTerms, clock, navigation, menu, shown } = await atTheTerms();
  expect(await acceptTerms()).toBe(true);
  expect(navigation.current()).toBe(menu.resolver.home()?.href);
  expect(shown()).toEqual([["positive", cgu.validated]]);
  await clock.advance(TIMING.termsNoticeMs - 1);
  expect(shown()).toEqual([["positive", cgu.validated]]);
  await clock.advance(1);
  expect(shown()).toEqual([]);
  expect(TIMING.termsNoticeMs).toBe(10_000);
});

test("terms that cannot be validated are said not to be, for 10 s, and the page stays [ERR-12]", async () => {
  const { acceptTerms, clock, navigation, wire, shown } = await atTheTerms();
  wire.override(/licence/, () => new Response("{}", { status: 500, headers: { "Content-Type": "application/json" } }));
  expect(await acceptTerms()).toBe(false);
  expect(navigation.current()).toBe(ADDRESS.cgu);
  expect(shown()).toEqual([["negative", cgu.cantValidate]]);
  await clock.advance(10_000);
  expect(shown()).toEqual([]);
});

test("anybody may read the terms; validating them asks to sign in first", async () => {
  const shell = await startShell({ address: ADDRESS.cgu });
  const { acceptTerms } = await shell.loadShell();
  expect(await acceptTerms()).toBe(false);
  expect(shell.notices.notices).toMatchObject([
    { kind: "negative", lines: [cgu.cantValidate, welcomeText.refusal.reason["not-signed-in"]] },
  ]);
});
