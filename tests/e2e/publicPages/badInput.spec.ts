import { expect, type Page, test } from "@playwright/test";
import { BUTTON, FIELDS, notice, PUBLIC_PAGES } from "../support/publicPages";

const VALUES: Readonly<Record<string, string>> = {
  nothing: "",
  blanks: "   ",
  "10,000 characters": "x".repeat(10_000),
  emoji: "🐄👩‍🌾🇫🇷",
  "marks from right to left": "a\u202Etfa\u200Fb",
  HTML: `<img src=x onerror="window.broken=1"><b data-broken>b</b>`,
  SQL: "'; DROP TABLE account; --",
  CRLF: "a\r\nSet-Cookie: broken=1\r\n\r\nb",
  NUL: "a\0b",
  "a placeholder": "{{x}}",
  "the text of a placeholder": "{{email}}{{count, number}}",
  "a nested text": "$t(login.title)",
  "a path": "../../x",
  "a lone percent sign": "%E0%A4%A",
};

/** The longest password that is sent. */
const LONGEST = 512;

/** Nothing of what was typed has become part of the page or of a failure. */
async function unharmed(page: Page, failures: readonly string[]): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.locator("[data-broken], img[src=x]").count()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, "broken"))).toBeUndefined();
  expect(failures).toEqual([]);
}

function failuresOf(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  return failures;
}

for (const [what, value] of Object.entries(VALUES))
  test(`login and password take ${what}: refused in words under the field, the login kept`, async ({ page }) => {
    const failures = failuresOf(page);
    await page.goto("/welcome/login");
    await FIELDS.login(page).fill(value);
    const kept = await FIELDS.login(page).inputValue();
    await FIELDS.password(page).fill(value);
    await BUTTON.submit(page).click();
    await expect(page.locator("form").getByText("Identifiants inconnus")).toBeVisible();
    await expect(FIELDS.login(page)).toHaveValue(kept);
    await unharmed(page, failures);
  });

test("whatever is typed as an address is refused beside the field or sent as it is, and shown as text", async ({ page }) => {
  const failures = failuresOf(page);
  await page.route(/\/account\/api\/password\//, (route) => route.fulfill({ json: {} }));
  await page.goto("/welcome/forgot");
  for (const value of Object.values(VALUES)) {
    await FIELDS.email(page).fill(value);
    await BUTTON.send(page).click();
    await expect(page.locator("form").getByRole("alert")).not.toBeEmpty();
    await unharmed(page, failures);
  }
  for (const email of ["{{x}}@ferme.fr", "{{email}}@ferme.fr", "$t@ferme.fr", "'or'1'='1@ferme.fr"]) {
    await FIELDS.email(page).fill(email);
    await BUTTON.send(page).click();
    await expect(notice(page, "positive")).toContainText(`Un message vient de partir à ${email}`);
    await unharmed(page, failures);
  }
});

for (const [what, value] of Object.entries(VALUES))
  test(`in the address of a page, ${what} is shown as text or refused`, async ({ page }) => {
    const failures = failuresOf(page);
    // A server takes no address of any length: the longest that is sensible.
    const typed = encodeURIComponent(value.slice(0, 4_000));
    await page.goto(`/welcome/forgot?email=${typed}&email=b%40ferme.fr&lang=${typed}`);
    await unharmed(page, failures);
    await page.goto(`/welcome/support?token=${typed}&lang=${typed}`);
    await expect(page.getByRole("main")).toBeVisible();
    await unharmed(page, failures);
    if (value.trim() === "") return;
    await page.goto(`/welcome/renew/${typed}/${typed}`);
    await unharmed(page, failures);
    if (!["a path", "NUL", "CRLF"].includes(what)) await expect(page.getByRole("main")).toContainText(value.slice(0, 4_000));
  });

test("an address that cannot be decoded still shows the page", async ({ page }) => {
  const failures = failuresOf(page);
  await page.goto("/welcome/login?lang=%E0%A4%A&lang=%");
  await unharmed(page, failures);
  await page.goto("/welcome/forgot?email=%E0%A4%A");
  await expect(FIELDS.email(page)).toHaveValue("%E0%A4%A");
  await unharmed(page, failures);
});

test("whatever is typed as a new password is refused beside the field or sent to the letter", async ({ page }) => {
  const failures = failuresOf(page);
  const sent: unknown[] = [];
  await page.route(/\/account\/api\/password\//, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 400, json: {} });
  });
  await PUBLIC_PAGES.renew(page);
  for (const value of Object.values(VALUES)) {
    await FIELDS.newPassword(page).fill(value);
    const typed = await FIELDS.newPassword(page).inputValue();
    const before = sent.length;
    await BUTTON.save(page).click();
    if ([...typed].length < 6) {
      await expect(page.locator("form").getByRole("alert")).not.toBeEmpty();
      expect(sent.length).toBe(before);
    } else {
      await expect(notice(page, "negative")).toContainText("Le mot de passe n’a pas pu être changé");
      expect(sent.slice(before)).toEqual(typed.length > LONGEST ? [] : [{ motDePasseEnClair: typed }]);
      await notice(page, "negative").getByRole("button").click();
    }
    await unharmed(page, failures);
  }
});

test("whatever is searched for among the herds leaves the list as it was", async ({ page }) => {
  const failures = failuresOf(page);
  await PUBLIC_PAGES.multi(page);
  const herds = await page.locator("[data-herd-card]").count();
  for (const [what, value] of Object.entries(VALUES)) {
    await FIELDS.search(page).fill(value);
    const found = value.trim() === "" ? herds : 0;
    await expect(page.locator("[data-herd-card]"), what).toHaveCount(found);
    await unharmed(page, failures);
  }
});

test("herds named by anybody are shown as text", async ({ page }) => {
  const failures = failuresOf(page);
  const names = Object.values(VALUES);
  await page.route(/\/account\/api\/authenticate/, (route) => route.fulfill({ json: names.map((_, index) => `token-${index}`) }));
  const herd = (denomination: string, index: number) => ({
    token: `token-${index}`,
    numCheptel: `${denomination.slice(0, 100)}${index}`,
    laitier: true,
    allaitant: true,
    elevageEnCours: { denomination, commune: denomination },
  });
  await page.route(/\/account\/api\/whois/, (route) => route.fulfill({ json: names.map(herd) }));
  await page.goto("/welcome/login");
  await BUTTON.submit(page).click();
  await expect(page.locator("[data-herd-card]")).toHaveCount(names.length);
  for (const [index, name] of names.entries())
    if (!/[\r\n\0]/.test(name))
      await expect(page.locator("[data-herd-card]").nth(index).locator("[title]").first()).toHaveAttribute("title", name);
  await unharmed(page, failures);
});
