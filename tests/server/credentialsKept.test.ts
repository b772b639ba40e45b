import { expect, test } from "vitest";
import { APPLICATIONS } from "../../generated/applications";
import { CALLS } from "../../generated/calls";
import { PERSONAS } from "../../generated/personas";
import { DEMO } from "../../generated/settings";
import { GENERATED_REGISTRY } from "../../src/server/registry/generatedRegistry";
import { startBackend } from "./startBackend";

const LOGIN = "eleveur-lait";
const ENDS_THE_SESSION = CALLS.logout.path;

test("no call of a signed-in user changes a password or mail address: that takes the link in the mail, whoever sits at an open session", async () => {
  const server = await startBackend(GENERATED_REGISTRY, Object.values(PERSONAS));
  const { as, tokens, cookie } = await server.signIn(LOGIN, DEMO.password);
  const { email } = PERSONAS[LOGIN].profile;
  const stored = () => server.database.selectFrom("accounts").select(["id", "email", "password_hash", "profile"]).orderBy("id").execute();
  const before = await stored();
  const thief = "thief@example.com";
  const wanted = { email: thief, mail: thief, login: thief, password: "stolen 77", motDePasseEnClair: "stolen 77" };
  const body = { ...PERSONAS[LOGIN].profile, ...wanted, id: LOGIN, dateCgu: "2026-05-04T09:00:00.000Z", profile: wanted };
  const logins = Object.values(APPLICATIONS).flatMap(({ login }) => (login ? [{ method: "POST", path: login.path }] : []));
  const answered = new Map<string, number>();
  for (const { method, path } of [...Object.values(CALLS), ...logins]) {
    if (path === ENDS_THE_SESSION) continue;
    for (const filled of [tokens[0] ?? "", email].map((token) => path.replace("{token}", token).replace("{email}", email))) {
      const headers = { ...as(), Cookie: cookie, "Idempotency-Key": "key" };
      answered.set(path, (await server.call(method, filled, { headers, ...(method === "GET" ? {} : { body }) })).status);
    }
  }
  // They did reach their handlers.
  expect([answered.get(CALLS.acceptTerms.path), answered.get(CALLS.stateManagerLogin.path)]).toEqual([200, 200]);
  expect(await stored()).toEqual(before);
});
