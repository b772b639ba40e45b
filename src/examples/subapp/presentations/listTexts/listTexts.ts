export type StockKind = "feeds" | "medicines" | "semen" | "tags";
export type DailyKind = "air" | "tank" | "water";
export type PaperKind = "documents" | "invoices";

/** Words of the lists of other things than animals. */
export interface ListTexts {
  readonly state: string;
  readonly days: (count: number) => string;
  readonly stock: {
    readonly left: string;
    readonly weekly: string;
    readonly expires: string;
    readonly lasts: string;
    readonly order: string;
    readonly soon: string;
    readonly enough: string;
    readonly inStock: string;
    readonly withinDays: (count: number) => string;
    readonly shortest: string;
    readonly chart: string;
    readonly kinds: Readonly<
      Record<StockKind, { readonly title: string; readonly thing: string; readonly unit: string; readonly items: readonly string[] }>
    >;
  };
  readonly daily: {
    readonly day: string;
    readonly change: string;
    readonly sinceDayBefore: string;
    readonly week: string;
    readonly fromMean: string;
    readonly collection: string;
    readonly coolAt: (degrees: string) => string;
    readonly most: string;
    readonly normal: string;
    readonly toCheck: string;
    readonly inTwoWeeks: string;
    readonly ends: readonly [string, string];
    readonly kinds: Readonly<Record<DailyKind, { readonly title: string; readonly value: string; readonly unit: string }>>;
  };
  readonly papers: {
    readonly day: string;
    readonly amount: string;
    readonly sixMonths: string;
    readonly latest: string;
    readonly chart: string;
    readonly ends: readonly [string, string];
    readonly kinds: Readonly<
      Record<
        PaperKind,
        {
          readonly title: string;
          readonly thing: string;
          readonly open: string;
          readonly done: string;
          readonly all: string;
          readonly items: readonly string[];
        }
      >
    >;
  };
  readonly calves: {
    readonly title: string;
    readonly born: string;
    readonly drunk: string;
    readonly after: string;
    readonly quality: string;
    readonly goal: (value: string) => string;
    readonly enough: string;
    readonly poor: string;
    readonly ofCalves: (count: number) => string;
    readonly chart: string;
    readonly ends: readonly [string, string];
  };
}
