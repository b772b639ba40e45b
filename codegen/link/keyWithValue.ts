import type { z } from "zod";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { onOneLine } from "../read/onOneLine";
import { plainValue } from "../read/quickScalar";
import type { ReadDocument } from "../read/readDocument";
import type { Unknown } from "./flatIssues";
import { freeKeys } from "./meantKey";
import type { Rename } from "./mendKeys";
import { linesAt, placed } from "./placed";
import { wantedAt } from "./schemaKeys";

/** An unknown key that is understood together with its value. */
export interface KeyWithValue {
  readonly finding: Diagnostic;
  readonly rename: Rename;
}

/** `{ base /vet-visit }`: a key and its value without the colon between them. */
export function withoutColon(schema: z.ZodType, read: ReadDocument, { path, key }: Unknown): KeyWithValue | null {
  const at = placed(read, [...path, key]);
  const [, to, text] = (at.value ?? null) === null ? (/^([A-Za-z]\w*) +(\S.*)$/.exec(key) ?? []) : [];
  if (to === undefined || text === undefined || !freeKeys(schema, read, path).includes(to)) return null;
  const value = plainValue(text) ?? text;
  if (!wantedAt(schema, [...path, to]).fits(value)) return null;
  return {
    finding: finding(at.key, "unknown-key", `A colon is missing after "${to}".`, { hint: `Write ${to}: ${text}` }),
    rename: { path, from: key, to, value },
  };
}

/** The first line of a file, which helps editors, without its mark. */
export function remarkAsKey(read: ReadDocument, { path, key }: Unknown): KeyWithValue | null {
  if (path.length > 0 || key !== "yaml-language-server") return null;
  const message = `The line "${key}: …" is a remark for editors, but has no mark of a remark.`;
  return {
    finding: finding(placed(read, [key]).key, "unknown-key", message, { hint: 'Put "# " in front of it.' }),
    rename: { path, from: key, to: null },
  };
}

/** `sections: [sante]`: a key that is meant as another one, which takes one value. */
export function listForValue(
  schema: z.ZodType,
  read: ReadDocument,
  { path, key }: Unknown,
  to: string,
  lacking: string,
): KeyWithValue | null {
  const at = placed(read, [...path, key]);
  const { fits } = wantedAt(schema, [...path, to]);
  if (!Array.isArray(at.value) || at.value.length === 0 || fits(at.value) || !at.value.every((one) => fits(one))) return null;
  const written = at.value.map((one) => `${to}: ${typeof one === "object" ? onOneLine(one) : String(one)}`);
  const place = `in place of ${linesAt(read, path, [key])}`;
  const hint = written.length === 1 ? `Write ${written[0]} ${place}.` : `One value stands there. Write ${written.join(", or ")} ${place}.`;
  const message = `"${key}" is not a key that can stand here${lacking}; did you mean "${to}"?`;
  return {
    finding: finding(at.key, "unknown-key", message, { hint }),
    rename: { path, from: key, to, value: at.value[0] },
  };
}
