import { safeParse, type z } from "zod";
import { type Finding, finding } from "../diagnostic/finding";
import { suggest } from "../diagnostic/suggest";
import type { Path } from "../read/locator";
import type { ReadDocument } from "../read/readDocument";
import { keysAt, schemasAt } from "../schema/shape";
import type { SchemaIssue } from "./schemaIssues";
import { valueAt } from "./valueAt";

/** A key that its block does not know, and the one that it stands for. */
export interface Misnamed {
  readonly path: SchemaIssue["path"];
  readonly key: string;
  readonly suggestion: string | null;
}

/** As many guesses in a file as one reads. */
const GUESSES = 50;

/** Unknown keys, each with the key that was meant: one that is missing, or may still be written. */
export function misnamedKeys(schema: z.ZodType, value: unknown, issues: readonly SchemaIssue[]): readonly Misnamed[] {
  const missing = issues.filter(({ code }) => code === "missing-key");
  const unknown = issues.filter(({ code }) => code === "unknown-key");
  return unknown.map((one, index) => {
    const [path, key] = [one.path.slice(0, -1), String(one.path.at(-1))];
    if (index >= GUESSES) return { path, key, suggestion: null };
    const block = valueAt(value, path);
    const free = keysAt(schema, path).filter((other) => typeof block === "object" && block !== null && !Object.hasOwn(block, other));
    const lacking = missing.flatMap((other) => (isIn(other.path, path) ? [String(other.path.at(-1))] : []));
    // One key is lacking and one unknown: with a value of the right shape it is the same one under another name.
    const [only = null, another] = lacking;
    const isAlone = another === undefined && unknown.filter((other) => isIn(other.path, path)).length === 1;
    const fits = () => only !== null && schemasAt(schema, [...path, only]).some((field) => safeParse(field, valueAt(block, [key])).success);
    return { path, key, suggestion: suggest(key, lacking) ?? suggest(key, free) ?? (isAlone && fits() ? only : null) };
  });
}

/** Findings for the issues of one document. All that a block lacks is one finding; a missing key and a misspelt one beside it too. */
export function schemaFindings(
  { locate, value }: ReadDocument,
  schema: z.ZodType,
  issues: readonly SchemaIssue[],
  misnamed: readonly Misnamed[],
): readonly Finding[] {
  const at = (path: SchemaIssue["path"], side: "key" | "value") => locate(path.map(asStep), side);
  const isSuggested = (path: SchemaIssue["path"]) => misnamed.some((one) => one.suggestion === path.at(-1) && isIn(path, one.path));
  const unknown = misnamed.map(({ path, key, suggestion }) => finding(at([...path, key], "key"), "unknown-key", { key, suggestion }));
  const lacking = new Map<string, SchemaIssue["path"][]>();
  for (const { path, code } of issues) {
    if (code !== "missing-key" || isSuggested(path)) continue;
    const block = JSON.stringify(path.slice(0, -1));
    lacking.set(block, [...(lacking.get(block) ?? []), path]);
  }
  const missing = [...lacking.values()].map((paths) => {
    const keys = paths.map((path) => String(path.at(-1)));
    const block = paths[0]?.slice(0, -1) ?? [];
    // Where it belongs: behind the key that the schema lists before it.
    const listed = keysAt(schema, block);
    const before = listed.slice(0, listed.indexOf(keys[0] ?? "")).findLast((key) => valueAt(value, [...block, key]) !== undefined);
    return finding(at(before === undefined ? block : [...block, before], "key"), "missing-key", { keys: keys.join(", ") });
  });
  const others = issues.flatMap(({ path, code, params }): readonly Finding[] => {
    if (code === "unknown-key" || code === "missing-key") return [];
    const place = at(path, code === "wrong-name" ? "key" : "value");
    return [{ ...place, code, severity: "error", params: params.key === "" ? { ...params, key: place.file } : params }];
  });
  return [...unknown, ...missing, ...others];
}

export function asStep(step: PropertyKey): Path[number] {
  return typeof step === "number" ? step : String(step);
}

function isIn(path: SchemaIssue["path"], block: SchemaIssue["path"]): boolean {
  return path.length === block.length + 1 && block.every((step, index) => path[index] === step);
}
