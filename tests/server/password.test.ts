import { expect, test } from "vitest";
import { isPasswordChanged } from "../../src/protocol/account/passwordAnswer";
import { latestMails } from "../../src/server/database/mails";
import { PASSWORD, type RunningBackend, startBackend } from "./startBackend";

const EMAIL = "breeder@clarine.example";
const MINUTE = 60_000;

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

test("a msg with No user for tells that nothing was changed: made-up token, another account, too late, or a newer mail [CAL-11]", async () => {
  const server = await startBackend();
  const first = await mailedPath(server);
  const second = await mailedPath(server);
  const made = "/account/api/password/breeder@clarine.example/made-up";
  const others = second.replace("breeder", "neighbour");
  for (const path of [first, made, others])
    expect(await renew(server, path, "secret-7")).toEqual({ msg: expect.stringContaining("No user for") });
  server.clock.advance(60 * MINUTE);
  expect(isPasswordChanged(await renew(server, second, "secret-7"))).toBe(false);
});

test("a new password has at least as many characters as the registry says", async () => {
  const server = await startBackend();
  const path = await mailedPath(server);
  expect((await server.call("POST", path, { body: { motDePasseEnClair: "12345" } })).status).toBe(400);
  expect(isPasswordChanged(await renew(server, path, "123456"))).toBe(true);
});

test("whoever asks for a mail does not decide where its link leads: the Host header counts for nothing", async () => {
  const { backend, database } = await startBackend();
  await backend(new Request(`http://evil.example/account/api/password/${EMAIL}`, { headers: { Host: "evil.example" } }));
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
