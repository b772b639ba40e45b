import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";

/** What came through: who answered, what it was asked, and the headers that reached the browser. */
export interface Answer {
  readonly status: number;
  readonly who: string;
  readonly url: string;
  readonly forwarded: string;
  readonly headers: IncomingHttpHeaders;
}

/** One program for each name, each on a port of its own; it says who it is, and the headers that the request asks it for in `x-says`. */
export async function openUpstreams(names: readonly string[]) {
  const servers = await Promise.all(names.map(async (name) => [name, await listening(upstream(name))] as const));
  const ports = new Map(servers.map(([name, server]) => [name, portOf(server)]));
  return {
    portOf: (name: string) => ports.get(name) ?? 0,
    close: () => Promise.all(servers.map(([, server]) => new Promise((resolve) => server.close(resolve).closeAllConnections()))),
  };
}

function upstream(name: string): Server {
  return createServer((asked, answer) => {
    const says: Record<string, string> = JSON.parse(String(asked.headers["x-says"] ?? "{}"));
    for (const [header, value] of Object.entries(says)) answer.setHeader(header, value);
    answer.end(JSON.stringify({ who: name, url: asked.url, forwarded: `${asked.headers.host} ${asked.headers["x-forwarded-for"]}` }));
  });
}

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Asks for an address as it is written, dots and all. */
export function ask(port: number, host: string, path: string, says: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, "x-says": JSON.stringify(says) };
    const asked = request({ host: "127.0.0.1", port, path, headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () => {
        const said = text.startsWith("{") ? JSON.parse(text) : { who: "nobody", url: "", forwarded: "" };
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, ...said });
      });
    });
    asked.on("error", reject).end();
  });
}
