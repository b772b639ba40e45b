import type { z } from "zod";
import { isWord, type WordName } from "../messages/words";
import { valueAt } from "./valueAt";

/** One fault of a value against its schema. Alternatives are resolved to the one that was meant. */
export type Fault = { readonly path: readonly PropertyKey[] } & (
  | { readonly kind: "missing" | "emptyText" | "emptyList" }
  | { readonly kind: "unknown"; readonly key: string }
  | { readonly kind: "type"; readonly expected: readonly WordName[] }
  | { readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly kind: "least" | "most" | "length"; readonly bound: number }
  | { readonly kind: "form" | "key"; readonly form: WordName }
);

type Issue = z.core.$ZodIssue;

/** Faults behind the issues zod reports, each with its full path. */
export function faultsOf(issues: readonly Issue[], value: unknown, base: readonly PropertyKey[] = []): readonly Fault[] {
  const faults = issues.flatMap((issue) => faultsIn(issue, value, [...base, ...issue.path]));
  // A value of another type has no form and no range.
  const mistyped = new Set(faults.flatMap((one) => (one.kind === "type" ? [one.path.join("\n")] : [])));
  return faults.filter((one) => one.kind === "type" || one.kind === "unknown" || !mistyped.has(one.path.join("\n")));
}

function faultsIn(issue: Issue, value: unknown, path: readonly PropertyKey[]): readonly Fault[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ kind: "unknown", path, key }));
  if (issue.code === "invalid_key") return [{ kind: "key", path, form: formOf(issue.issues[0]) }];
  if (valueAt(value, path) === undefined) return [{ kind: "missing", path }];
  switch (issue.code) {
    case "invalid_union":
      return unionFaults(issue.errors, value, path);
    case "invalid_type":
      return [{ kind: "type", path, expected: [TYPES[issue.expected] ?? "asText"] }];
    case "invalid_value":
      return [{ kind: "choice", path, values: issue.values.map(String) }];
    case "too_small":
      if (issue.origin === "string") return [{ kind: "emptyText", path }];
      return [issue.origin === "array" ? { kind: "emptyList", path } : { kind: "least", path, bound: Number(issue.minimum) }];
    case "too_big":
      return [{ kind: issue.origin === "string" ? "length" : "most", path, bound: Number(issue.maximum) }];
    default:
      return [{ kind: "form", path, form: formOf(issue) }];
  }
}

const TYPES: Readonly<Record<string, WordName>> = {
  string: "asText",
  number: "asNumber",
  int: "whole",
  boolean: "asBoolean",
  array: "asList",
  object: "asBlock",
  record: "asBlock",
};

/** The form that a schema asks for: its patterns bear the name of one. */
function formOf(issue: Issue | undefined): WordName {
  if (issue?.code === "invalid_format" && issue.format === "date") return "day";
  if (issue?.code === "invalid_format" && issue.format === "email") return "email";
  return issue !== undefined && isWord(issue.message) ? issue.message : "otherForm";
}

/** The alternative that fits the type of the value; when none does, what all of them expect. */
function unionFaults(branches: readonly (readonly Issue[])[], value: unknown, path: readonly PropertyKey[]): readonly Fault[] {
  const inner = branches.map((branch) => faultsOf(branch, value, path));
  const isHere = (one: Fault) => one.path.length === path.length && (one.kind === "type" || one.kind === "choice");
  const fitting = inner.filter((faults) => !faults.some(isHere)).toSorted((a, b) => a.length - b.length)[0];
  if (fitting !== undefined) return fitting;
  const roots = inner.flat().filter(isHere);
  const values = roots.flatMap((one) => (one.kind === "choice" ? one.values : []));
  const expected = roots.flatMap((one) => (one.kind === "type" ? one.expected : []));
  const isText = typeof valueAt(value, path) === "string";
  return values.length > 0 && (isText || expected.length === 0)
    ? [{ kind: "choice", path, values }]
    : [{ kind: "type", path, expected: [...new Set(expected)] }];
}
