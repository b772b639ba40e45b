import { expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../generated/languages";
import * as LAYOUT from "../../generated/settings";
import { FORMATS, FRAME_TIMING, LIMITS, LOGO, PRODUCT, SKY, TIMING } from "../../generated/settings";

/** One value of section 9 each: what the specification says, and the constant the product runs on. */
test.each([
  ["notification timeout 2500 ms", "CON-01", TIMING.notificationMs, 2500],
  ["connectivity check at most every 10 min", "CON-02", TIMING.connectivityCheckThrottleMs, 600_000],
  ["online event debounce 500 ms", "CON-03", TIMING.onlineEventDebounceMs, 500],
  ["herd search debounce 500 ms", "CON-04", TIMING.herdSearchDebounceMs, 500],
  ["purge delays 5 s and 10 s", "CON-05", [TIMING.purgeSyncDelayMs, TIMING.purgeClearDelayMs], [5000, 10_000]],
  ["revived frame lifetime 120000 ms", "CON-06", FRAME_TIMING.revivedLifetimeMs, 120_000],
  ["number-button repeat 100 ms", "CON-07", TIMING.numberButtonRepeatMs, 100],
  ["search minimum 3 characters", "CON-08", LIMITS.searchMinimumCharacters, 3],
  ["passwords of 6 in the shell, 8 in the account form", "CON-09", [LIMITS.passwordMinimumShell, LIMITS.passwordMinimumAccount], [6, 8]],
  ["built-in version B", "CON-10", PRODUCT.version, "B"],
  ["terms updated on 1 March 2025", "CON-11", PRODUCT.termsUpdated, "2025-03-01"],
  [
    "safe sync 60 s, or 120 s with a delay of 5 s",
    "CON-12",
    [TIMING.safeSyncTimeoutMs, TIMING.safeSyncLongTimeoutMs, TIMING.safeSyncLongDelayMs],
    [60_000, 120_000, 5000],
  ],
  ["switch initiation delay 200 ms", "CON-13", TIMING.switchInitiationDelayMs, 200],
  ["progress bar to 1 at 800 ms, reset at 1 s", "CON-14", [TIMING.progressFullMs, TIMING.progressResetMs], [800, 1000]],
  ["update loader reload delay 2 s", "CON-15", TIMING.updateLoaderReloadMs, 2000],
  ["support login redirect 1.5 s", "CON-16", TIMING.supportLoginRedirectMs, 1500],
  ["root redirect 0.5 s", "CON-17", TIMING.rootRedirectMs, 500],
  ["logout reload 300 ms", "CON-18", TIMING.logoutReloadMs, 300],
  ["forgot and terms notices 10 s", "CON-19", [TIMING.forgotNoticeMs, TIMING.termsNoticeMs], [10_000, 10_000]],
  ["frame retry 1 s, doubling to 10 s", "CON-20", [FRAME_TIMING.retryMs, FRAME_TIMING.retryCapMs], [1000, 10_000]],
  ["frame readiness timeout 1.5 s", "CON-21", FRAME_TIMING.readinessMs, 1500],
  ["frame idle re-check 120 s", "CON-22", FRAME_TIMING.idleRecheckMs, 120_000],
  ["map reload 3 s after login", "CON-23", FRAME_TIMING.mapReloadAfterLoginMs, 3000],
  ["dashboard tile spinner hidden after 1 s", "CON-24", TIMING.tileSpinnerMs, 1000],
  ["100 stars before 6 and after 18", "CON-25", SKY, { stars: 100, nightBeforeHour: 6, nightAfterHour: 18 }],
  ["special logo from 2024-12-15 to 2024-12-25", "CON-26", LOGO.special.map(({ from, to }) => [from, to]), [["2024-12-15", "2024-12-25"]]],
  ["business-name lead part over at most 100 words", "CON-27", LIMITS.businessNameWords, 100],
  ["herd drawer width 400", "CON-28", LAYOUT.HERD_DRAWER_WIDTH_PX, 400],
  [
    "map under a header of 41 px, 50 px or 0 from the left",
    "CON-29",
    [LAYOUT.HEADER_HEIGHT_PX, LAYOUT.RAIL_WIDTH_DESKTOP_PX, LAYOUT.RAIL_WIDTH_MOBILE_PX],
    [41, 50, 0],
  ],
  ["drawer height in multi mode: window height minus 50", "CON-30", LAYOUT.MULTI_DRAWER_HEIGHT_OFFSET_PX, 50],
  ["mini menu on by default", "CON-31", LAYOUT.MINI_MENU, true],
  ["default language fr", "CON-32", DEFAULT_LANGUAGE, "fr"],
  ["locale fr, euro, 1.000,00", "CON-33", [FORMATS.locale, FORMATS.currency, FORMATS.thousands, FORMATS.decimal], ["fr", "EUR", ".", ","]],
  ["dates DD/MM/YYYY", "CON-34", FORMATS.date, "DD/MM/YYYY"],
  ["tonnes from 1000 kg, one decimal below 100 kg", "CON-35", [FORMATS.weight.tonnesFromKg, FORMATS.weight.oneDecimalBelowKg], [1000, 100]],
  ["herd numbers: over 10 characters the last 9", "CON-36", [LIMITS.herdNumberWhole, LIMITS.herdNumberTail], [10, 9]],
  ["country options FR, DE, EN, ES, IT", "CON-37", LANGUAGES.map(({ country }) => country), ["FR", "DE", "EN", "ES", "IT"]],
])("section 9: %s [%s]", (_name, _id, value, expected) => {
  expect(value).toEqual(expected);
});
