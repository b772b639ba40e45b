import { z } from "zod";
import { address, block, document, dottedName, form, icon, locale, many, milliseconds as ms, texts, whole, within, word } from "./common";
import { frameSettings, frames } from "./frameSettings";
import { names, ref } from "./reference";

const grant = ref("grant", dottedName);
const route = ref("route", dottedName);

const DAY = 86_400_000;
const px = (least: number, most: number) => whole(least, most).describe("CSS pixels");
const attempts = z.strictObject({ perAccount: whole(1, 10_000), perAddress: whole(1, 1_000_000), windowMs: ms(1000, DAY) });

/** What the shell can do by itself. */
const SHELL_ACTIONS = [
  "home",
  "herds",
  "favourites",
  "theme",
  "language",
  "copyAddress",
  "notices",
  "sessions",
  "shortcuts",
  "help",
  "call",
  "logout",
] as const;

const currency = form(/^[A-Z]{3}$/, "currency").refine((code) => Intl.supportedValuesOf("currency").includes(code), "currency");

const colour = form(/^#[0-9a-f]{6}$/, "colour");

const blocks = z.strictObject({
  timing: z.strictObject({
    notificationMs: ms(1000, 60_000),
    connectivityCheckThrottleMs: ms(1000, DAY),
    onlineEventDebounceMs: ms(50, 10_000),
    herdSearchDebounceMs: ms(50, 5000),
    purgeSyncDelayMs: ms(100, 600_000),
    purgeClearDelayMs: ms(100, 600_000),
    numberButtonRepeatMs: ms(20, 2000),
    safeSyncTimeoutMs: ms(1000, 600_000),
    safeSyncLongTimeoutMs: ms(1000, 3_600_000),
    safeSyncLongDelayMs: ms(100, 600_000),
    switchInitiationDelayMs: ms(10, 10_000),
    progressFullMs: ms(50, 10_000),
    progressResetMs: ms(50, 20_000),
    updateLoaderReloadMs: ms(100, 60_000),
    supportLoginRedirectMs: ms(100, 60_000),
    rootRedirectMs: ms(10, 10_000),
    logoutReloadMs: ms(10, 10_000),
    forgotNoticeMs: ms(1000, 120_000),
    termsNoticeMs: ms(1000, 120_000),
    tileSpinnerMs: ms(50, 10_000),
    callTimeoutMs: ms(1000, 300_000),
    tabAnswerMs: ms(20, 10_000),
  }),
  limits: z.strictObject({
    searchMinimumCharacters: whole(1, 20),
    passwordMinimumShell: whole(4, 64),
    passwordMinimumAccount: whole(4, 64),
    businessNameWords: whole(1, 1000),
    herdNumberWhole: whole(1, 40),
    herdNumberTail: whole(1, 40),
    herdsInCalls: whole(1, 10_000),
  }),
  layout: z.strictObject({
    herdDrawerWidthPx: px(200, 1200),
    headerHeightPx: px(24, 200),
    railWidthDesktopPx: px(0, 400),
    railWidthMobilePx: px(0, 400),
    multiDrawerHeightOffsetPx: px(0, 1000),
    desktopFromPx: px(320, 4000),
    miniMenu: z.boolean(),
    helpButtonOnDesktop: z.boolean(),
  }),
  sky: z.strictObject({ stars: whole(0, 2000), nightBeforeHour: whole(0, 23), nightAfterHour: whole(0, 23) }),
  logo: z.strictObject({
    default: ref("logo", z.string()),
    special: z.array(z.strictObject({ from: z.iso.date(), to: z.iso.date(), asset: ref("logo", z.string()) })),
  }),
  formats: z.strictObject({
    locale,
    currency,
    thousands: names("separator", z.string()),
    decimal: names("separator", z.string()),
    date: form(/^(?:DD([^A-Za-z]+)MM\1YYYY|MM([^A-Za-z]+)DD\2YYYY|YYYY([^A-Za-z]+)MM\3DD)$/, "dateForm"),
    weight: z.strictObject({
      tonnesFromKg: within(1, 1_000_000),
      oneDecimalBelowKg: within(0, 1_000_000),
      kgDecimals: whole(0, 6),
      tonneDecimals: whole(0, 6),
    }),
    businessNameCommonWords: z.array(word),
    numberRounding: z.enum(["halfUp", "down", "up"]),
    numberStep: whole(1, 100_000),
    nationalNumber: z.strictObject({ countryLetters: whole(0, 4), emphasised: whole(1, 12) }),
  }),
  access: z.strictObject({
    offlineMask: whole(1, 1_073_741_824),
    allOpensEverything: z.boolean(),
    everybody: names("grant", z.string()),
  }),
  features: z.strictObject({
    multiHerd: grant,
    multiHerdOffline: grant,
    ping: grant,
    purge: grant,
    translations: grant,
    forceTranslations: grant,
    supportChat: grant,
    candidate: ref("right", dottedName),
  }),
  routes: block("Pages the shell leads to.", { deskHome: route, soloSync: route, sync: route, search: route, animal: route, map: route }),
  product: z.strictObject({
    name: z.string(),
    version: z.string(),
    termsUpdated: z.iso.date(),
    termsPage: address.describe("The terms of use as a page, to be read."),
    termsDocument: address.describe("The same as a document, to be saved."),
    legalNotice: address,
    supportSite: address,
    supportPhone: form(/^\+?[\d ().-]{4,24}$/, "phoneNumber").describe("Said to whoever can do nothing by themselves."),
    orderingPrefix: form(/^(?:\/[A-Za-z0-9_-]+)+$/, "frameAddress"),
    chatScript: address,
    translationsAddress: address,
  }),
  demo: z.strictObject({
    hostPatterns: z.array(word).describe("Hostnames that mean demo; * stands for any characters."),
    localhost: z.boolean(),
    password: z.string(),
    retiredServices: z
      .array(word)
      .describe("Services whose service workers the service check takes away: applications, or the first part of an address."),
  }),
  rateLimits: block("Attempts that the demo server answers within a window, for one account and from one address.", {
    signIn: attempts,
    recovery: attempts,
  }),
  sessions: block("How long a session lasts at most after its sign-in, however often it is used.", { longestDays: whole(1, 3650) }),
  storedActions: block("Actions that the server keeps of one account, and the bytes of their payloads; further ones wait on the device.", {
    actions: whole(1, 100_000_000),
    bytes: whole(1_048_576, 1e12),
  }),
  maintenance: z.strictObject({ lock: z.boolean() }),
  network: z.strictObject({ errorPatterns: z.array(z.string()) }),
  storage: z.strictObject({
    datexKey: z.string(),
    sessionKey: z.string(),
    multiTimeoutUnit: z.enum(["ms", "s"]),
    applicationShare: within(0.01, 1).describe("Part of the room on a device that one application may fill."),
  }),
  frames,
  signIn: z.strictObject({
    idleTimeoutMs: ms(100, 60_000).describe(
      "How long a login of a sub-application is waited for before it goes on by itself, in milliseconds.",
    ),
    loginConcurrency: whole(1, 20),
    serviceCheckNotFor: z
      .array(ref("origin", z.string()))
      .describe("Origins of users for whom there is no service check while their account follows several herds."),
  }),
  outbox: block("The queue of actions: its database on the device, the pauses after a failure, and how much of one user may wait.", {
    database: z.string(),
    retryMs: ms(100, 600_000),
    retryCapMs: ms(1000, DAY).describe("The pause doubles after each failure, up to this."),
    mostActions: whole(1, 1_000_000),
    mostBytes: whole(65_536, 1e12),
    nearlyFull: within(0.01, 1).describe("Part of this room from which on the user is told."),
  }),
  quickAccess: block("The search over pages, herds and actions, favourites and recent pages.", {
    animalQuery: form(/^[A-Za-z][A-Za-z0-9_-]*$/, "paramName").describe("Query key under which routes.search receives what was typed."),
    results: whole(1, 100).describe("Results shown of each kind; the others are counted."),
    recents: whole(1, 100).describe("Pages opened last that are offered."),
    notices: whole(1, 500).describe("Messages that can be read again."),
    duePages: whole(1, 50).describe("Pages with something late that the bell and the search name."),
    scanGapMs: ms(5, 1000).describe("The longest pause between two keys of a tag reader that plugs in as a keyboard."),
    scanDigits: whole(3, 30).describe("Digits of the shortest number such a reader sends."),
    acts: z
      .array(z.strictObject({ id: word, icon, route, params: z.record(ref("param", z.string()), z.string()), stage: word.optional() }))
      .describe(
        "What the search offers to do: at any time without params; else with an animal, whose {id}, {number} and {lot} are put in.",
      ),
    actions: z
      .array(z.strictObject({ id: z.enum(SHELL_ACTIONS), icon }))
      .describe("Actions of the shell that the search offers, in their order."),
  }),
  installed: block("How the product shows itself when it is installed: the web app manifest, with the shortcuts of the tiles.", {
    shortName: z.string().min(1).max(12).describe("Under the icon; phones cut off what is longer."),
    description: texts,
    themeColour: colour,
    backgroundColour: colour,
    icons: many(
      z.strictObject({
        file: ref("picture", form(/^[a-z0-9-]+\.svg$/, "svgFile")),
        purpose: z.enum(["any", "maskable"]),
      }),
    ),
  }),
  vitals: block("Speed as users have it (LCP, INP, CLS, TTFB), written in the log of the shell.", {
    sampleShare: within(0, 1).describe("Part of the page loads that are measured: 0 none, 1 all."),
  }),
  ...frameSettings,
  keptQuery: z.array(word).describe("Query values that survive the way to the login page."),
});

/** A file of registry/settings: some of the values of section 9 and those the decisions name. Units end the names. */
export const settings = document("Settings", "Values of section 9 and other configuration", blocks.partial().shape);

export type SettingsDocument = z.infer<typeof blocks>;
