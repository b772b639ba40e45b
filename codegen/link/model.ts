import type { OfflineUse } from "../../src/domain/registry/tables";
import type { Range } from "../diagnostic/range";
import type { ApplicationDocument, RouteDocument } from "../schema/application";
import type { DocumentOf, Kind } from "../schema/kinds";
import type { TileDocument } from "../schema/menu";
import type { Vocabulary } from "../schema/reference";
import type { Access } from "./access";

/** A place in a registry document: the file (relative to the registry) and the path of keys to the node. */
export interface Place {
  readonly file: string;
  readonly path: readonly (string | number)[];
}

/** A document that has passed its schema. */
export interface Sourced<K extends Kind> {
  readonly kind: K;
  readonly file: string;
  readonly document: DocumentOf<K>;
}

/** A route after lists are expanded: `activity.{supplier}.account` gives one per supplier. */
export interface LinkedRoute {
  readonly name: string;
  readonly place: Place;
  readonly application: string;
  /** Pattern without leading slash; null when not navigable. */
  readonly path: string | null;
  /** As it says itself, or its application. */
  readonly offline: OfflineUse | null;
  readonly document: RouteDocument;
  readonly access: Access;
}

export interface LinkedApplication {
  readonly id: string;
  readonly place: Place;
  readonly document: ApplicationDocument;
  readonly access: Access;
}

export interface LinkedTile {
  readonly id: string;
  readonly section: string;
  readonly group: string;
  readonly place: Place;
  readonly document: TileDocument;
}

export interface LinkedGrant {
  readonly name: string;
  readonly family: string;
  readonly place: Place;
  readonly exact: boolean;
}

/** One text to show: its key (`tile.parage`, `route.card.detail`), where it stands and its languages. */
export interface LinkedText {
  readonly key: string;
  readonly namespace: "welcome" | "account" | "shell" | "pages" | "herds" | "palette" | "demo" | "purposes" | "catalogue";
  readonly place: Place;
  readonly texts: Readonly<Record<string, string>>;
  /** The texts as they stand in the file, where the names of a list are filled in. */
  readonly written?: Readonly<Record<string, string>>;
}

/** A name where it is declared or referred to, as the schema says; with lists expanded, one for each item. */
export interface Reference {
  readonly vocabulary: Vocabulary;
  readonly role: "declares" | "refers";
  readonly name: string;
  readonly place: Place;
  /** Whether the name is the key of an entry, or a value. */
  readonly side: "key" | "value";
}

/** The whole registry, typed and linked. Rules read it; tables are built from it. */
export interface RegistryModel {
  readonly documents: { readonly [K in Kind]: readonly Sourced<K>[] };
  readonly applications: ReadonlyMap<string, LinkedApplication>;
  readonly routes: ReadonlyMap<string, LinkedRoute>;
  readonly tiles: ReadonlyMap<string, LinkedTile>;
  readonly grants: ReadonlyMap<string, LinkedGrant>;
  readonly texts: ReadonlyMap<string, LinkedText>;
  readonly references: readonly Reference[];
  /** Every declared name. */
  readonly names: ReadonlyMap<Vocabulary, ReadonlySet<string>>;
  /** Kinds of file of which something could not be read, and had to be left out. */
  readonly incomplete: ReadonlySet<Kind>;
  /** Whether nothing had to be left out at a place or below it. */
  readonly isWhole: (place: Place) => boolean;
  readonly locate: (place: Place, what?: "key" | "value") => Range;
}
