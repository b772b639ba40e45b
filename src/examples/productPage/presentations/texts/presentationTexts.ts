import type { LotOf } from "../../../herd/lots";
import type { TaskKind } from "../../../herd/sampleAnimals";
import type { Language } from "../../../parts/textsIn";
import type { ListTexts } from "../listTexts/listTexts";

/** Animals by their age. */
export type Category = "firstCalvers" | "grown" | "old" | "heifers" | "youngHeifers" | "calves";
export type Ailment = "mastitis" | "lameness" | "metritis" | "milkFever" | "cough" | "worms";

/** Words of the presentations. Numbers and days come written; counts come as numbers. */
export interface PresentationTexts {
  readonly language: Language;
  readonly animal: string;
  readonly lot: (id: string) => string;
  readonly lotOf: Readonly<Record<LotOf, string>>;
  readonly months: (count: number) => string;
  readonly unit: { readonly kgDay: string; readonly gDay: string; readonly dryMatter: string };
  readonly events: Readonly<Record<TaskKind, string>>;
  readonly due: { readonly late: string; readonly week: string; readonly later: string };
  readonly milk: {
    readonly perCow: string;
    readonly gained: (change: string, weeks: number) => string;
    readonly steady: (weeks: number) => string;
    readonly fat: string;
    readonly protein: string;
    readonly goal: (value: string) => string;
    readonly cells: string;
    readonly high: (count: number, limit: string) => string;
    readonly recording: (day: string) => string;
    readonly milk: string;
    readonly fatShort: string;
    readonly proteinShort: string;
    readonly units: string;
    /** From what on a number is amber, and from what on red. */
    readonly limits: (amber: string, red: string) => string;
    readonly chart: string;
  };
  readonly growth: {
    readonly gain: string;
    readonly goal: (value: string) => string;
    readonly weighed: string;
    readonly on: (day: string) => string;
    readonly weight: string;
    readonly atAge: (age: string) => string;
    readonly behind: string;
    readonly under: (gain: string) => string;
    readonly limits: (amber: string, red: string) => string;
    readonly title: (day: string) => string;
    readonly age: string;
    readonly next: string;
    readonly chart: string;
  };
  readonly health: {
    readonly ailments: Readonly<Record<Ailment, string>>;
    readonly underWay: string;
    readonly since: (days: number) => string;
    readonly milkKept: string;
    readonly meatKept: string;
    readonly keptPerMilking: (kg: string) => string;
    readonly meatDelay: string;
    readonly treatments: string;
    readonly before: (count: number) => string;
    readonly spared: string;
    readonly sparedSince: string;
    readonly title: string;
    readonly reason: string;
    readonly on: string;
    /** Before the day, below "Milk to keep back" or its like. */
    readonly keptUntil: Readonly<Record<"milk" | "meat", string>>;
    readonly noDelay: string;
    readonly state: string;
    readonly kept: string;
    readonly dry: string;
    readonly chart: string;
  };
  readonly movements: {
    readonly present: string;
    readonly on: (day: string) => string;
    readonly births: string;
    readonly inAYear: string;
    readonly exits: string;
    readonly lateOnes: (count: number) => string;
    readonly passports: string;
    readonly passportsSince: (days: number) => string;
    /** What helps where one does not come. */
    readonly passportsRemedy: (days: number) => string;
    readonly title: string;
    readonly movement: string;
    readonly day: string;
    readonly more: string;
    readonly state: string;
    readonly culled: string;
    readonly birth: string;
    readonly waiting: (days: number) => string;
    readonly came: (days: number) => string;
    readonly late: string;
    readonly toPrepare: string;
    readonly prepare: string;
    readonly received: string;
  };
  readonly feed: {
    readonly note: string;
    /** Whom the costs are divided by. */
    readonly withDry: string;
    readonly intake: string;
    readonly perCow: string;
    readonly cost: string;
    readonly margin: string;
    readonly fed: string;
    readonly lots: (count: number) => string;
    readonly toGive: string;
    readonly of: (total: string) => string;
    readonly title: string;
    readonly lot: string;
    readonly animals: string;
    readonly each: string;
    readonly total: string;
    readonly state: string;
    readonly given: string;
    readonly notYet: string;
  };
  readonly reproduction: {
    readonly early: string;
    /** How many, and of how many that calved so long ago. */
    readonly earlyOf: (count: number, of: number) => string;
    readonly interval: string;
    readonly days: string;
    readonly goal: (days: number) => string;
    readonly inCalf: string;
    readonly cows: (count: number, of: number) => string;
    readonly toServe: string;
    readonly thisWeek: string;
    readonly ahead: string;
    readonly title: string;
    readonly event: string;
    readonly day: string;
    readonly category: string;
    readonly heifer: string;
    readonly cow: (calvings: number) => string;
    readonly state: string;
    readonly chart: string;
  };
  readonly genetics: {
    readonly toDecide: string;
    readonly thisWeek: string;
    readonly index: string;
    readonly base: string;
    readonly mean: (index: string) => string;
    readonly best: string;
    readonly from: (index: number) => string;
    readonly renewal: string;
    readonly share: (percent: string) => string;
    readonly title: string;
    readonly heat: string;
    readonly choose: string;
    /** What an index is. */
    readonly meaning: string;
    readonly advice: string;
    readonly sexed: string;
    readonly pure: string;
    readonly cross: string;
    readonly chart: string;
  };
  readonly herd: {
    readonly cows: string;
    readonly rank: (mean: string) => string;
    readonly young: string;
    readonly calves: (count: number) => string;
    readonly toSee: string;
    readonly late: (count: number) => string;
    readonly title: string;
    readonly toDo: string;
    readonly ageShort: string;
    readonly weight: string;
    readonly state: string;
    readonly chart: string;
    readonly atAge: (years: string) => string;
    readonly categories: Readonly<Record<Category, string>>;
  };
  readonly lists: ListTexts;
}
