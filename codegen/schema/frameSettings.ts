import { z } from "zod";
import { block, dottedName, form, many, milliseconds as ms, originName, whole, within } from "./common";
import { names, ref } from "./reference";

/** An address that is its own origin: a URL may hold * ; and quotes in its host, which in a header mean everywhere, or end the value. */
const frameOrigin = form(/^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:[a-z0-9-]+\.)*localhost)(?::(?:\d+|\{port\}))?$/, "frameOrigin").refine(
  (address) =>
    URL.canParse(address.replace("{port}", "1")) && new URL(address.replace("{port}", "1")).origin === address.replace("{port}", "1"),
  "frameOrigin",
);

export const frames = z.strictObject({
  pathParamsInQuery: z.boolean(),
  parents: z
    .array(form(/^https?:\/\/[A-Za-z0-9.-]+(?::\d+)?$/, "origin"))
    .describe("Origins that may show the shell in a frame of theirs."),
  origins: z
    .record(names("frame-origin", originName), names("origin-address", frameOrigin))
    .default({})
    .describe(
      "Addresses of the applications that have an origin of their own; {port} is the port of the server. FRAME_ORIGINS sets others at start.",
    ),
});

/** Settings of the frames: what they send, how many are kept, and those with rules of their own. */
export const frameSettings = {
  frameTiming: block("Times of frames, and intervals of what they and the page around the shell send.", {
    readinessMs: ms(100, 60_000),
    loadTimeoutMs: ms(1000, 300_000),
    deepLinkFallbackMs: ms(100, 60_000),
    revivedLifetimeMs: ms(1000, 86_400_000),
    retryMs: ms(100, 60_000),
    retryCapMs: ms(100, 600_000),
    idleRecheckMs: ms(1000, 3_600_000),
    mapReloadAfterLoginMs: ms(100, 60_000),
    heartbeatMs: ms(1000, 600_000).describe("How often the active frame is asked whether it still answers."),
    parentReloadGapMs: ms(1000, 86_400_000).describe("How long after a reload a page around the shell may ask for another."),
  }),
  framePool: block("How many frames are kept, which are loaded ahead, and those with rules of their own.", {
    caps: many(z.strictObject({ memoryGb: within(0, 1024), frames: whole(1, 200) })).describe(
      "Live frames at most, by the memory of the device: the entry with the most memory that the device has counts.",
    ),
    capUnknown: whole(1, 200).describe("Live frames at most where the browser does not report the memory."),
    loadWeight: within(0, 10_000).describe("What a second of loading is worth, in seconds since a frame was last shown."),
    preload: z.strictObject({
      frames: whole(0, 20).describe("Frames loaded ahead for each page that is opened; 0: none."),
      idleMs: ms(100, 600_000).describe("How long nothing else must have been opened before."),
      networks: z
        .array(z.enum(["slow-2g", "2g", "3g", "4g"]))
        .describe("Networks, as the browser names their speed, on which frames are loaded ahead; never one that is paid by volume."),
    }),
    reloads: block("Loads that a page may start by itself within that time; beyond it is stopped.", {
      most: whole(1, 100),
      withinMs: ms(1000, 3_600_000),
    }),
    stateManager: ref("application", dottedName).describe("Application whose hidden frame is checked from time to time."),
    map: ref("application", dottedName).describe(
      "Application that is loaded again after a login and when herd, herd context or language change.",
    ),
  }),
};
