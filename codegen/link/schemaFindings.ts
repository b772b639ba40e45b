import type { z } from "zod";
import { type Finding, finding } from "../diagnostic/finding";
import { suggest } from "../diagnostic/suggest";
import type { Path } from "../read/locator";
import type { ReadDocument } from "../read/readDocument";
import { keysAt } from "../schema/shape";
import type { Fault } from "./faults";
import { valueAt } from "./valueAt";

/** A key that its block does not know, and the one that it stands for. */
export interface Misnamed {
  readonly path: Fault["path"];
  readonly key: string;
  readonly meant: string | null;
}

/** As many guesses in a file as one reads. */
const GUESSES = 50;

/** Unknown keys, each with the key that was meant: one that is missing, or may still be written. */
export function misnamedKeys(schema: z.ZodType, value: unknown, faults: readonly Fault[]): readonly Misnamed[] {
  const missing = faults.filter(({ code }) => code === "missing-key");
  return faults
    .filter(({ code }) => code === "unknown-key")
    .map((one, index) => {
      const [path, key] = [one.path.slice(0, -1), String(one.path.at(-1))];
      if (index >= GUESSES) return { path, key, meant: null };
      const block = valueAt(value, path);
      const free = keysAt(schema, path).filter((other) => typeof block === "object" && block !== null && !Object.hasOwn(block, other));
      const lacking = missing.flatMap((other) => (isIn(other.path, path) ? [String(other.path.at(-1))] : []));
      return { path, key, meant: suggest(key, lacking) ?? suggest(key, free) };
    });
}

/** Findings for the faults of one document. A missing key and a misspelt one beside it become one finding. */
export function schemaFindings({ locate }: ReadDocument, faults: readonly Fault[], misnamed: readonly Misnamed[]): readonly Finding[] {
  const at = (path: Fault["path"], side: "key" | "value") => locate(path.map(asStep), side);
  const isMeant = (path: Fault["path"]) => misnamed.some((one) => one.meant === path.at(-1) && isIn(path, one.path));
  const unknown = misnamed.map(({ path, key, meant }) => finding(at([...path, key], "key"), "unknown-key", { key, suggestion: meant }));
  const others = faults.flatMap(({ path, code, params }): readonly Finding[] => {
    if (code === "unknown-key" || (code === "missing-key" && isMeant(path))) return [];
    const range = code === "missing-key" ? at(path.slice(0, -1), "key") : at(path, code === "wrong-name" ? "key" : "value");
    return [{ ...range, code, severity: "error", params }];
  });
  return [...unknown, ...others];
}

export function asStep(step: PropertyKey): Path[number] {
  return typeof step === "number" ? step : String(step);
}

function isIn(path: Fault["path"], block: Fault["path"]): boolean {
  return path.length === block.length + 1 && block.every((step, index) => path[index] === step);
}
