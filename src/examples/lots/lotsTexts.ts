import type { LotOf } from "../herd/lots";
import type { TaskKind } from "../herd/sampleAnimals";
import type { Sending } from "../parts/followAction";
import type { LotAction } from "./lotRequest";

export interface LotsTexts {
  readonly title: string;
  readonly map: string;
  readonly lots: string;
  readonly lot: string;
  /** One of who is kept in a lot, and several. */
  readonly kept: Readonly<Record<LotOf, readonly [one: string, several: string]>>;
  readonly late: (count: number) => string;
  readonly lateFirst: string;
  readonly lateBy: (days: number) => string;
  /** What is to be done with an animal, below its lot. */
  readonly briefly: Readonly<Record<TaskKind, string>>;
  /** What the colour of a field says; `urgent`, how late it is. */
  readonly legend: Readonly<Record<"fine" | "late" | "urgent" | "first" | "barn", string>>;
  readonly free: string;
  readonly place: string;
  readonly age: string;
  readonly months: (months: number) => string;
  readonly milk: string;
  readonly choose: string;
  readonly move: string;
  readonly moveTo: string;
  readonly actions: Readonly<Record<LotAction, string>>;
  readonly record: string;
  readonly check: string;
  readonly checked: (count: number, all: number) => string;
  readonly saveCheck: string;
  readonly list: string;
  readonly sending: Readonly<Record<Exclude<Sending, "none">, string>>;
  readonly notKept: string;
  readonly unknown: (lot: string) => string;
  readonly noHerd: string;
  readonly larger: string;
  readonly smaller: string;
  readonly whole: string;
}

/** "14 vaches" */
export function headOf({ kept }: LotsTexts, of: LotOf, count: number): string {
  return `${count}\u00a0${kept[of][count > 1 ? 1 : 0]}`;
}
