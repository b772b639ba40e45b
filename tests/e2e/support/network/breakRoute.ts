import type { Page, Route } from "@playwright/test";

/**
 * Does that to every request of the address until the answer is called. The route stays: taking it away lets what is on its way
 * through the interception of the browser hang for good.
 */
export async function breakRoute(
  page: Page,
  address: string | RegExp,
  harm: (route: Route) => Promise<void> = (route) => route.abort("internetdisconnected"),
): Promise<() => void> {
  let isBroken = true;
  await page.route(address, (route) => (isBroken ? harm(route) : route.fallback()));
  return () => {
    isBroken = false;
  };
}
