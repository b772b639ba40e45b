import { expect, test } from "vitest";
import { latestMails } from "../../src/server/database/mails";
import { makeSupportToken } from "../../src/server/demo/supportLinks";
import { FIXTURE_REGISTRY } from "./fixtureRegistry";
import { PASSWORD, request, startBackend } from "./startBackend";

/** What a browser says of a request that a page of another origin, a link in a mail or a form makes it send. */
const FOREIGN = {
  "an image of another site": { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image" },
  "a page on another port of this host": { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "iframe" },
  "a link in a mail": { "Sec-Fetch-Site": "none", "Sec-Fetch-Dest": "document" },
  "a link or image on a page of this origin": { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "image" },
  "an image, in a browser that does not say where it stands": {},
  "a form of another site": { Origin: "https://evil.example" },
};

test.each(Object.entries(FOREIGN))("%s opens no session, sends no mail and counts against nobody", async (_, headers) => {
  const server = await startBackend();
  const { backend, database } = server;
  const token = (await makeSupportToken({ ...server, supportTokenMs: 60_000 }, "breeder")) ?? "";
  const send = (method: string, path: string) => backend(new Request(request(method, path), { headers }));
  const { perAccount } = FIXTURE_REGISTRY.attemptLimits.recovery;
  for (let at = 0; at <= perAccount; at++) {
    expect((await send("GET", "/account/api/password/breeder@clarine.example")).status).toBe(403);
    expect((await send("POST", `/account/api/support/${token}`)).status).toBe(403);
    expect((await send("GET", `/account/api/login/${token}`)).headers.get("set-cookie")).toBeNull();
  }
  expect(await latestMails(database, 10)).toEqual([]);
  expect((await server.call("GET", "/account/api/password/breeder@clarine.example")).status).toBe(200);
  expect((await server.call("POST", `/account/api/support/${token}`)).status).toBe(200);
});

test("301 images of a made-up login token do not lock their visitor out", async () => {
  const server = await startBackend();
  for (let at = 0; at <= FIXTURE_REGISTRY.attemptLimits.signIn.perAddress; at++)
    await server.backend(new Request(request("GET", `/account/api/login/${at}`), { headers: { "Sec-Fetch-Site": "cross-site" } }));
  expect((await server.signIn("breeder", PASSWORD)).tokens).toHaveLength(1);
});

test("a support token names its account without being spent, and the call of login tokens does not take it", async () => {
  const server = await startBackend();
  const token = (await makeSupportToken({ ...server, supportTokenMs: 60_000 }, "breeder")) ?? "";
  const path = `/account/api/support/${token}`;
  for (let at = 0; at < 2; at++) expect((await server.call("GET", path)).status).toBe(200);
  const login = await server.call("GET", `/account/api/login/${token}`);
  expect([login.status, login.headers.get("set-cookie")]).toEqual([404, null]);
  expect((await server.call("POST", path)).status).toBe(200);
  expect((await server.call("GET", path)).status).toBe(410);
});

test("a refresh cookie that a neighbour host has set beside that of the user swaps no session, and a logout ends both", async () => {
  const server = await startBackend();
  const [user, tossed] = [await server.signIn("breeder"), await server.signIn("neighbour")];
  for (const cookies of [`${tossed.cookie}; ${user.cookie}`, `${user.cookie}; ${tossed.cookie}`]) {
    const refresh = await server.call("GET", "/account/api/refresh", { headers: { Cookie: cookies } });
    expect([refresh.status, refresh.headers.get("x-access-token")]).toEqual([401, null]);
  }
  await server.call("POST", "/account/api/logout", { headers: { Cookie: `${tossed.cookie}; ${user.cookie}` } });
  for (const { cookie } of [user, tossed])
    expect((await server.call("GET", "/account/api/refresh", { headers: { Cookie: cookie } })).status).toBe(401);
});
