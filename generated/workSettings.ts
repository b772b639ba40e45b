// Generated from registry/settings.yaml : edit the registry, then run npm run registry -- generate.
import type { AccessRules, FeatureGrants } from "../src/domain/registry/tables";
import type { Settings } from "./documents";
import type { RouteName } from "./routeNames";

export const LIMITS: Readonly<Settings["limits"]> = {
  searchMinimumCharacters: 3,
  passwordMinimumShell: 6,
  passwordMinimumAccount: 8,
  businessNameWords: 100,
  herdNumberWhole: 10,
  herdNumberTail: 9,
  loginConcurrency: 4,
};

export const LAYOUT: Readonly<Settings["layout"]> = {
  herdDrawerWidthPx: 400,
  headerHeightPx: 41,
  railWidthDesktopPx: 50,
  railWidthMobilePx: 0,
  multiDrawerHeightOffsetPx: 50,
  desktopFromPx: 992,
  miniMenu: true,
  helpButtonOnDesktop: false,
};

export const FORMATS: Readonly<Settings["formats"]> = {
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

export const SHELL_ROUTES: Readonly<Record<keyof Settings["routes"], RouteName>> = { deskHome: "icowdesk.home.map", soloSync: "synchrozor.sync.solo", search: "search.animal", map: "map.main" };

export const FRAMES: Readonly<Omit<Settings["frames"], "origins">> = { pathParamsInQuery: true, parents: [] };

export const SIGN_IN: Readonly<Settings["signIn"]> = { patienceMs: 2000, serviceCheckNotFor: ["TECHNICIEN"] };
