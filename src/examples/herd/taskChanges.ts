import type { SyncItem, SyncOverview } from "../../sdk";
import { isRealDay, readIsoDay } from "../../sdk/formats";
import type { Sending } from "../parts/followAction";
import { isObject } from "../parts/isObject";

export type { Sending };

/** What people have made of a task. */
export interface TaskState {
  readonly done: boolean;
  /** The day it was put off to, `2025-03-01`; null: as planned. */
  readonly day: string | null;
  readonly note: string;
}

/** What the user has changed about a task. */
export interface Change extends TaskState {
  readonly sending: Sending;
  /** How the task stands without it, as long as the server has not got it. */
  readonly before?: TaskState;
  /** The key in the queue of what was refused. */
  readonly refused?: string;
}

export type Changes = Readonly<Record<string, Change>>;

const UNTOUCHED: TaskState = { done: false, day: null, note: "" };

export const UNCHANGED: Change = { ...UNTOUCHED, sending: "sent" };

export const NOTE_LENGTH = 280;

/** The shell tells of no more a list: what is not in a list as long as this may be in the queue all the same. */
const MOST_TOLD = 100;

/** Reads what the storage holds; entries of another shape are left out. */
export function readChanges(value: unknown): Changes {
  return Object.fromEntries(entriesOf(value).flatMap(([id, entry]) => (isObject(entry) ? [[id, readChange(entry)]] : [])));
}

/** Each as its own action stands in the queue of its herd: set aside, discarded and so undone, waiting, or sent. */
export function settled(changes: Changes, { parked, waiting, discarded }: SyncOverview, numCheptel: string): Changes {
  const isHere = (item: SyncItem) => item.numCheptel === numCheptel;
  const refused: Changes = Object.fromEntries(parked.filter(isHere).flatMap(refusal));
  const isWhole = Math.max(parked.length, waiting.length) < MOST_TOLD;
  // Of what waits nothing tells which task it is about.
  const isSent = isWhole && !waiting.some(isHere);
  const inQueue = (id: string, change: Change): Change => {
    const { sending, refused: key, ...kept } = change;
    const now = refused[id]?.refused;
    if (sending === "keeping") return change;
    if (now !== undefined) return now === key ? change : { ...change, sending: "refused", refused: now };
    if (sending === "sent") return change;
    const isDiscarded = discarded.some((item) => item.key === key);
    if (isDiscarded || isSent) return sentAs(isDiscarded ? stateBefore(change) : change);
    return sending === "refused" && isWhole ? { ...kept, sending: "waiting" } : change;
  };
  const now = Object.entries({ ...refused, ...changes }).map(([id, change]) => [id, inQueue(id, change)] as const);
  return now.every(([id, change]) => changes[id] === change) ? changes : Object.fromEntries(now);
}

/** What was refused, by its task. */
function refusal({ key, payload }: SyncItem): readonly (readonly [string, Change])[] {
  if (!isObject(payload) || typeof payload.task !== "string") return [];
  return [[payload.task, { ...readState(payload), sending: "refused", refused: key }]];
}

/** Not all of it is known to have reached the server. */
export function isUnderway(changes: Changes): boolean {
  return Object.values(changes).some(({ sending }) => sending !== "sent");
}

/** What the server has, under what is only on this device. */
export function overHeld(held: Changes, changes: Changes): Changes {
  const own = Object.entries(changes).filter(([, { sending }]) => sending !== "sent");
  const kept = own.map(([id, change]): [string, Change] => [id, { ...change, before: stateBefore(held[id] ?? UNCHANGED) }]);
  return { ...held, ...Object.fromEntries(kept) };
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

/** How a task stands without what has not reached the server. */
export function stateBefore({ sending, before, ...change }: Change): TaskState {
  return sending === "sent" ? change : (before ?? UNTOUCHED);
}

function sentAs({ done, day, note }: TaskState): Change {
  return { done, day, note, sending: "sent" };
}

function readChange(entry: Readonly<Record<string, unknown>>): Change {
  const { sending, before, refused } = entry;
  return {
    ...readState(entry),
    sending: sending === "sent" || sending === "refused" ? sending : "waiting",
    ...(isObject(before) && { before: readState(before) }),
    ...(typeof refused === "string" && { refused }),
  };
}

function readState({ done, day, note }: Readonly<Record<string, unknown>>): TaskState {
  return { done: done === true, day: dayText(day), note: typeof note === "string" ? note.slice(0, NOTE_LENGTH) : "" };
}

function dayText(value: unknown): string | null {
  const day = typeof value === "string" ? readIsoDay(value) : null;
  return typeof value === "string" && day !== null && isRealDay(day) ? value : null;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isObject(value) ? Object.entries(value) : [];
}
