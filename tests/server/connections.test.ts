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

test("beyond as many connections as a server holds, one more is closed, and the others are answered", async () => {
  const { port, server } = await listening(() => new Response("here"), undefined, 3);
  const held = Array.from({ length: 2 }, () => connect(port, "127.0.0.1"));
  await Promise.all(held.map((socket) => once(socket, "connect")));
  const kept = connect(port, "127.0.0.1");
  await once(kept, "connect");
  const more = connect(port, "127.0.0.1");
  more.on("error", () => {});
  await once(more, "close");
  const answered = text(kept);
  kept.write("GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
  expect(await answered).toContain("here");
  for (const socket of held) socket.destroy();
  server.close();
});
