export type ThingKind = "applications" | "messages" | "protocols" | "reports" | "sessions" | "team";
export type TargetKind = "beefTargets" | "targets";

/** Words of a list of things that are neither animals nor goods. */
export interface ThingWords {
  readonly title: string;
  /** What a row is, and its two cells. */
  readonly columns: readonly [thing: string, first: string, second: string];
  readonly all: string;
  readonly done: string;
  readonly open: string;
  /** What stands under the figures: of all, of what is open, of the two cells. */
  readonly under: readonly [all: string, open: string, first: string, second: string];
  /** Name and kind of each. */
  readonly items: readonly (readonly [name: string, kind: string])[];
  readonly chart: string;
}

export interface ThingTexts {
  readonly kinds: Readonly<Record<ThingKind, ThingWords>>;
  readonly targets: {
    readonly title: string;
    readonly goal: string;
    readonly now: string;
    readonly gap: string;
    readonly reached: string;
    readonly missed: string;
    readonly set: string;
    readonly ofAll: (count: number) => string;
    readonly nearest: string;
    readonly furthest: string;
    readonly chart: string;
    readonly items: Readonly<Record<TargetKind, readonly string[]>>;
  };
  readonly transfers: {
    readonly entries: string;
    readonly exits: string;
    readonly day: string;
    readonly herd: string;
    readonly reasons: Readonly<Record<"entries" | "exits", readonly string[]>>;
    readonly declared: string;
    readonly expected: string;
    readonly latest: string;
    readonly next: string;
    readonly planned: string;
  };
}
