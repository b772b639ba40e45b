import { expect, type Page } from "@playwright/test";
import { APPLICATIONS } from "../../../generated/applications";
import { ROUTES } from "../../../generated/routes";
import { OUTBOX } from "../../../generated/settings";
import type { LoggedAction } from "../../../src/server/demo/actionPage";
import { isOnDevice } from "./onDevice";
import { enter, open } from "./shell";

const { application } = ROUTES["planning2.main.planning"];
const { frame } = APPLICATIONS.planning2;

export const PLANNING = "/planning2/main/planning";

/** Opens the planning, whose tasks are done by actions of the queue. */
export async function openPlanning(page: Page): Promise<void> {
  await open(page, PLANNING);
  await expect(tasks(page, "[data-task]").first()).toBeVisible();
  await queueIsOpen(page);
}

/** The queue of actions comes after the first page: from then on an entry needs no network. */
export async function queueIsOpen(page: Page): Promise<void> {
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toContain(OUTBOX.database);
}

/** The same, loaded anew, until the device has it for the time without network. The shell is on the device. */
export async function keepPlanning(page: Page, address = ""): Promise<void> {
  await page.goto(`${address}${PLANNING}`);
  await expect(tasks(page, "[data-task]").first()).toBeVisible();
  await expect.poll(() => page.evaluate(async (base) => (await caches.match(base)) !== undefined, `${frame?.base}/`)).toBe(true);
}

/** Signs in at a server of its own until shell and planning are on the device. */
export async function enterWithPlanning(page: Page, account: string, address: string): Promise<void> {
  await enter(page, account, address);
  await isOnDevice(page);
  await keepPlanning(page, address);
}

/** Does the first task, and waits until it is said to be kept. */
export async function doFirstTask(page: Page): Promise<void> {
  const done = tasks(page, "[data-task][data-done='true']");
  const before = await done.count();
  await tasks(page, "[data-task]:not([data-done='true'])").getByRole("button", { name: "Fait" }).first().click();
  await expect(done).toHaveCount(before + 1);
  await expect(tasks(page, '[data-task][data-sending="keeping"]')).toHaveCount(0);
}

/** Types a note about the first task, which is unsaved from then on; with an empty one the typing is given up. */
export async function typeNote(page: Page, note: string): Promise<void> {
  if (note === "") return tasks(page, "form").getByRole("button", { name: "Abandonner" }).click();
  await tasks(page, "[data-task]").first().getByRole("button", { name: "Modifier" }).click();
  await tasks(page, "textarea").fill(note);
}

/** The actions of an account that a server of its own has applied, the newest first. */
export async function appliedActions(address: string, account: string): Promise<readonly LoggedAction[]> {
  const answer = await fetch(`${address}/demo/actions.json?account=${account}`);
  return await answer.json();
}

/** How many they are. */
export async function appliedOn(address: string, account: string): Promise<number> {
  return (await appliedActions(address, account)).length;
}

export function tasks(page: Page, selector: string) {
  return page.locator(`iframe[data-app="${application}"]`).contentFrame().locator(selector);
}
