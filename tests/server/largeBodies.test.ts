import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { APPLICATION_LOGIN } from "../../src/protocol/calls/applicationLogin";
import { isUnfit } from "../../src/server/http/bodyShape";
import { readBody } from "../../src/server/http/readBody";
import { ORIGIN, type RunningBackend, startBackend } from "./startBackend";

const KILOBYTE = 1024;

let server: RunningBackend;

beforeAll(async () => {
  server = await startBackend();
});

/** A body that comes in pieces, and how many of them were taken. */
function inPieces(count: number) {
  let taken = 0;
  const piece = new TextEncoder().encode("[".repeat(KILOBYTE));
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken++;
        controller.enqueue(piece);
        if (taken === count) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken };
}

function streamed(path: string, body: ReadableStream, headers: Readonly<Record<string, string>> = {}): Request {
  const init = { method: "POST", body, duplex: "half" as const, headers: { "Content-Type": "application/json", ...headers } };
  return new Request(ORIGIN + path, init);
}

test("a stranger's body over 16 kB is refused by its length, before a byte of it is read", async () => {
  const { body, taken } = inPieces(1024);
  const response = await server.backend(streamed("/account/api/authenticate", body, { "Content-Length": String(KILOBYTE * KILOBYTE) }));
  expect([response.status, await response.json(), taken()]).toEqual([413, { error: "too-large" }, 0]);
});

test("a stranger's body without a length is read up to 16 kB and no further", async () => {
  const { body, taken } = inPieces(1024);
  const response = await server.backend(streamed("/account/api/authenticate", body));
  expect([response.status, taken()]).toEqual([413, 17]);
});

test("of a call that needs a sign-in no body is read from a caller without one", async () => {
  expect(APPLICATION_LOGIN.caller).toBe("herd");
  const { body, taken } = inPieces(1024);
  const response = await server.backend(streamed("/plain/api/login", body));
  expect([response.status, taken()]).toEqual([401, 0]);
});

test("65 levels of a body are read, 66 are refused", async () => {
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const read = (text: string) => readBody(streamed("/", new Blob([text]).stream()), KILOBYTE);
  expect(await read(nested(65))).toHaveProperty("body");
  expect(await read(nested(66))).toEqual({ refused: expect.objectContaining({ code: "bad-request" }) });
});

test("a hundred thousand values of a body are read, one more is refused before its contract is looked at", async () => {
  const wide = (values: number) => JSON.stringify(Array(values - 1).fill(0));
  const read = (text: string) => readBody(streamed("/", new Blob([text]).stream()), KILOBYTE * KILOBYTE);
  expect(await read(wide(100_000))).toHaveProperty("body");
  expect(await read(wide(100_001))).toEqual({ refused: expect.objectContaining({ code: "bad-request" }) });
});

test("of a signed-in caller each call takes what it needs: 16 kB, 64 kB of tokens, a megabyte of a user or an action; more is not read", async () => {
  const { as } = await server.signIn("breeder");
  for (const [path, kilobytes] of [
    ["/tag/api/domain/read", 16],
    ["/account/api/whois", 64],
    ["/plain/api/login", 1024],
    ["/account/api/licence/cgu", 1024],
    ["/syncManager/api/actions", 1024],
  ] as const) {
    const { body, taken } = inPieces(2048);
    const response = await server.backend(streamed(path, body, as()));
    expect([path, response.status, taken()]).toEqual([path, 413, kilobytes + 1]);
  }
});

test.each([
  ["commas and brackets in a text", JSON.stringify({ text: '\\",[{\\'.repeat(100_000) }), false],
  ["the same as a key", JSON.stringify({ ['"[,{\\'.repeat(100_000)]: [[]] }), false],
  ["a text that ends with a backslash, then too many values", JSON.stringify(["\\", ...Array(100_000).fill("")]), true],
  ["many brackets one after another", `[${"[],".repeat(40_000)}[]]`, false],
  ["objects that are too many", JSON.stringify(Array(60_000).fill({ a: 0, b: 0 })), true],
  ["the end is missing", `[${"0,".repeat(100_000)}`, true],
])("how wide a body is shows before it is parsed: %s", (_, text, tooWide) => {
  expect(isUnfit(new TextEncoder().encode(text))).toBe(tooWide);
});

test.each([
  ["NUL", '"a\\u0000b"', true],
  ["NUL in a key", '{"\\u0000":1}', true],
  ["the first half of a pair", '"\\ud83d"', true],
  ["the first half before another letter", '"\\ud83d\\u0041"', true],
  ["the second half", '"\\uDC04"', true],
  ["two second halves", '"\\udc04\\udc04"', true],
  ["a whole pair", '"\\ud83d\\uDC04"', false],
  ["an escaped backslash before u0000", '"\\\\u0000"', false],
  ["NUL after an escaped backslash", '"\\\\\\u0000"', true],
  ["other letters", '"\\u00e9\\u2028\\n"', false],
])("a text that no database keeps shows before it is parsed: %s", (_, text, unfit) => {
  expect(isUnfit(new TextEncoder().encode(text))).toBe(unfit);
});

test("of the large bodies that one account sends at once four are read at a time; others are not kept waiting", async () => {
  const { as } = await server.signIn("breeder");
  const other = await server.signIn("neighbour");
  let begun = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = () =>
    new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          begun++;
          await gate;
          controller.enqueue(new TextEncoder().encode("{}"));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  const sent = Array.from({ length: 12 }, () => server.backend(streamed("/plain/api/login", slow(), as())));
  while (begun < 4) await nextTurn();
  for (let turn = 0; turn < 50; turn++) await nextTurn();
  expect(begun).toBe(4);
  expect((await server.backend(streamed("/plain/api/login", new Blob(["{}"]).stream(), other.as()))).status).toBe(200);
  const small = await server.call("POST", "/plain/api/login", { headers: { ...as(), "Content-Length": "2" }, body: {} });
  expect(small.status).toBe(200);
  release();
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]));
});

test("large bodies that come at once are parsed one in a turn of the event loop, so that others are answered between them", async () => {
  const text = JSON.stringify({ padding: "x".repeat(100 * KILOBYTE) });
  const order: string[] = [];
  const reading = Array.from({ length: 5 }, async () => {
    await readBody(
      new Request(ORIGIN, { method: "POST", body: text, headers: { "Content-Type": "application/json" } }),
      KILOBYTE * KILOBYTE,
    );
    order.push("body");
  });
  const all = Promise.all(reading);
  while (order.filter((entry) => entry === "body").length < reading.length) {
    await nextTurn();
    order.push("turn");
  }
  await all;
  expect(order.join(" ")).not.toContain("body body");
});
