import type { ReadDocument } from "../read/readDocument";
import { labelled } from "./labelled";
import { readBack } from "./readBack";
import { nameOf, type RouteAt, routeAt, routesIn } from "./routeAt";

/** What the files hold as they are written: when something is wrong, not all of them can be linked. Looked up once something is wrong. */
export interface Written {
  readonly routeAt: RouteAt;
  /** Parameters of the address of a route; null when no route has this name. */
  readonly paramsOf: (route: string) => readonly string[] | null;
  readonly isGrant: (name: string) => boolean;
  /** Names of the grants with this label, in whatever language. */
  readonly grantsLabelled: (label: string) => readonly string[];
  readonly isLanguage: (name: string) => boolean;
  /** What files of a kind hold under a key, at whatever depth. */
  readonly valuesOf: (kind: ReadDocument["kind"], key: string) => readonly unknown[];
  /** Whether addresses hold a value of this name, in them or behind them. */
  readonly isOfAddress: (name: string) => boolean;
}

export function written(documents: readonly ReadDocument[]): Written {
  const keysIn = (kind: ReadDocument["kind"], ...path: readonly string[]) =>
    documents.flatMap((one) => (one.kind === kind ? Object.keys(readBack(one.value, path) ?? {}) : []));
  const routes = once(() => new Map(documents.flatMap(routesIn).map(({ name, segments }) => [name, segments])));
  const grants = once(() => new Set(keysIn("grantFamily", "grants")));
  const families = () =>
    documents.flatMap(({ kind, value }) => (kind === "grantFamily" ? Object.entries(readBack(value, ["grants"]) ?? {}) : []));
  const values = once(() => new Set([...keysIn("params", "params"), ...documents.flatMap(queriesIn)]));
  return {
    routeAt: routeAt(documents),
    paramsOf: (route) =>
      routes()
        .get(route)
        ?.filter((segment) => segment.startsWith(":"))
        .map(nameOf) ?? null,
    grantsLabelled: (label) => labelled(label, families()),
    isLanguage: (name) => documents.some(({ kind, file }) => kind === "labels" && file === `labels/${name}.yaml`),
    isGrant: (name) => grants().has(name),
    isOfAddress: (name) => values().has(name),
    valuesOf: (kind, key) => documents.flatMap((one) => (one.kind === kind ? valuesUnder(one.value, key) : [])),
  };
}

function valuesUnder(value: unknown, key: string): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesUnder(inner, key)]);
}

/** Names that tiles give values behind an address. */
function queriesIn({ kind, value }: ReadDocument): readonly string[] {
  const groups = kind === "menu" ? readBack(value, ["groups"]) : null;
  if (!Array.isArray(groups)) return [];
  const tiles = groups.flatMap((group) => readBack(group, ["tiles"]) ?? []);
  return tiles.flatMap((tile) => Object.keys(readBack(tile, ["query"]) ?? {}));
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
