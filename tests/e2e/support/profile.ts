import type { Page } from "@playwright/test";
import { CALLS } from "../../../generated/calls";

type Profile = Record<string, unknown>;

/** Lets the server answer a sign-in with other values than the account has. */
export async function signInAs(page: Page, change: (profile: Profile) => Profile): Promise<void> {
  await page.route(`**${CALLS.login.path.replace("{token}", "*")}*`, async (route) => {
    const answer = await route.fetch();
    const profile: Profile = await answer.json();
    await route.fulfill({ response: answer, json: change(profile) });
  });
}
