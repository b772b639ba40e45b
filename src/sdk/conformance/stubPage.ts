import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import type { StubMessage, StubOptions, StubShell } from "../stub/stubShell";

/** Where the stub shell stands on the origin of the shell, whatever else that origin serves. */
const PLACE = "/__clarine-stub__/";

/** Files of the built stub shell that its page asks for. */
const FILE = /^[\w-]+\.js$/;

export interface StubPageOptions {
  /** Folder of the built SDK. */
  readonly sdk: string;
  readonly shellOrigin: string;
}

/** Serves the stub shell on the origin of the shell without any server: the page under test has the shell around it that it expects. */
export async function serveStub(context: BrowserContext, { sdk, shellOrigin }: StubPageOptions): Promise<void> {
  await context.route(`${shellOrigin}${PLACE}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(PLACE.length);
    if (name === "") return route.fulfill({ contentType: "text/html", body: DOCUMENT });
    if (!FILE.test(name)) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: "text/javascript", body: await readFile(`${sdk}/${name}`, "utf8") });
  });
}

const DOCUMENT = `<!doctype html><html lang="en"><title>Stub shell</title><body><script type="module">
import { createStubShell } from "./stub.js";
window.clarine = {
  start: (address, options) => {
    const frame = document.createElement("iframe");
    frame.style.cssText = "width: 100%; height: 90vh";
    document.body.append(frame);
    window.clarine.shell = createStubShell(frame, { ...options, origin: new URL(address).origin });
    frame.src = address;
  },
};
</script></body></html>`;

declare global {
  interface Window {
    clarine?: { readonly start: (address: string, options: StubOptions) => void; readonly shell?: StubShell };
  }
}

/** What the checks ask of the stub shell in the browser. */
export interface StubInPage {
  /** Resolves with the version agreed on, or null when there was no handshake in time. */
  readonly greeted: (timeoutMs: number) => Promise<number | null>;
  readonly ask: (what: "ping" | "leave" | "keepDraft") => Promise<unknown>;
  readonly open: (hash: string) => Promise<unknown>;
  readonly changeHerd: (numCheptel: string) => Promise<unknown>;
  readonly changeLanguage: (language: string) => Promise<unknown>;
  readonly sendRaw: (part: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly messages: () => Promise<readonly StubMessage[]>;
  /** Resolves once all that came for an earlier context has been sent again; false when it was not in time. */
  readonly sentAgain: (timeoutMs: number) => Promise<boolean>;
}

export async function openStub(page: Page, { shellOrigin }: StubPageOptions, address: string, options: StubOptions): Promise<StubInPage> {
  await page.goto(`${shellOrigin}${PLACE}`);
  await page.waitForFunction(() => window.clarine !== undefined);
  await page.evaluate(([to, given]) => window.clarine?.start(to, given), [address, options] as const);
  return {
    greeted: (timeoutMs) =>
      page
        .waitForFunction(() => window.clarine?.shell?.version() ?? null, undefined, { timeout: timeoutMs })
        .then((handle) => handle.jsonValue())
        .catch(() => null),
    ask: (what) => page.evaluate((name) => window.clarine?.shell?.[name](), what),
    open: (hash) =>
      page.evaluate((to) => {
        const params = Object.fromEntries(new URLSearchParams(to.split("?")[1] ?? ""));
        return window.clarine?.shell?.open({ route: "stub.other", params }, to);
      }, hash),
    changeHerd: (numCheptel) => page.evaluate((herd) => window.clarine?.shell?.change({ numCheptel: herd }), numCheptel),
    changeLanguage: (language) => page.evaluate((now) => window.clarine?.shell?.change({ language: now }), language),
    sendRaw: (part) =>
      page
        .evaluate((own) => {
          const shell = window.clarine?.shell;
          const { epoch, numCheptel } = shell?.context() ?? { epoch: 0, numCheptel: null };
          return shell?.sendRaw({ version: shell.version(), type: "ping", id: "raw", epoch, herd: numCheptel, payload: {}, ...own });
        }, part)
        // The page has closed the connection.
        .catch(() => null),
    messages: () => page.evaluate(() => window.clarine?.shell?.messages ?? []),
    sentAgain: (timeoutMs) =>
      page
        .waitForFunction(
          () => {
            const messages = window.clarine?.shell?.messages ?? [];
            const isLate = ({ answer }: StubMessage) => !answer.ok && answer.error === "stale-epoch";
            return messages.every(
              (one, at) => !isLate(one) || messages.slice(at + 1).some(({ type, answer }) => type === one.type && answer.ok),
            );
          },
          undefined,
          { timeout: timeoutMs },
        )
        .then(() => true)
        .catch(() => false),
  };
}
