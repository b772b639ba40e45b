import { expect, test } from "@playwright/test";
import { missingWorkshop, PRESENTS } from "../../src/examples/productPage/presentations/samples/presentationOf";
import { enter, frameOf, open } from "../e2e/support/shell";
import { pageKinds } from "../support/pageKinds";
import { chooseTheme, holdStill, SIZE_NAMES, SIZES, take, visitAgain } from "./sizesAndThemes";

/** With one herd, so that pages show it: of milk, and of beef for what is about beef alone. */
const MILK = "eleveur-lait";
const BEEF = "eleveur-viande";
const LOOKS = ["light", "dark"] as const;

const isOfBeef = (kind: string) =>
  kind in PRESENTS && missingWorkshop(kind as keyof typeof PRESENTS, { laitier: true, allaitant: false }) !== null;
const KINDS = {
  [MILK]: [...pageKinds(MILK)].filter(([kind]) => !isOfBeef(kind)),
  [BEEF]: [...pageKinds(BEEF)].filter(([kind]) => isOfBeef(kind)),
};

for (const size of SIZE_NAMES)
  for (const theme of LOOKS)
    for (const [who, kinds] of Object.entries(KINDS))
      test.describe(`${size} ${theme}`, () => {
        test.use({ ...SIZES[size], reducedMotion: "reduce" });
        test(`a page of each kind that tiles of ${who} open`, async ({ page }) => {
          await holdStill(page);
          await chooseTheme(page, theme);
          await enter(page, who);
          await visitAgain(page);
          for (const [kind, { href, route }] of kinds) {
            await open(page, href);
            await expect(frameOf(page, route).element.contentFrame().locator("main:not([aria-busy=true]) h1"), kind).toBeVisible();
            await take(page, { who: kind, size, theme, screen: "tile" });
          }
        });
      });
