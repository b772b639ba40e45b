import { DEMO_PAGES } from "../../../generated/demoPages";
import { FRAME_BASES, FRAME_ORIGINS } from "../../../generated/frames";
import { PERSONAS } from "../../../generated/personas";
import { SCREENS } from "../../../generated/screens";
import { SECURITY_HEADERS } from "../../../generated/securityHeaders";
import { DEMO, PRODUCT } from "../../../generated/settings";
import { FRAMES } from "../../../generated/workSettings";
import { systemClock, systemTimer } from "../clock";
import { type Backend, createBackend } from "../createBackend";
import { keepDeletingExpired } from "../database/deleteExpired";
import { openDatabase } from "../database/openDatabase";
import { signingSecret } from "../database/secrets";
import { LIFETIMES, RETENTION } from "../lifetimes";
import { createPasswords, type Passwords } from "../passwords";
import { seedPersonas } from "../seed/seedPersonas";
import { createDemoSite, type Site } from "../site/createDemoSite";
import { createDemoPages } from "../site/demoPages";
import type { FrameOriginsOptions } from "../site/frameOrigins";
import { createIsolation } from "../site/isolation";
import { randomToken } from "../tokens";
import { actionTextsIn, demoAccountsIn, mailTextsIn } from "./demoTexts";
import { GENERATED_REGISTRY } from "./generatedRegistry";

export interface DemoPlace {
  /** File of the embedded database, `:memory:`, or a `postgres://` address. */
  readonly database: string;
  readonly shellDir: string;
  readonly passwords?: Passwords;
  /** Where the applications with an origin of their own are served; left out: beside the shell, on this machine. */
  readonly origins?: Omit<FrameOriginsOptions, "table">;
}

export interface Demo {
  /** Shell, frames, demo pages and calls. */
  readonly site: Site;
  /** The calls alone, for a development server that serves the shell itself. */
  readonly backend: Backend;
  readonly close: () => Promise<void>;
}

const FRAME_DOCUMENT = "frame.html";

const ON_THIS_MACHINE = { given: {}, shell: null, ports: new Map<string, number>() };

/** Opens the demo environment of the product: database, accounts of the personas, calls and pages. */
export async function openDemo({
  database: address,
  shellDir,
  passwords = createPasswords(),
  origins = ON_THIS_MACHINE,
}: DemoPlace): Promise<Demo> {
  const database = await openDatabase(address);
  const onFailure = (error: unknown) => console.error(error);
  await seedPersonas(database, passwords, { personas: Object.values(PERSONAS), password: DEMO.password });
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
  const isolation = createIsolation({ ...origins, table: FRAME_ORIGINS, bases: FRAME_BASES, headers: SECURITY_HEADERS });
  const pages = createDemoPages({
    database,
    clock: systemClock,
    newToken: randomToken,
    supportTokenMs: LIFETIMES.supportTokenMs,
    accounts: demoAccountsIn,
    mailTexts: mailTextsIn,
    actionTexts: actionTextsIn,
    loginPath: `/${SCREENS.login.path}`,
    supportPath: `/${SCREENS.support.path}`,
    frameOrigins: (url) => isolation.originsOf(isolation.arrivedAt(url)),
  });
  const site = createDemoSite({
    backend,
    registry: GENERATED_REGISTRY,
    product: { ...PRODUCT, parents: FRAMES.parents },
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
  return { site, backend, close };
}
