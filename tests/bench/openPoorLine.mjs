import { once } from "node:events";
import { request as ask, createServer } from "node:http";

const PIECE = 1_000;

/**
 * A proxy that is a slow network: all that comes down shares its bandwidth, and every request waits a round trip, as with the throttling of
 * browsers. Unlike that it holds for frames of other origins and for the worker as well.
 */
export async function openPoorLine({ kbitPerSecond, roundTripMs }) {
  const bytesPerMs = kbitPerSecond / 8;
  /** Since when the network is free for one more piece. */
  let freeAt = 0;
  const carry = (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs;
    return until(freeAt);
  };
  const server = createServer(async (request, response) => {
    const { hostname, port, pathname, search } = new URL(request.url);
    await pause(roundTripMs);
    const onward = ask({ hostname, port, method: request.method, path: pathname + search, headers: request.headers }, async (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      try {
        for await (const chunk of answer)
          for (let at = 0; at < chunk.length; at += PIECE) {
            const piece = chunk.subarray(at, at + PIECE);
            await carry(piece.length);
            response.write(piece);
          }
      } finally {
        response.end();
      }
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function until(at) {
  return pause(at - performance.now());
}

function pause(ms) {
  return ms <= 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms));
}
