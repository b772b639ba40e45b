import { createServer, type RequestListener, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { createConnections } from "./connections";

type Listening = Omit<Parameters<typeof serve>[0], "createServer" | "serverOptions">;

/** How long a caller may take, and how often it is looked at. */
export interface Timeouts {
  readonly headersMs: number;
  /** Headers and body together. */
  readonly requestMs: number;
  /** Without a byte in either direction, as of somebody who does not read an answer. */
  readonly idleMs: number;
  readonly checkMs: number;
}

/** Each costs memory and a file of the process. */
const MOST_CONNECTIONS = 4000;

const TIMEOUTS: Timeouts = { headersMs: 30_000, requestMs: 60_000, idleMs: 60_000, checkMs: 5000 };

/**
 * How long a connection waits for its next request: longer than a proxy in front keeps it (nginx and the balancers of AWS 60 s), or the proxy would
 * send one just as it is closed, and answer 502. The time for headers begins with their first byte, so it may be shorter.
 */
const KEPT_OPEN_MS = 75_000;

export interface ListenOptions {
  /** A proxy ends TLS for the callers: cookies, headers and addresses are those of https. */
  readonly behindTls: boolean;
  readonly timeouts?: Timeouts;
  readonly maxConnections?: number;
}

/** An HTTP server that gives up a request of which only a part comes, an answer that is not read, and a connection that asks ahead or has been silent for longest when one more comes. */
export function listen(
  what: Listening,
  { behindTls, timeouts = TIMEOUTS, maxConnections = MOST_CONNECTIONS }: ListenOptions,
  onListening: (taken: { readonly port: number }) => void,
): ServerType {
  const { headersMs, requestMs, idleMs, checkMs } = timeouts;
  const serverOptions = { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs };
  const connections = createConnections(maxConnections);
  const create = (options: ServerOptions, answer: RequestListener) =>
    Object.assign(createServer(options, connections.answering(answer)), { timeout: idleMs, keepAliveTimeout: KEPT_OPEN_MS });
  const server = serve({ ...what, createServer: create as typeof createServer, serverOptions }, onListening);
  server.on("connection", connections.enter);
  // As on a connection that is encrypted up to here; the scheme of an address is read from it.
  if (behindTls) server.on("connection", (socket: Socket) => Object.assign(socket, { encrypted: true }));
  return server;
}
