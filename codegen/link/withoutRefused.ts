import type { z } from "zod";
import type { Path } from "../read/locator";
import { asStep } from "./schemaFindings";
import { valueAt } from "./valueAt";

/** What remains of a document that its schema refuses, once the refused parts are left out. */
export interface Remainder<T> {
  readonly document: T;
  /** The smallest parts that had to go, by their paths in the file. */
  readonly left: readonly Path[];
}

/**
 * Leaves out refused parts, then what cannot do without them, until the schema is content: one slip does not hide the other
 * findings of its file. null when nothing remains.
 */
export function withoutRefused<S extends z.ZodType>(schema: S, value: unknown): Remainder<z.output<S>> | null {
  const left: Path[] = [];
  let rest: unknown = value;
  for (;;) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) return { document: parsed.data, left };
    const refused = new Map(refusedIn(parsed.error.issues, rest).map((path) => [JSON.stringify(path), path]));
    if (refused.has("[]")) return null;
    left.push(...[...refused.values()].map((path) => inFile(left, path)));
    rest = without(rest, [], refused);
  }
}

function refusedIn(issues: readonly z.core.$ZodIssue[], value: unknown): readonly Path[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(asStep);
    if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...path, key]);
    if (issue.code !== "invalid_union") return [existing(value, path)];
    // A key that an alternative does not know is no reason to leave out all that stands beside it.
    const unknown = issue.errors.find((errors) => errors.every(({ code }) => code === "unrecognized_keys"));
    return unknown === undefined
      ? [existing(value, path)]
      : refusedIn(
          unknown.map((one) => ({ ...one, path: [...path, ...one.path] })),
          value,
        );
  });
}

/** The place itself, or the nearest one above it that is there. */
function existing(value: unknown, path: Path): Path {
  return path.length === 0 || valueAt(value, path) !== undefined ? path : existing(value, path.slice(0, -1));
}

function without(value: unknown, path: Path, refused: ReadonlyMap<string, Path>): unknown {
  if (typeof value !== "object" || value === null) return value;
  const isKept = (step: string | number) => !refused.has(JSON.stringify([...path, step]));
  if (Array.isArray(value)) return value.flatMap((item, index) => (isKept(index) ? [without(item, [...path, index], refused)] : []));
  const entries = Object.entries(value).filter(([key]) => isKept(key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, without(inner, [...path, key], refused)]));
}

/** The place in the file of a place in what remains: entries of lists that are gone still count there. */
export function inFile(left: readonly Path[], path: Path): Path {
  const out: (string | number)[] = [];
  for (const step of path) out.push(typeof step === "number" ? shifted(left, out, step) : step);
  return out;
}

function shifted(left: readonly Path[], list: Path, index: number): number {
  const gone = left
    .filter((path) => path.length === list.length + 1 && list.every((step, at) => path[at] === step))
    .flatMap((path) => path.at(-1) ?? []);
  const numbers = gone.filter((step) => typeof step === "number").sort((a, b) => a - b);
  return numbers.reduce((at, number) => (number <= at ? at + 1 : at), index);
}
