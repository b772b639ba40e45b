import type { DemoSample } from "../../../../generated/demoPages";
import type { CalendarDay } from "../../../sdk/formats";
import type { SampleAnimal, Workshop } from "../../herd/sampleAnimals";
import type { SampleCow } from "../../herd/sampleHerd";
import type { Chart } from "./chart";
import type { Figure, Tone } from "./figure";
import type { PresentationTexts } from "./texts/presentationTexts";

/** A herd of the demo on one day. */
export interface HerdOnDay {
  readonly numCheptel: string;
  readonly workshop: Workshop;
  readonly today: CalendarDay;
  /** All of them, the oldest first. */
  readonly animals: readonly SampleAnimal[];
  readonly cows: readonly Mature[];
  readonly young: readonly SampleAnimal[];
  /** Who looks at the page, by name, where that is known. */
  readonly reader?: string;
  /** The animal that the page was opened for. */
  readonly asked?: SampleAnimal | undefined;
  /** The route of the page, where several show the same of something else each. */
  readonly route?: string | null;
}

/** A cow, with what the dashboards know of her. */
export interface Mature {
  readonly animal: SampleAnimal;
  readonly cow: SampleCow;
}

/** What can be done with a row on the page itself, and taken back. */
export interface Act {
  /** Of the row, whatever the language. */
  readonly id: string;
  readonly name: string;
  /** What the row says once it is done. */
  readonly done: string;
  /** How that is; fine where nothing is said. */
  readonly doneTone?: Tone;
  /** What is sent with it, beyond that it was done. */
  readonly sent?: Readonly<Record<string, string>>;
  /** Which figures that changes, by their place, and by how much. */
  readonly counts: readonly (readonly [figure: number, change: number])[];
  /** It is done by opening the paper of the row. */
  readonly byOpening?: true;
  /** Its name says what the state of the row would. */
  readonly isState?: true;
}

/** Between what a bar should end; without an upper end, below what it is short. */
export interface Aim {
  readonly least: number;
  readonly most?: number;
  readonly name: string;
}

export type PaperSort = "alert" | "analysis" | "contract" | "letter";

/** What a row can be opened as, to be read. */
export interface Paper {
  /** Of the row, whatever the language. */
  readonly id: string;
  /** What it is, for its picture; a sheet where nothing is said. */
  readonly sort?: PaperSort;
  /** Who wrote it, and when. */
  readonly from: string;
  readonly text: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** What the lines come to. */
  readonly total?: readonly [name: string, value: string];
}

export type Dots = Readonly<{ own: number } & Partial<Record<"group" | "best", number>>>;

export interface Row {
  /** An animal, or the name and the kind of a lot; with the colour it is known by. */
  readonly who: SampleAnimal | { readonly name: string; readonly kind: string; readonly hue?: number };
  readonly cells: readonly string[];
  readonly state: { readonly text: string; readonly tone: Tone };
  /** How far it is, beside its state, until it is done. */
  readonly progress?: string;
  /** Where it lies between the worst and the best, beside others: shares of one. */
  readonly dots?: Dots;
  /** How long its bar is. */
  readonly bar?: number;
  readonly act?: Act;
  /** What is done instead, where the row asks which. */
  readonly other?: Act;
  /** What is new about it: it stands below its name, beside its kind. */
  readonly news?: string;
  /** What stands before its name, as the registry calls that picture. */
  readonly picture?: string;
  readonly paper?: Paper;
  /** Which of its cells says why it stands out. */
  readonly why?: number;
  /** It leads to such a page. */
  readonly opens?: PageKind;
  /** A button of this name: it leads where the row does, or else, in the place of its state, where the first action of the page does. */
  readonly continues?: string;
  /** What it stands below, with others. */
  readonly group?: string;
  /** There is no room for it at first. */
  readonly isFurther?: true;
}

/** What a page shows of a herd, or the program of its own that it is. */
export type PageKind = DemoSample | "planning";

/** What a page about one side of a herd shows. */
export interface Presentation {
  readonly figures: readonly Figure[];
  /** What counts of its figures the heads of its groups say too: a phone does without them. */
  readonly isInGroups?: true;
  readonly list: {
    readonly title: string;
    /** Of who, of the cells, and of the state. */
    readonly columns: readonly string[];
    /** Which cell decides: on a phone it stands beside the name. Where none does, the state stands there. */
    readonly lead?: number;
    /** What stands below the name on a phone, two at most: of the cells, and of what is said of who. */
    readonly facts?: readonly (number | "kind")[];
    /** The same where something is offered on the row, and has its end. */
    readonly offered?: readonly (number | "kind")[];
    /** The most urgent come first, except where the rows are days. */
    readonly rows: readonly Row[];
    readonly isByDay?: true;
    /** An animal, its dam and its sire, then their parents: drawn as a tree. Who is not known has a dash for an index. */
    readonly isTree?: true;
    /** A register of animals: they bear their whole national number where there is room. */
    readonly hasFullNumbers?: true;
    /** All rows are shown, however many. */
    readonly isWhole?: true;
    /** What there is no room for at first is shown when that is asked for. */
    readonly goesOn?: true;
    /** What the dots of the rows are, and what is meant by the left end of their line and by the right. */
    readonly legend?: { readonly dots: Readonly<Partial<Record<keyof Dots, string>>>; readonly ends?: readonly [string, string] };
    /** What stands out in it, and why: a sentence above its rows. */
    readonly lede?: string;
    /** What its units and short words are, or what helps. */
    readonly note?: string;
    /** On a phone, how such a cell is said where no head of a column stands above it: `27 animaux`. */
    readonly spoken?: Readonly<Record<number, (cell: string) => string>>;
    /** Cells whose units tell what they are. */
    readonly bare?: readonly number[];
    /** Which cell says why a row stands out: on a phone it has the tone of the row. */
    readonly why?: number;
    /** Rows of one state stand together, below it and how many they are. */
    readonly isGrouped?: true;
    /** On a phone its states do not say by themselves what they are of: that stands above them. */
    readonly isStateNamed?: true;
    /** Its title is seen although its groups have names: it says whom they are about. */
    readonly isTitled?: true;
    /** How many rows a group has stands beside its name, whatever their state. */
    readonly isCounted?: true;
    /** Another page of the same rows is not offered: what is done there is done here. */
    readonly isDoneHere?: true;
    /** Which of its cells have the bars of the rows below their numbers; `full`: how long one could be at most. */
    readonly bars?: { readonly cell: number; readonly full?: number; readonly aim?: Aim };
    /** A check list: its rows are ticked off. */
    readonly isChecked?: true;
    /** On a phone what is done on a row stands whole below it. */
    readonly isDoneBelow?: true;
    /** What its first open row offers is due: it is filled, and what the page offers beside its name is quiet. */
    readonly isDue?: true;
    /** On a phone each cell stands in a line of its own, under the name of its column. */
    readonly isNamed?: true;
    /** What is done at once with all rows that have its identifier: they stand closed, below the others. */
    readonly bulk?: Bulk;
  };
  /** What who reads the page has to do: it stands below the list. */
  readonly own?: Pick<Presentation["list"], "title" | "columns" | "rows" | "isChecked">;
  /** Under which sample it is kept what is done, where that is not its own. */
  readonly keptAs?: DemoSample;
  /** Left out where nothing is worth comparing. */
  readonly chart?: Chart;
  readonly search?: Search;
  /** How its first action is called where what that begins is under way. */
  readonly resumes?: string;
  readonly arranging?: Arranging;
  readonly noting?: Noting;
  /** What its first action asks: which of these pages, or what is noted here. */
  readonly choices?: readonly { readonly name: string; readonly opens?: PageKind }[];
}

/** Where a row stands: `at` is its place as the page has them first. */
export interface Placed {
  readonly at: number;
  readonly isShown: boolean;
}

/** Rows that are put in an order and shown or not, with a line as it looks then. */
export interface Arranging {
  readonly title: string;
  readonly placed: readonly Placed[];
  /** The line that results, part by part. */
  readonly line: readonly string[];
  readonly up: string;
  readonly down: string;
  readonly show: (placed: readonly Placed[]) => Presentation;
}

export interface Bulk {
  readonly name: string;
  /** What opens the rows. */
  readonly look: string;
  readonly act: Act;
}

/** What can be noted on the page itself: the fields of its form, and the row that stands first from then on. */
export interface Noting {
  readonly name: string;
  readonly fields: readonly NotedField[];
  /** From what is kept of each field: the number of an animal, the place of a choice, an amount. Nothing for an animal that left. */
  readonly row: (values: readonly string[]) => { readonly row: Row; readonly counts: Act["counts"] } | undefined;
  /** Its row stands in the place of the one with its name. */
  readonly replaces?: true;
  /** Nothing is added by it: what there is is changed. */
  readonly changes?: true;
}

export type NotedField = { readonly name: string } & (
  | { readonly kind: "animal" }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "amount"; readonly unit: string }
);

/** What the page shows of the animals that are asked for, by what was typed and by one of the choices; null: there is none. */
export interface Search {
  readonly choices: readonly { readonly name: string; readonly count: number }[];
  /** Who the page is about at first, as one would type it. */
  readonly typed?: string;
  readonly show: (typed: string, choice: number | null) => Presentation | null;
}

export type Present = (herd: HerdOnDay, texts: PresentationTexts) => Presentation;

/** Rows of a list, the most urgent first. */
export const MOST_ROWS = 6;
