import { spawnSync } from "node:child_process";
import { expect, type Page, test } from "@playwright/test";
import { type OpenStudio, openStudio } from "./openStudio";

interface ToolMenu {
  readonly sections: readonly { readonly id: string; readonly label: string; readonly tiles: readonly { readonly label: string }[] }[];
}

let studio: OpenStudio;
test.beforeAll(async () => {
  studio = await openStudio();
});
test.afterAll(() => studio.stop());

test("without network, with one herd and in another language the studio shows the tiles that the tool names", async ({ page }) => {
  await page.goto(`${studio.address}#menus`);
  await page.getByLabel("Persona", { exact: true }).selectOption("technicien-multi");
  await page.getByText("Montrer le caché").click();
  await expectMenuOf(page, []);
  await page.getByRole("button", { name: "Hors ligne" }).click();
  await expectMenuOf(page, ["--offline"]);
  await page.getByRole("button", { name: "Un élevage" }).click();
  await expectMenuOf(page, ["--offline", "--mode", "solo"]);
  await page.getByLabel("Langue des menus").selectOption("de");
  await expectMenuOf(page, ["--offline", "--mode", "solo", "--lang", "de"]);
});

test("on a phone the studio draws the tiles in the columns of a phone", async ({ page }) => {
  await page.goto(`${studio.address}#menus/sante`);
  const columns = () =>
    page
      .locator(".group ul")
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  expect(await columns()).toBe(5);
  await page.getByRole("button", { name: "Téléphone" }).click();
  await expect.poll(columns).toBeLessThan(5);
});

/** Every section with its tiles, read from the page and from the tool. */
async function expectMenuOf(page: Page, options: readonly string[]): Promise<void> {
  const { stdout } = spawnSync(
    process.execPath,
    ["codegen/start.mjs", "menu", "--persona", "technicien-multi", "--format", "json", "--lang", "fr", ...options],
    { encoding: "utf8" },
  );
  const { sections }: ToolMenu = JSON.parse(stdout);
  const rows = page.getByRole("navigation", { name: "Rubriques" }).getByRole("link");
  for (const { id, label, tiles } of sections.filter((one) => one.tiles.length > 0)) {
    await rows.and(page.locator(`[href="#menus/${id}"]`)).click();
    await expect(rows.and(page.locator("[aria-current]"))).toContainText(label);
    const shown = page.locator("[data-tile]");
    await expect
      .poll(() => shown.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label"))))
      .toEqual(await labelsOf(page, tiles));
  }
}

/** As they are written, which an account may see the other way round. */
async function labelsOf(page: Page, tiles: ToolMenu["sections"][number]["tiles"]): Promise<readonly string[]> {
  const labels = tiles.map(({ label }) => label);
  return (await page.getByText("Ce compte les voit dans l'ordre inverse").isVisible()) ? labels.toReversed() : labels;
}
