import { expect, type Locator, type Page, test } from "@playwright/test";
import { PERSONAS } from "../../../generated/personas";
import { DEMO, PRODUCT, SIGN_IN } from "../../../generated/settings";
import { axeFindings } from "../support/axe";
import { DESKTOP, PHONE, THEMES } from "../support/layout";
import { enter, fillSignIn, frameOf, openChat, signIn } from "../support/shell";

/** Some seventy applications on a machine that does other things too. */
const ALL_TOLD = 40_000;

/** Topics of the chat that are cut, or whose focus ring is, by the edge of the chat or of the window. */
function cutTopics(chat: Locator): Promise<readonly string[]> {
  return chat
    .getByRole("group")
    .getByRole("button")
    .evaluateAll((topics) =>
      topics.flatMap((topic) => {
        if (!(topic instanceof HTMLElement)) return [];
        topic.focus();
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(topic);
        const ring = outlineStyle === "solid" ? Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) : Number.NaN;
        const { left, right, top, bottom } = topic.getBoundingClientRect();
        const fits = (edge: Pick<DOMRect, "left" | "right" | "top" | "bottom">) =>
          left - ring >= edge.left && right + ring <= edge.right && top - ring >= edge.top && bottom + ring <= edge.bottom;
        let isWhole = topic.scrollWidth <= topic.clientWidth && fits({ left: 0, right: innerWidth, top: 0, bottom: innerHeight });
        for (let around = topic.parentElement; around; around = around.parentElement)
          if (getComputedStyle(around).overflow !== "visible") isWhole &&= fits(around.getBoundingClientRect());
        return isWhole ? [] : [topic.innerText];
      }),
    );
}

/** Paths of the calls a page makes, as they are answered. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("response", (response) => calls.push(new URL(response.url()).pathname));
  return calls;
}

test("a user with several herds chooses one, gets the menu of that herd, and every application is notified [LOG-04] [SUB-03]", async ({
  page,
}) => {
  const calls = callsOf(page);
  await signIn(page, "plusieurs-elevages");
  await expect(page).toHaveURL(/\/welcome\/multi/);
  const [herd] = PERSONAS["plusieurs-elevages"].herds;
  await page
    .getByText(herd?.numCheptel ?? "?")
    .first()
    .click();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
  await expect(page.locator(`[data-herd="${herd?.numCheptel}"]`).first()).toBeAttached();
  await expect(page.locator("[data-progress]")).toHaveCount(0, { timeout: ALL_TOLD });
  expect(calls.filter((path) => path.endsWith("/api/login")).length).toBeGreaterThan(50);
  expect(calls).toContain("/stateManager/api/services");
});

test("an account without any herd is told so, stays on the login page, and no application hears of it [LOG-05]", async ({ page }) => {
  const calls = callsOf(page);
  await signIn(page, "sans-elevage");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page).toHaveURL(/\/welcome\/login/);
  await expect(page.getByLabel("Identifiant", { exact: true })).toHaveValue("sans-elevage");
  expect(calls.filter((path) => path.endsWith("/api/login"))).toEqual([]);
});

test("an application of the first group that never answers delays the menu for the idle timeout only, and is shown without a notice", async ({
  page,
}) => {
  await page.route("**/card/api/login", () => {});
  const asked = page.waitForRequest("**/card/api/login");
  await signIn(page, "eleveur-lait");
  await asked;
  await expect(page.locator("[data-tab]").first()).toBeVisible({ timeout: SIGN_IN.idleTimeoutMs + 8000 });
  const quiet = page.locator("[data-progress]");
  await expect(quiet).toHaveAttribute("role", "status");
  await expect(quiet).not.toBeEmpty();
  await page.locator('[data-tab="sante"]').click();
  await page.locator('[data-tile="sante-parage"]').click();
  await expect(frameOf(page, "sante.carnet.parage.history").element).toBeVisible();
});

test("a language chosen on the login page stays after the sign-in, also when the first password was wrong", async ({ page }) => {
  await page.goto("/welcome/login");
  await page.getByRole("combobox").selectOption("de");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("lang", /^de/);
  for (const password of ["wrong", DEMO.password]) {
    await page.locator('input[name="login"]').fill("eleveur-lait");
    await page.locator('input[name="password"]').fill(password);
    await page.keyboard.press("Enter");
    if (password === "wrong") await expect(page.locator("form").getByText("Unbekannt")).toBeVisible();
  }
  await expect(page.locator("[data-tab]").first()).toBeVisible();
  await expect(root).toHaveAttribute("lang", /^de/);
});

test("a deep link is followed after the sign-in, with its parameters", async ({ page }) => {
  await page.goto("/aliment2/7/variation/detail/3?vue=large");
  await expect(page).toHaveURL(/\/welcome\/login$/);
  await fillSignIn(page, "eleveur-lait");
  await expect(page).toHaveURL(/\/aliment2\/7\/variation\/detail\/3\?vue=large$/);
  await expect(frameOf(page, "alim2.aliment2.variation.detail").received("params")).toContainText('"idStockage":"3"');
});

test("numCheptelToSync leads a multi-herd user by the solo sync screen into the herd [LOG-17]", async ({ page }) => {
  const herd = PERSONAS["technicien-multi"].herds[1]?.numCheptel ?? "";
  await page.goto(`/?numCheptelToSync=${herd}`);
  await fillSignIn(page, "technicien-multi");
  await expect(frameOf(page, "synchrozor.sync.solo").element).toBeVisible();
  expect(page.url()).not.toContain("numCheptelToSync");
  await expect(page.locator(`[data-herd="${herd}"]`).first()).toBeAttached({ timeout: 15_000 });
});

test("the help-desk chat: its button stands behind the help once the token has come, its script comes with the first click, and it hides without network [SVC-01] [SVC-05]", async ({
  page,
  context,
}) => {
  const calls = callsOf(page);
  await page.route(`**${PRODUCT.chatScript}`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "window.HelpDesk = { open: (visitor) => { document.body.dataset.visitor = JSON.stringify(visitor); } };",
    }),
  );
  await enter(page, "support");
  const help = page.locator("[data-help]");
  await help.click();
  const button = page.locator("[data-support-chat]");
  await expect(button).toBeVisible({ timeout: ALL_TOLD });
  await expect(button).toHaveAccessibleName(/^Écrire à l’assistance/);
  expect(calls).not.toContain(PRODUCT.chatScript);
  await button.click();
  await expect(page.locator("body")).toHaveAttribute("data-visitor", /"language":"fr"/);
  const { token, name } = JSON.parse((await page.locator("body").getAttribute("data-visitor")) ?? "{}");
  expect(token).not.toBe("");
  expect(name).toContain(PERSONAS.support.profile.nom);
  await help.click();
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
  await expect(button).toBeHidden();
  await context.setOffline(false);
  await expect(button).toBeVisible({ timeout: ALL_TOLD });
});

test("the chat of the demo opens over the page and answers what is asked; the page keeps one banner, axe finds nothing, its topics and their focus rings are whole [SVC-01]", async ({
  page,
}) => {
  await enter(page, "support");
  await openChat(page);
  const chat = page.getByRole("dialog").filter({ has: page.getByRole("textbox") });
  await expect(chat).toBeVisible();
  const said = chat.getByRole("log").locator(":scope > *");
  const before = await said.count();
  await chat.getByRole("textbox").fill("Je ne retrouve plus mon mot de passe");
  await page.keyboard.press("Enter");
  await expect.poll(() => said.count()).toBeGreaterThan(before + 1);
  await expect(chat).toContainText("Je ne retrouve plus mon mot de passe");

  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expect(page.getByRole("banner")).toHaveCount(1);
    expect(await chat.getByRole("group").getByRole("button").count()).toBeGreaterThan(3);
    expect(await cutTopics(chat)).toEqual([]);
    for (const theme of THEMES) {
      await page.locator("html").evaluate((root, name) => Object.assign(root.dataset, { theme: name }), theme);
      expect(await axeFindings(page), `${size.width} px, ${theme}`).toEqual([]);
    }
  }
});

test("a help-desk script that does not load is said in a notice [SVC-01]", async ({ page }) => {
  await page.route(`**${PRODUCT.chatScript}`, (route) => route.abort());
  await enter(page, "support");
  await openChat(page);
  await expect(page.getByRole("alert").first()).toContainText("assistance en ligne");
});

test("a user without the grant has no chat [SVC-04]", async ({ page }) => {
  await enter(page, "eleveur-viande");
  await expect(page.locator("[data-progress]")).toHaveCount(0, { timeout: ALL_TOLD });
  await page.locator("[data-help]").click();
  await expect(page.getByRole("dialog", { name: "Aide" })).toBeVisible();
  await expect(page.locator("[data-support-chat]")).toHaveCount(0);
});
