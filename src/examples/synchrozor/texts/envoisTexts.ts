import type { SyncHerd } from "../../../sdk";

export interface EnvoisTexts {
  readonly title: string;
  readonly toCorrect: string;
  readonly waiting: string;
  readonly sent: string;
  readonly sentToday: string;
  /** Before, where nothing was today. */
  readonly lastSent: string;
  readonly discarded: string;
  readonly waitingOne: string;
  readonly sentOne: string;
  readonly discardedOne: string;
  /** Each herd with its state. */
  readonly herds: string;
  readonly states: Readonly<Record<SyncHerd["state"], string>>;
  /** The pages of all herds, and of what was sent. */
  readonly all: string;
  readonly history: string;
  readonly summary: (parked: number, waiting: number, sent: number) => string;
  /** So many more than are shown. */
  readonly others: (count: number) => string;
  readonly sendNow: string;
  readonly sending: string;
  readonly nextTry: (seconds: number) => string;
  readonly offline: string;
  readonly serverFails: string;
  readonly nearlyFull: (percent: string) => string;
  /** Where nothing waits. */
  readonly allSent: string;
  /** What was looked up at an hour. */
  readonly checked: (moment: string) => string;
  readonly nothing: string;
  readonly noHistory: { readonly title: string; readonly text: string };
  readonly tour: string;
  readonly oldest: (age: string) => string;
  /** Null: today. */
  readonly enteredAt: (hour: string, day: string | null) => string;
  readonly refused: string;
  readonly kept: string;
  /** By the status of the answer of the server. */
  readonly reasons: Readonly<Record<number, string>>;
  readonly otherReason: (status: number) => string;
  /** Something on the way to the server did not let it pass. */
  readonly stopped: (status: number) => string;
  /** A newer version of the application has written it. */
  readonly unread: string;
  readonly correct: string;
  readonly discard: string;
  readonly keep: string;
  readonly discardQuestion: (name: string) => string;
  readonly send: string;
  readonly retry: string;
  readonly retryAll: string;
  readonly cancel: string;
  readonly nothingToCorrect: string;
  /** Of a value that must be one. */
  readonly wrongNumber: string;
  readonly wrongDay: string;
  readonly exportFile: string;
  readonly exportFailed: string;
  readonly decideFailed: string;
  /** Somebody else has changed the same meanwhile. */
  readonly conflict: {
    readonly line: string;
    readonly mine: string;
    readonly theirs: string;
    readonly keepMine: string;
    readonly keepTheirs: string;
    readonly question: (name: string) => string;
    readonly hidden: string;
  };
  readonly values: { readonly yes: string; readonly no: string; readonly none: string };
  /** Fields of the actions of this demo; others are shown by their name. */
  readonly fields: Readonly<Record<string, string>>;
}
