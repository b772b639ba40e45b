import { expect, type Page, test } from "@playwright/test";
import { HEADERS } from "../../../generated/calls";
import { PERSONAS } from "../../../generated/personas";
import { signIn } from "../support/shell";

/** Who signs in once for each herd: each token is that of its herd alone. */
const WHO = "plusieurs-elevages";
const [FIRST = "?", SECOND = "?"] = PERSONAS[WHO].herds.map(({ numCheptel }) => numCheptel);

/** Which herd the calls of a tab name, and which their token is of. */
function herdsOfCalls(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on("request", (request) => {
    const { [HEADERS.authorization.toLowerCase()]: token, [HEADERS.herd.toLowerCase()]: herd } = request.headers();
    if (token !== undefined) seen.add(`${herd} ${herdOf(token)}`);
  });
  return seen;
}

/** The reference backend writes the herd behind a token. */
const herdOf = (token: string) => Buffer.from(token.split(".").at(-1) ?? "", "base64url").toString();

async function isIn(page: Page, herd: string): Promise<void> {
  await expect(page.locator(`[data-herd="${herd}"]`).first()).toBeAttached();
}

test("two tabs in two herds, each with a token of its own: both are loaded anew and renew their access, and every call of each names its own herd and brings its token", async ({
  page,
}) => {
  await signIn(page, WHO);
  await page.locator(`[data-herd-card="${FIRST}"]`).click();
  await isIn(page, FIRST);
  // A duplicated tab: it has what the storage of the first one holds.
  const [other] = await Promise.all([page.waitForEvent("popup"), page.evaluate(() => void open(location.href))]);
  await isIn(other, FIRST);
  await other.getByRole("button", { name: "Afficher la liste des élevages" }).click();
  await other.locator(`[data-herd-card="${SECOND}"]`).click();
  await isIn(other, SECOND);

  const address = page.url();
  const tabs = [
    { tab: page, herd: FIRST },
    { tab: other, herd: SECOND },
  ];
  for (const inTurn of [tabs, tabs.toReversed()]) {
    // Neither page is left that could hand its access on: the first to come back renews it for both.
    for (const { tab } of tabs) await tab.goto("about:blank");
    const renewed = inTurn[0]?.tab.waitForResponse(/\/account\/api\/refresh/);
    for (const { tab, herd } of inTurn) {
      const calls = herdsOfCalls(tab);
      await tab.goto(address);
      await isIn(tab, herd);
      await expect.poll(() => [...calls]).toEqual([`${herd} ${herd}`]);
    }
    expect((await renewed)?.status()).toBe(200);
  }
});
