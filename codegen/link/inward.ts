import type { z } from "zod";
import type { Diagnostic } from "../diagnostic/diagnostic";
import type { ReadDocument } from "../read/readDocument";
import { conditionsBeside } from "./conditionsBeside";
import type { Fault } from "./flatIssues";
import { languagesBeside } from "./languagesBeside";
import { linesAt, placed } from "./placed";
import { valuesBeside } from "./valuesBeside";
import type { Written } from "./written";

export type Unknown = Extract<Fault, { kind: "unknown" }>;

/** Keys that stand beside the block they belong into. */
export interface Inward {
  readonly path: readonly PropertyKey[];
  readonly keys: readonly string[];
  /** The block, and what it would then hold; undefined when that cannot be told. */
  readonly into: string;
  readonly value: unknown;
  readonly finding: Diagnostic;
}

/** A block with keys that it does not know. */
export interface Beside {
  readonly schema: z.ZodType;
  readonly read: ReadDocument;
  readonly path: readonly PropertyKey[];
  readonly keys: readonly string[];
  readonly written: Written;
}

/** Unknown keys that belong into a block beside them: languages of a text, who may pass, and what an address is given. */
export function inward(schema: z.ZodType, read: ReadDocument, faults: readonly Unknown[], written: Written): readonly Inward[] {
  const blocks = new Map<string, { readonly path: readonly PropertyKey[]; readonly keys: string[] }>();
  for (const { path, key } of faults) {
    const place = path.map(String).join("\n");
    const block = blocks.get(place);
    if (block === undefined) blocks.set(place, { path, keys: [key] });
    else block.keys.push(key);
  }
  return [...blocks.values()].flatMap((block) => {
    const beside = { schema, read, written, ...block };
    const languages = languagesBeside(beside);
    const taken = languages.flatMap((one) => one.keys);
    const rest = { ...beside, keys: block.keys.filter((key) => !taken.includes(key)) };
    return [...languages, ...conditionsBeside(rest), ...valuesBeside(rest)];
  });
}

/** The block to write, in place of the keys beside it and of what it held. */
export function placeRemedy({ read, path }: Pick<Beside, "read" | "path">, keys: readonly string[], into: string, text: string): string {
  const old = placed(read, [...path, into]).value === undefined ? keys : [into, ...keys];
  return `Write ${into}: ${text} in place of ${linesAt(read, path, old)}.`;
}
