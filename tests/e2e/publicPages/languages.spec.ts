import { expect, test } from "@playwright/test";
import { LABELS as DE } from "../../../generated/labels/de/welcome";
import { LABELS as EN } from "../../../generated/labels/en/welcome";
import { LABELS as ES } from "../../../generated/labels/es/welcome";
import { LABELS as FR } from "../../../generated/labels/fr/welcome";
import { LABELS as IT } from "../../../generated/labels/it/welcome";
import { LANGUAGES } from "../../../generated/languages";
import { PRODUCT } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";

const LABELS = { de: DE, en: EN, es: ES, fr: FR, it: IT };
const { login } = welcomeText;
const filled = (text = "") => text.replace("{{product}}", PRODUCT.name);

test("the chooser of the login page offers FR, DE, EN, ES and IT, and each shows the page in that language [INT-04] [INT-05]", async ({
  page,
}) => {
  await page.goto("/welcome/login");
  const chooser = page.locator("select");
  await expect(chooser.locator("option")).toHaveText([/^FR/, /^DE/, /^EN/, /^ES/, /^IT/]);
  for (const { id, locale } of [...LANGUAGES].reverse()) {
    const labels = LABELS[id];
    await chooser.selectOption(id);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(filled(labels[login.title]));
    await expect(page.getByLabel(labels[login.login] ?? "", { exact: true })).toBeVisible();
    await expect(page.getByLabel(labels[login.password] ?? "", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: labels[login.submit] ?? "", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: labels[login.forgot] ?? "" })).toBeVisible();
  }
});

for (const [asked, id] of [
  ["de", "de"],
  ["mr", "de"],
  ["EN", "en"],
  ["it", "it"],
] as const)
  test(`?lang=${asked} opens the login page in ${id} [INT-03]`, async ({ page }) => {
    await page.goto(`/welcome/login?lang=${asked}`);
    await expect(page.getByRole("button", { name: LABELS[id][login.submit] ?? "", exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${id}`));
  });

for (const asked of ["../../x", "%00", "", "constructor", "xx&lang=de", "x".repeat(5000)])
  test(`?lang=${asked.slice(0, 20)} is no language: the page is in French`, async ({ page }) => {
    await page.goto(`/welcome/login?lang=${asked}`);
    await expect(page.getByRole("button", { name: FR[login.submit] ?? "", exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
  });

test("the language chosen is that of the next visit on this device, unless the address asks for another [INT-02]", async ({ page }) => {
  await page.goto("/welcome/login");
  await page.locator("select").selectOption("es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
  await page.reload();
  await expect(page.getByRole("button", { name: ES[login.submit] ?? "", exact: true })).toBeVisible();
  await page.goto("/welcome/login?lang=it");
  await expect(page.getByRole("button", { name: IT[login.submit] ?? "", exact: true })).toBeVisible();
});
