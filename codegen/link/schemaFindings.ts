import type { z } from "zod";
import { type Finding, finding } from "../diagnostic/finding";
import type { Range } from "../diagnostic/range";
import { suggest } from "../diagnostic/suggest";
import type { WordName } from "../messages/words";
import type { Path } from "../read/locator";
import type { ReadDocument } from "../read/readDocument";
import { keysAt } from "../schema/shape";
import type { Fault } from "./faults";
import { valueAt } from "./valueAt";

/** A key that its block does not know, and the one that it stands for. */
export interface Misnamed {
  readonly path: readonly PropertyKey[];
  readonly key: string;
  readonly meant: string | null;
}

/** Unknown keys, each with the key that was meant: one that is missing, or may still be written. */
export function misnamedKeys(schema: z.ZodType, value: unknown, faults: readonly Fault[]): readonly Misnamed[] {
  const missing = faults.filter(({ kind }) => kind === "missing");
  const unknown = faults.filter((one) => one.kind === "unknown");
  return unknown.map(({ path, key }, index) => {
    if (index >= GUESSES) return { path, key, meant: null };
    const block = valueAt(value, path);
    const free = keysAt(schema, path).filter((one) => typeof block === "object" && block !== null && !Object.hasOwn(block, one));
    const lacking = missing.flatMap((other) => (isIn(other.path, path) ? [String(other.path.at(-1))] : []));
    return { path, key, meant: suggest(key, lacking) ?? suggest(key, free) };
  });
}

/** As many guesses in a file as one reads. */
const GUESSES = 50;

/** Findings for the faults of one document. A missing key and a misspelt one beside it become one finding. */
export function schemaFindings(read: ReadDocument, faults: readonly Fault[], misnamed: readonly Misnamed[]): readonly Finding[] {
  const unknown = misnamed.map(({ path, key, meant }) =>
    finding(at(read, [...path, key], "key"), "unknown-key", { key, suggestion: meant }),
  );
  const isMeant = ({ path }: Fault) => misnamed.some((one) => one.meant === path.at(-1) && isIn(path, one.path));
  const others = faults.filter((one) => one.kind !== "unknown" && !(one.kind === "missing" && isMeant(one)));
  return [...unknown, ...others.map((one) => valueFinding(read, one))];
}

function valueFinding(read: ReadDocument, fault: Fault): Finding {
  const { path } = fault;
  const value = valueAt(read.value, path);
  const key = nameOf(path);
  if (fault.kind === "missing") return finding(at(read, path.slice(0, -1), "key"), "missing-key", { key });
  const place = at(read, path, fault.kind === "key" ? "key" : "value");
  if (value === null) return finding(place, "empty-value", { key });
  switch (fault.kind) {
    case "type":
      return wrongType(place, key, fault.expected, typeOf(value));
    case "choice":
      return typeof value === "object"
        ? wrongType(place, key, ["asText"], typeOf(value))
        : finding(place, "wrong-choice", {
            value: String(value),
            choices: fault.values.join(", "),
            suggestion: suggest(String(value), fault.values),
          });
    case "emptyText":
      return finding(place, "empty-text", { key });
    case "emptyList":
      return finding(place, "empty-list", { key });
    case "least":
      return finding(place, "too-small", { key, value: String(value), least: fault.bound });
    case "most":
      return finding(place, "too-big", { key, value: String(value), most: fault.bound });
    case "length":
      return finding(place, "too-long", { key, most: fault.bound });
    case "key":
      return finding(place, "wrong-name", { name: String(path.at(-1)), "#form": fault.form });
    case "form":
      return finding(place, "wrong-value", { value: String(value), "#form": fault.form });
    default:
      return finding(place, "unknown-key", { key });
  }
}

function wrongType(place: Range, key: string, [expected = "asText", other]: readonly WordName[], seen: WordName): Finding {
  return other === undefined
    ? finding(place, "wrong-type", { key, "#expected": expected, "#seen": seen })
    : finding(place, "wrong-type-of-two", { key, "#expected": expected, "#other": other, "#seen": seen });
}

function typeOf(value: unknown): WordName {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return "list";
  if (typeof value === "object") return "block";
  return typeof value === "number" ? "number" : typeof value === "boolean" ? "boolean" : "text";
}

/** The key of a value, or the key of its list. */
function nameOf(path: readonly PropertyKey[]): string {
  return String(path.findLast((step) => typeof step === "string") ?? "");
}

function at({ locate }: ReadDocument, path: readonly PropertyKey[], side: "key" | "value"): Range {
  return locate(path.map(asStep), side);
}

export function asStep(step: PropertyKey): Path[number] {
  return typeof step === "number" ? step : String(step);
}

function isIn(path: readonly PropertyKey[], block: readonly PropertyKey[]): boolean {
  return path.length === block.length + 1 && block.every((step, index) => path[index] === step);
}
