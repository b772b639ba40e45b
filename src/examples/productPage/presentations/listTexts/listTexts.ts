export type StockKind = "feeds" | "medicines" | "semen";

/** Words of the lists of other things than animals. */
export interface ListTexts {
  readonly state: string;
  /** Of dots on a line. */
  readonly dotEnds: readonly [left: string, right: string];
  readonly lateBy: (count: number) => string;
  readonly stock: {
    readonly left: string;
    readonly weekly: string;
    readonly expires: string;
    readonly expiresSoon: string;
    readonly expiresFirst: string;
    readonly inAll: (amount: string) => string;
    readonly lasts: string;
    readonly stays: (days: number) => string;
    readonly order: string;
    readonly soon: string;
    readonly withinDays: (count: number) => string;
    readonly nextOrder: string;
    /** Of what is ordered next, once what is due has been. */
    readonly orderAfter: string;
    readonly kinds: Readonly<
      Record<
        StockKind,
        {
          readonly title: string;
          readonly thing: string;
          readonly unit: readonly [one: string, more: string];
          readonly all: (count: number) => string;
          readonly items: readonly string[];
        }
      >
    >;
  };
  readonly calves: {
    readonly noting: string;
    readonly title: string;
    readonly born: string;
    readonly drunk: string;
    readonly after: string;
    readonly quality: string;
    /** Below how much Brix it is. */
    readonly fine: string;
    readonly toFollow: string;
    readonly older: string;
    readonly under: (days: number) => string;
    readonly isLittle: string;
    readonly isLate: string;
    readonly isLittleAndLate: string;
    readonly goal: (value: string) => string;
    readonly enough: string;
    readonly poor: string;
    readonly goodFrom: (brix: string) => string;
    readonly ofCalves: (count: number) => string;
    readonly chart: string;
    readonly ends: readonly [string, string];
  };
}
