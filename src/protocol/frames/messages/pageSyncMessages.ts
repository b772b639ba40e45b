import * as z from "zod/mini";
import type { MessageSpec } from "./message";
import { SYNC_ENTRIES, SYNC_READ } from "./syncMessages";
import type { SyncEntries, SyncHerd, SyncItem, SyncOverview } from "./syncOverview";

/** What only the page parses, with its schemas. The shell does not load these. */
const count = z.int().check(z.nonnegative());

const herd: z.ZodMiniType<SyncHerd> = z.strictObject({
  numCheptel: z.string(),
  name: z.string(),
  state: z.enum(["WIP", "DRAFT", "SUCCESS", "ERROR", "WARNING"]),
  progress: z.number(),
  waiting: count,
  parked: count,
});

const item: z.ZodMiniType<SyncItem> = z.strictObject({
  key: z.string(),
  numCheptel: z.string(),
  application: z.string(),
  label: z.nullable(z.string()),
  at: z.string(),
  refusal: z.nullable(z.strictObject({ status: z.int(), reason: z.string(), by: z.enum(["server", "line", "version"]) })),
  conflict: z.nullable(z.strictObject({ held: z.unknown() })),
  payload: z.unknown(),
  sentAt: z.nullable(z.string()),
});

const overview: z.ZodMiniType<SyncOverview> = z.strictObject({
  loading: z.boolean(),
  purge: z.boolean(),
  herds: z.readonly(z.array(herd)),
  oldestAt: z.nullable(z.string()),
  nextTryAt: z.nullable(z.string()),
  nearlyFull: z.nullable(z.number()),
  parked: z.readonly(z.array(item)),
  waiting: z.readonly(z.array(item)),
  sent: z.readonly(z.array(item)),
  discarded: z.readonly(z.array(item)),
});

const entries: z.ZodMiniType<SyncEntries> = z.strictObject({ text: z.string(), next: z.nullable(z.string()) });

export const PAGE_SYNC_ENTRIES: MessageSpec<{ readonly from: string | null }, SyncEntries> = { ...SYNC_ENTRIES, value: entries };

export const PAGE_SYNC_READ: MessageSpec<Record<string, never>, SyncOverview> = { ...SYNC_READ, value: overview };
