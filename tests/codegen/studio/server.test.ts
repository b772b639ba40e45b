import { request, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStudioServer } from "../../../codegen/studio/studioServer";

const TOKEN = "a-token-of-this-run";
const asked: string[] = [];
const page = new Map([["/src/studio/index.html", "<p>{token}</p>"]]);
const server: Server = createStudioServer({ answer: (name) => answerTo(name) }, TOKEN, page);
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => server.close());

test("the studio's own page is answered", async () => {
  expect((await ask("/", {}, "GET")).text).toBe(`<p>${TOKEN}</p>`);
  expect(await ask("/call/state", own())).toMatchObject({ status: 200, text: '{"isKnown":true}' });
});

test("another page, another name of this machine and whoever lacks the token are refused, and nothing is asked", async () => {
  asked.length = 0;
  const foreign: readonly (readonly [string, Readonly<Record<string, string | undefined>>])[] = [
    ["another site", { ...own(), origin: "https://example.org" }],
    ["another port of this machine", { ...own(), origin: `http://127.0.0.1:${port + 1}` }],
    ["a page without an origin", { ...own(), origin: "null" }],
    ["no origin at all", { ...own(), origin: undefined }],
    ["said by the browser", { ...own(), "sec-fetch-site": "cross-site" }],
    ["no token", { ...own(), "x-studio-token": undefined }],
    ["another token", { ...own(), "x-studio-token": TOKEN.replace("a", "b") }],
    ["a form", { ...own(), "content-type": "text/plain" }],
  ];
  for (const [who, headers] of foreign) expect([who, (await ask("/call/write", headers)).status]).toEqual([who, 403]);
  expect((await ask("/call/write", own(), "GET")).status).toBe(403);
  const pointedHere = { ...own(), host: `evil.example:${port}`, origin: `http://evil.example:${port}` };
  expect((await ask("/call/write", pointedHere)).status).toBe(421);
  expect(await ask("/", pointedHere, "GET")).toMatchObject({ status: 421, text: "" });
  expect(asked).toEqual([]);
});

test("no page frames the studio or reads its files, and only files of the page are there", async () => {
  const { headers } = await ask("/", {}, "GET");
  expect(headers).toMatchObject({ "x-frame-options": "DENY", "cross-origin-resource-policy": "same-origin" });
  expect(headers["access-control-allow-origin"]).toBeUndefined();
  for (const path of ["/package.json", "/../package.json", "/@fs/etc/passwd", "/src/studio/main.tsx"])
    expect((await ask(path, {}, "GET")).status).toBe(404);
});

test("what is no JSON, or larger than any request of the page, is refused", async () => {
  expect((await ask("/call/state", own(), "POST", "{")).status).toBe(413);
  expect((await ask("/call/state", own(), "POST", JSON.stringify("x".repeat(1_100_000)))).status).toBe(413);
});

function answerTo(name: string) {
  asked.push(name);
  return { isKnown: true };
}

function own(): Readonly<Record<string, string | undefined>> {
  return { host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}`, "x-studio-token": TOKEN, "content-type": "application/json" };
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

function ask(path: string, given: Readonly<Record<string, string | undefined>>, method = "POST", body = "{}"): Promise<Answer> {
  const headers = Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined));
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, text: await text(response), headers: response.headers });
    });
    sent.on("error", reject);
    sent.end(method === "GET" ? undefined : body);
  });
}
