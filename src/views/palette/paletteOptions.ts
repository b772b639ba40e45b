import type { Breed } from "../../domain/herd/herdBreed";

/** One line of the palette that can be chosen. */
export interface Option {
  /** Unique in the palette. */
  readonly key: string;
  readonly title: string;
  /** National number of an animal, shown before its name. */
  readonly number?: string;
  /** Of an animal or a herd: its coat is shown in place of an icon. */
  readonly breed?: Breed | undefined;
  /** What is to be done with an animal. */
  readonly state?: { readonly text: string; readonly late: boolean } | undefined;
  /** Name of the number of its tile. */
  readonly figure?: string | undefined;
  /** Said smaller beside it: the section of a page, number and town of a herd. */
  readonly detail: string;
  /** What its page is for: it is found by it, and nothing shows it. */
  readonly purpose?: string | undefined;
  readonly icon: string | null;
  /** Number of a section's colour, or null. */
  readonly hue: number | null;
  /** What has an address is a link. */
  readonly href: string | null;
  /** Opens in a tab of its own. */
  readonly outside?: boolean;
  /** Language of the title, where it is not that of the interface. */
  readonly lang?: string;
  /** What choosing it does, beside going to its address. */
  readonly run?: () => void;
}

/** Choices under one heading. */
export interface OptionGroup {
  readonly id: "due" | "favourites" | "recents" | "sections" | "pages" | "herds" | "actions" | "animals" | "acts" | "animal";
  /** Null: the choice needs none. */
  readonly title: string | null;
  readonly options: readonly Option[];
  /** Matches that are not shown. */
  readonly more: number;
}
