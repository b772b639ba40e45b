import type { LotOf } from "../../herd/lots";
import type { TaskKind } from "../../herd/sampleAnimals";

export interface CardTexts {
  readonly lifeCycle: string;
  readonly sex: Readonly<Record<string, string>>;
  readonly category: Readonly<Record<string, string>>;
  readonly stage: Readonly<Record<string, string>>;
  readonly position: Readonly<Record<string, string>>;
  readonly gestation: Readonly<Record<string, string>>;
  readonly typology: Readonly<Record<string, string>>;
  readonly lotOf: Readonly<Record<LotOf, string>>;
  readonly kinds: Readonly<Record<TaskKind, string>>;
  readonly born: string;
  readonly age: (months: number) => string;
  readonly dam: string;
  readonly bought: string;
  readonly lot: string;
  readonly milk: string;
  readonly weight: string;
  readonly next: string;
  readonly openDam: string;
  readonly openLot: string;
  readonly openTasks: string;
  readonly makeRecord: string;
  readonly mates: string;
  readonly recordOf: (action: string) => string;
  readonly actions: Readonly<Record<string, string>>;
  readonly day: string;
  readonly note: string;
  readonly wrongDay: (born: string, today: string) => string;
  /** The day of what was done does not say it. */
  readonly noteMissing: string;
  readonly save: string;
  readonly cancel: string;
  readonly restored: string;
  readonly keeping: string;
  readonly waiting: string;
  readonly sent: string;
  readonly refused: string;
  readonly notKept: string;
  readonly unknown: (text: string) => string;
  readonly noHerd: string;
  readonly title: string;
}
