import type { ParamKind } from "../registry/tables";

/** One segment of a route pattern. */
export type PatternSegment =
  | { readonly kind: "static"; readonly text: string }
  | { readonly kind: "param"; readonly name: string; readonly param: ParamKind }
  /** The catch-all `*`. */
  | { readonly kind: "catchAll" };

export interface RouteParam {
  readonly name: string;
  readonly param: ParamKind;
}

/** What keeps a pattern from being read, with the segment it is about. */
export interface PatternError {
  readonly error: "empty-segment" | "bad-segment" | "bad-parameter" | "repeated-parameter" | "after-optional" | "leading-slash";
  readonly segment: string;
}

const PARAM = /^:([A-Za-z][A-Za-z0-9]*)([?+*]?)$/;
const STATIC = /^[A-Za-z0-9][A-Za-z0-9._~-]*$/;
const KINDS: Readonly<Record<string, ParamKind>> = { "": "one", "?": "optional", "+": "many", "*": "any" };

/** Reads `aliment2/:id/stockage/:idStockage?` into segments. The empty pattern is the root. */
export function parsePattern(pattern: string): readonly PatternSegment[] | PatternError {
  if (pattern === "") return [];
  if (pattern.startsWith("/")) return { error: "leading-slash", segment: pattern };
  const segments: PatternSegment[] = [];
  const names = new Set<string>();
  let open = false;
  for (const segment of pattern.split("/")) {
    const read = readSegment(segment);
    if ("error" in read) return read;
    // What follows an optional or a repeated parameter could never be distinguished from its value.
    if (open && !(read.kind === "param" && read.param === "optional")) return { error: "after-optional", segment };
    if (read.kind === "param") {
      if (names.has(read.name)) return { error: "repeated-parameter", segment };
      names.add(read.name);
      if (read.param !== "one") open = true;
    } else if (read.kind === "catchAll") open = true;
    segments.push(read);
  }
  const repeated = segments.findIndex((segment) => segment.kind === "catchAll" || (segment.kind === "param" && isRest(segment.param)));
  if (repeated >= 0 && repeated < segments.length - 1) return { error: "after-optional", segment: pattern };
  return segments;
}

const READ = new Map<string, readonly PatternSegment[]>();

/** Segments of a pattern that has passed the registry check, read once; an invalid one has none, so it never matches. */
export function segmentsOf(pattern: string): readonly PatternSegment[] {
  let segments = READ.get(pattern);
  if (segments === undefined) {
    const parsed = parsePattern(pattern);
    segments = "error" in parsed ? [] : parsed;
    READ.set(pattern, segments);
  }
  return segments;
}

/** Parameters in address order. */
export function paramsOf(pattern: string): readonly RouteParam[] {
  return segmentsOf(pattern).flatMap((segment) => (segment.kind === "param" ? [{ name: segment.name, param: segment.param }] : []));
}

export function isRest(param: ParamKind): boolean {
  return param === "many" || param === "any";
}

export function isRequired(param: ParamKind): boolean {
  return param === "one" || param === "many";
}

function readSegment(segment: string): PatternSegment | PatternError {
  if (segment === "*") return { kind: "catchAll" };
  if (segment === "") return { error: "empty-segment", segment };
  if (!segment.startsWith(":")) return STATIC.test(segment) ? { kind: "static", text: segment } : { error: "bad-segment", segment };
  const [, name, suffix] = PARAM.exec(segment) ?? [];
  const param = suffix === undefined ? undefined : KINDS[suffix];
  return name === undefined || param === undefined ? { error: "bad-parameter", segment } : { kind: "param", name, param };
}
