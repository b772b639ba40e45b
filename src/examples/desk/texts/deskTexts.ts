import type { HerdFilter } from "../figures/filterHerds";
import type { ReferenceDomain } from "../figures/referenceDomain";
import type { HerdKind, HerdState } from "../figures/sampleDeskHerd";

export interface DeskTexts {
  readonly title: string;
  readonly visits: (count: number) => string;
  readonly figures: Readonly<Record<"herd" | "herds" | "urgent" | "toSee" | "unvisited", string>>;
  readonly recent: string;
  readonly seen: (day: string) => string;
  readonly search: string;
  readonly searchHint: string;
  readonly filter: string;
  readonly filters: Readonly<Record<HerdFilter, string>>;
  /** Where there is no room for both. */
  readonly view: string;
  readonly views: Readonly<Record<"list" | "map", string>>;
  readonly columns: Readonly<Record<"herd" | "state" | "trend" | "milk" | "cells" | "visit" | "gain" | "births", string>>;
  readonly states: Readonly<Record<HerdState, (count: number) => string>>;
  readonly kinds: Readonly<Record<HerdKind, string>>;
  /** As a reader speaks a figure. */
  readonly spoken: Readonly<Record<"milk" | "cells" | "visit", (value: string) => string>>;
  readonly days: (count: number) => string;
  /** So many days ago, short. */
  readonly ago: (count: number) => string;
  /** What a curve shows. */
  readonly curves: Readonly<Record<"milk" | "gain", string>>;
  /** What a number of late ones counts. */
  readonly late: Readonly<Record<"animals" | "herds", (count: number) => string>>;
  readonly lateBy: (count: number) => string;
  readonly withoutVisit: (count: number) => string;
  readonly open: string;
  /** What waits in the one herd of the account. */
  readonly work: string;
  readonly events: string;
  readonly lastRecording: string;
  readonly milkOf: (gained: string) => string;
  readonly collection: string;
  /** Of the last recording. */
  readonly results: string;
  /** What the tour is for. */
  readonly withoutNetwork: string;
  readonly tour: string;
  readonly notGranted: string;
  readonly opened: string;
  readonly openHerd: (name: string) => string;
  readonly map: string;
  /** What marks on the map mean. */
  readonly legend: Readonly<Record<"chosen" | "several", string>>;
  readonly mapHelp: string;
  readonly several: (count: number, urgent: number, toSee: number) => string;
  readonly whole: string;
  readonly more: (count: number) => string;
  readonly found: (count: number) => string;
  readonly nothing: string;
  readonly showAll: string;
  readonly noHerds: string;
  readonly noHerdsRemedy: string;
  readonly notLoaded: string;
  readonly retry: string;
  readonly offline: string;
  readonly notOpened: string;
  readonly loading: string;
  readonly reference: Readonly<Record<ReferenceDomain, ReferenceTexts>>;
  readonly shared: string;
}

export interface ReferenceTexts {
  readonly title: string;
  /** Names of the settings, in the order of their values. */
  readonly settings: readonly string[];
}
