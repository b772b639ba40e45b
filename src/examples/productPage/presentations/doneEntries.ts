import { isObject } from "../../parts/isObject";
/** As actions of the queue name what is done on a row. */
export const ROW_DONE = "rowDone";

/** What the user has made of a row. */
export interface Entry {
  readonly row: string;
  readonly done: boolean;
}

export function withEntry(done: ReadonlySet<string>, { row, done: isDone }: Entry): ReadonlySet<string> {
  return new Set(isDone ? [...done, row] : [...done].filter((one) => one !== row));
}

/** What an action says of a row of such a page; null: it is about something else. */
export function entryOn(payload: unknown, page: string): Entry | null {
  return isObject(payload) && payload.page === page ? entryOf(payload) : null;
}

export function entryOf(value: unknown): Entry | null {
  return isObject(value) && typeof value.row === "string" && typeof value.done === "boolean" ? { row: value.row, done: value.done } : null;
}
