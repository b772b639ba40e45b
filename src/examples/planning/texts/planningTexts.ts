import type { TaskKind } from "../../herd/sampleAnimals";

export interface PlanningTexts {
  readonly kinds: Readonly<Record<TaskKind, string>>;
  readonly spans: Readonly<Record<"late" | "today" | "week" | "later", string>>;
  readonly sending: Readonly<Record<"keeping" | "waiting" | "sent" | "refused", string>>;
  readonly upcoming: string;
  readonly last: string;
  /** The same, of one kind. */
  readonly lastOf: Readonly<Record<TaskKind, string>>;
  readonly overdue: string;
  readonly report: string;
  readonly appointment: string;
  readonly kind: string;
  readonly every: string;
  readonly everyKind: string;
  /** The days that begin today. */
  readonly sevenDays: string;
  /** Unfolds the late ones that are not shown; two or more. */
  readonly moreLate: (count: number) => string;
  /** Heads of columns, beside `kind`. */
  readonly animal: string;
  readonly latest: string;
  readonly due: string;
  /** After how many days something is late. */
  readonly late: string;
  /** The last event of an animal that has had no other. */
  readonly born: string;
  readonly inseminated: string;
  readonly done: string;
  readonly reopen: string;
  readonly edit: string;
  readonly day: string;
  /** A day that is years away, most often by a slip: between which days it must be. */
  readonly farDay: (first: string, last: string) => string;
  readonly note: string;
  readonly save: string;
  readonly cancel: string;
  readonly discard: string;
  readonly goOn: string;
  readonly restored: string;
  readonly offline: string;
  /** Shown without network: when what is shown came. */
  readonly loadedAt: (when: string) => string;
  readonly notLoaded: string;
  readonly waiting: (count: number) => string;
  readonly notKept: string;
  readonly nothing: string;
  /** No event of the last weeks is of the chosen kind. */
  readonly noEvents: string;
  readonly unknown: string;
  readonly lot: string;
}
