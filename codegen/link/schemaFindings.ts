import type { z } from "zod";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { editDistance, suggest } from "../diagnostic/suggest";
import type { ReadDocument } from "../read/readDocument";
import { namesIn } from "./accessRemedy";
import type { Fault, Unknown } from "./flatIssues";
import { inward } from "./inward";
import { type KeyWithValue, listForValue, remarkAsKey, withoutColon } from "./keyWithValue";
import { keyByName, meantKey } from "./meantKey";
import type { Rename } from "./mendKeys";
import { missingKey } from "./missingKey";
import { placed } from "./placed";
import { keysAt, knownAt, wantedAt } from "./schemaKeys";
import { addressKey, unknownKey } from "./unknownKey";
import { valueFinding } from "./valueFinding";
import type { Written } from "./written";

/** Findings for the faults of one document. A missing key and a misspelt one beside it become one finding. */
export function schemaFindings(
  schema: z.ZodType,
  read: ReadDocument,
  faults: readonly Fault[],
  written: Written,
): { readonly findings: readonly Diagnostic[]; readonly renames: readonly Rename[] } {
  const findings: Diagnostic[] = [];
  const renames: Rename[] = [];
  const missing = new Set(faults.filter(({ kind }) => kind === "missing"));
  /** Whether a key is missing, which is then told with the key that stands for it. */
  const wasMissing = (path: readonly PropertyKey[], key: string) =>
    [...missing].filter((other) => isAt(other.path, [...path, key])).some((other) => missing.delete(other));
  const tell = ({ finding: told, rename }: KeyWithValue) => {
    findings.push(told);
    renames.push(rename);
    if (rename.to !== null) wasMissing(rename.path, rename.to);
  };
  const unknown = faults.filter((fault) => fault.kind === "unknown");
  const inner = inward(schema, read, unknown, written);
  for (const { path, keys, into, value, finding: told } of inner) {
    findings.push(told);
    renames.push({ path, from: into, to: into, value }, ...keys.map((from) => ({ path, from, to: null })));
    wasMissing(path, into);
  }
  for (const fault of unknown) {
    if (inner.some(({ path, keys }) => keys.includes(fault.key) && isAt(fault.path, path))) continue;
    const understood = withoutColon(schema, read, fault) ?? remarkAsKey(read, fault);
    if (understood !== null) {
      tell(understood);
      continue;
    }
    const pair = [...missing].find((other) => meant(fault, other)) ?? onlyPair(schema, read, fault, faults);
    const address = pair === undefined ? addressKey(schema, read, fault, written) : null;
    const to = pair !== undefined ? lastKey(pair) : address === null ? meantKey(schema, read, fault, written) : "route";
    const lacking = to !== null && wasMissing(fault.path, to) ? `, and "${to}" is missing` : "";
    const list = to === null || address !== null ? null : listForValue(schema, read, fault, to, lacking);
    if (list !== null) {
      tell(list);
      continue;
    }
    const names = to === "anyOf" ? namesIn(placed(read, [...fault.path, fault.key]).value) : null;
    renames.push({ path: fault.path, from: fault.key, to, ...(names === null ? {} : { value: names }) });
    findings.push(address ?? unknownKey(schema, read, fault, to, lacking));
  }
  for (const fault of faults) {
    if (fault.kind === "missing" && missing.has(fault)) findings.push(missingKey(schema, read, fault.path));
    else if (fault.kind !== "missing" && fault.kind !== "unknown")
      findings.push(
        amongLanguages(schema, read, fault) ??
          amongEntries(schema, read, fault) ??
          valueFinding(read, fault, written, wantedAt(schema, fault.path)),
      );
  }
  return { findings, renames };
}

/** `exact: true` below the languages of a text, where it belongs beside the text. */
function amongLanguages(schema: z.ZodType, read: ReadDocument, { kind, path }: Fault): Diagnostic | null {
  const [text, key] = path.slice(-2);
  if (kind !== "type" || text === undefined || typeof key !== "string" || /^[a-z]{2}$/.test(key)) return null;
  const beside = path.slice(0, -2);
  if (knownAt(schema, [...beside, text])?.isText !== true || keysAt(schema, beside)?.includes(key) !== true) return null;
  const outer = placed(read, [...beside, text]).key;
  return finding(
    placed(read, path).key,
    "wrong-indent",
    `"${key}" stands among the languages of "${String(text)}", but belongs beside it.`,
    {
      hint: `Let its line start with as many spaces as "${String(text)}:" does (${outer.column - 1}).`,
    },
  );
}

/** `exact: true` among the grants of a family, where it belongs to one of them. */
function amongEntries(schema: z.ZodType, read: ReadDocument, { kind, path }: Fault): Diagnostic | null {
  const [owner, key] = path.slice(-2);
  const at = placed(read, path);
  if (kind !== "type" || typeof key !== "string" || typeof owner !== "string" || typeof at.value === "object") return null;
  const keys = keysAt(schema, path) ?? [];
  if (keysAt(schema, path.slice(0, -1)) !== null || !keys.includes(key)) return null;
  const indent = at.key.column + 1;
  return finding(at.key, "wrong-indent", `"${key}" stands among the entries of "${owner}", but belongs to one of them.`, {
    hint: `Put its line below the entry that is meant, beside the "${keys[0]}:" there, after ${indent} spaces.`,
  });
}

function isAt(path: readonly PropertyKey[], other: readonly PropertyKey[]): boolean {
  return path.length === other.length && path.every((step, index) => step === other[index]);
}

function meant(unknown: Unknown, missing: Fault): boolean {
  if (missing.path.length !== unknown.path.length + 1) return false;
  if (!unknown.path.every((step, index) => missing.path[index] === step)) return false;
  const name = lastKey(missing);
  return editDistance(unknown.key.toLowerCase(), name.toLowerCase()) <= Math.max(1, Math.floor(unknown.key.length / 2));
}

/** The one key that its block lacks, when its value would fit there and no other key is meant: `firstName` for `prenom`. */
function onlyPair(schema: z.ZodType, read: ReadDocument, unknown: Unknown, faults: readonly Fault[]): Fault | undefined {
  const inBlock = (path: readonly PropertyKey[]) => path.join("\n") === unknown.path.join("\n");
  const [lacking, ...others] = faults.filter(({ kind, path }) => kind === "missing" && inBlock(path.slice(0, -1)));
  if (lacking === undefined || others.length > 0) return undefined;
  if (faults.filter(({ kind, path }) => kind === "unknown" && inBlock(path)).length > 1) return undefined;
  const near = keyByName(schema, read, unknown) ?? suggest(unknown.key, keysAt(schema, unknown.path) ?? []);
  if (near !== null && near !== lastKey(lacking)) return undefined;
  const { value } = placed(read, [...unknown.path, unknown.key]);
  return wantedAt(schema, lacking.path).fits(value) ? lacking : undefined;
}

function lastKey(fault: Fault): string {
  return String(fault.path.at(-1));
}
