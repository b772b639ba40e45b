import type { z } from "zod";
import { readBack } from "./readBack";

/** One fault of a value against its schema. Unions are resolved to the alternative that was meant. */
export type Fault =
  | { readonly kind: "missing"; readonly path: readonly PropertyKey[] }
  | { readonly kind: "unknown"; readonly path: readonly PropertyKey[]; readonly key: string }
  | { readonly kind: "type"; readonly path: readonly PropertyKey[]; readonly expected: readonly string[] }
  | { readonly kind: "choice"; readonly path: readonly PropertyKey[]; readonly values: readonly string[] }
  | { readonly kind: "empty"; readonly path: readonly PropertyKey[]; readonly what: "text" | "list" }
  | { readonly kind: "shape"; readonly path: readonly PropertyKey[]; readonly explained: string; readonly key: boolean };

/** A key that its block does not take. */
export type Unknown = Extract<Fault, { kind: "unknown" }>;

type Issue = z.core.$ZodIssue;

/** Faults behind the issues zod reports, each with its full path. */
export function flatIssues(issues: readonly Issue[], value: unknown, base: readonly PropertyKey[] = []): readonly Fault[] {
  const faults = issues.flatMap((issue) => faultsOf(issue, value, [...base, ...issue.path]));
  // A value of another kind has no range to be in.
  const mistyped = new Set(faults.flatMap(({ kind, path }) => (kind === "type" ? [path.join("\n")] : [])));
  return mistyped.size === 0 ? faults : faults.filter(({ kind, path }) => kind !== "shape" || !mistyped.has(path.join("\n")));
}

function faultsOf(issue: Issue, value: unknown, path: readonly PropertyKey[]): readonly Fault[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ kind: "unknown", path, key }));
  if (issue.code === "invalid_key") return [{ kind: "shape", path, explained: explanations(issue.issues), key: true }];
  if (readBack(value, path) === undefined) return [{ kind: "missing", path }];
  switch (issue.code) {
    case "invalid_union":
      return unionFaults(issue.errors, value, path);
    case "invalid_type":
      return [{ kind: "type", path, expected: [issue.expected] }];
    case "invalid_value":
      return [{ kind: "choice", path, values: issue.values.map(String) }];
    case "too_small":
      if (issue.origin === "string" || issue.origin === "array") {
        return [{ kind: "empty", path, what: issue.origin === "string" ? "text" : "list" }];
      }
      return [{ kind: "shape", path, explained: explain(issue), key: false }];
    default:
      return [{ kind: "shape", path, explained: explain(issue), key: false }];
  }
}

/** The alternative that fits the kind of value; when none does, what all of them expect. */
function unionFaults(branches: readonly (readonly Issue[])[], value: unknown, path: readonly PropertyKey[]): readonly Fault[] {
  const inner = branches.map((branch) => flatIssues(branch, value, path));
  const fitting = inner.filter(
    (faults) => !faults.some((fault) => fault.path.length === path.length && (fault.kind === "type" || fault.kind === "choice")),
  );
  const best = fitting.toSorted((a, b) => a.length - b.length)[0];
  if (best !== undefined) return best;
  const roots = inner.flat().filter((fault) => fault.path.length === path.length);
  const values = roots.flatMap((fault) => (fault.kind === "choice" ? fault.values : []));
  const expected = roots.flatMap((fault) => (fault.kind === "type" ? fault.expected : []));
  const seen = readBack(value, path);
  if (values.length > 0 && (typeof seen === "string" || expected.length === 0)) return [{ kind: "choice", path, values }];
  return [{ kind: "type", path, expected: [...values, ...expected] }];
}

function explanations(issues: readonly Issue[]): string {
  return issues.map(explain).join("; ");
}

/** Schemas with a range say both of its ends. */
function rangeOf(message: string, otherwise: string): string {
  return message.startsWith("from ") ? message : otherwise;
}

/** Schemas carry a message of their own where a pattern would not be understood. */
function explain(issue: Issue): string {
  if (issue.code === "invalid_format" && issue.format === "date") return "a day written 2025-03-31";
  if (issue.code === "invalid_format" && issue.format === "email") return "an e-mail address";
  if (issue.code === "invalid_format" && issue.message.startsWith("Invalid string")) return `the form ${issue.pattern ?? issue.format}`;
  if (issue.code === "too_small") return rangeOf(issue.message, `at least ${issue.minimum}`);
  if (issue.code === "too_big") return rangeOf(issue.message, `at most ${issue.maximum}`);
  return issue.message;
}
