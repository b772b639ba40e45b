import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Served by the tests alone, in place of a sub-application: a page that speaks the wire by hand. Nothing of it is in any build. */
export interface HostileServer {
  readonly port: number;
  /** What the next requests get instead of the page. */
  answer: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  readonly stop: () => Promise<void>;
}

export const PENPAL = readFileSync("node_modules/penpal/dist/penpal.mjs", "utf8");

/** Under `wire`: `raw` sends a message of the library as it is, `say` one of the contract, `replies` holds what came back. */
export const HOSTILE_PAGE = `<!doctype html><title>hostile</title><main>hostile</main><script type="module">
import { connect, WindowMessenger } from "/penpal.mjs";
const shell = new URL(location.href).searchParams.get("shell") ?? location.ancestorOrigins[0] ?? document.referrer;
const messenger = new WindowMessenger({ remoteWindow: window.parent, allowedOrigins: [new URL(shell).origin] });
const heard = [];
const wire = {
  heard,
  messenger,
  answer: ({ id, type }) => ({ id, ok: true, value: null }),
  raw: (message) => messenger.sendMessage({ namespace: "penpal", channel: undefined, ...message }),
  greet: (versions = [1]) => wire.call("hello", { versions, sdk: "hostile", awaitsReady: false }, { version: 1, epoch: null, herd: null }),
  call: async (type, payload, over = {}) => (await wire.remote).message({ version: 1, type, id: "7", epoch: wire.epoch, herd: wire.herd, payload, ...over }),
  lastReply: (callId) => new Promise((resolve) => {
    const look = (message) => { if (message.type === "REPLY" && message.callId === callId) { messenger.removeMessageHandler(look); resolve(message); } };
    messenger.addMessageHandler(look);
  }),
};
window.wire = wire;
const connection = connect({ messenger, methods: { message: (message) => { heard.push(message); return wire.answer(message); } } });
wire.remote = connection.promise;
wire.remote.then(() => document.documentElement.dataset.wire = "open");
</script>`;

export async function startHostileServer(): Promise<HostileServer> {
  const server = createServer((request, response) => {
    if (hostile.answer?.(request, response)) return;
    const isPenpal = request.url === "/penpal.mjs";
    response.setHeader("Content-Type", isPenpal ? "text/javascript" : "text/html");
    response.end(isPenpal ? PENPAL : HOSTILE_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const hostile: HostileServer = {
    port: portOf(server.address()),
    answer: null,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return hostile;
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}
