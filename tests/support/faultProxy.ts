import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What a bad network, a proxy or an overloaded server does to a request. */
export const FAULTS = [
  "lost request",
  "lost answer",
  "cut answer",
  "slow answer",
  "sent twice",
  "stalled",
  "500",
  "502",
  "503 after the work",
  "429",
  "portal page",
  "portal redirect",
] as const;
/** "late": nothing is wrong but the time it takes, which only a clock can tell. */
export type Fault = (typeof FAULTS)[number] | "late";

/** How slow is slow, by the clock of the test. */
export interface LineDelays {
  readonly betweenSlices?: (() => Promise<void>) | undefined;
  /** Before a request reaches the server, and again before its answer leaves it. */
  readonly eachWay?: (() => Promise<void>) | undefined;
}

export interface FaultProxy {
  readonly origin: string;
  /** Requests on their way, those that stall apart. */
  readonly active: () => number;
  readonly close: () => Promise<void>;
}

type Target = (request: Request) => Promise<Response>;

const PORTAL = "/portal";
const SLICE = 10;

/** A real HTTP server in front of a backend; `faultOf` decides what becomes of each request, and `delays` how slow it is. */
export async function startFaultProxy(
  target: Target,
  faultOf: (path: string) => Fault | null,
  delays: LineDelays = {},
): Promise<FaultProxy> {
  let active = 0;
  const server = createServer(async (incoming, outgoing) => {
    active += 1;
    const end = once(() => {
      active -= 1;
    });
    outgoing.once("close", end);
    const path = incoming.url ?? "/";
    const fault = path === PORTAL ? null : faultOf(path);
    if (fault === "stalled" || fault === "late" || (fault === "slow answer" && delays.betweenSlices !== undefined)) end();
    const origin = `http://${incoming.headers.host}`;
    await answer(target, { incoming, outgoing, origin, path, fault, delays }).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, active: () => active, close: () => closed(server) };
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly origin: string;
  readonly path: string;
  readonly fault: Fault | null;
  readonly delays: LineDelays;
}

async function answer(target: Target, { incoming, outgoing, origin, path, fault, delays }: Exchange): Promise<void> {
  const method = incoming.method ?? "GET";
  const body = await text(incoming);
  const headers = Object.entries(incoming.headers).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const pass = () => target(new Request(origin + path, { method, headers, ...(body === "" ? {} : { body }) }));
  switch (fault) {
    case "lost request":
      outgoing.destroy();
      return;
    case "stalled":
      return;
    case "portal redirect":
      outgoing.writeHead(302, { Location: PORTAL }).end();
      return;
    case "500":
    case "502":
      outgoing.writeHead(Number(fault), { "Content-Type": "application/json" }).end('{"error":"down"}');
      return;
    case "429":
      outgoing.writeHead(429, { "Content-Type": "application/json", "Retry-After": "3" }).end('{"error":"too-many-attempts"}');
      return;
  }
  if (path === PORTAL || fault === "portal page") {
    outgoing.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Wi-Fi</title>");
    return;
  }
  if (fault === "sent twice") await pass();
  if (fault === "late") await delays.eachWay?.();
  const response = await pass();
  const bytes = Buffer.from(await response.arrayBuffer());
  if (fault === "late") await delays.eachWay?.();
  if (fault === "lost answer") {
    outgoing.destroy();
    return;
  }
  if (fault === "503 after the work") {
    outgoing.writeHead(503, { "Content-Type": "text/html" }).end("<h1>Service unavailable</h1>");
    return;
  }
  const cookies = response.headers.getSetCookie();
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    "content-length": bytes.length,
    ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
  });
  if (fault === "cut answer") {
    outgoing.write(bytes.subarray(0, bytes.length >> 1), () => outgoing.destroy());
    return;
  }
  if (fault === "slow answer")
    for (let at = 0; at < bytes.length; at += SLICE) {
      await delays.betweenSlices?.();
      await written(outgoing, bytes.subarray(at, at + SLICE));
    }
  outgoing.end(fault === "slow answer" ? undefined : bytes);
}

function written(outgoing: ServerResponse, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => outgoing.write(bytes, (error) => (error ? reject(error) : resolve())));
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    run();
  };
}
