import { expect, type Page } from "@playwright/test";
import { ROUTES } from "../../../generated/routes";
import { open } from "./shell";

const { application } = ROUTES["planning2.main.planning"];

/** Opens the planning, whose tasks are done by actions of the queue. */
export async function openPlanning(page: Page): Promise<void> {
  await open(page, "/planning2/main/planning");
  await expect(tasks(page, "[data-task]").first()).toBeVisible();
}

/** Does the first task, and waits until it is said to be kept. */
export async function doFirstTask(page: Page): Promise<void> {
  const done = tasks(page, "[data-task][data-done='true']");
  const before = await done.count();
  await tasks(page, "[data-task]:not([data-done='true'])").getByRole("button", { name: "Fait" }).first().click();
  await expect(done).toHaveCount(before + 1);
  await expect(tasks(page, '[data-task][data-sending="keeping"]')).toHaveCount(0);
}

/** How many actions of an account a server of its own has applied. */
export async function appliedOn(address: string, account: string): Promise<number> {
  const answer: unknown = await (await fetch(`${address}/demo/actions.json?account=${account}`)).json();
  return Array.isArray(answer) ? answer.length : -1;
}

function tasks(page: Page, selector: string) {
  return page.locator(`iframe[data-app="${application}"]`).contentFrame().locator(selector);
}
