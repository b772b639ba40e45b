import { sql } from "kysely";
import { expect, test } from "vitest";
import { PERSONAS } from "../../generated/personas";
import { latestMails } from "../../src/server/database/mails";
import type { Database } from "../../src/server/database/openDatabase";
import { GENERATED_REGISTRY } from "../../src/server/registry/generatedRegistry";
import { cookieOf, type RunningBackend, startBackend } from "./startBackend";

const CANARY = "canary-7f3a";
const NEW_PASSWORD = `${CANARY}-new-password`;

/** Everything the database holds, as one text. */
async function storedText(database: Database): Promise<ReadonlyMap<string, string>> {
  const tables = await database.introspection.getTables();
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
    texts.set(name, JSON.stringify(rows));
  }
  return texts;
}

/** A user goes through everything, with secrets that are easy to find again; the answers come back with what was secret. */
async function driveEverything(server: RunningBackend) {
  const { call, database } = server;
  const login = "eleveur-lait";
  const { email } = PERSONAS[login].profile;
  const answers: { readonly call: string; readonly text: string }[] = [];
  const sent = async (method: string, path: string, options: Parameters<typeof call>[2] = {}) => {
    const response = await call(method, path, options);
    answers.push({ call: `${method} ${path.replace(/canary[\w-]*/, "…")}`, text: `${await response.clone().text()}` });
    return response;
  };
  await call("GET", `/account/api/password/${email}`);
  const [mail] = await latestMails(database, 1);
  const renewToken = (mail?.link ?? "").split("/").at(-1) ?? "";
  const renew = `/account/api/password/${email}/${renewToken}`;
  await sent("POST", renew, { body: { motDePasseEnClair: NEW_PASSWORD } });
  await sent("POST", renew, { body: { motDePasseEnClair: `${CANARY}-again` } });
  for (const password of [`${CANARY}-wrong-password`, `${CANARY}\u0000`, `${CANARY}\ud83d`])
    await sent("POST", "/account/api/authenticate", { body: { login, password } });
  await sent("POST", "/account/api/authenticate", { body: { login: `${CANARY}-password-as-login`, password: "x" } });
  await sent("POST", "/account/api/authenticate", { body: `{"login":"${CANARY}","password":"${CANARY}-broken` });
  const signedIn = await call("POST", "/account/api/authenticate", { body: { login, password: NEW_PASSWORD } });
  const tokens: string[] = await signedIn.json();
  const access = signedIn.headers.get("x-access-token") ?? "";
  const headers = { "X-Access-Token": access, Authorization: `Bearer ${tokens[0]}` };
  const body = { token: `${CANARY}-token`, motDePasse: `${CANARY}-password` };
  for (const { method, path } of Object.values(GENERATED_REGISTRY.calls)) {
    const filled = path.replace("{token}", `${CANARY}-path-token`).replace("{email}", email);
    for (const given of [
      headers,
      { ...headers, "X-Access-Token": `${CANARY}-access` },
      { ...headers, Authorization: `Bearer ${CANARY}-herd` },
    ])
      if (method === "POST") await sent(method, filled, { headers: { ...given, "Idempotency-Key": "key-1" }, body });
      else await sent(method, filled, { headers: { ...given, Cookie: `clarine-refresh=${CANARY}-cookie` } });
  }
  for (const { login: entry } of Object.values(GENERATED_REGISTRY.applications))
    if (entry) await sent("POST", entry.path, { headers: { ...headers, "X-Num-Cheptel": `${CANARY}-herd` }, body });
  const again = await call("POST", "/account/api/authenticate", { body: { login, password: NEW_PASSWORD } });
  const refreshed = await call("GET", "/account/api/refresh", { headers: { Cookie: cookieOf(again), "X-App-Version": "B" } });
  const cookies = [signedIn, again, refreshed].map((response) => cookieOf(response).split("=")[1] ?? "");
  const accesses = [signedIn, again, refreshed].map((response) => response.headers.get("x-access-token") ?? "");
  return { answers, secrets: [CANARY, ...tokens, ...cookies, ...accesses].filter((secret) => secret !== ""), renewToken };
}

test("no secret is told to a log, answered again, or kept in the database as it is", async () => {
  // Tokens of a test count up; a prefix of their own makes them findable.
  const server = await startBackend(GENERATED_REGISTRY, Object.values(PERSONAS), "secret-token");
  const { answers, secrets, renewToken } = await driveEverything(server);
  expect(secrets.length).toBeGreaterThan(5);
  const logged = JSON.stringify([server.refusals, server.events, server.failures.map(String)]);
  const stored = await storedText(server.database);
  const found: string[] = [];
  for (const secret of [...secrets, renewToken]) {
    if (holds(logged, secret)) found.push(`log: ${secret}`);
    for (const { call, text } of answers) if (holds(text, secret) && !isOwnProfile(call)) found.push(`answer to ${call}: ${secret}`);
    // The outbox is where the demo delivers its mails: their links are meant to be read.
    for (const [table, text] of stored)
      if (holds(text, secret) && !(table === "mails" && secret === renewToken)) found.push(`table ${table}: ${secret}`);
  }
  expect(found).toEqual([]);
  expect(server.refusals.length).toBeGreaterThan(50);
  expect(server.failures).toEqual([]);
});

test("every column that holds a token or password is a hash by its name and by its content", async () => {
  const server = await startBackend();
  await server.signIn("breeder");
  await server.call("GET", "/account/api/password/breeder@clarine.example");
  const hashes = { login_tokens: /^[0-9a-f]{64}$/, refresh_tokens: /^[0-9a-f]{64}$/, one_time_tokens: /^[0-9a-f]{64}$/ };
  for (const [table, hash] of Object.entries(hashes)) {
    const { rows } = await sql<{ token_hash: string }>`select token_hash from ${sql.table(table)}`.execute(server.database);
    expect(rows.length).toBeGreaterThan(0);
    for (const { token_hash } of rows) expect(token_hash).toMatch(hash);
  }
});

/** The terms call gives the caller their profile with the token they sent. */
function isOwnProfile(call: string): boolean {
  return call.endsWith("/licence/cgu");
}

/** A counting token is not one that only starts like it. */
function holds(text: string, secret: string): boolean {
  return new RegExp(`${secret.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\d)`).test(text);
}
