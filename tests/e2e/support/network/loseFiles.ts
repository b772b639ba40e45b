import type { Page } from "@playwright/test";

/**
 * Loses the files of these addresses, in which `*` stands for anything, until `mend` is called; `lost` grows with every one. Unlike
 * an intercepted route it leaves the cache of the browser in use, in which a module that has come once is found without network.
 */
export async function loseFiles(page: Page, addresses: readonly string[]) {
  const lost: string[] = [];
  page.on("requestfailed", (request) => lost.push(request.url()));
  const browser = await page.context().newCDPSession(page);
  const block = (urls: readonly string[]) => browser.send("Network.setBlockedURLs", { urls: [...urls] });
  await browser.send("Network.enable");
  await block(addresses);
  return { lost, mend: () => block([]) };
}
