import type { Page } from "@playwright/test";
import { CALLS, HEADERS } from "../../../generated/calls";
import { DEMO, PRODUCT, STORAGE } from "../../../generated/settings";
import { TABLES } from "../../../generated/tables";
import { SERVER_ADDRESSES } from "../../../src/domain/address/serverAddresses";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { readProfile } from "../../../src/domain/session/profile";
import { createStoredSession } from "../../../src/flows/session/storedSession";

/**
 * Opens the home screen of a persona without the login page: signs in by the calls of the shell, from a page of its origin, and keeps
 * the session as the shell does. Accounts with one token whose terms are accepted; the others go through the login page.
 */
export async function openSession(page: Page, login: string, address: string): Promise<void> {
  await page.goto(`${address}${SERVER_ADDRESSES.health}`);
  const call = { CALLS, HEADERS, version: PRODUCT.version, credentials: { login, password: DEMO.password } };
  const profile = readProfile(await page.evaluate(askForProfile, call));
  if (profile.email === "") throw new Error(`${login} is not signed in by one token`);
  const alone = { user: profile, multiUser: profile };
  const resolver = createResolver(TABLES, { ...alone, online: true, mode: null, numCheptel: profile.numCheptel });
  const home = resolver.home();
  if (home === null) throw new Error(`${login} has no home screen`);
  const nothing = { read: async () => null, remove: async () => {}, write: async () => true };
  const storage = { ...nothing, write: (key: string, value: unknown) => write(page, key, value) };
  const stored = createStoredSession({ storage, tabStorage: nothing, key: STORAGE.sessionKey });
  await stored.save({ ...alone, user: resolver.multiHerd ? null : profile, login });
  // The page of the sign-in is no step back.
  await page.evaluate((href) => location.replace(href), home.href);
}

interface Call {
  readonly CALLS: typeof CALLS;
  readonly HEADERS: typeof HEADERS;
  readonly version: string;
  readonly credentials: { readonly login: string; readonly password: string };
}

/** In the page, so that the browser keeps the refresh cookie and what a test answers in place of the server counts. */
async function askForProfile({ CALLS, HEADERS, version, credentials }: Call): Promise<unknown> {
  const { method, path } = CALLS.authenticate;
  const headers = { [HEADERS.appVersion]: version };
  const body = JSON.stringify(credentials);
  const proven = await fetch(path, { method, body, headers: { ...headers, "Content-Type": "application/json" } });
  const [token = ""] = await proven.json();
  const access = { [HEADERS.accessToken]: proven.headers.get(HEADERS.accessToken) ?? "" };
  return (await fetch(CALLS.login.path.replace("{token}", token), { headers: { ...headers, ...access } })).json();
}

async function write(page: Page, key: string, value: unknown): Promise<boolean> {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(value)] as const);
  return true;
}
