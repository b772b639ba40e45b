import type { z } from "zod";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { INVISIBLE, invisibleIn } from "../diagnostic/invisible";
import { editDistance, suggest } from "../diagnostic/suggest";
import type { ReadDocument } from "../read/readDocument";
import type { Fault } from "./flatIssues";
import { knownValue } from "./knownValue";
import type { Rename } from "./mendKeys";
import { type Placed, placed } from "./placed";
import type { RouteAt } from "./routeAt";
import { keysAt, knownAt, wantedAt } from "./schemaKeys";
import { valueFinding } from "./valueFinding";

type Unknown = Extract<Fault, { kind: "unknown" }>;

/** Findings for the faults of one document. A missing key and a misspelt one beside it become one finding. */
export function schemaFindings(
  schema: z.ZodType,
  read: ReadDocument,
  faults: readonly Fault[],
  route: RouteAt,
): { readonly findings: readonly Diagnostic[]; readonly renames: readonly Rename[] } {
  const findings: Diagnostic[] = [];
  const renames: Rename[] = [];
  const missing = new Set(faults.filter(({ kind }) => kind === "missing"));
  for (const fault of faults) {
    if (fault.kind !== "unknown") continue;
    const pair = [...missing].find((other) => meant(fault, other)) ?? onlyPair(schema, read, fault, faults);
    if (pair !== undefined) missing.delete(pair);
    const address = pair === undefined ? addressKey(schema, read, fault, route) : null;
    const to = pair !== undefined ? lastKey(pair) : address === null ? nearKey(schema, read, fault) : "route";
    renames.push({ path: fault.path, from: fault.key, to });
    findings.push(address ?? unknownKey(schema, read, fault, to, pair !== undefined));
  }
  for (const fault of faults) {
    if (fault.kind === "missing" && missing.has(fault)) findings.push(missingKey(schema, read, fault.path));
    else if (fault.kind !== "missing" && fault.kind !== "unknown")
      findings.push(
        amongLanguages(schema, read, fault) ??
          amongEntries(schema, read, fault) ??
          valueFinding(read, fault, route, wantedAt(schema, fault.path)),
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

function meant(unknown: Unknown, missing: Fault): boolean {
  if (missing.path.length !== unknown.path.length + 1) return false;
  if (!unknown.path.every((step, index) => missing.path[index] === step)) return false;
  const name = lastKey(missing);
  return editDistance(unknown.key.toLowerCase(), name.toLowerCase()) <= Math.max(1, Math.floor(unknown.key.length / 2));
}

/** The one key that its block lacks, when its value would fit there: `firstName` for `prenom`. */
function onlyPair(schema: z.ZodType, read: ReadDocument, unknown: Unknown, faults: readonly Fault[]): Fault | undefined {
  const inBlock = (path: readonly PropertyKey[]) => path.join("\n") === unknown.path.join("\n");
  const [lacking, ...others] = faults.filter(({ kind, path }) => kind === "missing" && inBlock(path.slice(0, -1)));
  if (lacking === undefined || others.length > 0) return undefined;
  if (faults.filter(({ kind, path }) => kind === "unknown" && inBlock(path)).length > 1) return undefined;
  const { value } = placed(read, [...unknown.path, unknown.key]);
  return wantedAt(schema, lacking.path).fits(value) ? lacking : undefined;
}

/** `url: /planning/report`: the address of a route under a key of another product. */
function addressKey(schema: z.ZodType, read: ReadDocument, { path, key }: Unknown, route: RouteAt): Diagnostic | null {
  const { value, key: at } = placed(read, [...path, key]);
  const isFree = keysAt(schema, path)?.includes("route") === true && placed(read, [...path, "route"]).value === undefined;
  const remedy = isFree && typeof value === "string" && value.includes("/") ? route(value) : null;
  return remedy === null
    ? null
    : finding(at, "unknown-key", `"${key}" is not a key that can stand here; the name of a route opens a page, under "route:".`, {
        hint: remedy.replace("Write ", "Write route: "),
      });
}

function lastKey(fault: Fault): string {
  return String(fault.path.at(-1));
}

/** Keys of other products, and of people's minds. */
const SAME: Readonly<Record<string, string>> = {
  allOf: "anyOf",
  any: "anyOf",
  droits: "anyOf",
  grants: "anyOf",
  oneOf: "anyOf",
  roles: "anyOf",
};

/** The free key nearest to a misspelt one. */
function nearKey(schema: z.ZodType, read: ReadDocument, { path, key }: Unknown): string | null {
  const known = keysAt(schema, path) ?? [];
  const free = known.filter((name) => placed(read, [...path, name]).value === undefined);
  const same = SAME[key];
  return same !== undefined && free.includes(same) ? same : suggest(key, free);
}

/** What has its name beside it, and where. */
const NAMED: readonly (readonly [RegExp, string, string])[] = [
  [/^tiles?$/i, "a tile", "menus/<section>.yaml"],
  [/^groups?$/i, "a group of tiles", "menus/<section>.yaml"],
  [/^(?:sections?|menus?)$/i, "a section", "menus/<section>.yaml"],
  [/^routes?$/i, "a route", "applications/<domain>/<application>.yaml"],
  [/^(?:apps?|applications?)$/i, "an application", "applications/<domain>/<application>.yaml"],
  [/^(?:grants?|droits?)$/i, "a grant", "grants/<family>.yaml"],
  [/^(?:personas?|users?)$/i, "a demo account", "personas/<id>.yaml"],
];

function unknownKey(schema: z.ZodType, read: ReadDocument, fault: Unknown, to: string | null, needed: boolean): Diagnostic {
  const at: Placed = placed(read, [...fault.path, fault.key]);
  const known = keysAt(schema, fault.path) ?? [];
  if (INVISIBLE.test(fault.key)) {
    const { what, remedy } = invisibleIn(fault.key);
    return finding(at.key, "unknown-key", `${what} stands in "${fault.key}".`, { hint: remedy });
  }
  const where = known.length === 0 ? "" : `Keys that can stand here: ${known.join(", ")}.`;
  const [, what, place] = NAMED.find(([words]) => words.test(fault.key)) ?? [];
  if (read.kind === "labels" && fault.path.length === 0 && what !== undefined) {
    return finding(at.key, "unknown-key", `"${fault.key}" stands here, but the name of ${what} is no text of this file.`, {
      hint: `Write it in ${place}, as the "label:" of ${what}, and remove it here.`,
    });
  }
  if (read.kind === "labels" && fault.path.length === 0) {
    return finding(at.key, "unknown-key", `"${fault.key}" stands beside the parts of this file, but texts stand below one of them.`, {
      hint: `Put it below one of ${known.join(", ")}, in every language. Texts of tiles, routes, sections and grants stand beside them, not here.`,
    });
  }
  if (to === null) {
    return finding(at.key, "unknown-key", `"${fault.key}" is not a key that can stand here.`, {
      hint: `Remove it or correct it. ${where}`.trim(),
    });
  }
  if (to.toLowerCase() === fault.key.toLowerCase())
    return finding(at.key, "unknown-key", `"${fault.key}" is written with other capitals: did you mean "${to}"?`, {
      hint: `Write "${to}:" instead.`,
    });
  if (to === "anyOf")
    return finding(at.key, "unknown-key", `"${fault.key}" is not a key that can stand here; did you mean "anyOf"?`, {
      hint: `Write "anyOf:" instead: whoever holds one of the grants passes. ${where}`,
    });
  const lacking = needed ? `, and "${to}" is missing` : "";
  return finding(at.key, "unknown-key", `"${fault.key}" is not a key that can stand here${lacking}; did you mean "${to}"?`, {
    hint: `Write "${to}:" instead, or remove the key. ${where}`.trim(),
  });
}

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
  if (entry.length > 0)
    return `Add a line "${key}:" to this block, and below it an entry: - { ${entry.map((one) => `${one.key}: ${one.sample}`).join(", ")} }`;
  return `Add a line "${written}" to this block.`;
}

function missingKey(schema: z.ZodType, read: ReadDocument, path: readonly PropertyKey[]): Diagnostic {
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
