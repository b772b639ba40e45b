// Generated from registry/settings.yaml : edit the registry, then run npm run registry -- generate.
import type { Settings } from "./documents";

export const TIMING: Readonly<Settings["timing"]> = {
  notificationMs: 2500,
  connectivityCheckThrottleMs: 600000,
  onlineEventDebounceMs: 500,
  herdSearchDebounceMs: 500,
  purgeSyncDelayMs: 5000,
  purgeClearDelayMs: 10000,
  revivedFrameLifetimeMs: 120000,
  numberButtonRepeatMs: 100,
  safeSyncTimeoutMs: 60000,
  safeSyncLongTimeoutMs: 120000,
  safeSyncLongDelayMs: 5000,
  switchInitiationDelayMs: 200,
  progressFullMs: 800,
  progressResetMs: 1000,
  updateLoaderReloadMs: 2000,
  supportLoginRedirectMs: 1500,
  rootRedirectMs: 500,
  logoutReloadMs: 300,
  forgotNoticeMs: 10000,
  termsNoticeMs: 10000,
  frameRetryMs: 1000,
  frameRetryCapMs: 10000,
  frameReadinessMs: 1500,
  frameIdleRecheckMs: 120000,
  mapReloadAfterLoginMs: 3000,
  tileSpinnerMs: 1000,
  frameDeepLinkFallbackMs: 2000,
  callTimeoutMs: 15000,
  tabAnswerMs: 300,
};

export const SKY: Readonly<Settings["sky"]> = { stars: 100, nightBeforeHour: 6, nightAfterHour: 18 };

export const LOGO: Readonly<Settings["logo"]> = { default: "clarine", special: [{ from: "2024-12-15", to: "2024-12-25", asset: "clarine-noel" }] };

export const PRODUCT: Readonly<Settings["product"]> = {
  name: "Clarine",
  version: "B",
  termsUpdated: "2025-03-01",
  termsDocument: "/pages/conditions-utilisation.pdf",
  legalNotice: "/pages/mentions-legales.html",
  supportSite: "/pages/aide.html",
  orderingPrefix: "/ordering",
  chatScript: "/demo/chat-widget.js",
  translationsAddress: "/translate-proxy/translations/{lang}.json",
};

export const DEMO: Readonly<Settings["demo"]> = { hostPatterns: ["demo", "demo.*", "demo-*"], localhost: true, password: "demo-herd", retiredServices: ["loggor"] };

export const MAINTENANCE: Readonly<Settings["maintenance"]> = { lock: false };

export const NETWORK: Readonly<Settings["network"]> = { errorPatterns: ["failed to fetch", "fetch failed", "load failed", "offline", "network error", "networkerror"] };

export const STORAGE: Readonly<Settings["storage"]> = { datexKey: "datex", sessionKey: "clarine.session", multiTimeoutUnit: "ms" };

export const KEPT_QUERY: readonly string[] = ["lang", "numCheptelToSync"];
