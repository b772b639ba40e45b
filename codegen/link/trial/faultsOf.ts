import { KINDS, type Kind } from "../../schema/kinds";
import { flatIssues } from "../flatIssues";
import { differences } from "./differences";

/** Faults of a value against the schema of its kind, and keys that it has not as it should, as texts that can be compared; null when there is no value. */
export function faultsOf(kind: Kind, value: unknown, like: unknown): readonly string[] | null {
  if (value === undefined) return null;
  const parsed = KINDS[kind].schema.safeParse(value);
  const faults = parsed.success ? [] : flatIssues(parsed.error.issues, value).map((fault) => JSON.stringify(fault));
  return like === null ? faults : [...faults, ...differences(value, like)];
}
