import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { ServerType } from "@hono/node-server";
import { expect, test } from "vitest";
import { listen, type Timeouts } from "../../src/server/http/listen";
import { stopInOrder } from "../../src/server/http/stopInOrder";

const HALF_A_BODY = "POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
const SHORT: Timeouts = { headersMs: 100, requestMs: 200, idleMs: 1000, checkMs: 20 };

/** A server that answers whole bodies, with half a body on its way to it. */
async function withHalfABody(timeouts?: Timeouts) {
  const { server, port } = await listening(async (request) => new Response(await request.text()), timeouts);
  const socket = connect(port, "127.0.0.1");
  const arrived = once(server, "request");
  socket.write(HALF_A_BODY);
  await arrived;
  return { server, socket };
}

async function listening(fetch: (request: Request) => Response | Promise<Response>, timeouts?: Timeouts, maxConnections?: number) {
  let server: ServerType | undefined;
  const port = await new Promise<number>((resolve) => {
    server = listen(
      { fetch, port: 0, hostname: "127.0.0.1" },
      { behindTls: false, ...(timeouts && { timeouts }), ...(maxConnections && { maxConnections }) },
      (taken) => resolve(taken.port),
    );
  });
  if (server === undefined) throw new Error("it does not listen");
  return { server, port };
}

test("half a body is given up after its time, and so is its connection", async () => {
  const { server, socket } = await withHalfABody(SHORT);
  expect(await text(socket)).toContain("408 Request Timeout");
  server.close();
});

test("a server that is told to stop does so with half a body on its way and a database that never closes", async () => {
  const { server, socket } = await withHalfABody();
  const ended = once(socket, "close");
  socket.on("error", () => {});
  expect(await stopInOrder([server], () => new Promise(() => {}), { answersMs: 20, databaseMs: 20 })).toBe(1);
  await ended;
});

test("a connection waits longer for its next request than the 60 s for which proxies keep it, and says so", async () => {
  const { port, server } = await listening(() => new Response());
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const [, seconds] = /^timeout=(\d+)$/.exec(answer.headers.get("keep-alive") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  await stopInOrder([server], async () => {});
});

test("a server that is told to stop with nothing under way ends well", async () => {
  let server: ServerType | undefined;
  await new Promise((resolve) => {
    server = listen({ fetch: () => new Response(), port: 0, hostname: "127.0.0.1" }, { behindTls: false }, resolve);
  });
  expect(server && (await stopInOrder([server], async () => {}))).toBe(0);
});

test("requests sent ahead of the answers before them end their connection, and cost others nothing", async () => {
  let asked = 0;
  const { port, server } = await listening(async () => {
    asked += 1;
    return new Response("here");
  });
  const socket = connect(port, "127.0.0.1");
  const ended = once(socket, "close");
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n".repeat(1000));
  socket.resume();
  await ended;
  expect(asked).toBeLessThan(10);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("here");
  server.close();
});

test("an answer that nobody reads is given up after a while", async () => {
  const { port, server } = await listening(() => new Response("x".repeat(20_000_000)), { ...SHORT, idleMs: 200 });
  const connected = once(server, "connection");
  const socket = connect(port, "127.0.0.1");
  socket.pause().write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
  const [served] = await connected;
  await once(served, "close");
  socket.destroy();
  server.close();
});

const WHOLE = "GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";

/** Connected, and so far with what a caller has sent. */
async function connected(server: ServerType, port: number, sent = "") {
  const arrived = once(server, "connection");
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  await arrived;
  if (sent !== "") {
    const asked = sent.includes("\r\n\r\n") ? once(server, "request") : null;
    socket.write(sent);
    await asked;
  }
  return socket;
}

test.each(["", "GET / HTTP/1.1\r\nHost: he", HALF_A_BODY])(
  "who holds all connections of a server open with %j keeps nobody out: the one that has been waited for longest goes",
  async (sent) => {
    const { port, server } = await listening(async (request) => new Response(await request.text()), undefined, 3);
    const [first, ...others] = [
      await connected(server, port, sent),
      await connected(server, port, sent),
      await connected(server, port, sent),
    ];
    const gone = once(first, "close");
    const answered = text((await connected(server, port)).end(WHOLE));
    expect(await answered).toContain("200 OK");
    await gone;
    expect(others.map(({ closed }) => closed)).toEqual([false, false]);
    for (const socket of others) socket.destroy();
    server.close();
  },
);

test("a connection whose answer is being made stays, however many come; with nothing else one more is closed", async () => {
  let finish = () => {};
  const made = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { port, server } = await listening(() => made.then(() => new Response("here")), undefined, 2);
  const busy = [await connected(server, port, WHOLE), await connected(server, port, WHOLE)];
  const answers = busy.map((socket) => text(socket));
  await once(await connected(server, port), "close");
  finish();
  expect((await Promise.all(answers)).map((answer) => answer.includes("here"))).toEqual([true, true]);
  server.close();
});
