// load.mjs: sends requests over loopback and times them. Reads one plan as JSON from its input, writes the times as JSON.
import { Agent, request } from "node:http";
import { json } from "node:stream/consumers";

const { origin, requests, lanes, seconds } = await json(process.stdin);
const agent = new Agent({ keepAlive: true, maxSockets: lanes });
const times = requests.map(() => []);
const until = performance.now() + seconds * 1000;

// Every lane sends the kinds of requests in turn, so that a busy moment of the machine meets all of them alike.
await Promise.all(Array.from({ length: lanes }, (_, lane) => drive(lane)));
process.stdout.write(JSON.stringify({ times }));

async function drive(first) {
  for (let at = first; performance.now() < until; at++) {
    const kind = at % requests.length;
    const began = performance.now();
    await send(requests[kind]);
    times[kind].push(performance.now() - began);
  }
}

/** With the status null any answer counts, and none: the server may end the connection of a body that it refuses. */
function send({ method = "GET", path, headers = {}, body = null, status = 200 }) {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, headers, agent }, (response) => {
      if (status !== null && response.statusCode !== status) reject(new Error(`${method} ${path} answered ${response.statusCode}`));
      response.resume();
      response.once("close", resolve);
    });
    sent.on("error", status === null ? resolve : reject);
    sent.end(body);
  });
}
