import type { z } from "zod";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { INVISIBLE, invisibleIn } from "../diagnostic/invisible";
import type { ReadDocument } from "../read/readDocument";
import { namesIn } from "./accessRemedy";
import type { Unknown } from "./flatIssues";
import { freeKeys } from "./meantKey";
import { type Placed, placed } from "./placed";
import { keysAt, wantedAt } from "./schemaKeys";
import type { Written } from "./written";

/** `url: /planning/report`: the address of a route under a key of another product. */
export function addressKey(schema: z.ZodType, read: ReadDocument, { path, key }: Unknown, { routeAt }: Written): Diagnostic | null {
  const { value, key: at } = placed(read, [...path, key]);
  const isFree = keysAt(schema, path)?.includes("route") === true && placed(read, [...path, "route"]).value === undefined;
  const remedy = isFree && typeof value === "string" && value.includes("/") ? routeAt(value) : null;
  return remedy === null
    ? null
    : finding(at, "unknown-key", `"${key}" is not a key that can stand here; the name of a route opens a page, under "route:".`, {
        hint: remedy.replace("Write ", "Write route: "),
      });
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

/** A key that cannot stand where it does. */
export function unknownKey(schema: z.ZodType, read: ReadDocument, fault: Unknown, to: string | null, lacking: string): Diagnostic {
  const at: Placed = placed(read, [...fault.path, fault.key]);
  const known = keysAt(schema, fault.path) ?? [];
  if (INVISIBLE.test(fault.key)) {
    const { what, remedy } = invisibleIn(fault.key);
    return finding(at.key, "unknown-key", `${what} stands in "${fault.key}".`, { hint: remedy });
  }
  const word = accessWord(schema, at, fault, Object.keys(Object(placed(read, fault.path).value)).length - 1);
  if (word !== null) return finding(at.key, "unknown-key", `"${fault.key}" stands alone, without braces.`, { hint: word });
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
      hint: correctRemedy(freeKeys(schema, read, fault.path), known),
    });
  }
  if (to.toLowerCase() === fault.key.toLowerCase())
    return finding(at.key, "unknown-key", `"${fault.key}" is written with other capitals: did you mean "${to}"?`, {
      hint: `Write "${to}:" instead.`,
    });
  if (to === "anyOf")
    return finding(at.key, "unknown-key", `"${fault.key}" is not a key that can stand here; did you mean "anyOf"?`, {
      hint: `Write anyOf: [${namesIn(at.value)?.join(", ") ?? "…"}] instead: whoever holds one of the grants passes. ${where}`,
    });
  return finding(at.key, "unknown-key", `"${fault.key}" is not a key that can stand here${lacking}; did you mean "${to}"?`, {
    hint: `Write "${to}:" instead. ${where}`.trim(),
  });
}

/** What is written is never lost for its key alone. */
function correctRemedy(free: readonly string[], known: readonly string[]): string {
  const meant =
    free.length > 1
      ? `Correct the key to one of: ${free.join(", ")}`
      : `Write its value where it belongs, under one of the keys that can stand here (${known.join(", ")})`;
  return `${meant}; remove it only when nothing of it is meant.`;
}

/** `{ inherit, anyOf: [some.grant] }`: a word for who may pass, where conditions stand. */
function accessWord(schema: z.ZodType, { value }: Placed, { path, key }: Unknown, others: number): string | null {
  const fits = path.at(-1) === "access" && (value ?? null) === null && wantedAt(schema, path).fits(key);
  if (!fits) return null;
  return others > 0 ? `Remove "${key}": what stands beside it says who may pass.` : `Write access: ${key}`;
}
