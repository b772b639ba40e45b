import type { z } from "zod";
import { suggest } from "../diagnostic/suggest";
import type { Code, ParamsOf } from "../messages/code";
import type { Params } from "../messages/params";
import { isWord, type WordName } from "../messages/words";
import { valueAt } from "./valueAt";

/** What is wrong with a value against its schema: what is to be said about the place at a path. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly code: Code;
  readonly params: Params;
}

type Issue = z.core.$ZodIssue;
type Steps = SchemaIssue["path"];

function issueOf<C extends Code>(path: Steps, code: C, params: ParamsOf<C>): SchemaIssue {
  return { path, code, params };
}

/** What is behind the issues zod reports, each with its full path. Alternatives are resolved to the one that was meant. */
export function schemaIssuesOf(issues: readonly Issue[], value: unknown, base: Steps = []): readonly SchemaIssue[] {
  const found = issues.flatMap((issue) => issuesIn(issue, value, [...base, ...issue.path]));
  // A value of another type has no form and no range.
  const mistyped = new Set(found.flatMap((one) => (isOfType(one) ? [one.path.join("\n")] : [])));
  return found.filter((one) => isOfType(one) || !mistyped.has(one.path.join("\n")));
}

function isOfType({ code }: SchemaIssue): boolean {
  return code === "wrong-type" || code === "wrong-type-of-two";
}

function issuesIn(issue: Issue, value: unknown, path: Steps): readonly SchemaIssue[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => issueOf([...path, key], "unknown-key", { key }));
  if (issue.code === "invalid_key") return [issueOf(path, "wrong-name", { name: String(path.at(-1)), "#form": formOf(issue.issues[0]) })];
  const seen = valueAt(value, path);
  const key = String(path.findLast((step) => typeof step === "string") ?? "");
  if (seen === undefined) return [issueOf(path, "missing-key", { keys: key })];
  if (seen === null) return [issueOf(path, "empty-value", { key })];
  switch (issue.code) {
    case "invalid_union":
      return unionIssues(issue.errors, value, path, key);
    case "invalid_type":
      return [wrongType(path, key, seen, [TYPES[issue.expected] ?? "asText"])];
    case "invalid_value":
      return [wrongChoice(path, key, seen, issue.values.map(String))];
    case "too_small":
      if (issue.origin === "string") return [issueOf(path, "empty-text", { key })];
      if (issue.origin === "array") return [issueOf(path, "empty-list", { key })];
      return [issueOf(path, "too-small", { key, value: String(seen), least: Number(issue.minimum) })];
    case "too_big":
      if (issue.origin === "string") return [issueOf(path, "too-long", { key, most: Number(issue.maximum) })];
      return [issueOf(path, "too-big", { key, value: Array.isArray(seen) ? seen.length : String(seen), most: Number(issue.maximum) })];
    default:
      return [issueOf(path, "wrong-value", { value: String(seen), "#form": formOf(issue) })];
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
function unionIssues(branches: readonly (readonly Issue[])[], value: unknown, path: Steps, key: string): readonly SchemaIssue[] {
  const isRoot = (issue: Issue) => issue.path.length === 0 && (issue.code === "invalid_type" || issue.code === "invalid_value");
  const fitting = branches.filter((issues) => !issues.some(isRoot)).map((issues) => schemaIssuesOf(issues, value, path));
  const [best] = fitting.sort((a, b) => a.length - b.length);
  if (best !== undefined) return best;
  const roots = branches.flat().filter(isRoot);
  const values = roots.flatMap((issue) => (issue.code === "invalid_value" ? issue.values.map(String) : []));
  const expected = roots.flatMap((issue) => (issue.code === "invalid_type" ? [TYPES[issue.expected] ?? "asText"] : []));
  const seen = valueAt(value, path);
  return values.length > 0 && (typeof seen === "string" || expected.length === 0)
    ? [wrongChoice(path, key, seen, values)]
    : [wrongType(path, key, seen, [...new Set(expected)])];
}

function wrongChoice(path: Steps, key: string, seen: unknown, values: readonly string[]): SchemaIssue {
  if (typeof seen === "object") return wrongType(path, key, seen, ["asText"]);
  const value = String(seen);
  return issueOf(path, "wrong-choice", { value, choices: values.join(", "), suggestion: suggest(value, values) });
}

function wrongType(path: Steps, key: string, seen: unknown, [expected = "asText", other]: readonly WordName[]): SchemaIssue {
  const params = { key, "#expected": expected, "#seen": typeOf(seen) };
  return other === undefined ? issueOf(path, "wrong-type", params) : issueOf(path, "wrong-type-of-two", { ...params, "#other": other });
}

function typeOf(value: unknown): WordName {
  if (Array.isArray(value)) return "list";
  if (typeof value === "object") return "block";
  return typeof value === "number" ? "number" : typeof value === "boolean" ? "boolean" : "text";
}
