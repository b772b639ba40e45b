import { describe, expect, test } from "vitest";
import { PERSONAS } from "../../../generated/personas";
import { LIMITS } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import { isPasswordLongEnough } from "../../../src/domain/inputs/passwordLength";
import { readProfile } from "../../../src/domain/session/profile";
import { createAccountFlows } from "../../../src/flows/account/createAccountFlows";
import { emailError } from "../../../src/flows/account/recoverPassword";
import { ADDRESS, startShell } from "../../support/shellRig";

const EMAIL = PERSONAS["eleveur-lait"].profile.email ?? "";
const FORGOT = "/welcome/forgot";
const { forgot, renew } = accountText.security;

async function startAccount(address = FORGOT) {
  const shell = await startShell({ address });
  const { notices } = shell;
  const account = createAccountFlows(shell, shell);
  const shown = () => notices.notices.map(({ kind, lines }) => [kind, ...lines]);
  return { ...shell, account, shown };
}

const answer = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));

describe("the forgot page", () => {
  test.each(["", "   ", "\t\n"])("an empty address, %j, is asked for [VAL-11]", (email) => {
    expect(emailError(email)).toBe(forgot.empty);
  });

  const wrong = [
    "a",
    "a@b",
    "@ferme.fr",
    "a b@ferme.fr",
    "a@ferme..fr",
    "a@-ferme.fr",
    "<i>@ferme.fr",
    "a@ferme.fr\nBcc: x",
    "a@b.fr\0",
    "🐄@ferme.fr",
  ];
  test.each([...wrong, "'; DROP TABLE mails; --", "$t(x)@ferme.fr", `${"a".repeat(10_000)}@ferme.fr`])(
    "%j is no address [VAL-12]",
    (email) => {
      expect(emailError(email)).toBe(forgot.valide);
    },
  );

  test.each(["a@ferme.fr", " Christian.Marchal+1@la-ferme.example ", "{{x}}@ferme.fr", "o'brien@farm.co.uk"])(
    "%j is an address",
    (email) => {
      expect(emailError(email)).toBeNull();
    },
  );

  test("nothing is sent while the address is invalid [VAL-11] [VAL-12]", async () => {
    const { account, wire } = await startAccount();
    expect(await account.recoverPassword(" ")).toEqual({ kind: "invalid", text: forgot.empty });
    expect(await account.recoverPassword("x")).toEqual({ kind: "invalid", text: forgot.valide });
    expect(wire.calls).toEqual([]);
  });

  test("once the mail is sent that is said with the address for 10 s, then the login page comes back [ERR-07] [CON-19]", async () => {
    const { account, clock, navigation, notices, shown } = await startAccount();
    expect(await account.recoverPassword(` ${EMAIL} `)).toEqual({ kind: "done" });
    expect(shown()).toEqual([["positive", forgot.sent]]);
    expect(notices.notices[0]?.values).toEqual({ email: EMAIL });
    await clock.advance(9_999);
    expect(shown()).toHaveLength(1);
    expect(navigation.current()).toBe(FORGOT);
    await clock.advance(1);
    expect(shown()).toEqual([]);
    expect(navigation.current()).toBe(ADDRESS.login);
    expect(clock.pending()).toBe(0);
  });

  test("sent twice, the login page waits until the second notice has been read", async () => {
    const { account, clock, navigation } = await startAccount();
    await account.recoverPassword(EMAIL);
    await clock.advance(6_000);
    await account.recoverPassword(EMAIL);
    await clock.advance(6_000);
    expect(navigation.current()).toBe(FORGOT);
    await clock.advance(4_000);
    expect(navigation.current()).toBe(ADDRESS.login);
  });

  test("a user who has gone on meanwhile is not called back", async () => {
    const { account, clock, navigation } = await startAccount();
    await account.recoverPassword(EMAIL);
    navigation.push(ADDRESS.support);
    await clock.advance(10_000);
    expect(navigation.current()).toBe(ADDRESS.support);
  });

  test("a mail that cannot be sent, a missing network and too many attempts are each said in their own words [ERR-08]", async () => {
    const { account, wire, shown } = await startAccount();
    wire.override(/password/, answer(404, {}));
    expect(await account.recoverPassword(EMAIL)).toEqual({ kind: "failed" });
    expect(shown()).toEqual([["negative", forgot.cantsend]]);
    wire.override(/password/, noNetwork);
    await account.recoverPassword(EMAIL);
    expect(shown()).toEqual([["negative", welcomeText.error.offline]]);
    wire.override(/password/, answer(429, {}));
    await account.recoverPassword(EMAIL);
    expect(shown()).toEqual([["negative", welcomeText.login.tooMany]]);
  });
});

test.each(["recoverPassword", "renewPassword"] as const)("what was refused before %s does not stay beside its answer", async (what) => {
  const { account, wire, notices, shown } = await startAccount();
  wire.override(/password/, answer(200, { msg: "ok" }));
  notices.show({ kind: "negative", lines: [accountText.security.forgot.cantsend] });
  await (what === "recoverPassword"
    ? account.recoverPassword(EMAIL)
    : account.renewPassword({ email: EMAIL, token: "t", password: "long-enough" }));
  expect(shown()).toHaveLength(1);
  expect(shown()[0]?.[0]).toBe("positive");
});

test("a login refused with its password is offered again, until a user is in", async () => {
  const { signIn, session, wire } = await startAccount(ADDRESS.login);
  wire.override(/authenticate/, answer(401, {}));
  await signIn.withPassword({ login: EMAIL, password: "wrong" });
  expect(session.suggestedLogin).toBe(EMAIL);
  wire.override(/authenticate/, answer(503, {}));
  await signIn.withPassword({ login: EMAIL, password: "wrong" });
  expect(session.suggestedLogin).toBe(EMAIL);
  session.set({ user: null, multiUser: readProfile({ id: "somebody" }) });
  expect(session.suggestedLogin).toBe("");
  session.clear();
  expect(session.suggestedLogin).toBe("");
});

describe("the renew page", () => {
  test.each([
    ["", false],
    ["12345", false],
    ["123456", true],
    ["🐄🐄🐄🐄🐄", false],
    ["🐄🐄🐄🐄🐄🐄", true],
  ])("the password %j is long enough: %s [VAL-13]", (password, enough) => {
    expect(isPasswordLongEnough(password, LIMITS.passwordMinimumShell)).toBe(enough);
  });

  const request = { email: EMAIL, token: "token", password: "new-password" };

  test("a short password is refused beside the field and nothing is sent [VAL-13] [CON-09]", async () => {
    const { account, wire } = await startAccount();
    expect(await account.renewPassword({ ...request, password: "12345" })).toEqual({ kind: "invalid", text: renew.valide });
    expect(wire.calls).toEqual([]);
  });

  test("a password that the server finds too easy to guess is refused beside the field, and the link stays good", async () => {
    const { account, wire, shown, navigation } = await startAccount();
    wire.override(/password/, answer(422, { error: "guessable-password" }));
    expect(await account.renewPassword(request)).toEqual({ kind: "invalid", text: renew.guessable });
    expect([shown(), navigation.current()]).toEqual([[], FORGOT]);
  });

  test("a password that is changed is said to be, and the login page asks for it [ERR-10] [PUB-12]", async () => {
    const { account, wire, navigation, shown, session } = await startAccount();
    wire.override(/password/, answer(200, { msg: "ok" }));
    expect(await account.renewPassword(request)).toEqual({ kind: "done" });
    expect(session.suggestedLogin).toBe(EMAIL);
    expect(wire.calls).toMatchObject([{ path: expect.stringContaining(`${encodeURIComponent(EMAIL)}/token`) }]);
    expect(shown()).toEqual([["positive", renew.done]]);
    expect(navigation.current()).toBe(ADDRESS.login);
  });

  test.each([
    ["an unknown token", answer(200, { msg: `No user for ${EMAIL}` })],
    ["a refusal", answer(400, {})],
    ["a failure of the server", answer(500, {})],
  ])("%s leaves the password as it was and says so [ERR-09]", async (_, sent) => {
    const { account, wire, navigation, shown, session } = await startAccount();
    wire.override(/password/, sent);
    expect(await account.renewPassword(request)).toEqual({ kind: "failed" });
    expect(session.suggestedLogin).toBe("");
    expect(shown()).toEqual([["negative", renew.cant]]);
    expect(navigation.current()).toBe(FORGOT);
  });
});
