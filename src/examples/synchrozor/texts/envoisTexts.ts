export interface EnvoisTexts {
  readonly title: string;
  readonly toCorrect: string;
  readonly waiting: string;
  readonly sent: string;
  readonly discarded: string;
  readonly waitingOne: string;
  readonly sentOne: string;
  readonly discardedOne: string;
  readonly summary: (parked: number, waiting: number, sent: number) => string;
  readonly sendNow: string;
  readonly sending: string;
  readonly offline: string;
  readonly serverFails: string;
  readonly nearlyFull: (percent: string) => string;
  readonly nothing: string;
  readonly oldest: (age: string) => string;
  readonly enteredAt: (moment: string) => string;
  readonly refused: string;
  readonly kept: string;
  /** By the status of the answer of the server. */
  readonly reasons: Readonly<Record<number, string>>;
  readonly otherReason: (status: number) => string;
  readonly correct: string;
  readonly discard: string;
  readonly keep: string;
  readonly discardQuestion: (name: string) => string;
  readonly send: string;
  readonly retry: string;
  readonly cancel: string;
  readonly nothingToCorrect: string;
  readonly exportFile: string;
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
