import { z } from "zod";
import { dottedName } from "./common";

const ms = z.number().int().nonnegative().meta({ description: "milliseconds" });
const px = z.number().int().nonnegative().meta({ description: "CSS pixels" });
const attempts = z.strictObject({ perAccount: z.number().int().positive(), perAddress: z.number().int().positive(), windowMs: ms });

/** registry/settings.yaml: the values of section 9 and the configuration values the decisions name. Units end the names. */
export const settings = z
  .strictObject({
    timing: z.strictObject({
      notificationMs: ms,
      connectivityCheckThrottleMs: ms,
      onlineEventDebounceMs: ms,
      herdSearchDebounceMs: ms,
      purgeSyncDelayMs: ms,
      purgeClearDelayMs: ms,
      revivedFrameLifetimeMs: ms,
      numberButtonRepeatMs: ms,
      safeSyncTimeoutMs: ms,
      safeSyncLongTimeoutMs: ms,
      safeSyncLongDelayMs: ms,
      switchInitiationDelayMs: ms,
      progressFullMs: ms,
      progressResetMs: ms,
      updateLoaderReloadMs: ms,
      supportLoginRedirectMs: ms,
      rootRedirectMs: ms,
      logoutReloadMs: ms,
      forgotNoticeMs: ms,
      termsNoticeMs: ms,
      frameRetryMs: ms,
      frameRetryCapMs: ms,
      frameReadinessMs: ms,
      frameIdleRecheckMs: ms,
      mapReloadAfterLoginMs: ms,
      tileSpinnerMs: ms,
      frameDeepLinkFallbackMs: ms,
      callTimeoutMs: ms,
      tabAnswerMs: ms,
    }),
    limits: z.strictObject({
      searchMinimumCharacters: z.number().int(),
      passwordMinimumShell: z.number().int(),
      passwordMinimumAccount: z.number().int(),
      businessNameWords: z.number().int(),
      herdNumberWhole: z.number().int(),
      herdNumberTail: z.number().int(),
      loginConcurrency: z.number().int().positive(),
    }),
    layout: z.strictObject({
      herdDrawerWidthPx: px,
      headerHeightPx: px,
      railWidthDesktopPx: px,
      railWidthMobilePx: px,
      multiDrawerHeightOffsetPx: px,
      desktopFromPx: px,
      miniMenu: z.boolean(),
      helpButtonOnDesktop: z.boolean(),
    }),
    sky: z.strictObject({ stars: z.number().int(), nightBeforeHour: z.number().int(), nightAfterHour: z.number().int() }),
    logo: z.strictObject({
      default: z.string(),
      special: z.array(z.strictObject({ from: z.iso.date(), to: z.iso.date(), asset: z.string() })),
    }),
    formats: z.strictObject({
      locale: z.string(),
      currency: z.string(),
      thousands: z.string(),
      decimal: z.string(),
      date: z.string(),
      weight: z.strictObject({
        tonnesFromKg: z.number(),
        oneDecimalBelowKg: z.number(),
        kgDecimals: z.number().int().nonnegative(),
        tonneDecimals: z.number().int().nonnegative(),
      }),
      businessNameCommonWords: z.array(z.string()),
      numberRounding: z.enum(["halfUp", "down", "up"]),
      numberStep: z.number().int(),
      nationalNumber: z.strictObject({ countryLetters: z.number().int().nonnegative(), emphasised: z.number().int().positive() }),
    }),
    access: z.strictObject({ offlineMask: z.number().int(), allOpensEverything: z.boolean(), everybody: z.string() }),
    features: z.strictObject({
      multiHerd: dottedName,
      multiHerdOffline: dottedName,
      ping: dottedName,
      purge: dottedName,
      translations: dottedName,
      forceTranslations: dottedName,
      supportChat: dottedName,
      candidate: dottedName,
    }),
    routes: z
      .strictObject({ deskHome: dottedName, soloSync: dottedName, search: dottedName, map: dottedName })
      .meta({ description: "Routes that flows of the shell lead to." }),
    product: z.strictObject({
      name: z.string(),
      version: z.string(),
      termsUpdated: z.iso.date(),
      termsDocument: z.string(),
      legalNotice: z.string(),
      supportSite: z.string(),
      orderingPrefix: z.string(),
      chatScript: z.string(),
      translationsAddress: z.string(),
    }),
    demo: z.strictObject({
      hostPatterns: z.array(z.string()).meta({ description: "Hostnames that mean demo; * stands for any characters." }),
      localhost: z.boolean(),
      password: z.string(),
      retiredServices: z.array(z.string()).meta({
        description: "Services whose service workers the service check takes away: applications, or the first part of an address.",
      }),
    }),
    rateLimits: z
      .strictObject({ signIn: attempts, recovery: attempts, renew: attempts })
      .meta({ description: "Attempts that the demo server answers within a window, for one account and from one address." }),
    maintenance: z.strictObject({ lock: z.boolean() }),
    network: z.strictObject({ errorPatterns: z.array(z.string()) }),
    storage: z.strictObject({ datexKey: z.string(), sessionKey: z.string(), multiTimeoutUnit: z.enum(["ms", "s"]) }),
    frames: z.strictObject({
      pathParamsInQuery: z.boolean(),
      parents: z.array(z.string()).meta({ description: "Origins that may show the shell in a frame of theirs." }),
    }),
    signIn: z.strictObject({
      patienceMs: ms.meta({
        description: "How long a login of a sub-application is waited for before it goes on by itself, in milliseconds.",
      }),
      serviceCheckNotFor: z
        .array(z.string())
        .meta({ description: "Origins of users for whom there is no service check while their account follows several herds." }),
    }),
    outbox: z.strictObject({ database: z.string(), retryMs: ms, retryCapMs: ms }).meta({
      description: "The queue of actions: its database on the device, and the pause after a failed attempt, which doubles up to the cap.",
    }),
    keptQuery: z.array(z.string()).meta({ description: "Query values that survive the way to the login page." }),
  })
  .meta({ id: "Settings", title: "Values of section 9 and other configuration" });

export type SettingsDocument = z.infer<typeof settings>;
