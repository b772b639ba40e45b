import { expect, test } from "@playwright/test";
import { enter, frameOf, open } from "../e2e/support/shell";
import { pageKinds } from "../support/pageKinds";
import { chooseTheme, holdStill, SIZE_NAMES, SIZES, take, visitAgain } from "./sizesAndThemes";

/** With one herd, so that pages show it. */
const WHO = "eleveur-lait";
const LOOKS = ["light", "dark"] as const;

for (const size of SIZE_NAMES)
  for (const theme of LOOKS)
    test.describe(`${size} ${theme}`, () => {
      test.use({ ...SIZES[size], reducedMotion: "reduce" });
      test("a page of each kind that tiles open", async ({ page }) => {
        await holdStill(page);
        await chooseTheme(page, theme);
        await enter(page, WHO);
        await visitAgain(page);
        for (const [kind, { href, route }] of pageKinds(WHO)) {
          await open(page, href);
          await expect(frameOf(page, route).element.contentFrame().locator("main:not([aria-busy=true]) h1"), kind).toBeVisible();
          await take(page, { who: kind, size, theme, screen: "tile" });
        }
      });
    });
