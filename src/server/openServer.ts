import { DEMO_PAGES } from "../../generated/demoPages";
import { FRAME_BASES, FRAME_ORIGINS } from "../../generated/frames";
import { SECURITY_HEADERS } from "../../generated/securityHeaders";
import { FRAMES, PRODUCT } from "../../generated/settings";
import { createBackend } from "./createBackend";
import { createPasswords, type Passwords } from "./credentials/passwords";
import { randomToken } from "./credentials/tokens";
import { keepDeletingExpired } from "./database/deleteExpired";
import { openDatabase } from "./database/openDatabase";
import { signingSecret } from "./database/secrets";
import { openDemo } from "./demo/openDemo";
import { GENERATED_REGISTRY } from "./registry/generatedRegistry";
import { createSite, type Site } from "./site/createSite";
import type { FrameOriginsOptions } from "./site/frameOrigins";
import { createIsolation } from "./site/isolation";
import { systemClock, systemTimer } from "./time/clock";
import { RETENTION } from "./time/lifetimes";

export interface ServerPlace {
  /** File of the embedded database, `:memory:`, or a `postgres://` address. */
  readonly database: string;
  readonly shellDir: string;
  readonly passwords?: Passwords;
  /** Where the applications with an origin of their own are served; left out: beside the shell, on this machine. */
  readonly origins?: Omit<FrameOriginsOptions, "table">;
}

export interface OpenServer {
  /** Shell, frames, pages of the demo and calls. */
  readonly site: Site;
  readonly close: () => Promise<void>;
}

const FRAME_DOCUMENT = "frame.html";

const ON_THIS_MACHINE = { given: {}, shell: null, ports: new Map<string, number>() };

/** Opens the server of the product: database, calls, pages, and its demo. */
export async function openServer({
  database: address,
  shellDir,
  passwords = createPasswords(),
  origins = ON_THIS_MACHINE,
}: ServerPlace): Promise<OpenServer> {
  const database = await openDatabase(address);
  const onFailure = (error: unknown) => console.error(error);
  const isolation = createIsolation({ ...origins, table: FRAME_ORIGINS, bases: FRAME_BASES, headers: SECURITY_HEADERS });
  const pages = await openDemo({
    database,
    clock: systemClock,
    newToken: randomToken,
    passwords,
    filesDir: shellDir,
    frameOrigins: (url) => isolation.originsOf(isolation.arrivedAt(url)),
  });
  const backend = createBackend({
    database,
    clock: systemClock,
    secret: await signingSecret(database, randomToken),
    registry: GENERATED_REGISTRY,
    passwords,
    onFailure,
    // One line each, for whoever watches over the server.
    onRefused: (refusal) => console.warn(JSON.stringify(refusal)),
  });
  const stopDeleting = keepDeletingExpired({ database, clock: systemClock, timer: systemTimer, retention: RETENTION, onFailure });
  const site = createSite({
    backend,
    registry: GENERATED_REGISTRY,
    translationsAddress: PRODUCT.translationsAddress,
    terms: { address: PRODUCT.termsDocument, product: PRODUCT.name, updated: PRODUCT.termsUpdated, parents: FRAMES.parents },
    shellDir,
    frameDocument: FRAME_DOCUMENT,
    framePages: DEMO_PAGES,
    pages,
    isHealthy: async () => void (await database.selectFrom("accounts").select("id").limit(1).execute()),
    isolation,
  });
  const close = async () => {
    await stopDeleting();
    await database.destroy();
  };
  return { site, close };
}
