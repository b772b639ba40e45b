import type { Guard, Reason } from "../../src/domain/registry/access";
import type { RegistryTables } from "../../src/domain/registry/tables";
import type { LinkedRoute, Place } from "../link/model";
import type { Sentence } from "../messages/say";
import type { Asker } from "../viewer/asker";
import type { AccessAnswer } from "./accessAnswer";

/** What can be known about an entry; each has a word in every language of the tool. */
export type Detail = Sentence extends infer S ? (S extends `noun.${infer Name}` ? Name : never) : never;

export type ExplainKind = "route" | "tile" | "grant" | "application" | "section" | "parameter" | "persona";

export interface Opening {
  readonly admitted: boolean;
  readonly reason: Reason | "not-drawn";
}

/** Something that opens or stays shut, and the guards that this depends on. */
export interface Subject {
  readonly guards: readonly Guard[];
  readonly isOpen: (asker: Asker) => boolean;
}

/** Something with a name, and what can be asked about it. */
export interface Entry {
  readonly kind: ExplainKind;
  readonly name: string;
  /** Key of its text. */
  readonly label: string;
  readonly place: Place;
  /** What there is to know about this kind of entry, in the order shown. */
  readonly details: Readonly<Partial<Record<Detail, string | number | boolean | null | readonly string[]>>>;
  /** Asked for when it is shown: where it is written has to be looked up. */
  readonly access: () => readonly AccessAnswer[];
  /** Whether it opens; null for what nobody opens. */
  readonly ask: { readonly subject: Subject; readonly opening: (asker: Asker) => Opening } | null;
}

/** An entry that is open or not by one decision of the resolver. */
export function askBy(guards: Subject["guards"], opening: (asker: Asker) => Opening): Entry["ask"] {
  return { subject: { guards, isOpen: (asker) => opening(asker).admitted }, opening };
}

/** Guards of some routes, each distinct one once. */
export function guardsOfRoutes(tables: RegistryTables, routes: readonly Pick<LinkedRoute, "name">[]): Subject["guards"] {
  const indexes = new Set(routes.map(({ name }) => tables.routes[name]?.guard ?? -1));
  return [...indexes].flatMap((index) => tables.guards[index] ?? []);
}
