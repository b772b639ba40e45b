import { DEMO_PAGES } from "../../generated/demoPages";
import { FRAME_BASES, FRAME_ORIGINS } from "../../generated/frames";
import { SCREENS } from "../../generated/screens";
import { SECURITY_HEADERS } from "../../generated/securityHeaders";
import { FRAMES, PRODUCT } from "../../generated/settings";
import { SERVER_ADDRESSES } from "../domain/address/serverAddresses";
import { createBackend } from "./createBackend";
import { createPasswords, type Passwords } from "./credentials/passwords";
import { randomToken } from "./credentials/tokens";
import { checkHealth, freeBytesAt } from "./database/checkHealth";
import { keepDeletingExpired } from "./database/deleteExpired";
import { openDatabase } from "./database/openDatabase";
import { signingSecret } from "./database/secrets";
import { demoAnimals } from "./demo/demoAnimals";
import { demoFigures } from "./demo/demoFigures";
import { openDemo } from "./demo/openDemo";
import { refuseDemoAccounts } from "./demo/refuseDemoAccounts";
import { refusalResponse } from "./http/answer";
import { callerOf, type IsTrusted } from "./http/trustedProxies";
import { GENERATED_REGISTRY } from "./registry/generatedRegistry";
import { createSite, type Pages, type Site } from "./site/createSite";
import type { FrameOriginsOptions } from "./site/frameOrigins";
import { sharedCheck } from "./site/health";
import { createIsolation } from "./site/isolation";
import { knownHosts } from "./site/knownHosts";
import { createPolicyReports } from "./site/policyReports";
import { systemClock, systemTimer, within } from "./time/clock";
import { RETENTION } from "./time/retention";

export interface ServerPlace {
  /** File of the embedded database, `:memory:`, or a `postgres://` address. */
  readonly database: string;
  readonly shellDir: string;
  /** Accounts of the personas, and the pages that only a demo has. */
  readonly demo: boolean;
  readonly passwords?: Passwords;
  /** Proxies in front of the server, whose word on the caller counts; left out: none. */
  readonly isTrustedProxy?: IsTrusted;
  /** Where the applications with an origin of their own are served; left out: beside the shell, on this machine. */
  readonly origins?: Omit<FrameOriginsOptions, "table">;
}

export interface OpenServer {
  /** Shell, frames, pages of the demo and calls. */
  readonly site: Site;
  readonly close: () => Promise<void>;
}

const FRAME_DOCUMENT = "frame.html";

/** Without the demo its addresses are not found, not even as pages of the shell. */
const NO_DEMO_PAGES: Pages = (_, path) =>
  path.startsWith(`${SERVER_ADDRESSES.demo}/`) ? () => refusalResponse({ code: "unknown-call", headers: {} }) : undefined;

const HEALTH_WITHIN_MS = 5000;
/** Load balancers ask every few seconds. */
const HEALTH_KEPT_MS = 1000;

const ON_THIS_MACHINE = { given: {}, shell: null, ports: new Map<string, number>() };

/** Opens the server of the product: database, calls, pages, and its demo where it is wanted. */
export async function openServer({
  database: address,
  shellDir,
  demo,
  passwords = createPasswords(),
  isTrustedProxy = () => false,
  origins = ON_THIS_MACHINE,
}: ServerPlace): Promise<OpenServer> {
  const database = await openDatabase(address);
  const onFailure = (error: unknown) => console.error(error);
  const failed = (error: unknown) => {
    onFailure(error);
    throw error;
  };
  const isolation = createIsolation({ ...origins, table: FRAME_ORIGINS, bases: FRAME_BASES, headers: SECURITY_HEADERS });
  const frameOrigins = (url: URL) => isolation.originsOf(isolation.arrivedAt(url));
  const forDemo = { database, clock: systemClock, newToken: randomToken, passwords, filesDir: shellDir, frameOrigins };
  if (!demo) await refuseDemoAccounts(database);
  const demoPages = demo ? await openDemo(forDemo) : NO_DEMO_PAGES;
  const reports = createPolicyReports({ clock: systemClock, onReport: (report) => console.warn(JSON.stringify(report)) });
  const pages: Pages = (method, path) => reports(method, path) ?? demoPages(method, path);
  const backend = createBackend({
    database,
    clock: systemClock,
    secret: await signingSecret(database, randomToken),
    registry: GENERATED_REGISTRY,
    passwords,
    ...(demo && { findAnimals: demoAnimals(forDemo), figuresOf: demoFigures(forDemo) }),
    onFailure,
    // One line each, for the operator.
    onRefused: (refusal) => console.warn(JSON.stringify(refusal)),
    onAccountEvent: (event) => console.log(JSON.stringify(event)),
  });
  const stopDeleting = keepDeletingExpired({ database, clock: systemClock, timer: systemTimer, retention: RETENTION, onFailure });
  // One that takes longer than is waited for goes on, and is the only one until it ends.
  const check = sharedCheck(systemClock, 0, () => checkHealth(database, () => freeBytesAt(address)));
  const site = createSite({
    backend,
    registry: GENERATED_REGISTRY,
    translationsAddress: PRODUCT.translationsAddress,
    terms: {
      page: PRODUCT.termsPage,
      document: PRODUCT.termsDocument,
      product: PRODUCT.name,
      updated: PRODUCT.termsUpdated,
      parents: FRAMES.parents,
    },
    shellDir,
    frameDocument: FRAME_DOCUMENT,
    framePages: DEMO_PAGES,
    pages,
    isHealthy: sharedCheck(systemClock, HEALTH_KEPT_MS, () => within(HEALTH_WITHIN_MS, check()).catch(failed)),
    isolation,
    tokenPaths: [SCREENS.renew.path, SCREENS.support.path].map((path) => `/${path.split("/:")[0]}`),
  });
  const close = async () => {
    await stopDeleting();
    await database.destroy();
  };
  const known = knownHosts(site, origins.shell, isolation.arrivedAt);
  return { site: (request, connection, port) => known(request, callerOf(request, connection, isTrustedProxy), port), close };
}
