import type { Page } from "@playwright/test";
import { CALLS } from "../../../../generated/calls";

/** To be called before a page is opened: waits until what the shell asks for last has been answered. */
export function lastCallsAnswered(page: Page): Promise<unknown> {
  const answered = ({ path }: { path: string }) =>
    page.waitForEvent("requestfinished", (request) => new URL(request.url()).pathname === path);
  return Promise.all([answered(CALLS.widgetAuth), answered(CALLS.services)]);
}
