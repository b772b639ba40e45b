import type { z } from "zod";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import type { ReadDocument } from "../read/readDocument";
import { knownValue } from "./knownValue";
import { placed } from "./placed";
import { knownAt, wantedAt } from "./schemaKeys";

/** A text is shown with its languages, and what its schema says of the key. */
function missingRemedy(schema: z.ZodType, read: ReadDocument, path: readonly PropertyKey[]): string {
  const key = String(path.at(-1));
  const known = knownAt(schema, path);
  if (known?.isText === true) {
    const what = known.description === null ? "" : ` ${known.description}`;
    return `Add to this block: ${key}: { fr: …, en: … }, in every language.${what}`;
  }
  const written = `${key}: ${knownValue(read, path) ?? "…"}`;
  const { value: block } = placed(read, path.slice(0, -1));
  if (path.length > 1 && typeof block === "object" && block !== null && Object.keys(block).length === 0)
    return `Write ${String(path.at(-2))}: { ${written} }`;
  const entry = wantedAt(schema, [...path, 0]).block;
  if (entry.length > 0) {
    const start = wantedAt(schema, path).fits({}) ? "name:" : "-";
    const one = entry.map((inner) => `${inner.key}: ${inner.sample}`).join(", ");
    return `Add a line "${key}:" to this block, and below it an entry: ${start} { ${one} }`;
  }
  return `Add a line "${written}" to this block.`;
}

/** A key that its block cannot do without. */
export function missingKey(schema: z.ZodType, read: ReadDocument, path: readonly PropertyKey[]): Diagnostic {
  const parent = placed(read, path.slice(0, -1));
  const key = String(path.at(-1));
  if (typeof parent.value === "object" && parent.value !== null && Object.hasOwn(parent.value, key)) {
    return finding(placed(read, path).key, "empty-value", `"${key}" has no value.`, {
      hint: `Inside { } every key is followed by a colon, a space and its value: ${key}: …. A text with a comma needs quotes.`,
    });
  }
  const inside = path.length > 1 ? ` in "${String(path.at(-2))}"` : "";
  return finding(
    path.length > 1 ? parent.key : parent.range,
    "missing-key",
    `"${key}" is missing${typeof path.at(-2) === "number" ? " in this entry" : inside}.`,
    {
      hint: missingRemedy(schema, read, path),
    },
  );
}
