import { expect, type Page, test } from "@playwright/test";
import { startAgainst } from "../support/hostilePlace";
import { type HostileServer, startHostileServer } from "../support/hostileServer";
import { cardOf } from "../support/intruder";
import type { OwnServer } from "../support/ownServer";
import { enter } from "../support/shell";
import { letIn, type Origin, steal, THIEVES, typeUntilRemoved } from "../support/thief";
import { TYPING_PLACES } from "../support/typingPlaces";

const TYPED = "geheim-passwort";

interface Theft {
  readonly origin: Origin;
  readonly shown: boolean;
  /** Null: once. */
  readonly everyMs: number | null;
}

const THEFTS: readonly Theft[] = (["another", "the shell's"] as const).flatMap((origin) =>
  [true, false].flatMap((shown) => [15, null].map((everyMs) => ({ origin, shown, everyMs }))),
);
/** Every place, each with another theft; all thefts at all places with `npm run attacks`. */
const CASES = Object.entries(TYPING_PLACES).flatMap(([name, place], at) => {
  const possible = THEFTS.filter(({ shown }) => !(shown && place.byOthers));
  const chosen = process.env.ATTACKS === "all" ? possible : possible.filter((_, which) => which === (at * 3) % possible.length);
  return chosen.map((theft) => ({ name, place, theft }));
});

let hostile: HostileServer;
let server: OwnServer;

test.beforeAll(async () => {
  hostile = await startHostileServer();
  server = await startAgainst(hostile, [THIEVES.another.app]);
});
test.afterAll(async () => {
  await server.stop();
  await hostile.stop();
});

/** What stands in the field with the focus, in the shell, in its chat or in a page of its origin. */
function typedText(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    let focus = document.activeElement;
    if (focus instanceof HTMLIFrameElement) focus = focus.contentDocument?.activeElement ?? null;
    while (focus?.shadowRoot?.activeElement) focus = focus.shadowRoot.activeElement;
    return focus && "value" in focus ? String(focus.value) : null;
  });
}

for (const { name, place, theft } of CASES) {
  const { origin, shown, everyMs } = theft;
  const times = everyMs === null ? "once" : "again and again";
  test(`a ${shown ? "shown" : "hidden"} page of ${origin} origin that takes the focus from ${name} ${times} gets at most one key and is removed`, async ({
    page,
  }) => {
    if (place.viewport) await page.setViewportSize(place.viewport);
    await place.prepare?.(page);
    await enter(page, place.persona ?? "eleveur-mixte", server.address);
    const thief = await letIn(page, origin, shown);
    await place.open(page, thief);
    const thiefFrame = page.locator(`iframe[data-app="${THIEVES[origin].app}"]`);
    // However late the others come, one key is there before the theft.
    await page.keyboard.press(TYPED.slice(0, 1));
    const stolen = await steal(page, thief.frame, everyMs);
    await typeUntilRemoved(page, TYPED.slice(1), thiefFrame);
    await expect(thiefFrame).toHaveCount(0);
    expect(stolen()).toBeLessThanOrEqual(1);
    const notice = page.locator('[data-notice="negative"]', { hasText: `${THIEVES[origin].name} prenait le clavier` });
    await expect(notice).toBeVisible();
    const rest = await typedText(page);
    // Of a password only what came after the theft is there; other fields lose nothing but that key.
    if (place.keeps === "password") {
      expect(rest?.length).toBeLessThan(TYPED.length);
      await expect(notice).toContainText("mot de passe commencé");
    } else await expect(notice).not.toContainText("mot de passe");
    if (place.keeps === "field") expect(rest?.length).toBeGreaterThanOrEqual(TYPED.length - 1);
    if (place.keeps !== "nothing") expect(TYPED.endsWith(rest?.slice(-5) ?? "?")).toBe(true);
    if (shown) await expect(cardOf(page, "tookFocus")).toBeAttached();
  });
}
