// Generated from registry/settings : edit the registry, then run npm run registry -- generate.
import type { Settings } from "./documents";
import type { AccessRules, FeatureGrants } from "../src/domain/registry/access";
import type { RouteName } from "./routeNames";

export const RATE_LIMITS: Readonly<Required<Settings>["rateLimits"]> = {
  signIn: { perAccount: 10, perAddress: 300, windowMs: 900000 },
  recovery: { perAccount: 10, perAddress: 300, windowMs: 900000 },
};

export const DEMO: Readonly<Required<Settings>["demo"]> = { hostPatterns: ["demo", "demo.*", "demo-*"], localhost: true, password: "demo-herd", retiredServices: ["loggor"] };

export const FORMATS: Readonly<Required<Settings>["formats"]> = {
  locale: "fr",
  currency: "EUR",
  thousands: ".",
  decimal: ",",
  date: "DD/MM/YYYY",
  weight: { tonnesFromKg: 1000, oneDecimalBelowKg: 100, kgDecimals: 0, tonneDecimals: 2 },
  businessNameCommonWords: [
    "gaec",
    "ferme",
    "earl",
    "elevage",
    "du",
    "de",
    "la",
    "le",
    "les",
    "des",
    "d",
    "l",
    "scea",
    "scl",
    "sarl",
    "eurl",
    "sas",
  ],
  numberRounding: "halfUp",
  numberStep: 10,
  nationalNumber: { countryLetters: 2, emphasised: 4 },
};

export const FRAME_TIMING: Readonly<Required<Settings>["frameTiming"]> = {
  readinessMs: 1500,
  loadTimeoutMs: 15000,
  deepLinkFallbackMs: 2000,
  revivedLifetimeMs: 120000,
  retryMs: 1000,
  retryCapMs: 10000,
  idleRecheckMs: 120000,
  mapReloadAfterLoginMs: 3000,
  heartbeatMs: 10000,
  parentReloadGapMs: 60000,
};

export const FRAME_POOL: Readonly<Required<Settings>["framePool"]> = {
  caps: [{ memoryGb: 0, frames: 5 }, { memoryGb: 2, frames: 8 }, { memoryGb: 4, frames: 16 }, { memoryGb: 8, frames: 30 }],
  capUnknown: 10,
  loadWeight: 10,
  preload: { frames: 2, idleMs: 2000, networks: ["4g"] },
  reloads: { most: 5, withinMs: 10000 },
  stateManager: "stateManager",
  map: "map",
};

export const LIMITS: Readonly<Required<Settings>["limits"]> = {
  searchMinimumCharacters: 3,
  passwordMinimumShell: 6,
  passwordMinimumAccount: 8,
  businessNameWords: 100,
  herdNumberWhole: 10,
  herdNumberTail: 9,
  herdsInCalls: 100,
};

export const NETWORK: Readonly<Required<Settings>["network"]> = { errorPatterns: ["failed to fetch", "fetch failed", "load failed", "offline", "network error", "networkerror"] };

export const STORED_ACTIONS: Readonly<Required<Settings>["storedActions"]> = { actions: 50000, bytes: 50000000 };

export const OUTBOX: Readonly<Required<Settings>["outbox"]> = {
  database: "clarine.outbox",
  retryMs: 1000,
  retryCapMs: 60000,
  mostActions: 20000,
  mostBytes: 50000000,
  nearlyFull: 0.8,
};

export const PRODUCT: Readonly<Required<Settings>["product"]> = {
  name: "Clarine",
  version: "B",
  termsUpdated: "2025-03-01",
  termsPage: "/pages/conditions-utilisation.html",
  termsDocument: "/pages/conditions-utilisation.pdf",
  legalNotice: "/pages/mentions-legales.html",
  supportSite: "/pages/aide.html",
  supportPhone: "02 61 91 00 00",
  orderingPrefix: "/ordering",
  chatScript: "/demo/chat-widget.js",
  translationsAddress: "/translate-proxy/translations/{lang}.json",
};

export const MAINTENANCE: Readonly<Required<Settings>["maintenance"]> = { lock: false };

export const VITALS: Readonly<Required<Settings>["vitals"]> = { sampleShare: 0.1 };

export const SKY: Readonly<Required<Settings>["sky"]> = { stars: 100, nightBeforeHour: 6, nightAfterHour: 18 };

export const LOGO: Readonly<Required<Settings>["logo"]> = { default: "clarine", special: [{ from: "2024-12-15", to: "2024-12-25", asset: "clarine-noel" }] };

export const QUICK_ACCESS: Readonly<Required<Settings>["quickAccess"]> = {
  animalQuery: "animal",
  results: 8,
  recents: 6,
  notices: 30,
  duePages: 4,
  scanGapMs: 50,
  scanDigits: 6,
  acts: [
    { id: "calving", icon: "calf", route: "mouvements.easycow.naissance", params: {} },
    { id: "treatment", icon: "vaccine", route: "sante.carnet.consultation.detail", params: {} },
    { id: "exit", icon: "logout", route: "mouvements.sortie", params: {} },
    {
      id: "weaning",
      icon: "baby-bottle",
      route: "card.action",
      params: { action: "sevrage", id: "{id}" },
      stage: "toWean",
    },
    {
      id: "insemination",
      icon: "heat",
      route: "card.action",
      params: { action: "insemination", id: "{id}" },
      stage: "toInseminate",
    },
    {
      id: "dryOff",
      icon: "milk-off",
      route: "card.action",
      params: { action: "tarissement", id: "{id}" },
      stage: "toDryOff",
    },
    { id: "calving", icon: "calf", route: "card.action", params: { action: "velage", id: "{id}" }, stage: "toCalve" },
    { id: "care", icon: "vaccine", route: "card.action", params: { action: "soin", id: "{id}" } },
    { id: "weighing", icon: "weight", route: "card.action", params: { action: "pesee", id: "{id}" } },
    { id: "lot", icon: "map-2", route: "map.detail", params: { id: "{lot}" } },
    { id: "pedigree", icon: "sitemap", route: "genetique.pedigree", params: { id: "{id}" } },
  ],
  actions: [
    { id: "home", icon: "home" },
    { id: "herds", icon: "barn" },
    { id: "notices", icon: "bell" },
    { id: "favourites", icon: "star" },
    { id: "call", icon: "headset" },
    { id: "help", icon: "help" },
    { id: "copyAddress", icon: "link" },
    { id: "sessions", icon: "devices" },
    { id: "shortcuts", icon: "keyboard" },
    { id: "logout", icon: "logout" },
    { id: "theme", icon: "sun" },
    { id: "language", icon: "language" },
  ],
};

export const SESSIONS: Readonly<Required<Settings>["sessions"]> = { longestDays: 90 };

export const SIGN_IN: Readonly<Required<Settings>["signIn"]> = { idleTimeoutMs: 2000, loginConcurrency: 4, serviceCheckNotFor: ["TECHNICIEN"] };

export const STORAGE: Readonly<Required<Settings>["storage"]> = { datexKey: "datex", sessionKey: "clarine.session", multiTimeoutUnit: "ms", applicationShare: 0.5 };

export const TIMING: Readonly<Required<Settings>["timing"]> = {
  notificationMs: 2500,
  connectivityCheckThrottleMs: 600000,
  onlineEventDebounceMs: 500,
  herdSearchDebounceMs: 500,
  purgeSyncDelayMs: 5000,
  purgeClearDelayMs: 10000,
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
  tileSpinnerMs: 1000,
  callTimeoutMs: 15000,
  tabAnswerMs: 1000,
};

export const HERD_DRAWER_WIDTH_PX: number = 400;

export const HEADER_HEIGHT_PX: number = 41;

export const RAIL_WIDTH_DESKTOP_PX: number = 50;

export const RAIL_WIDTH_MOBILE_PX: number = 0;

export const MULTI_DRAWER_HEIGHT_OFFSET_PX: number = 50;

export const DESKTOP_FROM_PX: number = 992;

export const MINI_MENU: boolean = true;

export const HELP_BUTTON_ON_DESKTOP: boolean = false;

export const FRAMES: Readonly<Omit<Required<Settings>["frames"], "origins">> = { pathParamsInQuery: true, parents: [] };

export const ACCESS: AccessRules = { offlineMask: 8, allOpensEverything: false, everybody: "ALL" };

export const FEATURES: FeatureGrants = {
  multiHerd: "icowdesk.switchor",
  multiHerdOffline: "icowdesk.offlineReady",
  ping: "icowdesk.ping",
  purge: "icowdesk.purge",
  translations: "intl",
  forceTranslations: "intl.forceTrad",
  supportChat: "account.supportChat",
  candidate: "icowdesk.candidate",
};

export const SHELL_ROUTES: Readonly<Record<keyof Required<Settings>["routes"], RouteName>> = {
  deskHome: "icowdesk.home.map",
  soloSync: "synchrozor.sync.solo",
  sync: "synchrozor.sync.main",
  search: "search.animal",
  animal: "card.detail",
  map: "map.main",
};

export const KEPT_QUERY: readonly string[] = ["lang", "numCheptelToSync"];
