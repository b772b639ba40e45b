import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type ServerType, serve } from "@hono/node-server";
import { FRAME_ORIGINS } from "../../generated/frames";
import { PERSONAS } from "../../generated/personas";
import { DEMO, PRODUCT } from "../../generated/settings";
import { isPostgres } from "./database/openDatabase";
import { type OpenServer, openServer } from "./openServer";
import { isLoopback } from "./site/frameOrigins";
import { givenOrigins } from "./site/givenOrigins";

const { PORT = "4173", HOST = "127.0.0.1", DATA_DIR = ".data", DATABASE_URL = "" } = process.env;

/** Relative to the bundle, dist/server/main.js. */
const SHELL_DIR = fileURLToPath(new URL("../shell", import.meta.url));

const port = readPort(PORT);
const given = readOrigins();
/** By the name of the origin; the shell's own without a name. */
const ports = new Map<string, number>();
const opened = await openServer({ database: databaseAddress(), shellDir: SHELL_DIR, origins: { ...given, ports } }).catch(refuseDatabase);
const server = serve({ fetch: opened.site, port, hostname: HOST }, ({ port: taken }) => {
  ports.set("", taken);
  announce(taken);
});
server.on("error", (error: NodeJS.ErrnoException) => refuseToStart(error));
const beside = isLoopback(HOST) ? [] : Object.keys(FRAME_ORIGINS).map(serveBeside);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop([server, ...beside], opened));

/** Devices that know this machine by its number only reach an origin on a port of its own. */
function serveBeside(name: string, index: number): ServerType {
  const own = port === 0 ? 0 : port + 1 + index;
  const running = serve({ fetch: (request, connection) => opened.site(request, connection, name), port: own, hostname: HOST }, (taken) =>
    ports.set(name, taken.port),
  );
  running.on("error", (error) => console.error(`Other devices cannot be shown the pages of "${name}" (port ${own}): ${error.message}`));
  return running;
}

/** FRAME_ORIGINS and SHELL_ORIGIN, for a server that is known by names of its own. */
function readOrigins() {
  const read = givenOrigins(process.env.FRAME_ORIGINS ?? "", process.env.SHELL_ORIGIN ?? "", Object.keys(FRAME_ORIGINS));
  if (!("fault" in read)) return read;
  console.error(read.fault);
  process.exit(2);
}

function readPort(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number < 65_536) return number;
  console.error(`PORT is "${text}", but a port is a number from 0 to 65535.`);
  process.exit(2);
}

function databaseAddress(): string {
  if (isPostgres(DATABASE_URL)) return DATABASE_URL;
  if (DATABASE_URL !== "") {
    console.error("DATABASE_URL must be the address of a PostgreSQL database, postgres://…; leave it empty to use the embedded one.");
    process.exit(2);
  }
  const folder = resolve(DATA_DIR);
  mkdirSync(folder, { recursive: true });
  return join(folder, "clarine.sqlite");
}

function announce(port: number): void {
  console.log(`${PRODUCT.name}: http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${port}/`);
  console.log(`Demo accounts, all with the password ${DEMO.password}:`);
  for (const id of Object.keys(PERSONAS)) console.log(`  ${id}`);
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

/** Lets open answers finish, then closes the database. */
async function stop(running: readonly ServerType[], { close }: OpenServer): Promise<void> {
  await Promise.all(running.map((one) => new Promise((resolve) => one.close(resolve))));
  await close();
  process.exit(0);
}
