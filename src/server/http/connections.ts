import type { IncomingMessage, RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies send the next request of a connection when the last one is answered. */
const MOST_UNANSWERED = 4;

/**
 * The connections of a server, a limited number. One more takes the place of the one that has kept the server waiting for longest, be it for a
 * request, half a header or half a body: whoever holds many of these open keeps nobody else out. What the server itself works at stays.
 */
export function createConnections(most: number) {
  const unanswered = new Map<Socket, number>();
  /** Those that the server waits for, since when. */
  const waiting = new Set<Socket>();
  const enter = (socket: Socket) => {
    if (unanswered.size >= most) {
      const [longest = socket] = waiting;
      leave(longest);
      longest.destroy();
      if (longest === socket) return;
    }
    unanswered.set(socket, 0);
    waiting.add(socket);
    socket.once("close", () => leave(socket));
  };
  const leave = (socket: Socket) => {
    unanswered.delete(socket);
    waiting.delete(socket);
  };
  /** Node.js starts on every request that it has read; a single packet can hold a thousand, and each costs memory until it is answered. */
  const answering =
    (answer: RequestListener): RequestListener =>
    (request, response) => {
      const { socket } = request;
      const count = (unanswered.get(socket) ?? 0) + 1;
      if (socket.destroyed || count > MOST_UNANSWERED) return void socket.destroy();
      unanswered.set(socket, count);
      waiting.delete(socket);
      if (hasBody(request)) {
        waiting.add(socket);
        request.once("end", () => waiting.delete(socket));
      }
      response.once("close", () => {
        if (socket.destroyed) return;
        const left = (unanswered.get(socket) ?? 1) - 1;
        unanswered.set(socket, left);
        if (left === 0) waiting.add(socket);
      });
      answer(request, response);
    };
  return { enter, answering };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
