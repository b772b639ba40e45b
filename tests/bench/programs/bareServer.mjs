// bareServer.mjs TEXT: answers every request with the same JSON text, and does nothing else at all.
import { createServer } from "node:http";

const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };
const server = createServer((_, response) => response.writeHead(200, headers).end(process.argv[2]));
server.listen(Number(process.env.PORT), "127.0.0.1", () => console.log(`listening on ${server.address().port}`));
