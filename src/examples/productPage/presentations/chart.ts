import type { Tone } from "./figure";

/** A picture beside the list of a page. */
export interface Chart {
  readonly title: string;
  readonly bars: readonly number[];
  /** What its bars are, each under its name. */
  readonly named?: readonly { readonly name: string; readonly text?: string; readonly tone?: Tone }[];
  /** They are parts of a hundred, and as long as that. */
  readonly isShare?: true;
  /** They stand, and are filled to so many percent. */
  readonly isFilled?: true;
  /** Its last bar is now. */
  readonly isLatest?: true;
  /** Its bars stand on zero, however near to each other they are. */
  readonly isFromZero?: true;
  /** Who its bars are, for those that stand out. */
  readonly called?: readonly string[];
  /** What stands under its first and its last bar, where they have no names. */
  readonly ends?: readonly [string, string];
  readonly unit?: string;
  /** What is aimed at, or must not be passed. */
  readonly target?: number;
  /** The same for each bar by itself. */
  readonly aims?: readonly number[];
  /** What that is, where it is no aim. */
  readonly targetName?: string;
  /** It is only there to compare with. */
  readonly isReference?: true;
  /** What stays below what is aimed at stands out. */
  readonly falls?: true;
  /** Only these of them do; all where nothing is said. */
  readonly marked?: readonly boolean[];
  /** What lies at a share of the width. */
  readonly across?: { readonly at: number; readonly name: string };
}
