import { PERSONAS } from "../../../../generated/personas";
import { DEMO, FRAMES, PRODUCT } from "../../../../generated/settings";
import { systemClock } from "../clock";
import { type Backend, createBackend } from "../createBackend";
import { openDatabase } from "../database/openDatabase";
import { signingSecret } from "../database/secrets";
import { LIFETIMES } from "../lifetimes";
import { createPasswords } from "../passwords";
import { seedPersonas } from "../seed/seedPersonas";
import { createDemoSite, type Site } from "../site/createDemoSite";
import { createDemoPages } from "../site/demoPages";
import { randomToken } from "../tokens";
import { demoAccountsIn, mailTextsIn } from "./demoTexts";
import { GENERATED_REGISTRY } from "./generatedRegistry";

export interface DemoPlace {
  /** File of the embedded database, `:memory:`, or a `postgres://` address. */
  readonly database: string;
  readonly shellDir: string;
}

export interface Demo {
  /** Shell, frames, demo pages and calls. */
  readonly site: Site;
  /** The calls alone, for a development server that serves the shell itself. */
  readonly backend: Backend;
  readonly close: () => Promise<void>;
}

const FRAME_DOCUMENT = "frame.html";

/** Opens the demo environment of the product: database, accounts of the personas, calls and pages. */
export async function openDemo({ database: address, shellDir }: DemoPlace): Promise<Demo> {
  const database = await openDatabase(address);
  const passwords = createPasswords();
  await seedPersonas(database, passwords, { personas: Object.values(PERSONAS), password: DEMO.password });
  const backend = createBackend({
    database,
    clock: systemClock,
    secret: await signingSecret(database, randomToken),
    registry: GENERATED_REGISTRY,
    passwords,
    onFailure: (error) => console.error(error),
  });
  const pages = createDemoPages({
    database,
    clock: systemClock,
    newToken: randomToken,
    supportTokenMs: LIFETIMES.supportTokenMs,
    accounts: demoAccountsIn,
    mailTexts: mailTextsIn,
    frameOrigins: {},
  });
  const site = createDemoSite({
    backend,
    registry: GENERATED_REGISTRY,
    product: PRODUCT,
    shellDir,
    frameDocument: FRAME_DOCUMENT,
    pages,
    isHealthy: async () => void (await database.selectFrom("accounts").select("id").limit(1).execute()),
    frameAncestors: ["'self'", ...FRAMES.parents],
  });
  return { site, backend, close: () => database.destroy() };
}
