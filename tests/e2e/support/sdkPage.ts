import { readFileSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";

/** Where the built SDK is served to pages of tests. */
const SDK = "/__sdk__/";

/** Puts a page of its own, written with the built SDK, at an address; `code` is a module that has `connectToShell`. */
export async function servePage(context: BrowserContext, address: string, code: string): Promise<void> {
  await context.route(`**${SDK}*`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(SDK.length);
    return route.fulfill({ contentType: "text/javascript", body: readFileSync(`dist/sdk/${name}`, "utf8") });
  });
  const script = `import { connectToShell } from "${SDK}index.js";\n${code}`;
  const body = `<!doctype html><html lang="fr"><title>Page</title><body><h1>Page</h1><script type="module">${script}</script></body></html>`;
  await context.route(address, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
}
