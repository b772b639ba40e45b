import type { SyncStatus } from "../../sdk";
import { isRealDay, readIsoDay } from "../../sdk/formats";
import { isObject } from "../parts/isObject";

/** How far something the user has done is on its way to the server. */
export type Sending = "keeping" | "waiting" | "sent" | "refused";

/** What the user has changed about a task. */
export interface Change {
  readonly done: boolean;
  /** The day it was put off to, `2025-03-01`; null: as planned. */
  readonly day: string | null;
  readonly note: string;
  readonly sending: Sending;
}

export type Changes = Readonly<Record<string, Change>>;

export const UNCHANGED: Change = { done: false, day: null, note: "", sending: "sent" };

export const NOTE_LENGTH = 280;

/** Reads what the storage holds; entries of another shape are left out. */
export function readChanges(value: unknown): Changes {
  return Object.fromEntries(entriesOf(value).flatMap(([id, entry]) => (isObject(entry) ? [[id, readChange(entry)]] : [])));
}

/** What waited when the page was last open, as the queue has it now: sent, or set aside. */
export function settled(changes: Changes, queue: SyncStatus | null): Changes {
  if (queue === null || queue.status === "waiting") return changes;
  const sending = queue.status === "parked" ? "refused" : "sent";
  if (!Object.values(changes).some((change) => change.sending === "waiting")) return changes;
  return Object.fromEntries(
    Object.entries(changes).map(([id, change]) => [id, change.sending === "waiting" ? { ...change, sending } : change]),
  );
}

/** One of them is not in the queue yet. */
export function isKeeping(changes: Changes): boolean {
  return Object.values(changes).some(({ sending }) => sending === "keeping");
}

/** Without those that are not in the queue yet. */
export function queuedOnly(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([, { sending }]) => sending !== "keeping"));
}

/** How many changes are on the device alone. */
export function waitingIn(changes: Changes): number {
  return Object.values(changes).filter(({ sending }) => sending === "waiting").length;
}

function readChange(entry: Readonly<Record<string, unknown>>): Change {
  const sending = entry.sending === "sent" || entry.sending === "refused" ? entry.sending : "waiting";
  return {
    done: entry.done === true,
    day: dayText(entry.day),
    note: typeof entry.note === "string" ? entry.note.slice(0, NOTE_LENGTH) : "",
    sending,
  };
}

function dayText(value: unknown): string | null {
  const day = typeof value === "string" ? readIsoDay(value) : null;
  return typeof value === "string" && day !== null && isRealDay(day) ? value : null;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isObject(value) ? Object.entries(value) : [];
}
