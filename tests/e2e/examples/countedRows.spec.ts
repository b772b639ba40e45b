import { expect, test } from "@playwright/test";
import { CALLS } from "../../../generated/calls";
import { pageKinds } from "../../support/pageKinds";
import { DESKTOP } from "../support/layout";
import { enter, frameOf, open, shortcutsAreThere } from "../support/shell";

const WHO = "eleveur-lait";
const { href, route } = pageKinds(WHO).get("tasks") ?? { href: "", route: "" };

test("what is done on a page counts no more on its tile, in the bell and in the search, without a reload; taken back it counts again", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await enter(page, WHO);
  await shortcutsAreThere(page);
  await open(page, href);
  const inside = frameOf(page, route).element.contentFrame();
  const late = inside.getByRole("row").filter({ hasText: /de retard|en retard/ });
  const id = await late.locator("[data-act]").first().getAttribute("data-act");
  const act = inside.locator(`[data-act="${id}"]`);
  const tile = page.locator('[data-tile="planning-tasks"] b');
  const inBell = page.getByRole("dialog", { name: "Notifications" }).getByText(/^\d+ tâches en retard$/);
  const inSearch = page.getByRole("option", { name: /Tâches du jour/ });
  const counted = async () => {
    await page.locator('[data-tab="planning"]').click();
    await expect(tile).toHaveText(/^\d+$/);
    const told = Number(await tile.innerText());
    await page.keyboard.press("Escape");
    return told;
  };
  const expectCounted = async (count: number) => {
    await expect.poll(counted).toBe(count);
    await page.locator("[data-bell]").click();
    await expect(inBell).toHaveText(new RegExp(`^${count} `));
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await expect(inSearch.first()).toContainText(String(count));
    await page.keyboard.press("Escape");
  };
  const press = async () => {
    const sent = page.waitForResponse(`**${CALLS.syncActions.path}`);
    await act.click();
    expect((await sent).status()).toBe(200);
  };
  const before = await counted();
  expect(before).toBeGreaterThan(1);
  await expectCounted(before);
  await press();
  await expect(act).toBeChecked();
  await expectCounted(before - 1);
  await press();
  await expect(act).not.toBeChecked();
  await expectCounted(before);
});
