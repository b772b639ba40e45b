import { type BrowserContext, expect, test } from "@playwright/test";
import { PRODUCT } from "../../../generated/settings";
import { PUBLIC_PAGE_NAMES, PUBLIC_PAGES } from "../support/publicPages";
import { enter, frameOf, open, openChat, shortcutsAreThere } from "../support/shell";

/** What browsers report against the policies, in every document: content, trusted types, features. */
async function watchReports(context: BrowserContext): Promise<readonly string[]> {
  const reports: string[] = [];
  await context.exposeBinding("tellReport", (_, line: string) => reports.push(line));
  await context.addInitScript(() => {
    const tell: unknown = Reflect.get(window, "tellReport");
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
      if (typeof tell === "function")
        tell(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`);
    });
  });
  context.on("console", (message) => {
    if (/Content.Security.Policy|Trusted(HTML|Script|Type)|Permissions.Policy/i.test(message.text())) reports.push(message.text());
  });
  return reports;
}

test("a violation is noticed by these tests", async ({ page, context }) => {
  const reports = await watchReports(context);
  await page.goto("/welcome/login");
  await page.evaluate(() => {
    const script = document.createElement("script");
    try {
      Reflect.set(script, "text", "window.broken = true");
    } catch {
      // Refused, which is what is wanted.
    }
    document.body.append(script);
    const picture = new Image();
    picture.src = "http://elsewhere.localhost/x.png";
  });
  await expect.poll(() => reports.some((line) => line.includes("img-src"))).toBe(true);
  await expect.poll(() => reports.some((line) => line.includes("require-trusted-types-for"))).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, "broken"))).toBeUndefined();
});

test("nothing of somebody else's can take the names under which the shell makes trusted values, once it is there", async ({ page }) => {
  await enter(page, "tous-droits");
  const outcomes = await page.evaluate(() =>
    ["clarine-chat", "clarine-icons", "somebody-else"].map((name) => {
      try {
        globalThis.trustedTypes?.createPolicy(name, { createScriptURL: (address) => address });
        return "taken";
      } catch (error) {
        return error instanceof TypeError ? "refused" : String(error);
      }
    }),
  );
  expect(outcomes).toEqual(["refused", "refused", "refused"]);
});

for (const name of PUBLIC_PAGE_NAMES)
  test(`the page ${name} keeps to its policies, its document included`, async ({ page, context }) => {
    const reports = await watchReports(context);
    await PUBLIC_PAGES[name](page);
    await expect(page.getByRole("main")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(reports).toEqual([]);
  });

test("the shell keeps to its policies on its tabs, in every dialog, in the chat and in frames of either kind", async ({
  page,
  context,
}) => {
  const reports = await watchReports(context);
  await enter(page, "tous-droits");
  await shortcutsAreThere(page);
  for (const tab of await page.locator("[data-tab]").all()) {
    await tab.click();
    await page.keyboard.press("Escape");
  }
  for (const keys of ["Control+k", "?"]) {
    await page.keyboard.press(keys);
    await expect(page.getByRole("dialog").first()).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Se déconnecter", exact: true }).click();
  const confirmation = page.getByRole("dialog", { name: "Confirmation" });
  await confirmation.getByRole("button").filter({ hasNotText: "Se déconnecter" }).first().click();
  await expect(confirmation).toBeHidden();
  await openChat(page);
  await expect(page.getByRole("dialog").filter({ has: page.getByRole("textbox") })).toBeVisible();
  await page.keyboard.press("Escape");
  for (const [href, route] of [
    ["/clarity/water/daily", "clarity.water.daily"],
    ["/alimentation/crop-tracker/home/main", "alimentation.crop-tracker.home.main"],
    ["/sante/carnet/parage/history", "sante.carnet.parage.history"],
    ["/account/settings", "account.settings"],
    ["/planning2/main/planning", "planning2.main.planning"],
    ["/detail/12", "card.detail"],
    ["/map/main", "map.main"],
  ] as const) {
    await open(page, href);
    await expect(frameOf(page, route).received("protocol")).toHaveText("connected");
  }
  expect(reports).toEqual([]);
});

test("small pages of the server keep to a policy of their own", async ({ page, context }) => {
  const reports = await watchReports(context);
  for (const path of ["/demo/mails", "/demo/actions", PRODUCT.legalNotice, PRODUCT.supportSite, PRODUCT.orderingPrefix]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(reports).toEqual([]);
});
