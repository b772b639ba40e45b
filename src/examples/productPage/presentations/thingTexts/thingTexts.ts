export type TargetKind = "beefTargets" | "targets";

export interface ThingTexts {
  readonly targets: {
    readonly title: string;
    readonly goal: string;
    readonly now: string;
    readonly gap: string;
    readonly reached: string;
    readonly reachedOne: string;
    readonly missed: string;
    readonly missedOne: string;
    readonly noneMissed: string;
    /** The one that is furthest from its goal. */
    readonly farthest: (name: string) => string;
    readonly atLeast: (value: string) => string;
    readonly atMost: (value: string) => string;
    readonly set: string;
    readonly ofAll: (count: number) => string;
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
    readonly possible: string;
  };
}
