import { z } from "zod";
import { dottedName, icon, originName, texts } from "./common";

const ms = z.number().int().nonnegative().meta({ description: "milliseconds" });
const px = z.number().int().nonnegative().meta({ description: "CSS pixels" });
const count = z.number().int().positive();
const attempts = z.strictObject({ perAccount: z.number().int().positive(), perAddress: z.number().int().positive(), windowMs: ms });

/** What the shell can do by itself. */
const SHELL_ACTIONS = [
  "home",
  "herds",
  "favourites",
  "theme",
  "language",
  "copyAddress",
  "notices",
  "shortcuts",
  "help",
  "logout",
] as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/, "a colour as #rrggbb in small letters");

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
      origins: z.record(originName, z.string()).default({}).meta({
        description:
          "Addresses of the applications that have an origin of their own; {port} is the port of the server. FRAME_ORIGINS sets others at start.",
      }),
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
    finding: z
      .strictObject({
        animalQuery: z
          .string()
          .regex(/^[A-Za-z][A-Za-z0-9_-]*$/)
          .meta({ description: "Query key under which the search of an animal (routes.search) is handed what was typed." }),
        results: count.meta({ description: "Results shown of each kind; the others are counted." }),
        recents: count.meta({ description: "Pages opened last that are offered." }),
        notices: count.meta({ description: "Messages that can be read again." }),
        scanGapMs: ms.meta({ description: "The longest pause between two keys of a tag reader that plugs in as a keyboard." }),
        scanDigits: count.meta({ description: "Digits of the shortest number such a reader sends." }),
        actions: z
          .array(z.strictObject({ id: z.enum(SHELL_ACTIONS), icon }))
          .meta({ description: "Actions of the shell that the search offers, in their order." }),
      })
      .meta({ description: "The search over pages, herds and actions, favourites and recent pages." }),
    installed: z
      .strictObject({
        shortName: z.string().min(1).max(12).meta({ description: "Under the icon; phones cut off what is longer." }),
        description: texts,
        themeColour: colour,
        backgroundColour: colour,
        icons: z
          .array(
            z.strictObject({
              file: z.string().regex(/^[a-z0-9-]+\.svg$/, "the name of an SVG file in public/"),
              purpose: z.enum(["any", "maskable"]),
            }),
          )
          .min(1),
      })
      .meta({ description: "How the product shows itself when it is installed: the web app manifest, with the shortcuts of the tiles." }),
    vitals: z
      .strictObject({
        sampleShare: z.number().min(0).max(1).meta({ description: "Part of the page loads that are measured: 0 none, 1 all." }),
      })
      .meta({ description: "Speed as users have it (LCP, INP, CLS, TTFB), written in the log of the shell." }),
    frameTalk: z
      .strictObject({
        heartbeatMs: ms.meta({ description: "How often the frame in front is asked whether it still answers." }),
        parentReloadGapMs: ms.meta({ description: "How long after a reload a page around the shell is heard again when it asks for one." }),
      })
      .meta({ description: "What frames and the page around the shell may ask for." }),
    framePool: z
      .strictObject({
        caps: z
          .array(z.strictObject({ memoryGb: z.number().nonnegative(), frames: count }))
          .min(1)
          .meta({
            description: "Live frames at most, by the memory of the device: the entry with the most memory that the device has counts.",
          }),
        capUnknown: count.meta({ description: "Live frames at most where the browser does not tell the memory." }),
        loadWeight: z
          .number()
          .nonnegative()
          .meta({ description: "What a second of loading is worth, in seconds since a frame was last shown." }),
        preload: z.strictObject({
          frames: z.number().int().nonnegative().meta({ description: "Frames loaded ahead for each page that is opened; 0: none." }),
          calmMs: ms.meta({ description: "How long nothing else must have been opened before." }),
          networks: z.array(z.enum(["slow-2g", "2g", "3g", "4g"])).meta({
            description: "Networks, as the browser names their speed, on which frames are loaded ahead; never one that is paid by volume.",
          }),
        }),
        reloads: z
          .strictObject({ most: count, withinMs: ms })
          .meta({ description: "Loads that a page may start by itself within that time; beyond it is stopped." }),
        stateManager: dottedName.meta({ description: "Application whose hidden frame is checked from time to time." }),
        map: dottedName.meta({
          description: "Application that is loaded again after a login and when herd, herd context or language change.",
        }),
      })
      .meta({ description: "How many frames live, which are loaded ahead, and those with rules of their own." }),
    keptQuery: z.array(z.string()).meta({ description: "Query values that survive the way to the login page." }),
  })
  .meta({ id: "Settings", title: "Values of section 9 and other configuration" });

export type SettingsDocument = z.infer<typeof settings>;
