import type { ReadDocument } from "../read/readDocument";
import { readBack } from "./readBack";

/** What to write where somebody has put an address in place of the name of a route, beside values or none; null when no route is known to be there. */
export type RouteAt = (address: string, params?: unknown) => string | null;

export interface Known {
  readonly name: string;
  readonly segments: readonly string[];
}

/** Looks routes up by their address, as they are written: when something is wrong, not all of them can be linked. */
export function routeAt(documents: readonly ReadDocument[]): RouteAt {
  let known: readonly Known[] | null = null;
  return (address, params) => {
    known ??= documents.flatMap(routesIn);
    return named(address, known) ?? addressed(segmentsOf(address), known) ?? begun(segmentsOf(address), known, params);
  };
}

/** Routes of an application with their addresses, as they are written. */
export function routesIn({ kind, value }: ReadDocument): readonly Known[] {
  const routes = kind === "application" ? readBack(value, ["routes"]) : null;
  if (typeof routes !== "object" || routes === null) return [];
  return Object.entries(routes).map(([name, route]) => {
    const path = readBack(route, ["path"]);
    return { name, segments: segmentsOf(typeof path === "string" ? path : name.replaceAll(".", "/")) };
  });
}

/** `https://…/a/{id}/b?x=1` → a, :id, b. */
function segmentsOf(address: string): readonly string[] {
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/\?(?=[^/]*=).*$|#.*$/, "");
  return path.split("/").filter((segment) => segment !== "");
}

/** A name with something behind it, or with a colon where the placeholder of a list belongs. */
function named(written: string, known: readonly Known[]): string | null {
  const [before = ""] = written.split(/[/?]/);
  const found = known.find(({ name }) => name === before || name === written.replace(/:(\w+)/g, "{$1}"));
  if (found === undefined) return null;
  const query = found.name === before ? queryOf(written, found) : null;
  if (query !== null) return `Write ${found.name}, and below it: ${query}`;
  return `Write ${found.name}${found.name === before ? valueUnder(found) : ""}`;
}

/** The address of a route without the parameters at its end, or its name with slashes. */
function begun(segments: readonly string[], known: readonly Known[], params: unknown): string | null {
  const written = segments.join("/");
  const fitting = known.filter(({ segments: all }) => fixedIn(all) === written);
  const found = known.find(({ name }) => name.replaceAll(".", "/") === written) ?? (fitting.length === 1 ? fitting[0] : undefined);
  return found === undefined || written === "" ? null : `Write ${found.name}${(params ?? null) === null ? valueUnder(found) : ""}`;
}

/** An address without the parameters at its end. */
function fixedIn(segments: readonly string[]): string {
  return segments.slice(0, segments.findLastIndex((segment) => !/^[:*]/.test(segment)) + 1).join("/");
}

function valueUnder({ segments }: Known): string {
  const [param] = segments.filter((segment) => segment.startsWith(":"));
  return param === undefined ? "" : `, and the value under "params:": { ${nameOf(param)}: … }`;
}

/** `?tab=month` behind a name: what it gives a parameter of the route stands under "params:", the rest under "query:". */
function queryOf(written: string, { segments }: Known): string | null {
  const pairs = [...written.matchAll(/[?&]([\w-]+)=([^&#]*)/g)].map(([, name = "", value = ""]) => [name, value] as const);
  if (pairs.length === 0) return null;
  const params = new Set(segments.map(nameOf));
  const block = (key: string, some: typeof pairs) =>
    some.length === 0 ? [] : [`${key}: { ${some.map(([name, value]) => `${name}: ${quotedNumber(value)}`).join(", ")} }`];
  const given = block(
    "params",
    pairs.filter(([name]) => params.has(name)),
  );
  const others = block(
    "query",
    pairs.filter(([name]) => !params.has(name)),
  );
  return [...given, ...others].join(", and ");
}

function addressed(segments: readonly string[], known: readonly Known[]): string | null {
  const fitting = known.flatMap((one) => {
    const values = valuesOf(segments, one.segments);
    return values === null ? [] : [{ name: one.name, values }];
  });
  const [best] = fitting.toSorted((a, b) => a.values.length - b.values.length);
  if (best === undefined) return null;
  const given = best.values.filter(([, value]) => !/^[:{<[]/.test(value)).map(([name, value]) => `${name}: ${quotedNumber(value)}`);
  return `Write ${best.name}${given.length === 0 ? "" : `, and below it: params: { ${given.join(", ")} }`}`;
}

type Value = readonly [name: string, value: string];

/** The values that an address gives the parameters of a route; null when it is another address. */
function valuesOf(address: readonly string[], pattern: readonly string[]): readonly Value[] | null {
  const needed = pattern.filter((segment) => !/^:.*[?*]$|^\*$/.test(segment)).length;
  if (pattern.length === 0 || address.length > pattern.length || address.length < needed) return null;
  const values: Value[] = [];
  for (const [index, segment] of address.entries()) {
    const wanted = pattern[index] ?? "";
    if (wanted.startsWith(":")) values.push([nameOf(wanted), segment]);
    else if (wanted !== segment) return null;
  }
  return values;
}

/** `:id?` → id. */
export function nameOf(param: string): string {
  return param.replace(/^:|[?+*]$/g, "");
}

function quotedNumber(value: string): string {
  return /^[A-Za-z][\w-]*$/.test(value) ? value : `"${value}"`;
}
