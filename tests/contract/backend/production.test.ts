import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { CALLS } from "../../../generated/calls";
import { FRAME_ORIGINS } from "../../../generated/frames";
import { PERSONAS } from "../../../generated/personas";
import { DEMO } from "../../../generated/settings";
import { openDatabase } from "../../../src/server/database/openDatabase";
import { bundledServer } from "../../support/bundledServer";
import { addressOf, unpreparedPlace } from "../../support/freshDatabase";
import { type ServerProcess, startServerProcess } from "../../support/serverProcess";

const run = promisify(execFile);
const START_WITHIN_MS = 240_000;
const PASSWORD = "un troupeau bien gardé";

let server: string;
let accounts: string;

beforeAll(async () => {
  [server, accounts] = await Promise.all([bundledServer(), bundledServer("accounts.ts")]);
}, START_WITHIN_MS);

function post({ origin }: ServerProcess, path: string, body: unknown): Promise<Response> {
  return fetch(origin + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
    body: JSON.stringify(body),
  });
}

/** Under any name, which `fetch` does not let one choose. */
async function askAs(address: string, host: string, body?: string): Promise<IncomingMessage> {
  const headers = { Host: host, "Content-Type": "application/json" };
  const sent = request(address, { method: body === undefined ? "GET" : "POST", headers }).end(body);
  const [answer] = await once(sent, "response");
  answer.resume();
  return answer;
}

test(
  "a product has no demo accounts, mails or actions; its first account comes from a file and chooses its password by a link",
  async () => {
    const place = { ...(await unpreparedPlace()), DEMO: "off" };
    const product = await startServerProcess(server, place);
    for (const page of ["/demo/mails", "/demo/actions", "/demo/actions.json", "/demo/accounts", "/demo/figures"])
      expect([page, (await fetch(product.origin + page)).status]).toEqual([page, 404]);
    for (const login of Object.keys(PERSONAS).slice(0, 3))
      expect((await post(product, CALLS.authenticate.path, { login, password: DEMO.password })).status).toBe(401);

    const file = join(mkdtempSync(join(tmpdir(), "clarine-accounts-")), "accounts.json");
    const herd = { numCheptel: "FR35100001", raisonSociale: "GAEC du Pré", laitier: true, allaitant: false };
    writeFileSync(file, JSON.stringify([{ id: "anne", profile: { email: "anne@pre.example", droits: ["planning"] }, herds: [herd] }]));
    const env = { PATH: process.env.PATH ?? "", ...place };
    const { stdout } = await run(process.execPath, [accounts, file], { env });
    const [email = "", token = ""] = stdout.trim().split("/").slice(-2);
    const path = CALLS.renewPassword.path.replace("{email}", email).replace("{token}", token);
    expect(await (await post(product, path, { motDePasseEnClair: PASSWORD })).json()).toEqual({ msg: "ok" });
    expect((await post(product, CALLS.authenticate.path, { login: "anne", password: PASSWORD })).status).toBe(200);
    expect(await product.stop()).toBe(0);
    const events = product.lines().filter((line) => line.includes('"event"'));
    expect(events.map((line) => JSON.parse(line))).toMatchObject([
      { event: "password-changed", accountId: "anne" },
      { event: "signed-in", accountId: "anne" },
    ]);
    expect(product.lines().filter((line) => [email, token, PASSWORD].some((secret) => line.includes(secret)))).toEqual([]);
  },
  START_WITHIN_MS,
);

test(
  "a file with an account whose mail a stored one has under another id is refused in words that name both, and none of it is stored",
  async () => {
    const place = await unpreparedPlace();
    const file = join(mkdtempSync(join(tmpdir(), "clarine-accounts-")), "accounts.json");
    const store = (...ids: readonly string[]) => {
      writeFileSync(file, JSON.stringify(ids.map((id) => ({ id, profile: { email: `${id.split("-")[0]}@pre.example` }, herds: [] }))));
      return run(process.execPath, [accounts, file], { env: { PATH: process.env.PATH ?? "", ...place } });
    };
    await store("anne");
    await expect(store("bruno", "anne-2")).rejects.toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("anne-2 has the id or e-mail of anne, which is stored already"),
    });
    const database = await openDatabase(addressOf(place));
    expect(await database.selectFrom("accounts").select("id").execute()).toEqual([{ id: "anne" }]);
    await database.destroy();
  },
  START_WITHIN_MS,
);

test(
  "a database with demo accounts is refused by a product",
  async () => {
    const place = await unpreparedPlace();
    await (await startServerProcess(server, place)).stop();
    await expect(startServerProcess(server, { ...place, DEMO: "off" })).rejects.toThrow(/holds \d+ demo accounts/);
  },
  START_WITHIN_MS,
);

test(
  "a port that leaves none for the pages with an origin of their own is refused in words that say so",
  async () => {
    const place = { ...(await unpreparedPlace()), HOST: "0.0.0.0" };
    const refused = (PORT: string) => expect(startServerProcess(server, { ...place, PORT })).rejects;
    const most = 65_535 - Object.keys(FRAME_ORIGINS).length;
    await refused("65535").toThrow(`PORT is "65535", but a port is a number from 0 to ${most}: on HOST 0.0.0.0 the pages of`);
    await refused("port").toThrow('PORT is "port", but a port is a number');
  },
  START_WITHIN_MS,
);

test(
  "what the server keeps is read by its own user only",
  async () => {
    const place = { DATA_DIR: join(mkdtempSync(join(tmpdir(), "clarine-modes-")), "data") };
    const running = await startServerProcess(server, place);
    const modes = [place.DATA_DIR, ...readdirSync(place.DATA_DIR).map((name) => join(place.DATA_DIR, name))];
    expect(modes.map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual(["700", ...modes.slice(1).map(() => "600")]);
    await running.stop();
  },
  START_WITHIN_MS,
);

test(
  "a file of the database that is gone before it is closed to others keeps no server from starting",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "clarine-gone-"));
    symlinkSync(join(folder, "nowhere"), join(folder, "clarine.sqlite-gone"));
    const running = await startServerProcess(server, { DATA_DIR: folder });
    expect(await running.stop()).toBe(0);
  },
  START_WITHIN_MS,
);

test(
  "behind a proxy that ends TLS the cookie is secure, browsers are told to stay on https, and only the names that were given are answered",
  async () => {
    const place = { ...(await unpreparedPlace()), SHELL_ORIGIN: "https://herd.example" };
    const { origin } = await startServerProcess(server, place);
    const ask = (host: string, path: string, body?: string) => askAs(origin + path, host, body);
    const signIn = await ask("herd.example", CALLS.authenticate.path, JSON.stringify({ login: "tous-droits", password: DEMO.password }));
    expect([signIn.statusCode, signIn.headers["set-cookie"], signIn.headers["strict-transport-security"]]).toEqual([
      200,
      [expect.stringContaining("; Secure"), expect.stringContaining("; Secure")],
      expect.stringMatching(/^max-age=\d+/),
    ]);
    for (const path of ["/", CALLS.ping.path]) expect((await ask("evil.example", path)).statusCode).toBe(421);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  },
  START_WITHIN_MS,
);
