import { fileURLToPath } from "node:url";
import type { ServerType } from "@hono/node-server";
import { FRAME_ORIGINS } from "../../generated/frames";
import { announceStart } from "./announceStart";
import { databaseAddress } from "./database/databaseAddress";
import { listen } from "./http/listen";
import { stopInOrder } from "./http/stopInOrder";
import { type IsTrusted, trustedProxies } from "./http/trustedProxies";
import { openServer } from "./openServer";
import { configuredOrigins } from "./site/configuredOrigins";
import { demoWanted } from "./site/demoWanted";
import { isLoopback } from "./site/frameOrigins";

const { PORT = "4173", HOST = "127.0.0.1", DATABASE_URL = "" } = process.env;

/** Relative to the bundle, dist/server/main.js. */
const SHELL_DIR = fileURLToPath(new URL("../shell", import.meta.url));

/** Origins that are served on ports of their own, the next ones. */
const besideOrigins = isLoopback(HOST) ? [] : Object.keys(FRAME_ORIGINS);
const port = readPort(PORT);
const given = readOrigins();
const demo = readDemo();
const isTrustedProxy = readProxies();
/** By the name of the origin; the shell's own without a name. */
const ports = new Map<string, number>();
const opened = await openServer({
  database: databaseAddress(process.env),
  shellDir: SHELL_DIR,
  demo,
  isTrustedProxy,
  origins: { ...given, ports },
}).catch(refuseDatabase);
const behindTls = given.shell?.startsWith("https:") ?? false;
const server = listen({ fetch: opened.site, port, hostname: HOST }, { behindTls }, ({ port: taken }) => {
  ports.set("", taken);
  announceStart({ host: HOST, port: taken, demo });
});
server.on("error", (error: NodeJS.ErrnoException) => refuseToStart(error));
const beside = besideOrigins.map(serveBeside);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stopInOrder([server, ...beside], opened.close).then(process.exit));

/** Devices that know this machine by its number only reach an origin on a port of its own. */
function serveBeside(name: string, index: number): ServerType {
  const own = port === 0 ? 0 : port + 1 + index;
  const running = listen(
    { fetch: (request, connection) => opened.site(request, connection, name), port: own, hostname: HOST },
    { behindTls },
    (taken) => ports.set(name, taken.port),
  );
  running.on("error", (error) => console.error(`Other devices cannot be shown the pages of "${name}" (port ${own}): ${error.message}`));
  return running;
}

/** FRAME_ORIGINS and SHELL_ORIGIN, for a server that is known by names of its own. */
function readOrigins() {
  const read = configuredOrigins(process.env.FRAME_ORIGINS ?? "", process.env.SHELL_ORIGIN ?? "", Object.keys(FRAME_ORIGINS));
  if (!("error" in read)) return read;
  console.error(read.error);
  process.exit(2);
}

function readProxies(): IsTrusted {
  const read = trustedProxies(process.env.TRUSTED_PROXIES ?? "");
  if (typeof read === "function") return read;
  console.error(read.error);
  process.exit(2);
}

function readDemo(): boolean {
  const wanted = demoWanted(process.env);
  if (typeof wanted === "boolean") return wanted;
  console.error(wanted.error);
  process.exit(2);
}

function readPort(text: string): number {
  const number = Number(text);
  const most = 65_535 - besideOrigins.length;
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  const why = besideOrigins.length === 0 ? "" : `: on HOST ${HOST} the pages of ${besideOrigins.join(", ")} are served on the next ones`;
  console.error(`PORT is "${text}", but a port is a number from 0 to ${most}${why}.`);
  process.exit(2);
}

function refuseToStart(error: NodeJS.ErrnoException): never {
  if (error.code === "EADDRINUSE") console.error(`Port ${port} of ${HOST} is taken: stop what uses it, or choose another with PORT=….`);
  else console.error(`The server could not start: ${error.message}`);
  process.exit(1);
}

/** The address holds a password: it is not repeated. */
function refuseDatabase(error: Error & { readonly cause?: unknown }): never {
  const cause = error.cause instanceof Error ? ` ${error.cause.message}` : "";
  const where = DATABASE_URL === "" ? "in DATA_DIR" : "of DATABASE_URL";
  console.error(`The database ${where} could not be opened. ${error.message}${cause}`);
  process.exit(1);
}
