import { expect, test } from "vitest";
import { isPasswordChanged } from "../../src/protocol/account/passwordAnswer";
import { createBackend } from "../../src/server/createBackend";
import { createCommonPasswords } from "../../src/server/credentials/guessablePassword";
import { latestMails } from "../../src/server/database/mails";
import { storeOneTimeToken } from "../../src/server/database/oneTimeTokens";
import { makeSupportToken } from "../../src/server/demo/supportLinks";
import { TooLate } from "../../src/server/time/clock";
import { FIXTURE_REGISTRY } from "./fixtureRegistry";
import { CHEAP_PASSWORDS, PASSWORD, type RunningBackend, request, SECRET, startBackend } from "./startBackend";

const EMAIL = "breeder@clarine.example";
const MINUTE = 60_000;
const COMMONEST = ["123456", "azerty", "AZERTY", "qwerty", "password", "football", "111111"];

async function mailedPath({ call, database }: RunningBackend): Promise<string> {
  await call("GET", `/account/api/password/${encodeURIComponent(EMAIL)}`);
  const [mail] = await latestMails(database, 1);
  return (mail?.link ?? "").replace("/welcome/renew/", "/account/api/password/");
}

async function renew({ call }: RunningBackend, path: string, motDePasseEnClair: string) {
  return (await call("POST", path, { body: { motDePasseEnClair } })).json();
}

test("asking for a password puts a mail with a link to the renew page in the outbox [CAL-09]", async () => {
  const { call, database } = await startBackend();
  expect((await call("GET", `/account/api/password/${encodeURIComponent(EMAIL)}`)).status).toBe(200);
  const mails = await latestMails(database, 10);
  expect(mails).toEqual([expect.objectContaining({ recipient: EMAIL, language: "de" })]);
  expect(mails[0]?.link).toMatch(/^\/welcome\/renew\/breeder%40clarine\.example\/token-\d+$/);
});

test("an unknown address gets the same answer and no mail", async () => {
  const { call, database } = await startBackend();
  const known = await call("GET", `/account/api/password/${EMAIL}`);
  const unknown = await call("GET", "/account/api/password/ghost@clarine.example");
  expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
  expect(await latestMails(database, 10)).toHaveLength(1);
});

test("the token of the mail sets a new password once and signs the account out everywhere [CAL-11] [ENT-12]", async () => {
  const server = await startBackend();
  const before = await server.signIn("breeder");
  const path = await mailedPath(server);
  expect(isPasswordChanged(await renew(server, path, "pré vert 7"))).toBe(true);
  expect((await server.call("GET", "/stateManager/api/services", { headers: before.as() })).status).toBe(401);
  expect((await server.signIn("breeder", "pré vert 7")).tokens).toHaveLength(1);
  const old = await server.call("POST", "/account/api/authenticate", { body: { login: "breeder", password: PASSWORD } });
  expect(old.status).toBe(401);
  expect(isPasswordChanged(await renew(server, path, "another one"))).toBe(false);
});

test("a new password is told to the address of the account: when, with the page on which to ask for another", async () => {
  const server = await startBackend();
  const path = await mailedPath(server);
  server.clock.advance(10 * MINUTE);
  await renew(server, path, "pré vert 7");
  await renew(server, path, "another one");
  const mails = (await latestMails(server.database, 10)).filter(({ kind }) => kind === "passwordChanged");
  const sent_at = "2026-05-04T09:10:00.000Z";
  expect(mails).toEqual([
    { id: expect.any(String), kind: "passwordChanged", recipient: EMAIL, language: "de", link: "/welcome/forgot", sent_at },
  ]);
});

test("a msg with No user for tells that nothing was changed: made-up token, another account, or too late [CAL-11]", async () => {
  const server = await startBackend();
  const path = await mailedPath(server);
  const made = "/account/api/password/breeder@clarine.example/made-up";
  const others = path.replace("breeder", "neighbour");
  for (const wrong of [made, others])
    expect(await renew(server, wrong, "secret-7")).toEqual({ msg: expect.stringContaining("No user for") });
  server.clock.advance(60 * MINUTE);
  expect(isPasswordChanged(await renew(server, path, "secret-7"))).toBe(false);
});

test("a new password has at least as many characters as the registry says", async () => {
  const server = await startBackend();
  const path = await mailedPath(server);
  expect((await server.call("POST", path, { body: { motDePasseEnClair: "12345" } })).status).toBe(400);
  // What people see as one character counts once, as in the form.
  expect((await server.call("POST", path, { body: { motDePasseEnClair: "🐄🐄🐄" } })).status).toBe(400);
  expect(isPasswordChanged(await renew(server, path, "12vert"))).toBe(true);
});

const LE_GALL = ["breeder", "BREEDER-2026", "breeder@clarine.example", "Le Gall", "legall35", "Anne Le Gall", "ANNE.LEGALL!", "1anne1"];

test.each([...COMMONEST, ...LE_GALL])(
  "%j is among the commonest or a name of the account: refused, and the link still works",
  async (password) => {
    const server = await startBackend();
    const path = await mailedPath(server);
    expect(await renew(server, path, password)).toEqual({ error: "guessable-password" });
    expect(isPasswordChanged(await renew(server, path, "anne trait 4"))).toBe(true);
    expect((await server.signIn("breeder", "anne trait 4")).tokens).toHaveLength(1);
  },
);

test("a caller without a valid link does not learn by a password what the account is called", async () => {
  const server = await startBackend();
  for (const email of [EMAIL, "ghost@clarine.example"])
    expect(await renew(server, `/account/api/password/${email}/made-up`, "Anne Le Gall")).toEqual({ msg: `No user for ${email}` });
});

test("a thousand of the commonest passwords are refused, of those that are long enough", () => {
  const common = createCommonPasswords(6);
  expect([common.size, [...common].filter((password) => password.length < 6)]).toEqual([1000, []]);
});

test.each([" azerty ", "aze rty", "ＡＺＥＲＴＹ", "azerty\u200b", "      ", "\u200b".repeat(6)])(
  "%j is as common as without what nobody sees of it, and keeps the link",
  async (password) => {
    const server = await startBackend();
    const path = await mailedPath(server);
    expect((await server.call("POST", path, { body: { motDePasseEnClair: password } })).status).toBe(422);
    expect(isPasswordChanged(await renew(server, path, "secret-7"))).toBe(true);
  },
);

test("the one who asks for a mail does not decide where its link leads: the Host header counts for nothing", async () => {
  const { backend, database } = await startBackend();
  await backend(
    new Request(`http://evil.example/account/api/password/${EMAIL}`, { headers: { Host: "evil.example", "X-App-Version": "1.0.0" } }),
  );
  const [mail] = await latestMails(database, 1);
  expect(mail?.link).toMatch(/^\/welcome\/renew\//);
});

test("a renew token serves only the address it was mailed for, once, within the hour", async () => {
  const server = await startBackend();
  const path = await mailedPath(server);
  const other = path.replace("breeder%40", "neighbour%40");
  expect(other).not.toBe(path);
  expect(isPasswordChanged(await renew(server, other, "secret-7"))).toBe(false);
  expect(isPasswordChanged(await renew(server, path, "secret-7"))).toBe(true);
  expect(isPasswordChanged(await renew(server, path, "secret-8"))).toBe(false);
  const late = await mailedPath(server);
  server.clock.advance(60 * MINUTE);
  expect(isPasswordChanged(await renew(server, late, "secret-9"))).toBe(false);
  expect((await server.signIn("breeder", "secret-7")).tokens).toHaveLength(1);
});

test("a sign-in with the former password that is under way as the new one is chosen opens no session", async () => {
  const server = await startBackend();
  const path = await mailedPath(server);
  let renewed: Promise<Response> | null = null;
  const passwords = {
    hash: CHEAP_PASSWORDS.hash,
    verify: async (hash: string | undefined, password: string) => {
      const isRight = await CHEAP_PASSWORDS.verify(hash, password);
      renewed ??= server.call("POST", path, { body: { motDePasseEnClair: "secret-7" } });
      await renewed;
      return isRight;
    },
  };
  const slow = createBackend({ ...server, secret: SECRET, registry: FIXTURE_REGISTRY, passwords });
  const old = await slow(request("POST", "/account/api/authenticate", { body: { login: "breeder", password: PASSWORD } }));
  expect([old.status, old.headers.getSetCookie()]).toEqual([401, []]);
  const open = await server.database.selectFrom("sessions").selectAll().where("revoked_at", "is", null).execute();
  expect(open).toEqual([]);
});

test("a new password closes the links that were made before it, of support too", async () => {
  const server = await startBackend();
  const support = await makeSupportToken({ ...server, supportTokenMs: 15 * MINUTE }, "breeder");
  const other = await makeSupportToken({ ...server, supportTokenMs: 15 * MINUTE }, "neighbour");
  expect(isPasswordChanged(await renew(server, await mailedPath(server), "secret-7"))).toBe(true);
  expect((await server.call("POST", `/account/api/support/${support}`)).status).toBe(410);
  expect((await server.call("POST", `/account/api/support/${other}`)).status).toBe(200);
});

test("a link that is used ends the others that were mailed, also one that is used at the same moment", async () => {
  const server = await startBackend();
  const mailed = () => {
    server.clock.advance(1);
    return mailedPath(server);
  };
  const [first, second, third] = [await mailed(), await mailed(), await mailed()];
  expect(new Set([first, second, third]).size).toBe(3);
  const answers = await Promise.all([first, second].map((path) => renew(server, path, "secret-7")));
  expect(answers.filter(isPasswordChanged)).toHaveLength(1);
  expect(isPasswordChanged(await renew(server, third, "secret-8"))).toBe(false);
});

test("of many links of an account that are used at the same moment one sets the password, and none makes the server fail", async () => {
  const server = await startBackend();
  const tokens = ["one", "two", "three", "four"];
  for (const token of tokens)
    await storeOneTimeToken(server.database, { token, purpose: "renew", accountId: "breeder", expiresAt: "2026-05-04T10:00:00.000Z" });
  const answers = await Promise.all(tokens.map((token) => renew(server, `/account/api/password/${EMAIL}/${token}`, "secret-7")));
  expect([answers.map(({ msg }) => msg).sort(), server.failures]).toEqual([[...Array(3).fill(`No user for ${EMAIL}`), "ok"], []]);
});

test("a link stays good when the server fails while it takes the password, and no session ends", async () => {
  const server = await startBackend();
  const before = await server.signIn("breeder");
  const path = await mailedPath(server);
  const passwords = { verify: CHEAP_PASSWORDS.verify, hash: () => Promise.reject(new TooLate()) };
  const busy = createBackend({ ...server, secret: SECRET, registry: FIXTURE_REGISTRY, passwords });
  const failed = await busy(request("POST", path, { body: { motDePasseEnClair: "secret-7" } }));
  expect(failed.status).toBe(503);
  expect((await server.call("GET", "/stateManager/api/services", { headers: before.as() })).status).toBe(200);
  expect(isPasswordChanged(await renew(server, path, "secret-7"))).toBe(true);
});

test("a link stays good when the mail about the new password cannot be stored: the password is then the former one", async () => {
  const server = await startBackend();
  const path = await mailedPath(server);
  let refuse = true;
  const database = server.database.withPlugin({
    transformQuery: ({ node }) => {
      if (refuse && JSON.stringify(node).includes('"passwordChanged"')) throw new Error("disk full");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const failing = createBackend({ ...server, database, secret: SECRET, registry: FIXTURE_REGISTRY, passwords: CHEAP_PASSWORDS });
  const sent = () => failing(request("POST", path, { body: { motDePasseEnClair: "secret-7" } }));
  expect((await sent()).status).toBe(500);
  expect((await server.signIn("breeder")).tokens).toHaveLength(1);
  refuse = false;
  expect(await (await sent()).json()).toEqual({ msg: "ok" });
});

test("a link that is pressed again because its answer was lost is answered as before, for ten minutes, and changes nothing more", async () => {
  const server = await startBackend();
  const path = await mailedPath(server);
  const press = () => server.call("POST", path, { body: { motDePasseEnClair: "secret-7" } });
  const pressed = await Promise.all([press(), press()]);
  server.clock.advance(10 * MINUTE - 1);
  pressed.push(await press());
  for (const answer of pressed)
    expect([await answer.json(), answer.headers.getSetCookie()]).toEqual([{ msg: "ok" }, [expect.stringMatching(/^clarine-device=/)]]);
  expect((await latestMails(server.database, 10)).filter(({ kind }) => kind === "passwordChanged")).toHaveLength(1);
  expect(server.events.filter(({ event }) => event === "password-changed")).toHaveLength(1);
  server.clock.advance(1);
  expect(await (await press()).json()).toEqual({ msg: `No user for ${EMAIL}` });
});

test("nobody guesses a password by a used link: what is wrong counts as a failed sign-in, and past its limit the right one is answered alike", async () => {
  const server = await startBackend();
  const path = await mailedPath(server);
  await renew(server, path, "secret-7");
  const { perAccount } = FIXTURE_REGISTRY.attemptLimits.signIn;
  for (let guess = 0; guess < perAccount; guess++)
    expect(await renew(server, path, `guess-${guess}`)).toEqual({ msg: `No user for ${EMAIL}` });
  expect(await renew(server, path, "secret-7")).toEqual({ msg: `No user for ${EMAIL}` });
  const signIn = await server.call("POST", "/account/api/authenticate", { body: { login: EMAIL, password: "secret-7" } });
  expect(signIn.status).toBe(429);
});

test("a password that another link has chosen since is not confirmed to who used an earlier one with the former", async () => {
  const server = await startBackend();
  const first = await mailedPath(server);
  await renew(server, first, "secret-7");
  server.clock.advance(1);
  await renew(server, await mailedPath(server), "secret-8");
  expect(isPasswordChanged(await renew(server, first, "secret-7"))).toBe(false);
});
